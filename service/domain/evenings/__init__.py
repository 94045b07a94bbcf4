"""Evenings: tables that belong together, and the list of all streams."""
