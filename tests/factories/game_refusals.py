"""What tests compare the refusals of a game with."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from importlib import import_module
from random import Random

from service.domain.games import GAMES
from service.domain.session.refusals import SHARED_REFUSALS
from tests.factories.random_play import RANDOM_PLAY
from tests.factories.random_sessions import Step, random_session, step
from tests.factories.refusal_pairs import Reasons

DECIDED = frozenset({"session_closed", "unknown_punter", "punter_exists", "purse_short"})
"""The shared refusals that ``decide`` of every game gives; the session gives the others."""


@dataclass(frozen=True, kw_only=True)
class GameRefusals:
    """What one game's refusals are compared with.

    ``reasons`` returns all reasons against a command, and ``codes`` are all that it can return.
    ``own_after`` has the game's own codes in their order, by the shared code before them.
    ``also_decided`` are shared codes that ``decide`` of this game gives too. Random play reaches
    every reason in as many ``sessions`` of as many ``entries``.
    """

    reasons: Reasons
    codes: frozenset[str]
    own_after: Mapping[str, str]
    sessions: int
    entries: int = 60
    also_decided: frozenset[str] = frozenset()

    def in_order(self) -> Iterator[str]:
        """Yield all codes of the game in their order of precedence."""
        for shared in SHARED_REFUSALS:
            yield shared
            yield from self.own_after.get(shared, "").split()

    def decided(self) -> set[str]:
        """Return the codes that ``decide`` gives."""
        outside = SHARED_REFUSALS.keys() - DECIDED - self.also_decided
        return {*self.in_order()} - outside


def game_refusals(game: str) -> GameRefusals:
    """Return what a game's refusals are compared with, from the game's folder of factories."""
    refusals: GameRefusals = import_module(f"tests.factories.{game}.refusal_reasons").REFUSALS
    return refusals


@cache
def random_entries(game: str) -> list[Step]:
    """Return the entries of random sessions, and for each one a second entry of any kind."""
    refusals, random = game_refusals(game), Random(7)
    played = (
        random_session(Random(seed), refusals.entries, GAMES[game])
        for seed in range(refusals.sessions)
    )
    entered = [entry for session in played for entry in session.steps]
    any_command = RANDOM_PLAY[game].any_command
    others = [step(s.before, any_command(s.before, random), GAMES[game]) for s in entered]
    return [*entered, *others]


@cache
def reasons_found(game: str) -> list[set[str]]:
    """Return the codes of all reasons against each of the random entries."""
    reasons = game_refusals(game).reasons
    return [reasons(entered.before, entered.command) for entered in random_entries(game)]
