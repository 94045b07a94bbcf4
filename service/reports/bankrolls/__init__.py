"""The list of all bankrolls with its totals, in every format."""
