"""Tables of every game over HTTP: what opens them, and lines of a score sheet."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from service.domain.games import GAMES
from tests.factories.game_folder import factory_of

Place = tuple[str, int]
"""The verb of an entry, and its number among the entries with that verb, from 0."""


@dataclass(frozen=True, kw_only=True)
class SampleTable:
    """Tables of one game.

    ``opening`` is the body that opens a session. Together, the versions after ``lines`` have every
    member of a view. The lines of ``ending`` follow these and close the session.

    ``rounds`` are the lines of a finished and a running round: ``over`` and ``end`` are entries of
    the first, ``running`` is one of the second. ``draws`` are the types of events that a settlement
    follows immediately, and ``settlements`` those that follow them. ``may_settle`` are the types
    that only some settlements follow: of several passes, the one that ends the betting.
    """

    opening: Mapping[str, Any]
    lines: tuple[str, ...]
    ending: tuple[str, ...]
    rounds: tuple[str, ...]
    over: Place
    end: Place
    running: Place
    draws: frozenset[str]
    settlements: frozenset[str]
    may_settle: frozenset[str] = frozenset()


def sample_table(game: str) -> SampleTable:
    """Return the tables of a game, which are in the game's folder of factories."""
    sample: SampleTable = factory_of(game, "sample_table", "SAMPLE")
    return sample


SAMPLE_TABLES: Mapping[str, SampleTable] = {name: sample_table(name) for name in GAMES}
"""By the name of the game."""
