"""What a Baccarat table shows, to whom, and the state that a view contains."""
