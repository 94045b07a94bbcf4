"""Exact odds of Baccarat: naturals, and the bank's gain on one side if it plays best.

Cards count by their points: pips, and 0 for tens and court cards. A shoe of ``decks`` packs is
whole before a hand. The banker sees the own two cards and what the punter drew, and knows how the
punter plays at five. Each figure is counted over all orders of the cards, in whole numbers.

Sources: Kemeny and Snell 1957; Downton and Lockwood 1975; Ethier and Gámez, Games 2013 4(4) 711.
"""

from collections.abc import Iterator, Sequence
from fractions import Fraction
from functools import lru_cache
from itertools import combinations_with_replacement
from typing import NamedTuple

from service.domain.games.baccarat.rules import BaccaratRules
from service.domain.port.odds import ExactFigure, Odds

POINTS = range(10)
NATURAL = 8
FREE = 5
"""The points at which a punter may draw or stand."""

CARDS_OF_POINTS = tuple(4 if points else 16 for points in POINTS)
"""Cards of one pack by their points."""

DRAWS_AT_FIVE = Fraction(9, 11)
"""How often the best punters draw at five, if cards are put back. Source: Kemeny and Snell."""

Shoe = tuple[int, ...]


class TwoCards(NamedTuple):
    """Two cards by their points, in how many orders they are dealt, and the shoe after them."""

    points: int
    ways: int
    shoe: Shoe


def figures(rules: BaccaratRules, _players: int) -> tuple[ExactFigure, ...]:
    """Return how likely naturals are, and what the bank gains of a stake of 1 on one side."""
    return figures_of_decks(rules.decks)


@lru_cache(maxsize=16)
def figures_of_decks(decks: int) -> tuple[ExactFigure, ...]:
    """Return the figures of a shoe of so many packs."""
    shoe = tuple(cards * decks for cards in CARDS_OF_POINTS)
    draws, stands = bank_gains(shoe)
    return (
        ExactFigure("natural_of_hand", natural_of_hand(shoe)),
        ExactFigure("natural_of_either", natural_of_either(shoe)),
        ExactFigure("bank_gains_if_five_draws", draws),
        ExactFigure("bank_gains_if_five_stands", stands),
        ExactFigure("bank_gains_of_best_mixture", gain_with_cards_put_back(DRAWS_AT_FIVE)),
    )


def two_cards(shoe: Shoe) -> Iterator[TwoCards]:
    """Yield all hands of two cards, without regard to their order."""
    for first, second in combinations_with_replacement(POINTS, 2):
        once = _without(shoe, first)
        ways = shoe[first] * once[second] * (1 if first == second else 2)
        if ways:
            yield TwoCards((first + second) % 10, ways, _without(once, second))


def _without(shoe: Shoe, points: int) -> Shoe:
    return (*shoe[:points], shoe[points] - 1, *shoe[points + 1 :])


def natural_of_hand(shoe: Shoe) -> Fraction:
    """Return how likely two cards have 8 or 9 points."""
    return Fraction(_naturals(shoe), _orders(shoe, 2))


def natural_of_either(shoe: Shoe) -> Fraction:
    """Return how likely one of two hands, or both, has 8 or 9 points with two cards."""
    neither = sum(
        hand.ways * (_orders(hand.shoe, 2) - _naturals(hand.shoe))
        for hand in two_cards(shoe)
        if hand.points < NATURAL
    )
    return 1 - Fraction(neither, _orders(shoe, 4))


def _naturals(shoe: Shoe) -> int:
    return sum(hand.ways for hand in two_cards(shoe) if hand.points >= NATURAL)


def _orders(shoe: Shoe, cards: int) -> int:
    """Return in how many orders so many cards are dealt."""
    orders, left = 1, sum(shoe)
    for drawn in range(cards):
        orders *= left - drawn
    return orders


def bank_gains(shoe: Shoe) -> tuple[Fraction, Fraction]:
    """Return what the bank gains of a stake of 1 if punters draw at five, and if they stand."""
    totals = [0, 0]
    for banker in two_cards(shoe):
        for at, worth in enumerate(_worth_of_hand(banker)):
            totals[at] += banker.ways * worth
    orders = _orders(shoe, 6)
    return Fraction(totals[0], orders), Fraction(totals[1], orders)


