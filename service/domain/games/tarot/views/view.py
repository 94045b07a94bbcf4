"""The view of a Swiss Tarot table for clients. A whole view contains the state.

Amounts are whole smallest units. None instead of an amount: the viewer may not see it.
"""

from dataclasses import dataclass, field

from service.domain.games.tarot.events import GameSettled, RoundCounted
from service.domain.games.tarot.rules import TarotRules
from service.domain.games.tarot.state import Phase
from service.domain.port.member_types import NUMBER, shown_as


@dataclass(frozen=True, slots=True, kw_only=True)
class TablePlayer:
    """A seated player. ``line``: the net after each round; ``place``: in the standings.

    ``score`` is of the game that is on, else of the last one. ``at_table`` is 0: antes are the
    pot's.
    """

    name: str
    purse: int | None
    brought_in: int | None
    cashed_out: int | None
    at_table: int
    net: int
    place: int = field(metadata=shown_as(NUMBER))
    score: int = field(metadata=shown_as(NUMBER))
    games_won: int = field(metadata=shown_as(NUMBER))
    line: tuple[int, ...]
    former_names: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class Table:
    """A Swiss Tarot table at one version.

    ``dealer`` deals the round that is played, or the next one. ``round`` is its number in its game,
    from 0. ``ante`` is what each put in for the game that is on. ``rounds`` are those of that game,
    else of the last one. ``counted`` is the last round of a game that waits for its settlement,
    ``last_game`` the newest settlement.
    """

    name: str
    preset: str
    rules: TarotRules
    currency: str
    phase: Phase
    dealer: str | None
    ante: int
    pot: int
    games: int = field(metadata=shown_as(NUMBER))
    round: int = field(metadata=shown_as(NUMBER))
    deals: int = field(metadata=shown_as(NUMBER))
    owes_settlement: bool
    seated: int = field(metadata=shown_as(NUMBER))
    players: tuple[TablePlayer, ...]
    rounds: tuple[RoundCounted, ...]
    counted: RoundCounted | None
    last_game: GameSettled | None
