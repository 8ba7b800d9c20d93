"""How a board is used, case by case, from O-UX01 to O-UX15."""
