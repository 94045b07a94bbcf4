"""Makes a Basset session's first event from its opening, and the opening from the event."""

from service.domain.games.basset import events as e
from service.domain.games.basset.rules import HouseRules
from service.domain.port.entries import Field, FieldType
from service.domain.port.opening import Opening, OpeningField, opened_fields, opening_from

OPENING_FIELDS = (
    OpeningField(
        field=Field(name="bank", type=FieldType.AMOUNT, least=0), default=0, path=("bank", "funds")
    ),
    OpeningField(
        field=Field(name="holder", type=FieldType.TEXT, in_line=False, optional=True),
        default=None,
        path=("bank", "holder"),
    ),
)


def start(opening: Opening[HouseRules]) -> tuple[e.Event, ...]:
    """Return the event that opens a session."""
    own = opening.own
    fields = opened_fields(opening)
    return (e.SessionOpened(**fields, holder=own["holder"], funds=own["bank"]),)


def opening_of(event: e.Event) -> Opening[HouseRules]:
    """Return the opening of a session's first event: the inverse of ``start``."""
    assert isinstance(event, e.SessionOpened), "a session's first event opens it"
    return opening_from(event, bank=event.funds, holder=event.holder)
