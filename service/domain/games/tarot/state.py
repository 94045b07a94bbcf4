"""The state of a Swiss Tarot table after its history. Frozen; ``evolve`` makes the next one."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from service.domain.games.tarot.events import GameSettled, RoundCounted
from service.domain.games.tarot.rules import TarotRules
from service.domain.port.parties import CLOSED

BETWEEN: Final = "between"
PLAYING: Final = "playing"
Phase = Literal["between", "playing", "closed"]

SEATS = 3
"""How many play, from S3: neither fewer nor more."""

ROUND_POINTS = 78
"""What the counts of a round add up to.

A trick is worth its counting cards less one for each but the first, and 1 without any: always their
sum, less their number, plus 1. A round has 25 tricks and the discards, and 19 counting cards: five
each of XXI, I, the Fool and the Kings, 4 a Queen, 3 a Cavalier, 2 a Jack. 71 - 19 + 26 = 78.
"""


@dataclass(frozen=True)
class Player:
    """A seated player; amounts in smallest units.

    ``score`` are the points of the game that is on, else of the last one. ``games_won`` counts the
    games whose highest score the player had. ``line`` is the net after each round. No rule reads
    the last two.
    """

    name: str
    purse: int
    brought_in: int
    cashed_out: int = 0
    score: int = 0
    games_won: int = 0
    line: tuple[int, ...] = ()
    former_names: tuple[str, ...] = ()


@dataclass(frozen=True)
class State:
    """The whole table. ``players`` in the order of their seats, which is the order of play.

    ``ante`` is what each put in for the game that is on. ``deals`` is the number of rounds counted
    in the session, which moves the deal on. ``rounds`` are those of the game that is on, else of
    the last one. ``unsettled`` is the last round of a game whose settlement is due. ``games`` is
    the number of games settled; it and ``last_game`` are for the view.
    """

    name: str
    preset: str
    rules: TarotRules
    currency: str
    players: Mapping[str, Player] = field(default_factory=dict)
    pot: int = 0
    ante: int = 0
    playing: bool = False
    deals: int = 0
    rounds: tuple[RoundCounted, ...] = ()
    games: int = 0
    closed: bool = False
    unsettled: RoundCounted | None = None
    last_game: GameSettled | None = None


def phase(state: State) -> Phase:
    """Return the phase of the session."""
    if state.closed:
        return CLOSED
    return PLAYING if state.playing else BETWEEN


def dealer(state: State) -> str | None:
    """Return the player who deals the next round, or the round that is played."""
    seats = list(state.players)
    return seats[state.deals % len(seats)] if seats else None


def round_number(state: State) -> int:
    """Return the number of the next round in its game, from 0."""
    return len(state.rounds) if state.playing else 0


def best_players(state: State) -> list[str]:
    """Return the players with the highest score, in the order of their seats."""
    highest = max(player.score for player in state.players.values())
    return [name for name, player in state.players.items() if player.score == highest]
