"""What a Swiss Tarot table allows: its decisions, its offers, and the checks of both."""
