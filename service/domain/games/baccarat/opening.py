"""Makes a Baccarat session's first event from its opening, and the opening from the event."""

from service.domain.games.baccarat import events as e
from service.domain.games.baccarat.rules import BaccaratRules
from service.domain.port.opening import Opening, opened_fields, opening_from


def start(opening: Opening[BaccaratRules]) -> tuple[e.Event, ...]:
    """Return the event that opens a session."""
    return (e.SessionOpened(**opened_fields(opening)),)


def opening_of(event: e.Event) -> Opening[BaccaratRules]:
    """Return the opening of a session's first event: the inverse of ``start``."""
    assert isinstance(event, e.SessionOpened), "a session's first event opens it"
    return opening_from(event)
