"""The whole deal's worst case: the most that the bank can pay for the stakes on the table."""

from collections.abc import Iterator, Sequence
from itertools import accumulate

from service.domain.games.basset.odds.position import Position, RankStake
from service.domain.games.basset.rules import HouseRules


def worst_deal_pays(position: Position, stakes: Sequence[RankStake]) -> int:
    """Return the most that the bank can pay until the deal ends.

    Each win gets its dearest answer. Each further win needs a card of its rank and a pair. Which
    ranks win is chosen for the greatest payment. Couches that the bank wins meanwhile are not
    counted, so no deal costs more.
    """
    rules, stock = position.table.rules, position.stock
    left = stock.left if position.seen is not None else position.table.after_fasse.left
    pairs = max(left, 0) >> 1
    best = [0] * (pairs + 1)
    for rank in dict.fromkeys(stake.rank for stake in stakes):
        most = _wins(position, rank, pairs)
        pays = [0] * (most + 1)
        for stake in stakes:
            if stake.rank == rank:
                owed = _pays_by_wins(rules, stake, most)
                pays = [one + other for one, other in zip(pays, owed, strict=True)]
        best = [
            max(best[used - wins] + paid for wins, paid in enumerate(pays) if wins <= used)
            for used in range(pairs + 1)
        ]
    return best[-1]


def _wins(position: Position, rank: str, pairs: int) -> int:
    """Return how often a rank can win in the pairs that are left."""
    if position.table.rules.repeat != "ignore":
        # A rank that won cannot win the next pair.
        pairs = (pairs + (rank != position.run)) >> 1
    return min(position.of_rank(rank), pairs)


def _pays_by_wins(rules: HouseRules, stake: RankStake, most: int) -> Iterator[int]:
    """Return what a stake is paid at most, by its further wins: from none to ``most``."""
    by_wins = [*([] if stake.waits else [0]), *_multiples(rules, stake)]
    padded = [*by_wins, *[0] * (most + 1)][: most + 1]
    return (stake.couch * multiple for multiple in accumulate(padded, max))


def _multiples(rules: HouseRules, stake: RankStake) -> list[int]:
    """Return the multiple of its couch that a stake may be paid at each win, from its next one."""
    rungs = list(rules.ladder[stake.crooks :])
    if stake.paying and rules.pay:
        return [rules.pay]
    if stake.take_only:
        return rungs[:1]
    if rules.pay and not stake.crooks and len(rungs) > 1:
        rungs[1] = max(rungs[1], rules.pay)
    return rungs
