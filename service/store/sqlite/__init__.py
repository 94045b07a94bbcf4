"""Everything specific to SQLite."""
