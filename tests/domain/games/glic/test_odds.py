"""The exact odds of Glic, against the figures of the pack and a count over small decks."""

from fractions import Fraction
from itertools import permutations

import pytest

from service.domain.games.glic import GAME
from service.domain.games.glic.odds.record import chance_of
from service.domain.games.glic.pools import POOLS


def figures(players: int, deck: int) -> dict[str, Fraction]:
    rules = GAME.rules.chosen("glic", {"deck": deck})
    return {figure.name: figure.value for figure in GAME.odds.figures(rules, players)}


def test_four_players_and_52_cards() -> None:
    found = figures(4, 52)
    assert tuple(found) == POOLS
    assert {found[name] for name in ("ace", "king", "queen", "jack", "ten")} == {Fraction(80, 221)}
    assert found["marriage"] == Fraction(88, 3315)
    assert found["sequence"] == Fraction(16, 10829)
    assert (
        GAME.english.figure("marriage").note_of(found["marriage"]).startswith("In one hand of 38")
    )


@pytest.mark.parametrize(("deck", "most"), [(32, 6), (48, 9), (52, 10)])
def test_the_cards_must_fit(deck: int, most: int) -> None:
    assert figures(most, deck)
    assert figures(most + 1, deck) == {}


def test_more_players_hold_more() -> None:
    by_players = [figures(players, 52)["king"] for players in range(2, 11)]
    assert by_players == sorted(by_players)


@pytest.mark.parametrize("cards", [1, 2])
def test_a_count_over_all_deals_of_a_small_deck(cards: int) -> None:
    """Eight cards of two ranks; one hand of five; one is turned up for trump."""
    deck = [(rank, suit) for rank in range(2) for suit in range(4)]
    won = dealt = 0
    for up in deck:
        rest = [card for card in deck if card != up]
        needed = {(rank, up[1]) for rank in range(cards)}
        for hand in permutations(rest, 5):
            dealt += 1
            won += needed <= {*hand}
    assert chance_of(cards, len(deck), 1) == Fraction(won, dealt)
