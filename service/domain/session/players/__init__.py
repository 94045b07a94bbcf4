"""What every game does in the same way with its players."""
