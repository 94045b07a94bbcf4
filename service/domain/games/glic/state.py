"""The state of a Glic table after its history. Frozen; ``evolve`` makes the next one."""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final, Literal

from service.domain.games.glic.events import HandWon, PochSettled, SequenceEnded
from service.domain.games.glic.pools import POOLS, Pool
from service.domain.games.glic.rules import GlicRules
from service.domain.port.parties import CLOSED
from service.domain.port.player_amount import PlayerAmount

BETWEEN: Final = "between"
CLAIMING: Final = "claiming"
BETTING: Final = "betting"
SHOWING: Final = "showing"
PLAYING: Final = "playing"
Phase = Literal["between", "claiming", "betting", "showing", "playing", "closed"]


@dataclass(frozen=True)
class Player:
    """A seated player; amounts in smallest units. ``line`` is the net after each hand."""

    name: str
    purse: int
    brought_in: int
    cashed_out: int = 0
    line: tuple[int, ...] = ()
    former_names: tuple[str, ...] = ()


@dataclass(frozen=True)
class State:
    """The whole table. ``players`` in the order of their seats, which is the line.

    ``pools`` are amounts by name. ``dealer`` dealt the hand that is on, else the last one, and
    ``hand_players`` play it, in line from the dealer on. ``hands`` counts the hands dealt.

    Of the hand that is on: ``claims`` are winners by pool. ``bets`` lie in the Poch, by player.
    ``folded`` gave it up, ``passed`` did not bet or see since the last who did, and ``turn`` is the
    player in turn. ``winners`` have won the Poch, and its settlement is due. ``last_poch``,
    ``last_runs``, oldest first, and ``last_win`` are those since the last deal, for the view.
    """

    name: str
    preset: str
    rules: GlicRules
    currency: str
    players: Mapping[str, Player] = field(default_factory=dict)
    pools: Mapping[Pool, int] = field(default_factory=lambda: dict.fromkeys(POOLS, 0))
    hands: int = 0
    dealer: str | None = None
    hand_players: tuple[str, ...] = ()
    stage: Phase = BETWEEN
    claims: Mapping[Pool, str] = field(default_factory=dict)
    bets: Mapping[str, int] = field(default_factory=dict)
    folded: tuple[str, ...] = ()
    passed: tuple[str, ...] = ()
    turn: str | None = None
    winners: tuple[str, ...] = ()
    last_poch: PochSettled | None = None
    last_runs: tuple[SequenceEnded, ...] = ()
    last_win: HandWon | None = None


def phase(state: State) -> Phase:
    """Return the phase of the session."""
    return state.stage


def is_closed(state: State) -> bool:
    """Return whether the session is over."""
    return state.stage == CLOSED


def line_from(names: Iterable[str], first: str) -> tuple[str, ...]:
    """Return names in line from ``first`` on, who is one of them."""
    line = tuple(names)
    seat = line.index(first)
    return line[seat:] + line[:seat]


def next_hand(state: State) -> tuple[str, ...]:
    """Return the players of the next hand, in line from its dealer on: all with money."""
    line = tuple(state.players)
    if state.dealer is not None:
        last_dealer, *others = line_from(line, state.dealer)
        line = (*others, last_dealer)
    return tuple(name for name in line if state.players[name].purse)


def betting_order(state: State) -> tuple[str, ...]:
    """Return the players of the hand in the order in which they bet."""
    if state.rules.first_bettor == "dealer":
        return state.hand_players
    return state.hand_players[1:] + state.hand_players[:1]


def level(state: State) -> int:
    """Return the most that one player has in the Poch."""
    return max(state.bets.values(), default=0)


def owed(state: State, name: str) -> int:
    """Return what a player owes to the Poch."""
    return level(state) - state.bets.get(name, 0)


def bettors(state: State) -> tuple[str, ...]:
    """Return the players still in the Poch, in the order of the betting."""
    return tuple(name for name in betting_order(state) if name not in state.folded)


def contenders(state: State) -> tuple[str, ...]:
    """Return the players who can win the Poch: they have not folded and owe nothing."""
    return tuple(name for name in bettors(state) if not owed(state, name))


def still_to_pass(state: State) -> tuple[str, ...]:
    """Return the players who pass before the betting stops, from the player in turn on."""
    assert state.turn is not None, "a player is in turn while the table bets"
    return tuple(n for n in line_from(bettors(state), state.turn) if n not in state.passed)


def standing_bets(state: State) -> tuple[PlayerAmount, ...]:
    """Return what each player has in the Poch, in the order of the betting."""
    order = (name for name in betting_order(state) if state.bets.get(name))
    return tuple(PlayerAmount(punter=name, amount=state.bets[name]) for name in order)
