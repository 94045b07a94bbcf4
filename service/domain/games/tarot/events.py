"""The events of Swiss Tarot, with every amount that they moved. Stored events never change.

Amounts are whole smallest units of the session's currency; points are plain numbers.
"""

from dataclasses import dataclass
from typing import ClassVar, TypeAlias

from service.domain.games.tarot.rules import TarotRules
from service.domain.port.entries import PlayerCount
from service.domain.port.opening import GameOpened
from service.domain.port.player_amount import PlayerAmount
from service.domain.session.seats import PlayerSeated, PurseChanged


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionOpened(GameOpened):
    """A session of Swiss Tarot was opened. ``rules`` contains every field of the rule set."""

    NAME: ClassVar[str] = "tarot.session_opened.v1"
    rules: TarotRules


@dataclass(frozen=True, slots=True, kw_only=True)
class PunterSeated(PlayerSeated):
    """A player joined. The first deals the first round."""

    NAME: ClassVar[str] = "tarot.punter_seated.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyBroughtIn(PurseChanged):
    """Money from outside went into a purse."""

    NAME: ClassVar[str] = "tarot.money_brought_in.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class MoneyCashedOut(PurseChanged):
    """Money left a purse and the session."""

    NAME: ClassVar[str] = "tarot.money_cashed_out.v1"


@dataclass(frozen=True, slots=True, kw_only=True)
class GamePlayer:
    """A player of a game."""

    punter: str


@dataclass(frozen=True, slots=True, kw_only=True)
class GameBegun:
    """A game began. Each of ``players`` put ``amount`` into the pot."""

    NAME: ClassVar[str] = "tarot.game_begun.v1"
    amount: int
    players: tuple[GamePlayer, ...]


@dataclass(frozen=True, slots=True, kw_only=True)
class RoundCounted:
    """A round that ``dealer`` dealt was counted.

    ``counts`` are the points as entered, of two players or of all. ``points`` are those of all, in
    the order of their seats. ``ends_game``: it was the last round of its game.
    """

    NAME: ClassVar[str] = "tarot.round_counted.v1"
    dealer: str
    counts: tuple[PlayerCount, ...]
    points: tuple[PlayerCount, ...]
    ends_game: bool


@dataclass(frozen=True, slots=True, kw_only=True)
class GameSettled:
    """A game was settled. ``scores`` are the points of all its rounds.

    ``winners`` have the highest score. ``shares`` of the pot went to them, and ``kept`` stays in
    it. If a tie leaves the pot for the next game, there are no winners.
    """

    NAME: ClassVar[str] = "tarot.game_settled.v1"
    scores: tuple[PlayerCount, ...]
    winners: tuple[str, ...]
    shares: tuple[PlayerAmount, ...]
    kept: int


@dataclass(frozen=True, slots=True, kw_only=True)
class GameAbandoned:
    """A game was given up. ``antes`` returned to their purses, and ``kept`` stays in the pot."""

    NAME: ClassVar[str] = "tarot.game_abandoned.v1"
    antes: tuple[PlayerAmount, ...]
    kept: int


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionClosed:
    """The session was closed. ``shares`` of the pot went to the players."""

    NAME: ClassVar[str] = "tarot.session_closed.v1"
    shares: tuple[PlayerAmount, ...]


Event: TypeAlias = (
    SessionOpened
    | PunterSeated
    | MoneyBroughtIn
    | MoneyCashedOut
    | GameBegun
    | RoundCounted
    | GameSettled
    | GameAbandoned
    | SessionClosed
)
