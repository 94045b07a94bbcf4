"""Exact odds of Lansquenet, and what a fair shuffle decides."""
