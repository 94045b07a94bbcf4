"""How games are played at random."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from random import Random
from typing import Any

from service.domain.games import GAMES
from service.domain.port.opening import Opening
from tests.factories.game_folder import FACTORIES, factory_of


@dataclass(frozen=True)
class RandomPlay:
    """How one game is played at random.

    ``command`` returns a command that often fits a state, and ``any_command`` one of any kind.
    ``values`` has the values of the rules that openings mix. ``unmixed`` has the other rules,
    and ``unplayed`` the events that random play does not cause, each with the reason.
    """

    opening: Callable[[Random], Opening[Any]]
    command: Callable[[Any, Random], Any]
    any_command: Callable[[Any, Random], Any]
    values: Mapping[str, tuple[Any, ...]]
    unmixed: Mapping[str, str] = field(default_factory=dict)
    unplayed: Mapping[type, str] = field(default_factory=dict)


def values_file(game: str) -> str:
    """Return the file that has the values of the rules of a game."""
    files = sorted((FACTORIES / game).glob("*.py"))
    found = (path for path in files if "\nVALUES" in path.read_text(encoding="utf-8"))
    path = next(found, FACTORIES / game / "random_play.py")
    return path.relative_to(FACTORIES.parents[1]).as_posix()


def random_play(game: str) -> RandomPlay:
    """Return the random play of a game, which is in the game's folder of factories."""
    play: RandomPlay = factory_of(game, "random_play", "PLAY")
    return play


RANDOM_PLAY: Mapping[str, RandomPlay] = {name: random_play(name) for name in GAMES}
"""By the name of the game."""
