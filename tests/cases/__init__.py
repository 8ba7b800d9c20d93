"""Situations at the table with their right outcomes."""
