"""The entries of Swiss Tarot, each declared once. ``domain.port.entries`` explains fields."""

from dataclasses import replace

from service.domain.games.tarot import commands as c
from service.domain.games.tarot import events as e
from service.domain.games.tarot.rules import ROUNDS_MAX
from service.domain.games.tarot.state import SEATS
from service.domain.port.entries import CLOSING, EntryKind, Field, FieldType
from service.domain.session.seats import AMOUNT, buy_in_kind, cash_out_kind, seat_kind

SEAT = seat_kind(e.PunterSeated)
BUY_IN = buy_in_kind(e.MoneyBroughtIn)
CASH_OUT = cash_out_kind(e.MoneyCashedOut)
ANTE = EntryKind(
    verb="ante",
    path="antes",
    command=c.BeginGame,
    event=e.GameBegun,
    fields=(replace(AMOUNT, optional=True),),
)
COUNT = EntryKind(
    verb="count",
    path="counts",
    command=c.CountRound,
    event=e.RoundCounted,
    fields=(
        Field(name="counts", type=FieldType.COUNTS, least=SEATS - 1, most=SEATS),
        Field(
            name="place",
            type=FieldType.NUMBER,
            optional=True,
            least=0,
            most=ROUNDS_MAX,
            in_line=False,
        ),
    ),
    waits=True,
)
END = EntryKind(verb="end", path="deal-ends", command=c.AbandonGame, event=e.GameAbandoned)
CLOSE = EntryKind(
    verb="close", path="closings", command=c.CloseSession, event=e.SessionClosed, role=CLOSING
)

ENTRIES = (SEAT, BUY_IN, CASH_OUT, ANTE, COUNT, END, CLOSE)
