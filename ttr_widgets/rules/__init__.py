"""What may happen. One page for each kind of action; ``engine`` is the door."""
