"""What a Swiss Tarot table shows, to whom, and the state that a view contains."""
