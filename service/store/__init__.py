"""Stores the log, its idempotency records and derived data. The only package with SQL."""
