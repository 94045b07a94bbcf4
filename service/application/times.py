"""Reckoning with times as they are kept: ISO 8601 in UTC with microseconds, in order as text."""

from datetime import datetime, timedelta


def later(at: str, seconds: int) -> str:
    """Return the time so many seconds after ``at``; before it if they are below zero."""
    then = datetime.fromisoformat(at.removesuffix("Z")) + timedelta(seconds=seconds)
    return f"{then.isoformat(timespec='microseconds')}Z"


def seconds_between(earlier: str, later: str) -> float:
    """Return how far two times are apart; never less than nothing: clocks differ."""
    apart = datetime.fromisoformat(later) - datetime.fromisoformat(earlier)
    return max(0.0, apart.total_seconds())
