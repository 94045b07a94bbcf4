"""Keys that may not make a ruling may not change one either."""

from collections.abc import Iterable

from service.domain.session.history import Entry
from service.domain.session.rulings import RulingMade


class RulingForbidden(Exception):  # noqa: N818 - says what is the case
    """The request makes or changes a ruling, and its key may not."""

    def __init__(self) -> None:
        super().__init__("A dealer may not make or change a ruling. Ask a score-keeper.")


def is_ruling(entry: Entry) -> bool:
    """Return whether an entry is a ruling."""
    return any(isinstance(recorded.event, RulingMade) for recorded in entry.events)


def check_no_ruling(entries: Iterable[Entry]) -> None:
    """Raise ``RulingForbidden`` if one of ``entries`` is a ruling."""
    if any(map(is_ruling, entries)):
        raise RulingForbidden
