"""Random Basset sessions: about half of the entries are legal, and rules are mixed at random.

One seed makes one session. A shorter session of the same seed is its beginning, so that
hypothesis can shrink it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any

from hypothesis import strategies as st

from service.domain.errors import BadRules, Refused
from service.domain.games.basset import GAME
from service.domain.games.basset.commands import Command
from service.domain.games.basset.events import Event
from service.domain.games.basset.presets import RULES
from service.domain.games.basset.rules import HouseRules
from service.domain.games.basset.state import State
from service.domain.opening import Opening
from tests.factories.openings import OpeningFactory
from tests.factories.random_commands import random_command
from tests.factories.spec import after, settled

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
    """One entry: its command in a settled state, and the events or the refusal."""

    before: State
    command: Command
    events: tuple[Event, ...]
    refusal: Refused | None


@dataclass(frozen=True)
class RandomSession:
    opening: Opening[HouseRules]
    steps: tuple[Step, ...]

    def history(self) -> Iterator[Event]:
        """Yield all events with the settlements that follow them."""
        state: State | None = None
        for event in chain.from_iterable(self._opened()):
            state = GAME.evolve(state, event)
            yield event
            for reaction in GAME.react(state):
                state = GAME.evolve(state, reaction)
                yield reaction

    def end(self) -> State:
        """The settled state at the end of the session."""
        last = self.steps[-1]
        state: State = settled(GAME, after(GAME, last.before, last.events))
        return state

    def _opened(self) -> Iterator[tuple[Event, ...]]:
        yield GAME.start(self.opening)
        yield from (step.events for step in self.steps)


def random_sessions(most: int = 60) -> st.SearchStrategy["RandomSession"]:
    """Return a strategy of sessions of up to ``most`` entries."""
    seeds, lengths = st.integers(0, 10**9), st.integers(10, most)
    return st.builds(lambda seed, entries: random_session(Random(seed), entries), seeds, lengths)


def random_opening(random: Random) -> Opening[HouseRules]:
    preset = random.choice(list(RULES.presets))
    overrides = {
        name: random.choice(values)
        for name, values in FIELD_VALUES.items()
        if random.random() < 0.2
    }
    bank = random.choice((0, 40, 500))
    try:
        return OpeningFactory.build(preset=preset, bank=bank, **overrides)
    except BadRules:  # rules that contradict each other
        return OpeningFactory.build(preset=preset, bank=bank)


def random_session(random: Random, entries: int = 60) -> RandomSession:
    opened = random_opening(random)
    state: State = after(GAME, None, GAME.start(opened))
    steps: list[Step] = []
    for _ in range(entries):
        state = settled(GAME, state)
        steps.append(step(state, random_command(state, random)))
        state = after(GAME, state, steps[-1].events)
    return RandomSession(opened, tuple(steps))


def step(state: State, command: Command) -> Step:
    try:
        return Step(state, command, GAME.decide(state, command), None)
    except Refused as refused:
        return Step(state, command, (), refused)
