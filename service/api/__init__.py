"""The HTTP API: turns requests into commands, and events into responses. No rules, no SQL."""
