"""Random evenings: entries of which about half are legal, under rules mixed at random.

One seed is one evening, and a shorter evening of the same seed is its beginning, so that
hypothesis can shrink one.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random
from typing import Any

from hypothesis import strategies as st

from service.domain.errors import BadRules, Refused
from service.domain.game import Event
from service.domain.games.basset import GAME
from service.domain.games.basset.commands import Command, OpenSession
from service.domain.games.basset.presets import PRESETS
from service.domain.games.basset.state import State
from tests.factories.commands import OpenSessionFactory
from tests.factories.spec import after, settled
from tests.factories.wishes import wish

FIELD_VALUES: dict[str, tuple[Any, ...]] = {
    "decks": (1, 2, "by_punters"),
    "layout": ("book", "dealt", "board"),
    "max_cards": (None, 2, 3),
    "cards_required": (0, 1, 2),
    "fasse": ("half_purse", "half_stake", "whole_out", "whole_stays"),
    "burn": (0, 40, 45, 46),
    "order": ("win_first", "lose_first"),
    "ladder": ([1, 7, 15, 30, 60], [1, 2, 7], [2, 3], [1]),
    "pay": (None, 2, 3),
    "twins": ("null", "first"),
    "repeat": ("ignore", "lose", "retire"),
    "last_card": ("null", "bank"),
    "after_loss": ("out", "stays"),
    "restake": (True, False),
    "mace": ("never", "plain"),
    "replace": (None, "lost"),
    "carry": (True, False),
    "side_bets": (True, False),
    "books": (True, False),
    "odd_half": ("punter", "bank", "refuse"),
    "bank_cover": ("owes", "covered"),
    "min_stake": (1, 3),
    "max_stake": (None, 30, 60),
    "target": (None, 120, 200),
}


@dataclass(frozen=True)
class Step:
    """One entry: asked for in a settled state, with what it came to."""

    before: State
    command: Command
    events: tuple[Event, ...]
    refusal: Refused | None


@dataclass(frozen=True)
class Evening:
    opening: OpenSession
    steps: tuple[Step, ...]

    def history(self) -> Iterator[Event]:
        """Yield all events with the settlements that follow them."""
        state = None
        for event in (e for step in self._opened() for e in step):
            state = GAME.evolve(state, event)
            yield event
            for reaction in GAME.react(state):
                state = GAME.evolve(state, reaction)
                yield reaction

    def end(self) -> State:
        """The settled state that the evening leaves."""
        last = self.steps[-1]
        state: State = settled(GAME, after(GAME, last.before, last.events))
        return state

    def _opened(self) -> Iterator[tuple[Event, ...]]:
        yield GAME.start(self.opening)
        yield from (step.events for step in self.steps)


def evenings(most: int = 60) -> st.SearchStrategy["Evening"]:
    """Return a strategy of evenings of up to `most` entries."""
    seeds, lengths = st.integers(0, 10**9), st.integers(10, most)
    return st.builds(lambda seed, entries: evening(Random(seed), entries), seeds, lengths)


def opening(random: Random) -> OpenSession:
    preset = random.choice(list(PRESETS))
    overrides = {
        name: random.choice(values)
        for name, values in FIELD_VALUES.items()
        if random.random() < 0.2
    }
    funds = random.choice((0, 40, 500))
    try:
        return OpenSessionFactory.build(preset=preset, funds=funds, **overrides)
    except BadRules:  # rules that contradict each other
        return OpenSessionFactory.build(preset=preset, funds=funds)


def evening(random: Random, entries: int = 60) -> Evening:
    opened = opening(random)
    state = after(GAME, None, GAME.start(opened))
    steps: list[Step] = []
    for _ in range(entries):
        state = settled(GAME, state)
        steps.append(step(state, wish(state, random)))
        state = after(GAME, state, steps[-1].events)
    return Evening(opened, tuple(steps))


def step(state: State, command: Command) -> Step:
    try:
        return Step(state, command, GAME.decide(state, command), None)
    except Refused as refused:
        return Step(state, command, (), refused)
