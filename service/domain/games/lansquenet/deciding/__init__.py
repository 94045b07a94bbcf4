"""What a Lansquenet table allows: its decisions, its offers, and the checks of both."""
