"""What a stake gains on the average, computed by the game core itself.

A position is what matters to one stake on the king: cards unseen, kings among them, whether the
king won the pair before, and how the stake stands. Each is computed once, on a real table, by
drawing kings and other cards in every order, weighed by the number of ways.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from typing import Any

from service.domain.games.basset import GAME
from service.domain.games.basset.commands import Command
from service.domain.games.basset.state import Stake, State
from service.domain.values.cards import RANKS
from tests.factories.basset import commands, events
from tests.factories.basset.tables import table
from tests.factories.spec import after, settled

KING = "K"
COUCH = 2  # so that halves come out whole

Policy = Callable[[Stake], Command]
Position = tuple[Any, ...]


def take(_: Stake) -> Command:
    return commands.take(KING)


def ride_once(stake: Stake) -> Command:
    return commands.paroli(KING) if stake.crooks == 0 else commands.take(KING)


class Worth:
    """Anne's exact expected gain from a state on, if she follows a policy."""

    def __init__(self, policy: Policy) -> None:
        self._policy = policy
        self._known: dict[Position, Fraction] = {}

    def of(self, state: State) -> Fraction:
        position = position_of(state)
        if position not in self._known:
            self._known[position] = self._compute(state)
        return self._known[position]

    def _compute(self, state: State) -> Fraction:
        stake = state.stakes.get(("anne", KING))
        if stake is None or not (stake.couch or stake.win):
            return Fraction(0)
        if stake.win:
            return self._follow(state, self._policy(stake))
        ways = [(ways, draw) for ways, draw in draws(state) if ways]
        if not ways:
            return self._follow(state, commands.end_deal())
        total = sum(ways for ways, _ in ways)
        return sum((ways * self._follow(state, draw) for ways, draw in ways), Fraction()) / total

    def _follow(self, state: State, command: Command) -> Fraction:
        then = settled(GAME, after(GAME, state, GAME.decide(state, command)))
        return net(then) - net(state) + self.of(then)


def net(state: State) -> int:
    return GAME.summary(state).nets["anne"]


def unseen(state: State) -> tuple[int, int]:
    """Return how many cards are unseen, including burnt ones, and how many of them are kings."""
    drawn = sum(state.seen.get(rank, 0) for rank in RANKS)
    return 52 - drawn, 4 - state.seen.get(KING, 0)


def position_of(state: State) -> Position:
    stake = state.stakes.get(("anne", KING))
    riding = (
        (stake.couch, stake.crooks, stake.win, stake.paying, stake.take_only) if stake else None
    )
    run = state.run == KING, state.retired == KING
    return state.phase, state.deal, state.stock, unseen(state), run, riding


def draws(state: State) -> Iterator[tuple[int, Command]]:
    """Yield every next draw, as far as kings are concerned, with the number of its ways."""
    cards, kings = unseen(state)
    others = cards - kings
    first, second = commonest_left(state)
    if GAME.phase(state) == "staking":
        yield kings, commands.fasse(KING)
        yield others, commands.fasse(first)
    elif state.stock == 1:
        yield kings, commands.last_card(KING)
        yield others, commands.last_card(first)
    elif state.stock:
        yield kings * (kings - 1), commands.pair(KING, KING)
        yield kings * others, commands.pair(KING, first)
        yield others * kings, commands.pair(first, KING)
        yield others * (others - 1), commands.pair(first, second)


def commonest_left(state: State) -> tuple[str, str]:
    """Return the two other ranks with the most cards left."""
    others = sorted((rank for rank in RANKS if rank != KING), key=lambda r: state.seen.get(r, 0))
    return others[0], others[1]


def before_the_fasse(preset: str, **rules: Any) -> State:
    """Anne has two on the king; no other punter plays."""
    start = table(preset, purses={"anne": 1000}, cards_required=0, **rules)
    state: State = start.given(events.staked(KING, COUCH)).state
    return state
