"""Values stakes at one table: under its rules, before a fasse and in a deal."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from fractions import Fraction
from functools import lru_cache
from math import comb, lcm
from typing import NamedTuple

from service.domain.games.basset.odds.deal import (
    Node,
    Option,
    Standing,
    Stock,
    Valuation,
    values_of,
)
from service.domain.games.basset.odds.policies import Policy, answers, paid
from service.domain.games.basset.rules import HouseRules
from service.domain.games.basset.state import decks_for
from service.domain.port.odds import NoOdds
from service.domain.values.cards import COPIES_PER_PACK, PACK

HAND = 13
"""Cards of a hand that is dealt out of the packs."""

HALF = Fraction(1, 2)


class NeverDecided(NoOdds):
    """A stake stands in every deal, so its expectation is not finite."""


@dataclass(frozen=True)
class Table:
    """House rules, and how many punters sit: packs and dealt hands may depend on them."""

    rules: HouseRules
    punters: int

    @property
    def packs(self) -> int:
        """How many packs are dealt from."""
        return decks_for(self.rules, self.punters)

    @property
    def cards(self) -> int:
        """The cards of all packs."""
        return self.packs * PACK

    @property
    def of_rank(self) -> int:
        """The cards of one rank in all packs."""
        return self.packs * COPIES_PER_PACK

    @property
    def undealt(self) -> int:
        """The cards before the fasse: dealt hands are out of the packs."""
        return self.cards - (HAND * self.punters if self.rules.layout == "dealt" else 0)

    @property
    def after_fasse(self) -> Stock:
        """The stock after the fasse and the burnt cards."""
        return Stock(max(self.undealt - 1 - self.rules.burn, 0), self.cards - 1)


class Chances(NamedTuple):
    """How a stake is decided. The four add up to 1.

    ``win`` and ``lose``: by the next pair or last card that decides it. ``stand``: not in this
    deal. ``faced``: the fasse takes its card off or empties it.
    """

    win: Fraction
    lose: Fraction
    stand: Fraction
    faced: Fraction


NOTHING, CERTAIN = Fraction(0), Fraction(1)
WON = Chances(CERTAIN, NOTHING, NOTHING, NOTHING)
"""The chances of a stake whose win waits for its answer."""


def chances_in_deal(table: Table, stock: Stock, nodes: Sequence[Node]) -> Mapping[Node, Chances]:
    """Return the chances of stakes in a deal."""
    ends = (_count_wins(), _count_losses())
    counted = [values_of(table.rules, stock, valuation, nodes) for valuation in ends]
    found = {}
    for node in nodes:
        ways = comb(stock.unseen, node.of_rank)
        win, lose = (Fraction(values[node], ways) for values in counted)
        found[node] = Chances(win, lose, 1 - win - lose, NOTHING)
    return found


def chances_before_fasse(table: Table, standing: Standing) -> Chances:
    """Return the chances of a stake before the fasse."""
    share = Fraction(table.of_rank, table.cards)
    missed, met = Node(table.of_rank, standing), Node(table.of_rank - 1, standing)
    after = chances_in_deal(table, table.after_fasse, (missed, met))
    if table.rules.fasse == "half_purse":
        parts = zip(after[met], after[missed], strict=True)
        return Chances(*(share * one + (1 - share) * other for one, other in parts))
    win, lose, stand, _ = ((1 - share) * part for part in after[missed])
    return Chances(win, lose, stand, share)


def _count_wins() -> Valuation:
    return Valuation(lambda _: (1,), lambda _: 1, lambda _: 0, lambda _: 0)


def _count_losses() -> Valuation:
    return Valuation(lambda _: (0,), lambda _: 0, lambda _: 1, lambda _: 0)


def expectations_in_deal(
    table: Table, policy: Policy, stock: Stock, nodes: Sequence[Node]
) -> Mapping[Node, Fraction]:
    """Return what a couch of 1 gains on each node until it has left the table.

    Raises ``NeverDecided``.
    """
    carried = carried_values(table, policy)
    scale = lcm(*(value.denominator for value in carried))
    ends = [int(value * scale) for value in carried]
    valuation = valuation_of(table.rules, policy, scale, lambda standing: ends[standing.crooks])
    values = values_of(table.rules, stock, valuation, nodes)
    return {
        node: Fraction(values[node], scale * comb(stock.unseen, node.of_rank)) for node in nodes
    }


@lru_cache(maxsize=1024)
def expectation_before_fasse(table: Table, policy: Policy, standing: Standing) -> Fraction:
    """Return what a couch of 1 gains before the fasse until it has left the table.

    Raises ``NeverDecided``.
    """
    missed, met = Node(table.of_rank, standing), Node(table.of_rank - 1, standing)
    after = expectations_in_deal(table, policy, table.after_fasse, (missed, met))
    return _at_fasse(table, after[missed], after[met], lost_to_fasse(table.rules))


@lru_cache(maxsize=256)
def carried_values(table: Table, policy: Policy) -> tuple[Fraction, ...]:
    """Return by crooks what a stake is worth that stands at the end of a deal.

    A couch without crooks goes home. A paroli that is carried is worth ``x = a + p x``: what it
    gains in the next deal, and what it is worth if it stands there too. Crooks only grow, so the
    equations are solved from the last rung down. Where the best answer depends on ``x``, the right
    side is convex in ``x`` and has finitely many pieces, so Newton's method ends.
    Raises ``NeverDecided``.
    """
    values = [NOTHING] * len(table.rules.ladder)
    if table.rules.carry:
        for crooks in range(len(values) - 1, 0, -1):
            values[crooks] = _carried(table, policy, crooks, values)
    return tuple(values)


def _carried(table: Table, policy: Policy, crooks: int, values: Sequence[Fraction]) -> Fraction:
    """Return the value of a carried stake; ``values`` has those with more crooks."""
    guess = NOTHING
    while True:
        known = [*values[:crooks], guess, *values[crooks + 1 :]]
        gain, stands = _next_deal(table, policy, crooks, known)
        if stands == 1:
            raise NeverDecided(f"A stake with {crooks} crooks is never decided: it has no odds.")
        better = Fraction(gain - stands * guess, 1 - stands)
        if better == guess or not policy.is_best:
            return better
        guess = better


def _next_deal(
    table: Table, policy: Policy, crooks: int, carried: Sequence[Fraction]
) -> tuple[Fraction, Fraction]:
    """Return the value of a carried stake before the fasse, and how likely it stands unchanged.

    Each counted amount has that likelihood in its low digits: it is below ``shift``.
    """
    stock = table.after_fasse
    scale = lcm(*(value.denominator for value in carried))
    shift = comb(table.cards, table.of_rank) + 1
    ends = [int(value * scale) * shift + (at == crooks) for at, value in enumerate(carried)]
    valuation = valuation_of(
        table.rules, policy, scale * shift, lambda standing: ends[standing.crooks]
    )
    standing = Standing(crooks)
    nodes = (Node(table.of_rank, standing), Node(table.of_rank - 1, standing))
    counted = values_of(table.rules, stock, valuation, nodes)
    parts = []
    for node in nodes:
        value, stands = divmod(counted[node], shift)
        ways = comb(stock.unseen, node.of_rank)
        parts.append((Fraction(value, scale * ways), Fraction(stands, ways)))
    (missed, missed_stands), (met, met_stands) = parts
    gain = _at_fasse(table, missed, met, lost_to_fasse(table.rules))
    return gain, _at_fasse(table, missed_stands, met_stands, NOTHING)


def _at_fasse(table: Table, missed: Fraction, met: Fraction, lost: Fraction) -> Fraction:
    """Return a value before the fasse: it may miss the rank, or meet it and cost ``lost``."""
    share = Fraction(table.of_rank, table.cards)
    stays = met if table.rules.fasse == "half_purse" else NOTHING
    return (1 - share) * missed + share * (stays - lost)


def lost_to_fasse(rules: HouseRules) -> Fraction:
    """Return what a couch of 1 loses if the fasse has its rank."""
    return HALF if rules.fasse in ("half_purse", "half_stake") else CERTAIN


def valuation_of(
    rules: HouseRules, policy: Policy, scale: int, at_end: Callable[[Standing], int]
) -> Valuation:
    """Return what a couch of 1 gains, times ``scale``; ``at_end`` values a paroli that stands."""

    def scaled(option: Option) -> Option:
        return option if isinstance(option, Standing) else option * scale

    return Valuation(
        win=lambda standing: tuple(map(scaled, answers(rules, policy, standing))),
        take_only=lambda standing: paid(rules, standing) * scale,
        lose=lambda standing: 0 if standing.paying else -scale,
        stand=at_end,
    )
