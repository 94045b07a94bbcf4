"""Exact odds of Basset: what a stake is worth, and what the bank stands to lose.

``docs/explanation/odds.md`` explains the mathematics and names its sources.
"""
