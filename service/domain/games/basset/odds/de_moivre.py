"""De Moivre's table of Bassette, and Pharaon beside it: what a stake of 1 loses on the average.

Abraham de Moivre, The Doctrine of Chances, 1718, "Of Bassete", pages 32 to 39. The places of the
cards are counted after the card in view. In Bassette the stake is returned at place 1 and costs
``FACED`` at place 2; from place 3 on the odd places win and the even places lose, and the last
place, if it is odd, returns the stake. In Pharaon the first card of each couple is the bank's; two
cards of the rank in one couple cost half, in the last couple all; the last card returns the stake.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from math import comb

from service.domain.port.odds import Cell
from service.domain.values.cards import COPIES_PER_PACK, PACK

FACED = Fraction(1, 2)
"""What the fasse costs according to de Moivre."""

FACED_IN_FRANCE = Fraction(2, 3)
"""What it costs according to the French authors (Sauveur, Montmort)."""

BASSETE_LEFT = (PACK, *range(51, 6, -2))
"""Cards after the one in view, as the table has them; all of them before the card is turned."""

PHARAON_LEFT = tuple(range(PACK, 7, -2))
"""Cards left at the couples of Pharaon."""


def ranks_left(left: int) -> Sequence[int]:
    """Return how many cards of a rank may be among ``left``: at most the others were seen."""
    return range(max(1, COPIES_PER_PACK - (PACK - left)), COPIES_PER_PACK + 1)


def bassete_table(faced: Fraction) -> Iterator[Cell]:
    """Yield each cell of the table."""
    for left in BASSETE_LEFT:
        for of_rank in ranks_left(left):
            yield Cell(left, of_rank, bassete_loss(left, of_rank, faced))


def pharaon_table() -> Iterator[Cell]:
    """Yield each cell of the table."""
    for left in PHARAON_LEFT:
        for of_rank in ranks_left(left):
            yield Cell(left, of_rank, pharaon_loss(left, of_rank))


def bassete_loss(left: int, of_rank: int, faced: Fraction) -> Fraction:
    """Return the loss of a stake with ``left`` cards, ``of_rank`` of them of its rank.

    The first card of the rank decides. An even ``left`` is the whole pack, before a card is turned.
    """
    pays = _before_the_turn if left % 2 == 0 else _after_the_turn
    return -sum(
        (
            _first_at(place, left, of_rank) * pays(place, left, faced)
            for place in range(1, left - of_rank + 2)
        ),
        start=Fraction(0),
    )


def _before_the_turn(place: int, _left: int, faced: Fraction) -> Fraction:
    if place == 1:
        return -faced
    return Fraction(1 if place % 2 == 0 else -1)


def _after_the_turn(place: int, left: int, faced: Fraction) -> Fraction:
    if place in (1, left):
        return Fraction(0)
    if place == 2:  # noqa: PLR2004 - the place of the fasse
        return -faced
    return Fraction(1 if place % 2 else -1)


def pharaon_loss(left: int, of_rank: int) -> Fraction:
    """Return the loss of a stake with ``left`` cards, an even number, ``of_rank`` of its rank."""
    loss = Fraction(0)
    for place in range(1, left - of_rank + 2):
        first = _first_at(place, left, of_rank)
        if place % 2 == 0:
            loss -= first if place < left else 0
            continue
        double = first * Fraction(of_rank - 1, left - place)
        loss += first - double + double * (1 if place == left - 1 else FACED)
    return loss


def _first_at(place: int, left: int, of_rank: int) -> Fraction:
    """Return how likely the first card of the rank lies at ``place``."""
    return Fraction(comb(left - place, of_rank - 1), comb(left, of_rank))
