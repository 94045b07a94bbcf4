"""Doorbell and notice for where nobody listens: a sheet that is only played, a command line."""


class NoDoorbell:
    """Rings nowhere; settlement follows with the next entry."""

    def settle(self, session: str) -> None:
        """Do nothing."""

    def reckon(self, session: str) -> None:
        """Do nothing."""


class NoNotice:
    """Tells nobody."""

    def announce(self, session: str, version: int, *, settled: bool) -> None:
        """Do nothing."""

    def wait(self, session: str, *, after: int, seconds: float) -> None:
        """Return at once: nobody will announce anything."""
