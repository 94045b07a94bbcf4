"""The entries of the invented game: every type of field that a line may hold."""

from dataclasses import replace

from service.domain.port.entries import CLOSING, EntryKind, Field, FieldType, ForAll, RuleCondition
from service.domain.session.seats import AMOUNT, PLAYER, buy_in_kind, cash_out_kind, seat_kind
from service.domain.values.cards import DRAWN_PATTERN
from tests.factories.invented import commands as c
from tests.factories.invented import events as e

LEVEL_MAX, POINTS = 20, 10
TWO_SIDES = RuleCondition(rule="sides", values=(2,), required=True)

_LEFT = Field(
    name="left", type=FieldType.CARDS, joined=True, least=2, most=3, pattern=DRAWN_PATTERN
)
_PLACE = Field(
    name="place", type=FieldType.NUMBER, optional=True, least=0, most=10**6, in_line=False
)
ANTE = EntryKind(
    verb="ante",
    path="round-antes",
    command=c.PayAnte,
    event=e.AntePaid,
    fields=(replace(AMOUNT, optional=True),),
)
LEVEL = EntryKind(
    verb="level",
    path="levels",
    command=c.SetLevel,
    event=e.LevelSet,
    fields=(
        Field(name="level", type=FieldType.NUMBER, least=0, most=LEVEL_MAX),
        Field(name="aloud", type=FieldType.FLAG, optional=True, in_line=False),
    ),
)
TURN = EntryKind(
    verb="turn",
    path="turns",
    command=c.TurnCard,
    event=e.CardTurned,
    fields=(Field(name="card", type=FieldType.CARD, pattern=DRAWN_PATTERN),),
)
BET = EntryKind(
    verb="bet",
    path="round-bets",
    command=c.PlaceBet,
    event=e.BetPlaced,
    fields=(PLAYER, AMOUNT),
    for_all=ForAll(command=c.BetEverything, replaces=("amount",)),
)
CLAIM = EntryKind(
    verb="claim",
    path="jar-claims",
    command=c.ClaimPool,
    event=e.PoolClaimed,
    fields=(
        PLAYER,
        Field(
            name="pool",
            type=FieldType.CHOICE,
            choices=("pot", "jar"),
            default="pot",
            optional=True,
        ),
    ),
)
SHOW = EntryKind(
    verb="show",
    path="results",
    selector="kind",
    command=c.ShowHands,
    event=e.HandsShown,
    fields=(_LEFT, replace(_LEFT, name="right", optional=True, only_if=TWO_SIDES), _PLACE),
    waits=True,
)
BEST = EntryKind(
    verb="best",
    path="results",
    selector="kind",
    command=c.NameBest,
    event=e.BestNamed,
    fields=(Field(name="punters", type=FieldType.PLAYERS, least=1, most=40),),
    waits=True,
)
COUNT = EntryKind(
    verb="count",
    path="round-counts",
    command=c.CountRound,
    event=e.RoundCounted,
    fields=(Field(name="counts", type=FieldType.COUNTS, least=2, most=40, each_most=POINTS),),
    waits=True,
)
STOP = EntryKind(
    verb="stop", path="endings", command=c.EndEvening, event=e.EveningEnded, role=CLOSING
)

SEAT = seat_kind(e.PunterSeated)
BUY_IN = buy_in_kind(e.MoneyBroughtIn)
CASH_OUT = cash_out_kind(e.MoneyCashedOut)

ENTRIES = (
    *(SEAT, BUY_IN, CASH_OUT),
    *(ANTE, LEVEL, TURN, BET, CLAIM, SHOW, BEST, COUNT, STOP),
)
