"""Exact odds of Baccarat: how often a hand is a natural, and what the bank gains at best."""
