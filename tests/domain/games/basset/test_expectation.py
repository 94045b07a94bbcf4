"""The expectation of a stake, computed exactly by the rules of the game core.

A position is what matters to one stake on the king: cards unseen, kings among them, whether the
king won the pair before, and how the stake stands. Each is computed once, on a real table, by
drawing kings and other cards in every order, weighed by the number of ways.
"""

from collections.abc import Callable, Iterator
from fractions import Fraction
from math import comb
from typing import Any

import pytest

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
    riding = (stake.couch, stake.crooks, stake.win, stake.paying) if stake else None
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


def before_the_fasse(preset: str) -> State:
    """Anne has two on the king; no other punter plays."""
    start = table(preset, purses={"anne": 1000}, cards_required=0)
    state: State = start.given(events.staked(KING, COUCH)).state
    return state


@pytest.mark.parametrize(
    ("preset", "worth"),
    [
        ("modern", Fraction(-1, 26)),
        ("oak", Fraction(-1237, 10829)),
        ("parlour", Fraction(-33, 833)),
    ],
)
def test_a_stake_taken_at_its_first_win_has_its_expected_value(
    preset: str, worth: Fraction
) -> None:
    assert Worth(take).of(before_the_fasse(preset)) / COUCH == worth


def test_in_the_oak_a_paroli_to_the_second_win_favours_the_punter() -> None:
    worth = Worth(ride_once).of(before_the_fasse("oak")) / COUCH
    assert round(worth * 100, 1) == Fraction("69.9")


def after_other_pairs(preset: str, cards: int) -> State:
    """Return a state with ``cards`` cards left, in which no king was drawn."""
    state: State = after(GAME, before_the_fasse(preset), [events.fasse("2")])
    while ((state := settled(GAME, state)).stock or 0) > cards:
        state = after(GAME, state, [events.pair(*commonest_left(state))])
    return state


@pytest.mark.parametrize("cards", range(51, 6, -4))
def test_after_the_fasse_the_modern_game_is_fair(cards: int) -> None:
    assert Worth(take).of(after_other_pairs("modern", cards)) == 0


@pytest.mark.parametrize("cards", range(51, 6, -4))
def test_in_the_oak_the_position_of_the_first_king_decides(cards: int) -> None:
    """Odd places are the bank's: what de Moivre's method gives for four kings left."""
    ways = [comb(cards - place, 3) for place in range(1, cards + 1)]
    worth = Fraction(sum(ways[1::2]) - sum(ways[0::2]), comb(cards, 4))
    assert Worth(take).of(after_other_pairs("oak", cards)) / COUCH == worth
