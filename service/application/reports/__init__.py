"""Reports: requested, made and stored."""
