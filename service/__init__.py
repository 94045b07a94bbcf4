"""Paroli: a ledger and bankroll service for historical card games."""
