"""The entries of Lansquenet, each declared once. ``domain.port.entries`` explains fields."""

from dataclasses import replace

from service.domain.games.lansquenet import commands as c
from service.domain.games.lansquenet import events as e
from service.domain.games.lansquenet.cards import CARD_PATTERN
from service.domain.games.lansquenet.hand_result import LEFT_AND_RIGHT
from service.domain.port.entries import CLOSING, EntryKind, Field, FieldType, ForAll
from service.domain.session.seats import AMOUNT, PLAYER, buy_in_kind, cash_out_kind, seat_kind
from service.domain.values.cards import PACK

HAND_NUMBER_MAX = 10**6

HAND_NUMBER = Field(
    name="place", type=FieldType.NUMBER, optional=True, least=0, most=HAND_NUMBER_MAX, in_line=False
)

SEAT = seat_kind(e.PunterSeated)
BUY_IN = buy_in_kind(e.MoneyBroughtIn)
CASH_OUT = cash_out_kind(e.MoneyCashedOut)
WAGER = EntryKind(
    verb="wager", path="wagers", command=c.PlaceWager, event=e.WagerPlaced, fields=(AMOUNT,)
)
COVER = EntryKind(
    verb="cover",
    path="covers",
    command=c.CoverWager,
    event=e.CoverPlaced,
    fields=(PLAYER, AMOUNT),
    for_all=ForAll(command=c.CoverRest, replaces=("amount",)),
)
WITHDRAW = EntryKind(
    verb="withdraw",
    path="withdrawals",
    command=c.WithdrawCover,
    event=e.CoverWithdrawn,
    fields=(PLAYER,),
)
MATCH = EntryKind(
    verb="match",
    path="hands",
    command=c.DealMatch,
    event=e.HandDealt,
    fields=(
        Field(name="outcome", type=FieldType.CHOICE, choices=("twins", "left", "right")),
        HAND_NUMBER,
    ),
    waits=True,
)
CARDS = EntryKind(
    verb="cards",
    path="hands",
    command=c.DealCards,
    event=e.HandDealt,
    fields=(
        Field(
            name="cards",
            type=FieldType.CARDS,
            least=LEFT_AND_RIGHT,
            most=PACK,
            pattern=CARD_PATTERN,
        ),
        HAND_NUMBER,
    ),
    waits=True,
)
PASS = EntryKind(verb="pass", path="passes", command=c.PassBank, event=e.BankPassed)
AUCTION = EntryKind(
    verb="auction",
    path="auctions",
    command=c.SellBank,
    event=e.BankSold,
    fields=(PLAYER, replace(AMOUNT, name="price")),
)
CLOSE = EntryKind(
    verb="close", path="closings", command=c.CloseSession, event=e.SessionClosed, role=CLOSING
)

ENTRIES = (
    *(SEAT, BUY_IN, CASH_OUT),
    # A hand with cards is written as cards, so that kind comes before the outcome alone.
    *(WAGER, COVER, WITHDRAW, CARDS, MATCH, PASS, AUCTION, CLOSE),
)
