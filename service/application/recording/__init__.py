"""Records entries: load, decide, append, notify."""
