"""What stakes and the bank may expect at some point of a deal, or before its fasse."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import comb
from typing import NamedTuple

from service.domain.games.basset.deciding.exposure import exposure_by_rank, worst_rank
from service.domain.games.basset.odds.deal import Node, Standing, Stock, Valuation, values_of
from service.domain.games.basset.odds.policies import Policy, paid, policies_of
from service.domain.games.basset.odds.table import (
    NOTHING,
    WON,
    Chances,
    Table,
    chances_before_fasse,
    chances_in_deal,
    expectation_before_fasse,
    expectations_in_deal,
    lost_to_fasse,
)
from service.domain.values.cards import COPIES_PER_PACK, PACK


@dataclass(frozen=True)
class RankStake:
    """A stake on a rank. ``couch`` is in smallest units; a couch of 0 is an empty card.

    ``waits``: it has won, and waits for its answer, which ``take_only`` limits.
    """

    rank: str
    crooks: int = 0
    paying: bool = False
    couch: int = 1
    waits: bool = False
    take_only: bool = False


@dataclass(frozen=True)
class StakeOdds:
    """How a stake is decided, and what its couch of 1 gains by policy until it has left."""

    chances: Chances
    expectation: Mapping[str, Fraction]


@dataclass(frozen=True)
class BankOdds:
    """What the bank may have to pay, and what it gains on the average.

    ``exposure`` is by rank what the bank pays if that rank wins next; ``worst`` is the rank with
    the greatest, the lowest of equals, and ``worst_pays`` its amount. ``next_draw_gain`` is what
    the bank gains at the next draw if a win is taken: at the fasse, a pair or the last card.
    """

    exposure: Mapping[str, int]
    worst: str | None
    worst_pays: int
    next_draw_gain: Fraction


class Packs(NamedTuple):
    """The packs of a deal that is on, and the cards left to deal.

    The table may have others by now: punters who sat down during the deal count in the next one.
    """

    packs: int
    left: int


@dataclass(frozen=True)
class Position:
    """A point of a deal. ``seen`` counts the cards drawn by rank, None before the fasse.

    ``run`` is the rank whose win in the next pair would be a repeat, and ``retired`` the rank that
    the next pair cannot lose. ``packs`` are those of the deal, None if they are the table's.
    """

    table: Table
    seen: Mapping[str, int] | None = None
    run: str | None = None
    retired: str | None = None
    packs: Packs | None = None
    # Sums over `seen` are asked for by each stake.
    stock: Stock = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "stock", self._stock())

    def _stock(self) -> Stock:
        if self.seen is None:
            return Stock(self.table.undealt, self.table.cards)
        drawn = sum(self.seen.values()) - 1
        if self.packs is not None:
            return Stock(self.packs.left, self.packs.packs * PACK - 1 - drawn)
        after_fasse = self.table.after_fasse
        return Stock(after_fasse.left - drawn, after_fasse.unseen - drawn)

    def of_rank(self, rank: str) -> int:
        """Return how many cards of a rank are not seen."""
        of_rank = self.packs.packs * COPIES_PER_PACK if self.packs else self.table.of_rank
        return of_rank - (self.seen or {}).get(rank, 0)

    def node(self, stake: RankStake) -> Node:
        """Return where a stake stands in the deal."""
        standing = Standing(
            stake.crooks,
            paying=stake.paying,
            has_won=stake.rank == self.run and self.table.rules.repeat != "ignore",
            is_spared=stake.rank == self.retired,
        )
        return Node(self.of_rank(stake.rank), standing)

    def odds_of(self, stakes: Sequence[RankStake]) -> list[StakeOdds]:
        """Return the odds of each stake, in their order. Raises ``NeverDecided``."""
        gains = self.expectations_of(stakes, list(policies_of(self.table.rules)))
        return [StakeOdds(*odds) for odds in zip(self.chances_of(stakes), gains, strict=True)]

    def chances_of(self, stakes: Sequence[RankStake]) -> list[Chances]:
        """Return how each stake is decided; that of a win that waits is certain."""
        nodes = {self.node(stake) for stake in stakes if not stake.waits}
        if self.seen is None:
            found = {node: chances_before_fasse(self.table, node.standing) for node in nodes}
        else:
            found = {**chances_in_deal(self.table, self.stock, list(nodes))}
        return [WON if stake.waits else found[self.node(stake)] for stake in stakes]

    def expectations_of(
        self, stakes: Sequence[RankStake], policies: Sequence[Policy]
    ) -> list[Mapping[str, Fraction]]:
        """Return what a couch of 1 gains on each stake that no win waits on, by policy.

        Raises ``NeverDecided``.
        """
        nodes = list(dict.fromkeys(map(self.node, stakes)))
        by_policy = {policy.name: self._expectations(policy, nodes) for policy in policies}
        return [
            {name: values[self.node(stake)] for name, values in by_policy.items()}
            for stake in stakes
        ]

    def _expectations(self, policy: Policy, nodes: Sequence[Node]) -> Mapping[Node, Fraction]:
        if self.seen is not None:
            return expectations_in_deal(self.table, policy, self.stock, nodes)
        return {node: expectation_before_fasse(self.table, policy, node.standing) for node in nodes}

    def bank_odds(self, stakes: Iterable[RankStake]) -> BankOdds:
        """Return what the bank may expect of the stakes that no win waits on."""
        placed = [(stake, self.node(stake)) for stake in stakes]
        exposure = exposure_by_rank(
            (stake.rank, stake.couch * paid(self.table.rules, node.standing))
            for stake, node in placed
        )
        gain = sum((stake.couch * self._next_draw_gain(node) for stake, node in placed), NOTHING)
        worst = worst_rank(exposure)
        return BankOdds(exposure, worst, exposure[worst] if worst else 0, gain)

    def _next_draw_gain(self, node: Node) -> Fraction:
        """Return what the bank gains from a couch of 1 at the next draw."""
        rules, stock = self.table.rules, self.stock
        if self.seen is None:
            return lost_to_fasse(rules) * Fraction(node.of_rank, stock.unseen)
        next_draw = Stock(min(stock.left, 2), stock.unseen)
        valuation = Valuation(
            win=lambda standing: (paid(rules, standing),),
            take_only=lambda standing: paid(rules, standing),
            lose=lambda standing: 0 if standing.paying else -1,
            stand=lambda _: 0,
        )
        value = values_of(rules, next_draw, valuation, (node,))[node]
        return -Fraction(value, comb(stock.unseen, node.of_rank))
