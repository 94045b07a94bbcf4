"""The time of day, for those who need a real one."""

from datetime import UTC, datetime


class SystemClock:
    """The machine's clock."""

    def now(self) -> str:
        """Return the time in UTC as ISO 8601 with microseconds."""
        now = datetime.now(UTC).replace(tzinfo=None)
        return f"{now.isoformat(timespec='microseconds')}Z"
