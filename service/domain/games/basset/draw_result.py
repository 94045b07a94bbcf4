"""The result of a draw: which rank wins, which loses, and by which rule.

``docs/explanation/rules.md`` gives the source of each line.
"""

from collections.abc import Mapping
from functools import lru_cache
from typing import Final, Literal, NamedTuple

from service.domain.games.basset.rules import HouseRules
from service.domain.values.cards import rank_of

FASSE: Final = "fasse"
PAIR: Final = "pair"
LAST: Final = "last"

PLAIN: Final = "plain"
TWINS_VOID: Final = "twins_void"
TWINS_FIRST: Final = "twins_first"
AGAIN_LOSES: Final = "again_loses"
AGAIN_RETIRES: Final = "again_retires"
LAST_BANK: Final = "last_bank"
LAST_VOID: Final = "last_void"

RANK_WON: Final = "won"
RANK_LOST: Final = "lost"
RANK_RETIRED: Final = "retired"
RANK_SPARED: Final = "spared"

Kind = Literal["fasse", "pair", "last"]
Mark = Literal["won", "lost", "retired", "spared"]
How = Literal[
    "fasse",
    "plain",
    "twins_void",
    "twins_first",
    "again_loses",
    "again_retires",
    "last_bank",
    "last_void",
]

_RESULTS_MAX = 1024
"""More than all possible results: a fold asks for thousands."""


class DrawResult(NamedTuple):
    """The result of one draw.

    ``how`` names the rule. ``wins`` and ``loses`` are the ranks of the winning and the losing
    card. If the first of twins decides, only its field is set; for a fasse, and for a last card
    that goes to the bank, only ``loses``. ``marks`` says what happens to each rank. The winner
    comes first, because winners are settled before losers.
    """

    how: How
    wins: str | None
    loses: str | None
    marks: Mapping[str, Mark]

    @property
    def run(self) -> str | None:
        """The rank whose win in the next pair would be a repeat."""
        return None if self.how == AGAIN_RETIRES else self.wins

    @property
    def retired(self) -> str | None:
        """The rank that cannot lose in the next pair."""
        return next((rank for rank, mark in self.marks.items() if mark == RANK_RETIRED), None)


def draw_result(
    rules: HouseRules,
    kind: str,
    cards: tuple[str, ...],
    *,
    run: str | None,
    retired: str | None,
) -> DrawResult:
    """Return the result of a draw, given the ``run`` and the ``retired`` rank before it."""
    rank = rank_of(cards[0])
    if kind == PAIR:
        return _pair(rules, rank, rank_of(cards[1]), run, retired)
    if kind == FASSE:
        return _only_loser(FASSE, rank)
    if rules.last_card == "bank":
        return _only_loser(LAST_BANK, rank)
    return DrawResult(LAST_VOID, None, None, {})


def _pair(
    rules: HouseRules, first: str, second: str, run: str | None, retired: str | None
) -> DrawResult:
    """Return the result of a pair: twins follow their own rule only."""
    win_first = rules.order == "win_first"
    if first == second:
        return _twins(rules.twins, first, win_first=win_first)
    winner, loser = (first, second) if win_first else (second, first)
    repeat = rules.repeat if run == winner else "ignore"
    return _two_ranks(winner, loser, repeat, loser == retired)


@lru_cache(_RESULTS_MAX)
def _two_ranks(winner: str, loser: str, repeat: str, retired: bool) -> DrawResult:  # noqa: FBT001
    lost: Mark = RANK_SPARED if retired else RANK_LOST
    how, won = _REPEATED[repeat]
    return DrawResult(how, winner, loser, {winner: won, loser: lost})


_REPEATED: Mapping[str, tuple[How, Mark]] = {
    "ignore": (PLAIN, RANK_WON),
    "lose": (AGAIN_LOSES, RANK_LOST),
    "retire": (AGAIN_RETIRES, RANK_RETIRED),
}


@lru_cache(_RESULTS_MAX)
def _twins(rule: str | None, rank: str, *, win_first: bool) -> DrawResult:
    # A tablet may have stored a view with the word "null" of earlier versions.
    if rule != "first":
        return DrawResult(TWINS_VOID, None, None, {})
    if win_first:
        return DrawResult(TWINS_FIRST, rank, None, {rank: RANK_WON})
    return _only_loser(TWINS_FIRST, rank)


@lru_cache(_RESULTS_MAX)
def _only_loser(how: How, rank: str) -> DrawResult:
    return DrawResult(how, None, rank, {rank: RANK_LOST})
