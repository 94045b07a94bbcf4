"""What the shuffle decides in Baccarat, where cards are entered.

Who wins is never asked: banker and punters with five are free to draw. Hands of one shoe count as
independent; they vary a little less than that, so a fair evening is called unusual less often.
"""

from collections.abc import Iterable, Iterator
from fractions import Fraction

from service.domain.games.baccarat.cards import points_of
from service.domain.games.baccarat.events import Event, HandDealt, SessionOpened
from service.domain.games.baccarat.odds.record import (
    CARDS_OF_POINTS,
    NATURAL,
    POINTS,
    natural_of_hand,
    two_cards,
)
from service.domain.games.baccarat.rules import BaccaratRules
from service.domain.port.fairness import Chances, Trial, one_of, yes_or_no
from service.domain.values.cards import RANKS, rank_of

RANK_CHANCES = dict.fromkeys(RANKS, Fraction(1, len(RANKS)))
TWO = 2


def trials(events: Iterable[Event]) -> Iterator[Trial]:
    """Yield naturals and points of two cards, and the rank of each first card, by hand."""
    rules = BaccaratRules()
    natural, of_points = _chances(rules)
    for place, event in enumerate(events):
        if isinstance(event, SessionOpened):
            natural, of_points = _chances(event.rules)
        elif isinstance(event, HandDealt):
            for side, cards in _hands(event):
                total = points_of(cards[:TWO])
                yield Trial("natural", side, int(total >= NATURAL), natural, place)
                yield Trial("points", side, total, of_points, place)
                yield from one_of("first_rank", rank_of(cards[0]), RANK_CHANCES, place)


def _hands(hand: HandDealt) -> Iterator[tuple[str, tuple[str, ...]]]:
    sides = {"bank": hand.bank_cards, "right": hand.right_cards, "left": hand.left_cards}
    return ((side, cards) for side, cards in sides.items() if cards)


def _chances(rules: BaccaratRules) -> tuple[Chances, Chances]:
    """Return the chances of a natural, and of the points of two cards of a whole shoe."""
    shoe = tuple(cards * rules.decks for cards in CARDS_OF_POINTS)
    ways = [0] * len(POINTS)
    for hand in two_cards(shoe):
        ways[hand.points] += hand.ways
    of_points = tuple((value, Fraction(way, sum(ways))) for value, way in enumerate(ways))
    return yes_or_no(natural_of_hand(shoe)), of_points
