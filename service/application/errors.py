"""Errors of recording and reading, apart from a rule's refusal."""

ATTEMPTS = 50
"""How often a write is tried while other writers win the race; then ``TooBusy``."""


class UnknownSession(LookupError):  # noqa: N818 - reads well at the raise
    """No session has that id."""

    def __init__(self, session: str) -> None:
        super().__init__(f"No session has the id {session}.")


class SessionExists(Exception):  # noqa: N818
    """A session with that id exists already, opened with another key."""

    def __init__(self, session: str) -> None:
        super().__init__(f"Session {session} exists already. Choose another id.")


class WrongVersion(Exception):  # noqa: N818
    """Another writer recorded an event with that version first."""

    def __init__(self, stream: str, expected: int) -> None:
        super().__init__(f"Stream {stream} is not at version {expected}.")


class KeyTaken(Exception):  # noqa: N818
    """Another writer stored a response or a refusal of that key in the meantime: read it."""

    def __init__(self, scope: str, key: str) -> None:
        super().__init__(f"The key {key!r} is taken in {scope}.")
        self.scope = scope
        self.key = key


class KeyReused(Exception):  # noqa: N818
    """The same key was used for another request."""

    def __init__(self, key: str) -> None:
        super().__init__(f"The key {key!r} was used for another request. Use a new key.")
        self.key = key


class EntryInBetween(Exception):  # noqa: N818
    """Another entry was recorded after the version that the client named, or it is not reached."""

    def __init__(self, seen: int, current: int) -> None:
        older = f"There is a newer entry: version {current}."
        newer = f"There is no version {seen} yet: the newest is {current}."
        super().__init__(f"{older if seen <= current else newer} Read it, then try again.")
        self.current = current


class NoDevice(Exception):  # noqa: N818
    """The request for control does not come from a paired device."""

    def __init__(self) -> None:
        super().__init__("Only a paired device can take the pen. This key can write without it.")


class TooBusy(Exception):  # noqa: N818
    """Other writers won the race for the version in every attempt."""

    def __init__(self, session: str) -> None:
        super().__init__(f"Too many clients write to session {session} at once. Try again.")


class StoreUnusable(Exception):  # noqa: N818
    """The database cannot be used, now or at all. The message is for the operator."""


class StoreUnwritable(StoreUnusable):
    """The database can be read and refuses writes: its disk is full, or it is read-only."""
