"""The real clock."""

from datetime import UTC, datetime


class SystemClock:
    """Reads the clock of this machine."""

    def now(self) -> str:
        """Return the time in UTC as ISO 8601 with microseconds."""
        now = datetime.now(UTC).replace(tzinfo=None)
        return f"{now.isoformat(timespec='microseconds')}Z"
