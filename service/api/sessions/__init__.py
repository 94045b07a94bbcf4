"""Endpoints of sessions: entries, corrections, lists, and what one session shows."""
