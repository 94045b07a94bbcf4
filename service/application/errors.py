"""What can go wrong on the way of an entry, apart from a rule that refuses it."""


class UnknownSession(LookupError):  # noqa: N818 - reads as what it says at the raise
    """There is no session of that id."""

    def __init__(self, session: str) -> None:
        super().__init__(f"There is no session {session}.")


class SessionExists(Exception):  # noqa: N818
    """A session of that id is there already, opened under another key."""

    def __init__(self, session: str) -> None:
        super().__init__(f"There is a session {session} already.")


class WrongVersion(Exception):  # noqa: N818
    """Somebody else recorded an event of that version first."""

    def __init__(self, stream: str, expected: int) -> None:
        super().__init__(f"Stream {stream} is not at version {expected}.")


class KeyTaken(Exception):  # noqa: N818
    """Somebody else recorded an entry under that key in the meantime: read its answer."""

    def __init__(self, scope: str, key: str) -> None:
        super().__init__(f"The key {key!r} is taken in {scope}.")
        self.scope = scope
        self.key = key


class EventTaken(Exception):  # noqa: N818
    """There is an event of that id already; ids follow from sessions and keys, so it is no race."""

    def __init__(self) -> None:
        super().__init__("There is an event of the same id already.")


class KeyReused(Exception):  # noqa: N818
    """The same key came with another request."""

    def __init__(self, key: str) -> None:
        super().__init__(f"The key {key!r} was used for another request.")
        self.key = key


class EntryInBetween(Exception):  # noqa: N818
    """Another entry was recorded since the version that the caller had seen."""

    def __init__(self, current: int) -> None:
        super().__init__(f"The session is at version {current}.")
        self.current = current


class NoDevice(Exception):  # noqa: N818
    """Whoever asks for the pen is no paired device, and needs none."""

    def __init__(self) -> None:
        super().__init__("Only a paired device takes the pen; this key enters without it.")


class TooBusy(Exception):  # noqa: N818
    """Other writers were faster, again and again."""

    def __init__(self, session: str) -> None:
        super().__init__(f"Session {session} is being written to from too many places at once.")


class StoreUnusable(Exception):  # noqa: N818
    """The database cannot be used, now or at all; the message is for whoever runs it."""
