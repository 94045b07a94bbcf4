"""What a Lansquenet table shows, to whom, and the state that a view contains."""
