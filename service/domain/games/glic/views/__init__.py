"""What a Glic table shows, to whom, and the state that a view contains."""
