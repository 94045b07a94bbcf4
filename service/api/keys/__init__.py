"""Endpoints of access keys and devices."""
