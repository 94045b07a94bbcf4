"""Makes a Basset session's first event from its opening, and the opening from the event."""

from service.domain.games.basset import events as e
from service.domain.games.basset.rules import HouseRules
from service.domain.port.entries import Field, FieldType
from service.domain.port.opening import Opening, OpeningField
from service.domain.values.money import CURRENCIES

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
    return (
        e.SessionOpened(
            name=opening.title,
            preset=opening.preset,
            rules=opening.rules,
            currency=opening.currency.code,
            holder=opening.own["holder"],
            funds=opening.own["bank"],
        ),
    )


def opening_of(event: e.Event) -> Opening[HouseRules]:
    """Return the opening of a session's first event: the inverse of ``start``."""
    assert isinstance(event, e.SessionOpened), "a session's first event opens it"
    return Opening(
        title=event.name,
        preset=event.preset,
        rules=event.rules,
        currency=CURRENCIES[event.currency],
        own={"bank": event.funds, "holder": event.holder},
    )
