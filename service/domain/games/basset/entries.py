"""The entries of Basset, each declared once. ``domain.port.entries`` explains fields."""

from dataclasses import replace

from service.domain.games.basset import commands as c
from service.domain.games.basset import events as e
from service.domain.games.basset.settle import LOSE, WIN
from service.domain.port.entries import EntryKind, Field, FieldType, ForAll
from service.domain.session.seats import AMOUNT, PLAYER, buy_in_kind, cash_out_kind, seat_kind
from service.domain.values.cards import DRAWN_PATTERN, SUITS, TABLE_PATTERN

DRAW_NUMBER_MAX = 10**6

CARD = Field(
    name="card",
    type=FieldType.CARD,
    label="a card",
    pattern=TABLE_PATTERN,
    meaning="The punter's card on the table: a rank, with `#2` for its second copy.",
)
DRAW_NUMBER = Field(
    name="place",
    type=FieldType.NUMBER,
    optional=True,
    least=0,
    most=DRAW_NUMBER_MAX,
    in_line=False,
    meaning="The number of the draw in its deal, the fasse being 0. Another number is refused.",
)


def _drawn(*arguments: str) -> Field:
    """Return the field of the drawn cards, one card for each of ``arguments``."""
    return Field(
        name="cards",
        type=FieldType.CARDS,
        label="a card",
        arguments=arguments,
        least=len(arguments),
        most=len(arguments),
        pattern=DRAWN_PATTERN,
        meaning="The drawn cards in the order dealt: a rank, with a suit if the dealer called it.",
    )


SUIT = Field(
    name="suit",
    type=FieldType.CHOICE,
    label="a suit",
    optional=True,
    choices=SUITS,
    meaning="The suit of the punter's book.",
)
SEAT = seat_kind(e.PunterSeated, c.SeatPunter, SUIT)
BUY_IN = buy_in_kind(e.MoneyBroughtIn)
CASH_OUT = cash_out_kind(e.MoneyCashedOut)
FUND = EntryKind(
    verb="fund",
    path="bank-funds",
    meaning="Bring money into the bank.",
    command=c.FundBank,
    event=e.BankFunded,
    fields=(AMOUNT,),
)
STAKE = EntryKind(
    verb="stake",
    path="stakes",
    meaning="Put a couch on a card.",
    command=c.PlaceStake,
    event=e.StakePlaced,
    fields=(PLAYER, CARD, AMOUNT),
)
WITHDRAW = EntryKind(
    verb="withdraw",
    path="withdrawals",
    meaning="Take a couch back before the fasse.",
    command=c.WithdrawStake,
    event=e.StakeWithdrawn,
    fields=(PLAYER, CARD),
)


def _draw(verb: str, meaning: str, command: type, event: type, *arguments: str) -> EntryKind:
    return EntryKind(
        verb=verb,
        path="draws",
        selector="kind",
        meaning=meaning,
        command=command,
        event=event,
        fields=(_drawn(*arguments), DRAW_NUMBER),
        waits=True,
    )


FASSE = _draw("fasse", "Turn the fasse.", c.TurnFasse, e.FasseTurned, "card")
PAIR = _draw("pair", "Deal a pair.", c.DealPair, e.PairDealt, "first", "second")
LAST = _draw("last", "Turn the last card.", c.TurnLastCard, e.LastCardTurned, "card")


def _answer(verb: str, meaning: str, command: type, event: type) -> EntryKind:
    return EntryKind(
        verb=verb,
        path="answers",
        selector="answer",
        meaning=meaning,
        command=command,
        event=event,
        fields=(PLAYER, CARD, DRAW_NUMBER),
    )


TAKE = replace(
    _answer("take", "Have a win paid.", c.TakeWin, e.WinTaken),
    fields=(
        PLAYER,
        CARD,
        replace(
            AMOUNT,
            name="restake",
            optional=True,
            meaning="A new couch for the same card, in smallest units.",
        ),
        DRAW_NUMBER,
    ),
    for_all=ForAll(
        command=c.TakeEveryWin,
        replaces=("punter", "card", "restake"),
        meaning="Have every win paid that waits for an answer.",
    ),
)
PAROLI = _answer("paroli", "Leave a win on its card.", c.MakeParoli, e.ParoliMade)
PAY = _answer("pay", "Decline a first win for the pay.", c.ChoosePay, e.PayChosen)
MACE = EntryKind(
    verb="mace",
    path="maces",
    meaning="Put more money on a card.",
    command=c.MaceStake,
    event=e.StakeMaced,
    fields=(PLAYER, CARD, AMOUNT),
)
SIDE_BET = EntryKind(
    verb="sidebet",
    path="side-bets",
    meaning="Lay a side bet between two punters.",
    command=c.LaySideBet,
    event=e.SideBetLaid,
    fields=(
        replace(PLAYER, name="backer", label="the backer", meaning="Who backs the outcome."),
        replace(PLAYER, name="against", label="who takes it", meaning="Who bets against it."),
        replace(PLAYER, label="whose stake", meaning="Whose stake the bet is on."),
        CARD,
        Field(
            name="outcome",
            type=FieldType.CHOICE,
            label=f"{WIN} or {LOSE}",
            choices=(WIN, LOSE),
            meaning="What the backer says the stake will do.",
        ),
        replace(AMOUNT, meaning="What each of the two puts up, in smallest units."),
    ),
)
BOOK = EntryKind(
    verb="book",
    path="books",
    meaning="Buy another book from the bank.",
    command=c.BuyBook,
    event=e.BookBought,
    fields=(PLAYER, replace(AMOUNT, name="price", least=0)),
)
END = EntryKind(
    verb="end",
    path="deal-ends",
    meaning="End the deal; staking opens for the next.",
    command=c.EndDeal,
    event=e.DealEnded,
)
CLOSE = EntryKind(
    verb="close",
    path="closings",
    meaning="Close the session.",
    command=c.CloseSession,
    event=e.SessionClosed,
)

ENTRIES = (
    *(SEAT, BUY_IN, CASH_OUT, FUND, STAKE, WITHDRAW, FASSE, PAIR, LAST, TAKE, PAROLI, PAY),
    *(MACE, SIDE_BET, BOOK, END, CLOSE),
)
