"""The state of a table of the invented game."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from service.domain.port.parties import CLOSED
from service.domain.port.player_amount import PlayerAmount
from tests.factories.invented.events import BestNamed, HandsShown, RoundCounted
from tests.factories.invented.rules import InventedRules

BETWEEN: Final = "between"
PLAYING: Final = "playing"
Phase = Literal["between", "playing", "closed"]
Unsettled = HandsShown | BestNamed | RoundCounted


@dataclass(frozen=True)
class Player:
    """A seated player; amounts in smallest units."""

    name: str
    purse: int
    brought_in: int
    cashed_out: int = 0
    former_names: tuple[str, ...] = ()


@dataclass(frozen=True)
class State:
    """The whole table. ``pools`` and ``bets`` are amounts by name, and ``scores`` are points.

    ``round`` is the number of the next round, or of the one that is played, from 0. ``cards`` were
    turned in it. ``result`` are the winners of the last game.
    """

    name: str
    preset: str
    rules: InventedRules
    currency: str
    players: Mapping[str, Player] = field(default_factory=dict)
    pools: Mapping[str, int] = field(default_factory=lambda: {"pot": 0, "jar": 0})
    bets: Mapping[str, int] = field(default_factory=dict)
    scores: Mapping[str, int] = field(default_factory=dict)
    level: int = 0
    cards: tuple[str, ...] = ()
    round: int = 0
    playing: bool = False
    closed: bool = False
    unsettled: Unsettled | None = None
    result: tuple[PlayerAmount, ...] = ()
    nets_by_round: Mapping[str, tuple[int, ...]] = field(default_factory=dict)


def phase(state: State) -> Phase:
    """Return the phase of the session."""
    if state.closed:
        return CLOSED
    return PLAYING if state.playing else BETWEEN


def best_of(state: State) -> list[str]:
    """Return the players with the highest score; only the first by the rule ``tie``."""
    highest = max(state.scores.values(), default=0)
    best = [name for name in state.players if state.scores.get(name, 0) == highest]
    return best[:1] if state.rules.tie == "first" else best
