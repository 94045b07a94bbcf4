"""Exact odds of Glic, and what a fair shuffle decides."""
