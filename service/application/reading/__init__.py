"""Reads for clients: lists, histories, standings, live updates. It records nothing."""
