"""Archives of a house: exported, checked and imported."""
