"""The entries of Basset, each declared once. ``domain.port.entries`` explains fields."""

from dataclasses import replace

from service.domain.games.basset import commands as c
from service.domain.games.basset import events as e
from service.domain.games.basset.settle import LOSE, WIN
from service.domain.port.entries import CLOSING, EntryKind, Field, FieldType, ForAll
from service.domain.session.seats import AMOUNT, PLAYER, buy_in_kind, cash_out_kind, seat_kind
from service.domain.values.cards import DRAWN_PATTERN, SUITS, TABLE_PATTERN

DRAW_NUMBER_MAX = 10**6

CARD = Field(name="card", type=FieldType.CARD, pattern=TABLE_PATTERN)
DRAW_NUMBER = Field(
    name="place", type=FieldType.NUMBER, optional=True, least=0, most=DRAW_NUMBER_MAX, in_line=False
)


def _drawn(*arguments: str) -> Field:
    """Return the field of the drawn cards, one card for each of ``arguments``."""
    return Field(
        name="cards",
        type=FieldType.CARDS,
        arguments=arguments,
        least=len(arguments),
        most=len(arguments),
        pattern=DRAWN_PATTERN,
    )


SUIT = Field(name="suit", type=FieldType.CHOICE, optional=True, choices=SUITS)
SEAT = seat_kind(e.PunterSeated, c.SeatPunter, SUIT)
BUY_IN = buy_in_kind(e.MoneyBroughtIn)
CASH_OUT = cash_out_kind(e.MoneyCashedOut)
FUND = EntryKind(
    verb="fund", path="bank-funds", command=c.FundBank, event=e.BankFunded, fields=(AMOUNT,)
)
STAKE = EntryKind(
    verb="stake",
    path="stakes",
    command=c.PlaceStake,
    event=e.StakePlaced,
    fields=(PLAYER, CARD, AMOUNT),
)
WITHDRAW = EntryKind(
    verb="withdraw",
    path="withdrawals",
    command=c.WithdrawStake,
    event=e.StakeWithdrawn,
    fields=(PLAYER, CARD),
)


def _draw(verb: str, command: type, event: type, *arguments: str) -> EntryKind:
    return EntryKind(
        verb=verb,
        path="draws",
        selector="kind",
        command=command,
        event=event,
        fields=(_drawn(*arguments), DRAW_NUMBER),
        waits=True,
    )


FASSE = _draw("fasse", c.TurnFasse, e.FasseTurned, "card")
PAIR = _draw("pair", c.DealPair, e.PairDealt, "first", "second")
LAST = _draw("last", c.TurnLastCard, e.LastCardTurned, "card")


def _answer(verb: str, command: type, event: type) -> EntryKind:
    return EntryKind(
        verb=verb,
        path="answers",
        selector="answer",
        command=command,
        event=event,
        fields=(PLAYER, CARD, DRAW_NUMBER),
    )


TAKE = replace(
    _answer("take", c.TakeWin, e.WinTaken),
    fields=(PLAYER, CARD, replace(AMOUNT, name="restake", optional=True), DRAW_NUMBER),
    for_all=ForAll(command=c.TakeEveryWin, replaces=("punter", "card", "restake")),
)
PAROLI = _answer("paroli", c.MakeParoli, e.ParoliMade)
PAY = _answer("pay", c.ChoosePay, e.PayChosen)
MACE = EntryKind(
    verb="mace",
    path="maces",
    command=c.MaceStake,
    event=e.StakeMaced,
    fields=(PLAYER, CARD, AMOUNT),
)
SIDE_BET = EntryKind(
    verb="sidebet",
    path="side-bets",
    command=c.LaySideBet,
    event=e.SideBetLaid,
    fields=(
        replace(PLAYER, name="backer"),
        replace(PLAYER, name="against"),
        PLAYER,
        CARD,
        Field(name="outcome", type=FieldType.CHOICE, choices=(WIN, LOSE)),
        AMOUNT,
    ),
)
BOOK = EntryKind(
    verb="book",
    path="books",
    command=c.BuyBook,
    event=e.BookBought,
    fields=(PLAYER, replace(AMOUNT, name="price", least=0)),
)
END = EntryKind(verb="end", path="deal-ends", command=c.EndDeal, event=e.DealEnded)
CLOSE = EntryKind(
    verb="close", path="closings", command=c.CloseSession, event=e.SessionClosed, role=CLOSING
)

ENTRIES = (
    *(SEAT, BUY_IN, CASH_OUT, FUND, STAKE, WITHDRAW, FASSE, PAIR, LAST, TAKE, PAROLI, PAY),
    *(MACE, SIDE_BET, BOOK, END, CLOSE),
)
