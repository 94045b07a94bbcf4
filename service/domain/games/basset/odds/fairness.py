"""What the shuffle decides in Basset.

Whatever cards lie in a pair, each order of the two is as likely, whatever was dealt before and
whatever stakes stand. So which of the two orders came is a fair coin, also where one of them is
better for the bank: that is the test of the punters' wins against their expectation.
"""

from collections.abc import Iterable, Iterator, Mapping
from fractions import Fraction
from functools import lru_cache
from math import comb, factorial, perm

from service.domain.games.basset.deciding.exposure import exposure_by_rank
from service.domain.games.basset.events import DealEnded, Event, FasseTurned, PairDealt
from service.domain.games.basset.evolve import evolve
from service.domain.games.basset.state import State, next_rung
from service.domain.port.fairness import EVEN, Chances, Trial, one_of
from service.domain.values.cards import COPIES_PER_PACK, PACK, RANKS, rank_of

RANK_CHANCES = dict.fromkeys(RANKS, Fraction(1, len(RANKS)))


class _Deal:
    """The pairs and twins of the deal that is on."""

    def __init__(self, place: int = 0, packs: int = 0) -> None:
        self.place, self.packs = place, packs
        self.pairs = self.twins = 0

    def trial(self) -> Iterator[Trial]:
        """Yield how many pairs were twins, if the deal has pairs."""
        if self.pairs:
            chances = twins_chances(self.packs, self.pairs)
            yield Trial("twins", "", self.twins, chances, self.place)


def trials(events: Iterable[Event]) -> Iterator[Trial]:
    """Yield the trials of each fasse, pair and deal."""
    state: State | None = None
    deal = _Deal()
    for place, event in enumerate(events):
        if isinstance(event, FasseTurned):
            deal = _Deal(place, event.decks)
            yield from one_of("fasse_rank", rank_of(event.card), RANK_CHANCES, place)
        elif isinstance(event, PairDealt):
            assert state is not None, "a session begins with its opening"
            deal.pairs += 1
            deal.twins += rank_of(event.first) == rank_of(event.second)
            yield from _of_pair(state, event, place)
        elif isinstance(event, DealEnded):
            yield from deal.trial()
            deal = _Deal()
        state = evolve(state, event)
    yield from deal.trial()


def _of_pair(state: State, pair: PairDealt, place: int) -> Iterator[Trial]:
    """Yield whether a pair lay in the better order for the bank, and where its ranks lay."""
    first, second = rank_of(pair.first), rank_of(pair.second)
    if first == second:
        return
    win, lose = (first, second) if state.rules.order == "win_first" else (second, first)
    for rank in (win, lose):
        yield Trial("winning_place", rank, int(rank == win), EVEN, place)
    standing = [stake for stake in state.stakes.values() if not stake.win]
    couches = exposure_by_rank((stake.rank, stake.couch) for stake in standing)
    pays = exposure_by_rank((s.rank, s.couch * next_rung(s, state.rules)) for s in standing)
    as_dealt, swapped = _gain(couches, pays, win, lose), _gain(couches, pays, lose, win)
    if as_dealt != swapped:
        yield Trial("bank_favoured", "", int(as_dealt > swapped), EVEN, place)


def _gain(couches: Mapping[str, int], pays: Mapping[str, int], win: str, lose: str) -> int:
    return couches.get(lose, 0) - pays.get(win, 0)


@lru_cache(maxsize=256)
def twins_chances(packs: int, pairs: int) -> Chances:
    """Return how likely each number of twins is among so many pairs, after the fasse.

    Counted by the sets of pairs that are all twins, and inclusion and exclusion. One rank has a
    card less, that of the fasse.
    """
    cards = packs * PACK - 1
    whole, short = _twin_ways(packs * COPIES_PER_PACK), _twin_ways(packs * COPIES_PER_PACK - 1)
    ways = [Fraction(1)]
    for rank in range(len(RANKS)):
        ways = _times(ways, short if rank == 0 else whole, pairs)
    moments = [
        comb(pairs, twins) * factorial(twins) * way * Fraction(1, perm(cards, 2 * twins))
        for twins, way in enumerate(ways)
    ]
    return tuple((twins, _exactly(twins, moments)) for twins in range(pairs + 1))


def _twin_ways(copies: int) -> list[Fraction]:
    """Return by the number of twins of one rank in how many ways they lie, over its factorial."""
    return [
        Fraction(perm(copies, 2 * twins), factorial(twins)) for twins in range((copies >> 1) + 1)
    ]


def _times(one: list[Fraction], other: list[Fraction], most: int) -> list[Fraction]:
    product = [Fraction(0)] * min(len(one) + len(other) - 1, most + 1)
    for i, left in enumerate(one):
        for j, right in enumerate(other[: max(most + 1 - i, 0)]):
            product[i + j] += left * right
    return product


def _exactly(twins: int, moments: list[Fraction]) -> Fraction:
    """Return how likely exactly so many pairs are twins, by the moments of all numbers."""
    return sum(
        (
            (-1) ** (more - twins) * comb(more, twins) * moments[more]
            for more in range(twins, len(moments))
        ),
        start=Fraction(0),
    )
