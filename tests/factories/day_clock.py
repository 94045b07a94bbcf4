"""A clock that tests set."""


class DayClock:
    """A clock that stands still at 20:00 UTC of the day to which a test sets it."""

    def __init__(self, day: str) -> None:
        self.day = day

    def now(self) -> str:
        return f"{self.day}T20:00:00.000000Z"
