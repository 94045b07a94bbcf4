"""The odds of a full Basset table at three points of a deal, beside a loop over its stakes."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bench.comparison import Claim, Lane, Measured, Sample, Scale, interleaved, timed_each
from bench.full_table import full_table
from service.domain.games.basset.odds.position import Packs, Position, RankStake
from service.domain.games.basset.odds.table import Table
from service.domain.port.game import AnyGame
from service.domain.values.cards import RANKS

PLAYERS, CARDS, TABLES = 8, ("K", "Q", "7"), 3
ALL: frozenset[str] = frozenset()
HEAD = """\
format = "basset/1"
rules = "cotton"
bank = 1000000
entries = '''
"""
TOGETHER, ONE_BY_ONE = "odds of the table", "a loop over its stakes"
POINTS = {
    "after the fasse": ("fasse 2",),
    "after 3 pairs": ("fasse 2", "pair 3 4", "pair 5 6", "pair 8 9"),
    "after 10 pairs": ("fasse 2", *(f"pair {r} {r}" for r in "34568" for _ in range(2))),
}


def measure(_folder: Path, scale: Scale) -> Iterator[Measured]:
    """Yield how often the odds of a full table are computed in a second."""
    for title, lines in POINTS.items():
        yield _measured(title, *full_table(HEAD, PLAYERS, CARDS, lines), scale)


def _measured(title: str, game: AnyGame, state: Any, scale: Scale) -> Measured:
    tables = [state] * scale.of(TABLES)
    live = game.odds.live
    assert live is not None, "the stakes of this game can be valued"

    def made(part_of: Any) -> Sample:
        return timed_each(len(tables), part_of, tables)

    lanes = (
        Lane(TOGETHER, lambda: made(lambda each: live.odds_of(each, ALL))),
        Lane(ONE_BY_ONE, lambda: made(_one_by_one)),
    )
    samples = interleaved(lanes, scale.rounds)
    stakes = PLAYERS * len(CARDS)
    about = f"{PLAYERS} players, {stakes} stakes, {title}"
    return Measured(about, "tables", samples, (Claim(TOGETHER, ONE_BY_ONE),))


def _one_by_one(state: Any) -> None:
    """Compute the odds of each stake alone."""
    seen = {rank: state.seen[rank] for rank in RANKS if rank in state.seen}
    table, packs = Table(state.rules, len(state.punters)), Packs(state.decks, state.stock)
    position = Position(table, seen, state.run, state.retired, packs)
    for stake in state.stakes.values():
        position.odds_of([RankStake(stake.rank, stake.crooks, stake.paying)])
