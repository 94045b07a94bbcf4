"""What tests compare the refusals of a game with."""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from service.domain.games import GAMES
from service.domain.session.refusals import SHARED_REFUSALS
from tests.factories.game_folder import factory_of
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
    refusals: GameRefusals = factory_of(game, "refusal_reasons", "REFUSALS")
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
def wrong_reason(game: str) -> str | None:
    """Return a sentence about random entries that get another code than the first reason; or None.

    It names the values of rules that all these entries have, and that their presets lack.
    """
    order = GAMES[game].refusal_codes
    wrong = [
        (entered, first, code_of(entered))
        for entered, codes in zip(random_entries(game), reasons_found(game), strict=True)
        if (first := min(codes, key=order.index, default=None)) != code_of(entered)
    ]
    if not wrong:
        return None
    entered, first, code = wrong[0]
    changed = [_changed_rules(game, each.before) for each, _, _ in wrong]
    under = ", ".join(sorted(set.intersection(*changed)))
    played = f"{type(entered.command).__name__}{' with ' * bool(under)}{under}"
    where = f"tests/factories/{game}/refusal_reasons.py"
    return (
        f"{game}: decide returns {code or 'no refusal'} for {played}, but "
        f"{where} expects {first or 'no refusal'}. Correct the reasons there, or decide. "
        f"The first of {len(wrong)} such entries is {entered.command}."
    )


def code_of(entered: Step) -> str | None:
    """Return the code of the refusal of an entry, or None."""
    return entered.refusal.code if entered.refusal else None


def _changed_rules(game: str, state: Any) -> set[str]:
    rules = GAMES[game].rules
    preset = rules.plain(rules.presets[state.preset].rules)
    played = rules.plain(state.rules).items()
    return {f"{name} = {value}" for name, value in played if value != preset[name]}


@cache
def reasons_found(game: str) -> list[set[str]]:
    """Return the codes of all reasons against each of the random entries."""
    reasons = game_refusals(game).reasons
    return [reasons(entered.before, entered.command) for entered in random_entries(game)]
