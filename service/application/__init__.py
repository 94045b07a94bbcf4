"""Load, decide, append, nudge: the one way into the log. Knows no HTTP and no SQL."""
