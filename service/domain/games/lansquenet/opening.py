"""Makes a Lansquenet session's first event from its opening, and the opening from the event."""

from service.domain.games.lansquenet import events as e
from service.domain.games.lansquenet.rules import LansquenetRules
from service.domain.port.entries import Field, FieldType
from service.domain.port.opening import Opening, OpeningField, opening_from, start_with

# Score sheets of every game may state ``bank``. Lansquenet has no bank, so only 0 is accepted.
OPENING_FIELDS = (
    OpeningField(field=Field(name="bank", type=FieldType.AMOUNT, least=0, most=0), default=0),
)

start = start_with(e.SessionOpened)


def opening_of(event: e.Event) -> Opening[LansquenetRules]:
    """Return the opening of a session's first event: the inverse of ``start``."""
    return opening_from(event, bank=0)
