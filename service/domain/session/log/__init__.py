"""The log of a session: recorded events, and their hash chain."""
