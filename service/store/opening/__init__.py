"""Opens the store at a URL, and migrates its tables."""
