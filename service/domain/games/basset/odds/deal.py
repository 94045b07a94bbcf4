"""Values a stake over the rest of one deal, by counting all orders of the unseen cards.

Where the cards of a rank lie among those not seen is equally likely for each set of places. So a
value is counted over the ``comb(unseen, of_rank)`` sets of places, in integers, and divided once.
Pairs are followed from the next one to the end, and valued from the end back. A place is a pair's
winning or losing place; which of them is dealt first only matters for twins.
"""

from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from math import comb
from typing import NamedTuple

from service.domain.games.basset.rules import HouseRules


class Standing(NamedTuple):
    """A stake that stands in a deal.

    ``paying``: its first win was declined for the pay. ``has_won``: its rank won the pair before,
    so that a win would be a repeat. ``is_spared``: its rank cannot lose in the next pair.
    """

    crooks: int = 0
    paying: bool = False
    has_won: bool = False
    is_spared: bool = False


class Node(NamedTuple):
    """A stake at some point of a deal, with the unseen cards of its rank."""

    of_rank: int
    standing: Standing


Option = int | Standing
"""What may follow: an amount with which the stake ends, or a stake that stands on."""


@dataclass(frozen=True)
class Valuation:
    """What the ends of a stake count. All amounts have one scale.

    ``win(standing)`` has the options of a win, of which the greatest is chosen; ``take_only`` is
    the end of a win that may only be taken. ``lose`` and ``stand`` are a loss, and the end of the
    deal.
    """

    win: Callable[[Standing], tuple[Option, ...]]
    take_only: Callable[[Standing], int]
    lose: Callable[[Standing], int]
    stand: Callable[[Standing], int]


@dataclass(frozen=True)
class Stock:
    """The cards left to deal, and the cards not seen: burnt cards and dealt hands are not known."""

    left: int
    unseen: int


def values_of(
    rules: HouseRules, stock: Stock, valuation: Valuation, nodes: Collection[Node]
) -> Mapping[Node, int]:
    """Return the value of each node, times the number of sets of places of its rank."""
    pairs, has_last = divmod(stock.left, 2)
    pair = _Pairs(rules, valuation)
    levels = [set(nodes)]
    for _ in range(pairs):
        levels.append(set().union(*map(pair.following, levels[-1])))
    unseen = stock.unseen - 2 * pairs
    values = {node: _at_end(rules, valuation, node, unseen, has_last) for node in levels.pop()}
    most = max((node.of_rank for node in nodes), default=0)
    for level in reversed(levels):
        # After the last one, an index below 0 is a pair that cannot be dealt: no way.
        ways = [*(comb(unseen, of_rank) for of_rank in range(most + 1)), 0, 0]
        values = {node: pair.value(node, ways, values) for node in level}
        unseen += 2
    return values


def _at_end(rules: HouseRules, valuation: Valuation, node: Node, unseen: int, has_last: int) -> int:
    """Return the value of a stake after the last pair; a last card may be left."""
    of_rank, standing = node
    stands = valuation.stand(standing)
    if not has_last or rules.last_card is None:
        return stands * comb(unseen, of_rank)
    lost = comb(unseen - 1, of_rank - 1) if of_rank else 0
    return stands * comb(unseen - 1, of_rank) + valuation.lose(standing) * lost


class _Pair(NamedTuple):
    """What a pair does to a stake, by how many cards of its rank are in the pair.

    ``ends`` are the amounts with which it ends, ``moves`` the stakes that stand on, ``choices``
    the options of a win that has several.
    """

    ends: Sequence[tuple[int, int]]
    moves: Sequence[tuple[int, Standing]]
    choices: Sequence[tuple[int, tuple[Option, ...]]]


class _Step(NamedTuple):
    """What a pair does to the stake of a node.

    ``ends`` are the amounts with which it ends, and the cards of its rank that are left then;
    ``moves`` the nodes that follow, ``choices`` the options of a win that has several. ``after``
    has each node that may follow.
    """

    ends: Sequence[tuple[int, int]]
    moves: Sequence[Node]
    choices: Sequence[Sequence[tuple[int, int] | Node]]
    after: frozenset[Node]


