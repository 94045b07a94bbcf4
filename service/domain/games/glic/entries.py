"""The entries of Glic, each declared once. ``domain.port.entries`` explains fields."""

from service.domain.games.glic import commands as c
from service.domain.games.glic import events as e
from service.domain.games.glic.pools import POOLS
from service.domain.port.entries import CLOSING, EntryKind, Field, FieldType, ForAll
from service.domain.session.seats import AMOUNT, PLAYER, buy_in_kind, cash_out_kind, seat_kind

NAMES_MAX = 40
"""The most names in one entry; more than a deck has hands."""

_BETS, _ACTION = "bets", "action"

SEAT = seat_kind(e.PunterSeated)
BUY_IN = buy_in_kind(e.MoneyBroughtIn)
CASH_OUT = cash_out_kind(e.MoneyCashedOut)
DEAL = EntryKind(verb="deal", path="deals", command=c.DealHand, event=e.HandDealt)
CLAIM = EntryKind(
    verb="claim",
    path="claims",
    command=c.ClaimPool,
    event=e.PoolsClaimed,
    fields=(PLAYER, Field(name="pool", type=FieldType.CHOICE, choices=POOLS)),
)
BET = EntryKind(
    verb="bet",
    path=_BETS,
    selector=_ACTION,
    command=c.PlaceBet,
    event=e.BetPlaced,
    fields=(PLAYER, AMOUNT),
)
SEE = EntryKind(
    verb="see", path=_BETS, selector=_ACTION, command=c.SeeBet, event=e.BetSeen, fields=(PLAYER,)
)
PASS = EntryKind(
    verb="pass",
    path=_BETS,
    selector=_ACTION,
    command=c.PassBet,
    event=e.BetPassed,
    fields=(PLAYER,),
    for_all=ForAll(command=c.PassAll, replaces=("punter",)),
    waits=True,
)
FOLD = EntryKind(
    verb="fold",
    path=_BETS,
    selector=_ACTION,
    command=c.FoldHand,
    event=e.HandFolded,
    fields=(PLAYER,),
    waits=True,
)
BEST = EntryKind(
    verb="best",
    path="best-hands",
    command=c.NameBestHand,
    event=e.BestHandNamed,
    fields=(Field(name="punters", type=FieldType.PLAYERS, least=1, most=NAMES_MAX),),
    waits=True,
)
RUN = EntryKind(
    verb="run", path="runs", command=c.EndSequence, event=e.SequenceEnded, fields=(PLAYER,)
)
OUT = EntryKind(
    verb="out",
    path="outs",
    command=c.WinHand,
    event=e.HandWon,
    fields=(
        PLAYER,
        Field(
            name="left",
            type=FieldType.COUNTS,
            arguments=("counts",),
            least=1,
            most=NAMES_MAX,
        ),
    ),
)
END = EntryKind(verb="end", path="deal-ends", command=c.AbandonHand, event=e.HandAbandoned)
CLOSE = EntryKind(
    verb="close", path="closings", command=c.CloseSession, event=e.SessionClosed, role=CLOSING
)

ENTRIES = (
    *(SEAT, BUY_IN, CASH_OUT, DEAL, CLAIM, BET, SEE, PASS, FOLD, BEST, RUN, OUT, END, CLOSE),
)
