"""Seals: small signed texts that name the newest event of a session and its hash."""
