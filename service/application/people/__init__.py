"""People of the house: their bankrolls, and statements of these."""
