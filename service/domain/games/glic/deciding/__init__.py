"""What a Glic table allows: its decisions, its offers, and the checks of both."""