def _worth_of_hand(banker: TwoCards) -> tuple[int, int]:
    """Return what the bank gains with a hand if punters draw at five, and if they stand.

    Counted over the orders of the punter's two cards and of two more cards.
    """
    if banker.points >= NATURAL:
        return (_against_natural(banker),) * 2
    naturals = 0
    after_draw = [_Choice() for _ in POINTS]
    at_five = [_Choice() for _ in POINTS]
    five_stood, stood = _Choice(), _Choice()
    rest = sum(banker.shoe) - 2
    for punter in two_cards(banker.shoe):
        if punter.points >= NATURAL:
            naturals -= punter.ways * rest * (rest - 1)
        elif punter.points > FREE:
            stood.add(_of_stand(banker.points, punter, rest - 1))
        else:
            of_five = punter.points == FREE
            for card in POINTS:
                choice = at_five[card] if of_five else after_draw[card]
                choice.add(_of_draw(banker.points, punter, card, rest - 1))
            if of_five:
                five_stood.add(_of_stand(banker.points, punter, rest - 1))
    draws = stood.best + sum(
        one.plus(five).best for one, five in zip(after_draw, at_five, strict=True)
    )
    stands = stood.plus(five_stood).best + sum(one.best for one in after_draw)
    return naturals + draws, naturals + stands


class _Choice:
    """What the bank gains if the banker stands and if he draws, counted over the same orders."""

    def __init__(self, stand: int = 0, draw: int = 0) -> None:
        self.stand, self.draw = stand, draw

    def add(self, gains: tuple[int, int]) -> None:
        """Add the gains of standing and of drawing."""
        self.stand += gains[0]
        self.draw += gains[1]

    def plus(self, other: "_Choice") -> "_Choice":
        """Return both choices, if the banker cannot tell them apart."""
        return _Choice(self.stand + other.stand, self.draw + other.draw)

    @property
    def best(self) -> int:
        """What the better answer gains."""
        return max(self.stand, self.draw)


def _against_natural(banker: TwoCards) -> int:
    rest = sum(banker.shoe) - 2
    gain = sum(
        punter.ways * _compare(banker.points, punter.points) for punter in two_cards(banker.shoe)
    )
    return gain * rest * (rest - 1)


def _of_stand(banker: int, punter: TwoCards, last: int) -> tuple[int, int]:
    """Return the gains against a punter who stands. ``last`` cards follow any next one."""
    stand = (last + 1) * last * _compare(banker, punter.points)
    return punter.ways * stand, punter.ways * last * _drawn_gain(banker, punter.points, punter.shoe)


def _of_draw(banker: int, punter: TwoCards, card: int, last: int) -> tuple[int, int]:
    """Return the gains against a punter who draws ``card``. ``last`` cards are left then."""
    ways = punter.ways * punter.shoe[card]
    points = (punter.points + card) % 10
    shoe = _without(punter.shoe, card)
    return ways * last * _compare(banker, points), ways * _drawn_gain(banker, points, shoe)


def _drawn_gain(banker: int, punter: int, shoe: Sequence[int]) -> int:
    """Return what the bank gains with a third card, over the cards of the shoe."""
    return sum(cards * _compare((banker + card) % 10, punter) for card, cards in enumerate(shoe))


def _compare(banker: int, punter: int) -> int:
    return (banker > punter) - (banker < punter)


def gain_with_cards_put_back(draws_at_five: Fraction) -> Fraction:
    """Return what the bank gains if each card is put back, by how often punters draw at five."""
    shares = [Fraction(cards, sum(CARDS_OF_POINTS)) for cards in CARDS_OF_POINTS]
    hands = [Fraction(0)] * len(POINTS)
    for first in POINTS:
        for second in POINTS:
            hands[(first + second) % 10] += shares[first] * shares[second]
    return sum(
        (hands[banker] * _gain_put_back(banker, hands, shares, draws_at_five) for banker in POINTS),
        start=Fraction(0),
    )


def _gain_put_back(
    banker: int, hands: Sequence[Fraction], shares: Sequence[Fraction], draws_at_five: Fraction
) -> Fraction:
    ends = [punter for punter in POINTS if banker >= NATURAL or punter >= NATURAL]
    gain = sum((hands[punter] * _compare(banker, punter) for punter in ends), start=Fraction(0))
    if banker >= NATURAL:
        return gain
    drawing = {**dict.fromkeys(range(FREE), Fraction(1)), FREE: draws_at_five}
    stood = {punter: hands[punter] * (1 - drawing.get(punter, 0)) for punter in range(NATURAL)}
    gain += _best_put_back(banker, stood, shares)
    for card in POINTS:
        drew: dict[int, Fraction] = {}
        for punter, share in drawing.items():
            drew[(punter + card) % 10] = hands[punter] * share * shares[card]
        gain += _best_put_back(banker, drew, shares)
    return gain


def _best_put_back(
    banker: int, punters: "dict[int, Fraction]", shares: Sequence[Fraction]
) -> Fraction:
    """Return what the better answer of the banker gains against the punter's points."""
    stand = sum((share * _compare(banker, p) for p, share in punters.items()), start=Fraction(0))
    draw = sum(
        (
            share * drawn * _compare((banker + card) % 10, p)
            for p, share in punters.items()
            for card, drawn in enumerate(shares)
        ),
        start=Fraction(0),
    )
    return max(stand, draw)


ODDS = Odds(figures=figures)
