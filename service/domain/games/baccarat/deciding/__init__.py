"""Decides what a Baccarat table allows, and offers it."""
