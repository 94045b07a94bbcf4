"""Points of cards, naturals, and the result of a hand by its cards.

Source: S4, "the object of the game" and "we will now take the case".
"""

from collections.abc import Sequence

from service.domain.games.baccarat.events import Hand, HandDealt, Result
from service.domain.values.cards import rank_of

TWO_CARDS = 2
NATURAL = 8
DRAWS_UP_TO, STANDS_FROM = 4, 6
_PIPS = {"A": 1, **{str(pips): pips for pips in range(2, 10)}}


def points_of(cards: Sequence[str]) -> int:
    """Return the points, 0 to 9: pips, tens and court cards 0, of the sum the last digit."""
    return sum(_PIPS.get(rank_of(card), 0) for card in cards) % 10


def is_natural(cards: Sequence[str]) -> bool:
    """Return whether the first two cards make eight or nine."""
    return points_of(cards[:TWO_CARDS]) >= NATURAL


def is_over(bank: Sequence[str], side: Sequence[str]) -> bool:
    """Return whether a side may have no third card, because it or the banker has a natural."""
    return is_natural(bank) or is_natural(side)


def is_false_draw(bank: Sequence[str], side: Sequence[str]) -> bool:
    """Return whether a side drew at six or seven, or did not at zero to four."""
    if not side or is_over(bank, side):
        return False
    held, drew = points_of(side[:TWO_CARDS]), len(side) > TWO_CARDS
    return held >= STANDS_FROM if drew else held <= DRAWS_UP_TO


def false_draws_in(dealt: HandDealt) -> tuple[Hand, ...]:
    """Return the hands with a false draw, right first."""
    hands: tuple[tuple[Hand, tuple[str, ...]], ...] = (
        ("right", dealt.right_cards),
        ("left", dealt.left_cards),
    )
    return tuple(hand for hand, cards in hands if is_false_draw(dealt.bank_cards, cards))


def result_of(bank: Sequence[str], side: Sequence[str]) -> Result:
    """Return what won on a side. Its natural meets the banker's first two cards."""
    if not side:
        return "none"
    held = points_of(bank[:TWO_CARDS] if is_natural(side) else bank)
    own = points_of(side)
    if own == held:
        return "tie"
    return "punters" if own > held else "bank"
