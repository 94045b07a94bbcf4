"""Paroli: the books of a Basset table."""
