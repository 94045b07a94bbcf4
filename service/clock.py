"""The time of day, for those who need a real one."""

from datetime import UTC, datetime


class SystemClock:
    """The machine's clock."""

    def now(self) -> str:
        """Return the time in UTC as ISO 8601 with microseconds."""
        return datetime.now(UTC).strftime("%Y-%m-%dT%H:%M:%S.%fZ")
