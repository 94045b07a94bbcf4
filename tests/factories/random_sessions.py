"""Random sessions of any game: about half of the entries are legal.

One seed makes one session. A shorter session of the same seed is its beginning, so that
hypothesis can shrink it.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from itertools import chain
from random import Random
from typing import Any

from hypothesis import strategies as st

from service.domain.games import DEFAULT_GAME, GAMES
from service.domain.port.game import AnyGame
from service.domain.port.opening import Opening
from service.domain.values.errors import Refused
from tests.factories.random_play import RANDOM_PLAY
from tests.factories.spec import after, settled


@dataclass(frozen=True)
class Step:
    """One entry: its command in a settled state, and the events or the refusal."""

    before: Any
    command: Any
    events: tuple[Any, ...]
    refusal: Refused | None


@dataclass(frozen=True)
class RandomSession:
    """A session of one game: its opening and its entries."""

    game: AnyGame
    opening: Opening[Any]
    steps: tuple[Step, ...]

    def history(self) -> Iterator[Any]:
        """Yield all events with the settlements that follow them."""
        state: Any = None
        for event in chain.from_iterable(self._recorded()):
            state = self.game.evolve(state, event)
            yield event
            for reaction in self.game.react(state):
                state = self.game.evolve(state, reaction)
                yield reaction

    def states(self) -> Iterator[tuple[Any, Any]]:
        """Yield each event with the state after it."""
        state: Any = None
        for event in self.history():
            state = self.game.evolve(state, event)
            yield event, state

    def end(self) -> Any:
        """Return the settled state at the end of the session."""
        last = self.steps[-1]
        return settled(self.game, after(self.game, last.before, last.events))

    def _recorded(self) -> Iterator[tuple[Any, ...]]:
        yield self.game.start(self.opening)
        yield from (step.events for step in self.steps)


def random_sessions(most: int = 60) -> st.SearchStrategy[RandomSession]:
    """Return a strategy of sessions of the default game of up to ``most`` entries."""
    seeds, lengths = st.integers(0, 10**9), st.integers(10, most)
    return st.builds(lambda seed, entries: random_session(Random(seed), entries), seeds, lengths)


def random_session(
    random: Random, entries: int = 60, game: AnyGame = GAMES[DEFAULT_GAME]
) -> RandomSession:
    play = RANDOM_PLAY[game.name]
    opening = play.opening(random)
    state = after(game, None, game.start(opening))
    steps: list[Step] = []
    for _ in range(entries):
        state = settled(game, state)
        steps.append(step(state, play.command(state, random), game))
        state = after(game, state, steps[-1].events)
    return RandomSession(game, opening, tuple(steps))


def step(state: Any, command: Any, game: AnyGame = GAMES[DEFAULT_GAME]) -> Step:
    try:
        return Step(state, command, game.decide(state, command), None)
    except Refused as refused:
        return Step(state, command, (), refused)
