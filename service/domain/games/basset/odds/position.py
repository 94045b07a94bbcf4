"""What stakes and the bank may expect at some point of a deal, or before its fasse."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from fractions import Fraction
from math import comb

from service.domain.games.basset.odds.deal import Node, Standing, Stock, Valuation, values_of
from service.domain.games.basset.odds.policies import paid, policies_of
from service.domain.games.basset.odds.table import (
    NOTHING,
    Chances,
    Table,
    chances_before_fasse,
    chances_in_deal,
    expectation_before_fasse,
    expectations_in_deal,
    lost_to_fasse,
)
from service.domain.values.cards import RANKS


@dataclass(frozen=True)
class RankStake:
    """A stake on a rank. ``couch`` is in smallest units; a couch of 0 is an empty card."""

    rank: str
    crooks: int = 0
    paying: bool = False
    couch: int = 1


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


@dataclass(frozen=True)
class Position:
    """A point of a deal. ``seen`` counts the cards drawn by rank, None before the fasse.

    ``run`` is the rank whose win in the next pair would be a repeat, and ``retired`` the rank that
    the next pair cannot lose.
    """

    table: Table
    seen: Mapping[str, int] | None = None
    run: str | None = None
    retired: str | None = None
    # Sums over `seen` are asked for by each stake.
    stock: Stock = field(init=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "stock", self._stock())

    def _stock(self) -> Stock:
        if self.seen is None:
            return Stock(self.table.undealt, self.table.cards)
        drawn = sum(self.seen.values()) - 1
        after_fasse = self.table.after_fasse
        return Stock(after_fasse.left - drawn, after_fasse.unseen - drawn)

    def of_rank(self, rank: str) -> int:
        """Return how many cards of a rank are not seen."""
        return self.table.of_rank - (self.seen or {}).get(rank, 0)

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
        nodes = [self.node(stake) for stake in stakes]
        table, policies = self.table, list(policies_of(self.table.rules))
        found: dict[Node, StakeOdds] = {}
        if self.seen is None:
            for node in set(nodes):
                standing = node.standing
                gains = {p.name: expectation_before_fasse(table, p, standing) for p in policies}
                found[node] = StakeOdds(chances_before_fasse(table, standing), gains)
        else:
            chances = chances_in_deal(table, self.stock, nodes)
            by_policy = {
                policy.name: expectations_in_deal(table, policy, self.stock, nodes)
                for policy in policies
            }
            for node in set(nodes):
                gains = {name: values[node] for name, values in by_policy.items()}
                found[node] = StakeOdds(chances[node], gains)
        return [found[node] for node in nodes]

    def bank_odds(self, stakes: Iterable[RankStake]) -> BankOdds:
        """Return what the bank may expect of the stakes that no win waits on."""
        exposure: dict[str, int] = {}
        gain = NOTHING
        for stake in stakes:
            node = self.node(stake)
            pays = stake.couch * paid(self.table.rules, node.standing)
            exposure[stake.rank] = exposure.get(stake.rank, 0) + pays
            gain += stake.couch * self._next_draw_gain(node)
        worst = max(exposure, key=lambda rank: (exposure[rank], -RANKS.index(rank)), default=None)
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
