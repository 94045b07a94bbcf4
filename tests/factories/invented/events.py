"""The events of the invented game, with every amount that they moved, in smallest units."""

from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeAlias

from service.domain.port.entries import PlayerCount
from service.domain.port.member_types import CARDS, NUMBER, shown_as
from service.domain.port.opening import GameOpened
from service.domain.port.player_amount import PlayerAmount
from service.domain.session.seats import PlayerSeated, PurseChanged
from tests.factories.invented.rules import InventedRules

Pool = Literal["pot", "jar"]


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpened(GameOpened):
    """An evening begins, under rules that are stored whole."""

    NAME: ClassVar[str] = "invented.session_opened.v1"
    rules: InventedRules


@dataclass(frozen=True, slots=True, kw_only=True)
class PunterSeated(PlayerSeated):
    """A player joins with a purse."""

    NAME: ClassVar[str] = "invented.punter_seated.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyBroughtIn(PurseChanged):
    """A player adds money from outside to the purse."""

    NAME: ClassVar[str] = "invented.money_brought_in.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyCashedOut(PurseChanged):
    """A player takes money out of the purse and the session."""

    NAME: ClassVar[str] = "invented.money_cashed_out.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class AntePaid:
    """Each of ``punters`` pays ``amount`` into the pot, and a round begins."""

    NAME: ClassVar[str] = "invented.ante_paid.v1"
    amount: int
    punters: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class LevelSet:
    """The level of the round."""

    NAME: ClassVar[str] = "invented.level_set.v1"
    level: int = field(metadata=shown_as(NUMBER))


@dataclass(frozen=True, slots=True, kw_only=True)
class CardTurned:
    """A card was turned."""

    NAME: ClassVar[str] = "invented.card_turned.v1"
    card: str


@dataclass(frozen=True, slots=True, kw_only=True)
class BetPlaced:
    """A player bets ``amount`` more; ``for_all``: all that the purse held."""

    NAME: ClassVar[str] = "invented.bet_placed.v1"
    punter: str
    amount: int
    for_all: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class PoolClaimed:
    """A player gets a pool; ``amount`` is what was in it."""

    NAME: ClassVar[str] = "invented.pool_claimed.v1"
    punter: str
    pool: Pool
    amount: int


@dataclass(frozen=True, slots=True, kw_only=True)
class HandsShown:
    """The cards of the sides. A left hand that begins with an ace wins for the players."""

    NAME: ClassVar[str] = "invented.hands_shown.v1"
    left: tuple[str, ...] = field(metadata=shown_as(CARDS))
    right: tuple[str, ...] = field(metadata=shown_as(CARDS))


@dataclass(frozen=True, slots=True, kw_only=True)
class BestNamed:
    """``punters`` have the best hand."""

    NAME: ClassVar[str] = "invented.best_named.v1"
    punters: tuple[str, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class BetsSettled:
    """All bets were settled: ``lost`` went to the jar, the rest home, and ``won`` to purses.

    What was won is the bets that were lost, as far as it is in ``won``; the rest is in the jar.
    """

    NAME: ClassVar[str] = "invented.bets_settled.v1"
    home: tuple[PlayerAmount, ...]
    lost: tuple[PlayerAmount, ...]
    won: tuple[PlayerAmount, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundCounted:
    """A round is over. ``counts`` as entered; ``points`` of every player by name."""

    NAME: ClassVar[str] = "invented.round_counted.v1"
    counts: tuple[PlayerCount, ...]
    points: tuple[PlayerCount, ...]
    ends_game: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSettled:
    """The highest score won the pot. ``kept`` stays in it."""

    NAME: ClassVar[str] = "invented.game_settled.v1"
    won: tuple[PlayerAmount, ...]
    kept: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EveningEnded:
    """The session is closed: bets go home, and ``shares`` of the pot and the jar to purses."""

    NAME: ClassVar[str] = "invented.evening_ended.v1"
    home: tuple[PlayerAmount, ...]
    from_pot: tuple[PlayerAmount, ...]
    from_jar: tuple[PlayerAmount, ...]


Event: TypeAlias = (
    SessionOpened
    | PunterSeated
    | MoneyBroughtIn
    | MoneyCashedOut
    | AntePaid
    | LevelSet
    | CardTurned
    | BetPlaced
    | PoolClaimed
    | HandsShown
    | BestNamed
    | BetsSettled
    | RoundCounted
    | GameSettled
    | EveningEnded
)
