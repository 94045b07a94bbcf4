"""The use cases: load, decide, append, notify. Independent of HTTP and SQL."""
