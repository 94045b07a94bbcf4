"""Who may send which request, and how often."""
