"""The exact odds of Baccarat, against the figures of their sources and a count over all cards."""

from fractions import Fraction
from itertools import product

import pytest

from service.domain.games.baccarat import GAME
from service.domain.games.baccarat.odds.record import (
    CARDS_OF_POINTS,
    DRAWS_AT_FIVE,
    POINTS,
    bank_gains,
    figures_of_decks,
    gain_with_cards_put_back,
    natural_of_either,
    natural_of_hand,
    two_cards,
)


def percents(decks: int) -> list[str]:
    figures_of_decks.cache_clear()
    return [f"{float(figure.value) * 100:.3f}" for figure in figures_of_decks(decks)]


@pytest.mark.parametrize(
    ("preset", "expected"),
    [
        ("chemin_de_fer", ["18.946", "34.312", "1.381", "1.550", "1.280"]),
        ("banque", ["18.958", "34.338", "1.398", "1.563", "1.280"]),
    ],
)
def test_the_figures_of_the_sources(preset: str, expected: list[str]) -> None:
    """Source: Kemeny and Snell 1957; Downton and Lockwood 1975; Ethier and Gámez 2013."""
    rules = GAME.rules.presets[preset].rules
    assert percents(rules.decks) == expected
    assert GAME.odds.figures(rules, 4) == figures_of_decks(rules.decks)


def test_the_best_mixture_with_cards_put_back() -> None:
    """Source: Kemeny and Snell 1957. No other share of draws loses less."""
    value = gain_with_cards_put_back(DRAWS_AT_FIVE)
    assert value == Fraction(679568, 53094899)
    shares = [Fraction(step, 22) for step in range(23)]
    assert min(map(gain_with_cards_put_back, shares)) == value


def test_all_hands_are_counted() -> None:
    hands = list(two_cards(CARDS_OF_POINTS))
    assert sum(hand.ways for hand in hands) == 52 * 51
    assert all(sum(hand.shoe) == 50 for hand in hands)


SMALL = (2, 0, 1, 0, 0, 1, 0, 0, 1, 2)
"""A shoe of seven cards, whose orders can all be dealt."""


def deals() -> list[tuple[int, ...]]:
    """Return the first six cards of each order of the small shoe."""
    cards = [points for points in POINTS for _ in range(SMALL[points])]
    places = range(len(cards))
    return [
        tuple(cards[place] for place in order)
        for order in product(places, repeat=6)
        if len({*order}) == 6
    ]


def test_naturals_of_a_small_shoe() -> None:
    dealt = deals()
    points = [((d[0] + d[1]) % 10 >= 8, (d[2] + d[3]) % 10 >= 8) for d in dealt]
    assert natural_of_hand(SMALL) == Fraction(sum(one for one, _ in points), len(dealt))
    assert natural_of_either(SMALL) == Fraction(sum(map(any, points)), len(dealt))


def best_gain(draws_at_five: bool) -> Fraction:  # noqa: FBT001 - the one thing that differs
    """Return the gain of a banker who sees the own two cards and the punter's third.

    He stands or draws for each hand he can see as is better over all deals.
    """
    by_sight: dict[tuple[object, ...], list[int]] = {}
    ended = 0
    dealt = deals()
    for first, second, third, fourth, fifth, sixth in dealt:
        banker, punter = (first + second) % 10, (third + fourth) % 10
        if banker >= 8 or punter >= 8:
            ended += (banker > punter) - (banker < punter)
            continue
        draws = punter < 5 or (punter == 5 and draws_at_five)
        last = sixth if draws else fifth
        punter = (punter + fifth) % 10 if draws else punter
        gains = by_sight.setdefault((*sorted((first, second)), fifth if draws else None), [0, 0])
        for answer, points in enumerate((banker, (banker + last) % 10)):
            gains[answer] += (points > punter) - (points < punter)
    return Fraction(ended + sum(map(max, by_sight.values())), len(dealt))


def test_the_best_gains_of_a_small_shoe() -> None:
    assert bank_gains(SMALL) == (best_gain(draws_at_five=True), best_gain(draws_at_five=False))


def draws_of_bank(banker: int, third: int | None) -> bool:
    """Return whether the bank draws by the fixed rules of punto banco."""
    if third is None:
        return banker < 6
    least = {3: {8}, 4: {0, 1, 8, 9}, 5: {0, 1, 2, 3, 8, 9}, 6: {0, 1, 2, 3, 4, 5, 8, 9}}
    return banker < 3 or (banker < 7 and third not in least[banker])


def test_fixed_drawing_for_comparison() -> None:
    """Source: casinoexploit.com/baccarat.html, six packs: orders of six cards."""
    counted = dict.fromkeys((1, -1, 0), 0)
    shoe = tuple(cards * 6 for cards in CARDS_OF_POINTS)
    for punter in two_cards(shoe):
        for banker in two_cards(punter.shoe):
            ways, rest = punter.ways * banker.ways, list(banker.shoe)
            for points_of_both, orders in fixed(punter.points, banker.points, rest):
                bank_points, punter_points = points_of_both
                counted[(bank_points > punter_points) - (bank_points < punter_points)] += (
                    ways * orders
                )
    assert counted == {1: 403095751234560, -1: 392220492728832, 0: 83552962932288}


def fixed(punter: int, banker: int, rest: list[int]) -> list[tuple[tuple[int, int], int]]:
    """Return the points of bank and punter, and in how many orders of two more cards they end."""
    left = sum(rest)
    if punter >= 8 or banker >= 8:
        return [((banker, punter), left * (left - 1))]
    ends = []
    for third in POINTS if punter < 6 else (None,):
        orders = left if third is None else rest[third]
        after = [cards - (points == third) for points, cards in enumerate(rest)]
        punter_points = (punter + (third or 0)) % 10
        others = left - (third is not None)
        if not draws_of_bank(banker, third):
            ends.append(((banker, punter_points), orders * (left - 1)))
            continue
        more = (left - 1) if third is None else 1
        ends += [
            (((banker + card) % 10, punter_points), (1 if third is None else orders) * cards * more)
            for card, cards in enumerate(after)
        ]
        assert sum(after) == others
    return ends
