"""The entries of Lansquenet, each declared once. ``domain.port.entries`` explains fields."""

from dataclasses import replace

from service.domain.games.lansquenet import commands as c
from service.domain.games.lansquenet import events as e
from service.domain.games.lansquenet.cards import CARD_PATTERN
from service.domain.games.lansquenet.hand_result import LEFT_AND_RIGHT
from service.domain.port.entries import EntryKind, Field, FieldType, ForAll
from service.domain.session.seats import AMOUNT, PLAYER, buy_in_kind, cash_out_kind, seat_kind
from service.domain.values.cards import PACK

HAND_NUMBER_MAX = 10**6

HAND_NUMBER = Field(
    name="place",
    type=FieldType.NUMBER,
    optional=True,
    least=0,
    most=HAND_NUMBER_MAX,
    in_line=False,
    meaning="The number of the hand in the session, from 0. Another number is refused.",
)

WAGER = EntryKind(
    verb="wager",
    path="wagers",
    meaning="Put up the banker's wager.",
    command=c.PlaceWager,
    event=e.WagerPlaced,
    fields=(AMOUNT,),
)
COVER = EntryKind(
    verb="cover",
    path="covers",
    meaning="Bet against a part of the wager.",
    command=c.CoverWager,
    event=e.CoverPlaced,
    fields=(PLAYER, AMOUNT),
    for_all=ForAll(
        command=c.CoverRest,
        replaces=("amount",),
        meaning="Cover all of the wager that is left.",
    ),
)
WITHDRAW = EntryKind(
    verb="withdraw",
    path="withdrawals",
    meaning="Take a whole cover back.",
    command=c.WithdrawCover,
    event=e.CoverWithdrawn,
    fields=(PLAYER,),
)
MATCH = EntryKind(
    verb="match",
    path="hands",
    meaning="Deal a hand and enter its outcome.",
    command=c.DealMatch,
    event=e.HandDealt,
    fields=(
        Field(
            name="outcome",
            type=FieldType.CHOICE,
            label="twins, left or right",
            choices=("twins", "left", "right"),
            meaning="What matched: the first two cards, the left one, or the right one.",
        ),
        HAND_NUMBER,
    ),
    waits=True,
)
CARDS = EntryKind(
    verb="cards",
    path="hands",
    meaning="Deal a hand and enter its cards.",
    command=c.DealCards,
    event=e.HandDealt,
    fields=(
        Field(
            name="cards",
            type=FieldType.CARDS,
            label="a card",
            least=LEFT_AND_RIGHT,
            most=PACK,
            pattern=CARD_PATTERN,
            meaning="Left, right and the middle, in the order dealt; the last one matches.",
        ),
        HAND_NUMBER,
    ),
    waits=True,
)
PASS = EntryKind(
    verb="pass",
    path="passes",
    meaning="Pass the deck to the next in line.",
    command=c.PassBank,
    event=e.BankPassed,
)
AUCTION = EntryKind(
    verb="auction",
    path="auctions",
    meaning="Sell the deck to a player.",
    command=c.SellBank,
    event=e.BankSold,
    fields=(
        replace(PLAYER, meaning="The player who buys the deck."),
        replace(AMOUNT, name="price", label="a price"),
    ),
)
CLOSE = EntryKind(
    verb="close",
    path="closings",
    meaning="Close the session.",
    command=c.CloseSession,
    event=e.SessionClosed,
)

ENTRIES = (
    seat_kind(e.PunterSeated),
    buy_in_kind(e.MoneyBroughtIn),
    cash_out_kind(e.MoneyCashedOut),
    # A hand with cards is written as cards, so that kind comes before the outcome alone.
    *(WAGER, COVER, WITHDRAW, CARDS, MATCH, PASS, AUCTION, CLOSE),
)
