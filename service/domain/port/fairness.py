"""What chance decides in a game, for the test whether its deals look fair."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from fractions import Fraction
from typing import Any, NamedTuple

Chances = tuple[tuple[int, Fraction], ...]
"""How likely each value is. The values are whole numbers from 0, and add up to 1."""


class Trial(NamedTuple):
    """One thing that a shuffle decided, and how likely each other result was.

    ``question`` is a code of the game, and ``part`` whose question it is: a player, a rank, or
    nothing. ``found`` is what came of it. ``event`` is the place of its event among those given.
    """

    question: str
    part: str
    found: int
    chances: Chances
    event: int


Trials = Callable[[Iterable[Any]], Iterator[Trial]]
"""Returns the trials of the events of a session that count, in their order."""


def no_trials(_events: Iterable[Any]) -> Iterator[Trial]:
    """Return no trials: chance decides nothing that is recorded."""
    return iter(())


def yes_or_no(chance: Fraction) -> Chances:
    """Return the chances of something that happens, 1, or not, 0."""
    return ((0, 1 - chance), (1, chance))


EVEN = yes_or_no(Fraction(1, 2))
"""The chances of a coin."""


def one_of(question: str, found: str, parts: Mapping[str, Fraction], event: int) -> Iterator[Trial]:
    """Yield for each of several parts whether it was the one that came."""
    for part, chance in parts.items():
        yield Trial(question, part, int(part == found), yes_or_no(chance), event)
