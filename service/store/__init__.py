"""Out: the log, its keys and what is derived from it. The only place that knows SQL."""
