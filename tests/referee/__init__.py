"""A second referee: slow, naive, and written from the texts of the game without the engine."""
