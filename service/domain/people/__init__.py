"""People of the house, and their bankrolls."""
