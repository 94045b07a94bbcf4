"""What a draw says: which rank wins, which loses, which comes again; the call and the settlement.

``docs/explanation/rules.md`` gives the source of each line.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import NamedTuple

from service.domain.cards import rank_of
from service.domain.games.basset.state import State

FASSE, PAIR, LAST = "fasse", "pair", "last"
KINDS = (FASSE, PAIR, LAST)

PLAIN = "plain"
TWINS_VOID, TWINS_FIRST = "twins_void", "twins_first"
AGAIN_LOSES, AGAIN_RETIRES = "again_loses", "again_retires"
LAST_BANK, LAST_VOID = "last_bank", "last_void"
HOWS = (
    FASSE,
    PLAIN,
    TWINS_VOID,
    TWINS_FIRST,
    AGAIN_LOSES,
    AGAIN_RETIRES,
    LAST_BANK,
    LAST_VOID,
)

RANK_WON, RANK_LOST, RANK_RETIRED, RANK_SPARED = "won", "lost", "retired", "spared"
_READINGS_KEPT = 1024
"""All that there are: a fold asks for thousands."""

MARKS = (RANK_WON, RANK_LOST, RANK_RETIRED, RANK_SPARED)


class Reading(NamedTuple):
    """How a draw is read: by which rule, and what becomes of each rank it touches.

    ``wins`` and ``loses`` are the ranks in the winning and in the losing place; of twins that one
    of them decides only the place that holds, of fasse and last card for the bank ``loses``.
    ``marks`` has the winner's place first, the order in which a pair is settled.
    """

    how: str
    wins: str | None
    loses: str | None
    marks: Mapping[str, str]


def reading(state: State, kind: str, cards: tuple[str, ...]) -> Reading:
    """Read a draw of that kind at a table that has not settled it."""
    if kind == PAIR:
        return _pair(state, rank_of(cards[0]), rank_of(cards[1]))
    if kind == FASSE:
        return _lost_alone(FASSE, rank_of(cards[0]))
    if state.rules.last_card == "bank":
        return _lost_alone(LAST_BANK, rank_of(cards[0]))
    return Reading(LAST_VOID, None, None, {})


def _pair(state: State, first: str, second: str) -> Reading:
    """Twins by their own line alone; otherwise the winning rank, then the losing one."""
    rules = state.rules
    win_first = rules.order == "win_first"
    if first == second:
        return _twins(rules.twins, first, win_first=win_first)
    winner, loser = (first, second) if win_first else (second, first)
    repeat = rules.repeat if state.run == winner else "ignore"
    return _two_ranks(winner, loser, repeat, loser == state.retired)


@lru_cache(_READINGS_KEPT)
def _two_ranks(winner: str, loser: str, repeat: str, retired: bool) -> Reading:  # noqa: FBT001
    lost = RANK_SPARED if retired else RANK_LOST
    how, won = _REPEATED[repeat]
    return Reading(how, winner, loser, {winner: won, loser: lost})


_REPEATED = {
    "ignore": (PLAIN, RANK_WON),
    "lose": (AGAIN_LOSES, RANK_LOST),
    "retire": (AGAIN_RETIRES, RANK_RETIRED),
}


@lru_cache(_READINGS_KEPT)
def _twins(rule: str, rank: str, *, win_first: bool) -> Reading:
    if rule == "null":
        return Reading(TWINS_VOID, None, None, {})
    if win_first:
        return Reading(TWINS_FIRST, rank, None, {rank: RANK_WON})
    return _lost_alone(TWINS_FIRST, rank)


@lru_cache(_READINGS_KEPT)
def _lost_alone(how: str, rank: str) -> Reading:
    return Reading(how, None, rank, {rank: RANK_LOST})
