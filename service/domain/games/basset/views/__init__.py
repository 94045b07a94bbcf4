"""What a Basset table shows, to whom, and the state that a view contains."""