_DRAWN = (0, 1, 1, 2)
"""How many cards of the rank the pair has, by outcome."""


class Outcomes:
    """What a pair makes of a stake: an amount with which it ends, or a stake that stands on."""

    def __init__(self, rules: HouseRules, valuation: Valuation) -> None:
        self._rules = rules
        self._valuation = valuation

    def of(self, standing: Standing) -> tuple[tuple[Option, ...], ...]:
        """Return what may follow if the pair misses the rank, wins, loses, or has it twice."""
        stays = standing._replace(has_won=False, is_spared=False)
        loss = self._valuation.lose(standing)
        return (
            (stays,),
            self._wins(standing),
            (stays,) if standing.is_spared else (loss,),
            (stays,) if self._rules.twins is None else (self._twins(standing),),
        )

    def _wins(self, standing: Standing) -> tuple[Option, ...]:
        repeat = self._rules.repeat if standing.has_won else "ignore"
        if repeat == "lose":
            return (self._valuation.lose(standing),)
        if repeat == "retire":
            return (standing._replace(has_won=False, is_spared=True),)
        return self._valuation.win(standing)

    def _twins(self, standing: Standing) -> int:
        if self._rules.order == "win_first":
            return self._valuation.take_only(standing)
        return self._valuation.lose(standing)


class _Pairs:
    """What a pair does to each stake."""

    def __init__(self, rules: HouseRules, valuation: Valuation) -> None:
        self._outcomes = Outcomes(rules, valuation)
        self._known: dict[Standing, _Pair] = {}
        self._steps: dict[Node, _Step] = {}

    def following(self, node: Node) -> frozenset[Node]:
        """Return the nodes that may follow a pair."""
        return self._step(node).after

    def value(self, node: Node, ways: Sequence[int], after: Mapping[Node, int]) -> int:
        """Return the value of a node before a pair, by those ``after`` it.

        ``ways`` are the sets of places after the pair, by the cards of the rank that are left.
        """
        ends, moves, choices, _ = self._step(node)
        total = 0
        for amount, left in ends:
            total += amount * ways[left]
        for move in moves:
            total += after[move]
        for options in choices:
            total += max(
                after[option] if isinstance(option, Node) else option[0] * ways[option[1]]
                for option in options
            )
        return total

    def _step(self, node: Node) -> _Step:
        if node not in self._steps:
            self._steps[node] = self._of_node(*node)
        return self._steps[node]

    def _of_node(self, of_rank: int, standing: Standing) -> _Step:
        pair = self._of(standing)
        ends = [(amount, of_rank - drawn) for drawn, amount in pair.ends]
        moves = [Node(of_rank - drawn, stays) for drawn, stays in pair.moves if drawn <= of_rank]
        choices = [
            [_option(option, of_rank - drawn) for option in options]
            for drawn, options in pair.choices
            if drawn <= of_rank
        ]
        chosen = (option for options in choices for option in options if isinstance(option, Node))
        return _Step(ends, moves, choices, frozenset((*moves, *chosen)))

    def _of(self, standing: Standing) -> _Pair:
        if standing not in self._known:
            self._known[standing] = self._pair(standing)
        return self._known[standing]

    def _pair(self, standing: Standing) -> _Pair:
        ends: dict[int, int] = {}
        moves, choices = [], []
        for drawn, options in zip(_DRAWN, self._outcomes.of(standing), strict=True):
            only = options[0] if len(options) == 1 else None
            if isinstance(only, Standing):
                moves.append((drawn, only))
            elif only is not None:
                ends[drawn] = ends.get(drawn, 0) + only
            else:
                choices.append((drawn, options))
        return _Pair(tuple(ends.items()), moves, choices)


def _option(option: Option, left: int) -> tuple[int, int] | Node:
    return Node(left, option) if isinstance(option, Standing) else (option, left)
