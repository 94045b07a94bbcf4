"""Session reports: one model, written in many formats."""
