"""Arithmetic on stored times: ISO 8601 text in UTC with microseconds, which sorts by time."""

from datetime import datetime, timedelta


def later(at: str, seconds: int) -> str:
    """Return the time ``seconds`` after ``at``; negative seconds give an earlier time."""
    moment = datetime.fromisoformat(at.removesuffix("Z")) + timedelta(seconds=seconds)
    return f"{moment.isoformat(timespec='microseconds')}Z"


def seconds_between(earlier: str, later: str) -> float:
    """Return the seconds from ``earlier`` to ``later``; at least 0, as clocks differ."""
    difference = datetime.fromisoformat(later) - datetime.fromisoformat(earlier)
    return max(0.0, difference.total_seconds())
