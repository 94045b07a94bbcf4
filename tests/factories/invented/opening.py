"""Makes a session's first event from its opening, and the opening from the event."""

from service.domain.port.opening import Opening
from service.domain.values.money import CURRENCIES
from tests.factories.invented import events as e
from tests.factories.invented.rules import InventedRules


def start(opening: Opening[InventedRules]) -> tuple[e.Event, ...]:
    """Return the event that opens a session."""
    return (
        e.SessionOpened(
            name=opening.title,
            preset=opening.preset,
            rules=opening.rules,
            currency=opening.currency.code,
        ),
    )


def opening_of(event: e.Event) -> Opening[InventedRules]:
    """Return the opening of a session's first event: the inverse of ``start``."""
    assert isinstance(event, e.SessionOpened), "a session's first event opens it"
    currency = CURRENCIES[event.currency]
    return Opening(
        title=event.name, preset=event.preset, rules=event.rules, currency=currency, own={}
    )
