"""The events of Glic, with every amount that they moved. Stored events never change.

Amounts are whole smallest units of the session's currency.
"""

from dataclasses import dataclass, field
from typing import ClassVar, TypeAlias

from service.domain.games.glic.pools import Pool, PoolAmount
from service.domain.games.glic.rules import GlicRules
from service.domain.port.entries import PlayerCount
from service.domain.port.opening import GameOpened
from service.domain.port.player_amount import PlayerAmount
from service.domain.session.player_renaming import OF_PLAYERS
from service.domain.session.seats import PlayerSeated, PurseChanged


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpened(GameOpened):
    """A session of Glic was opened. ``rules`` contains every field of the rule set."""

    NAME: ClassVar[str] = "glic.session_opened.v1"
    rules: GlicRules


@dataclass(frozen=True, slots=True, kw_only=True)
class PunterSeated(PlayerSeated):
    """A player joined. The first with money deals first."""

    NAME: ClassVar[str] = "glic.punter_seated.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyBroughtIn(PurseChanged):
    """Money from outside went into a purse."""

    NAME: ClassVar[str] = "glic.money_brought_in.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyCashedOut(PurseChanged):
    """Money left a purse and the session."""

    NAME: ClassVar[str] = "glic.money_cashed_out.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class Ante:
    """What a player put into a pool."""

    punter: str
    pool: Pool
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandDealt:
    """A hand was dealt, which ``players`` play, in line from ``dealer`` on.

    ``antes`` went into the pools.
    """

    NAME: ClassVar[str] = "glic.hand_dealt.v1"
    dealer: str
    players: tuple[str, ...] = field(metadata=OF_PLAYERS)
    antes: tuple[Ante, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolsClaimed:
    """A player won ``pool``. ``paid`` is what came from each pool: a marriage pays three."""

    NAME: ClassVar[str] = "glic.pools_claimed.v1"
    punter: str
    pool: Pool
    paid: tuple[PoolAmount, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BetPlaced:
    """A player put ``owed`` into the Poch, which was owed before, and ``amount`` more."""

    NAME: ClassVar[str] = "glic.bet_placed.v1"
    punter: str
    amount: int
    owed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BetSeen:
    """A player put into the Poch what they owed."""

    NAME: ClassVar[str] = "glic.bet_seen.v1"
    punter: str
    owed: int


@dataclass(frozen=True, slots=True, kw_only=True)
class BetPassed:
    """A player passed; or, ``for_all``, all players in ``passed``, until the betting stopped."""

    NAME: ClassVar[str] = "glic.bet_passed.v1"
    punter: str | None = None
    for_all: bool = False
    passed: tuple[str, ...] = field(default=(), metadata=OF_PLAYERS)


@dataclass(frozen=True, slots=True, kw_only=True)
class HandFolded:
    """A player gave up the Poch."""

    NAME: ClassVar[str] = "glic.hand_folded.v1"
    punter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BestHandNamed:
    """The players ``punters`` have the best hand, or equal ones."""

    NAME: ClassVar[str] = "glic.best_hand_named.v1"
    punters: tuple[str, ...] = field(metadata=OF_PLAYERS)


@dataclass(frozen=True, slots=True, kw_only=True)
class PochSettled:
    """The Poch was won: ``bets`` lay in it, and ``shares`` went to the winners.

    Both are in the order of the betting.
    """

    NAME: ClassVar[str] = "glic.poch_settled.v1"
    bets: tuple[PlayerAmount, ...]
    shares: tuple[PlayerAmount, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SequenceEnded:
    """A player laid the last card of a sequence; the others made ``payments``."""

    NAME: ClassVar[str] = "glic.sequence_ended.v1"
    punter: str
    payments: tuple[PlayerAmount, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandWon:
    """A player was out of cards. The others had ``counts`` cards left and made ``payments``."""

    NAME: ClassVar[str] = "glic.hand_won.v1"
    punter: str
    counts: tuple[PlayerCount, ...]
    payments: tuple[PlayerAmount, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class HandAbandoned:
    """A hand was given up. ``bets`` returned to their purses; the pools stay."""

    NAME: ClassVar[str] = "glic.hand_abandoned.v1"
    bets: tuple[PlayerAmount, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionClosed:
    """The session was closed. What lay in ``pools`` was shared by the players of the last hand."""

    NAME: ClassVar[str] = "glic.session_closed.v1"
    pools: tuple[PoolAmount, ...]
    shares: tuple[PlayerAmount, ...]


Event: TypeAlias = (
    SessionOpened
    | PunterSeated
    | MoneyBroughtIn
    | MoneyCashedOut
    | HandDealt
    | PoolsClaimed
    | BetPlaced
    | BetSeen
    | BetPassed
    | HandFolded
    | BestHandNamed
    | PochSettled
    | SequenceEnded
    | HandWon
    | HandAbandoned
    | SessionClosed
)
