"""Endpoints of evenings: gatherings, and standings over their tables."""
