"""Everything specific to PostgreSQL."""
