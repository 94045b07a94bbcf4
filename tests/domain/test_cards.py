"""Cards as they are written."""

import pytest

from service.domain.values.cards import (
    RANKS,
    copy_of,
    count_card,
    is_drawn_card,
    is_table_card,
    rank_of,
    suit_of,
)

NO_CARD = ["", "1", "11", "01", "k", "Kx", "hK", "K h", "K\n", "Joker", "\uff2b", "KK", "10h#2"]


@pytest.mark.parametrize("rank", RANKS)
def test_a_drawn_card_is_a_rank_with_or_without_its_suit(rank: str) -> None:
    assert all(is_drawn_card(rank + suit) for suit in ("", "h", "d", "c", "s"))


@pytest.mark.parametrize("text", [*NO_CARD, "K#2", "Kh2"])
def test_an_invalid_drawn_card_is_refused(text: str) -> None:
    assert not is_drawn_card(text)


@pytest.mark.parametrize("text", ["K", "10", "A#2", "10#52", "Q#999999"])
def test_a_card_on_the_table_is_a_rank_with_or_without_its_copy(text: str) -> None:
    assert is_table_card(text)


@pytest.mark.parametrize("text", [*NO_CARD, "Kh", "K#", "K#x", "K#-1", "K#1234567", "K#\u0663"])
def test_an_invalid_table_card_is_refused(text: str) -> None:
    assert not is_table_card(text)


@pytest.mark.parametrize(
    ("card", "rank"), [("K", "K"), ("Kh", "K"), ("10d", "10"), ("Q#2", "Q"), ("10#12", "10")]
)
def test_the_rank_of_a_card_is_read(card: str, rank: str) -> None:
    assert rank_of(card) == rank


@pytest.mark.parametrize(("card", "suit"), [("K", ""), ("Kh", "h"), ("10s", "s"), ("10", "")])
def test_the_suit_of_a_card_is_read(card: str, suit: str) -> None:
    assert suit_of(card) == suit


@pytest.mark.parametrize(
    ("card", "copy"),
    [("Q", 1), ("Q#2", 2), ("Q#10", 10), ("Q#1", 0), ("Q#02", 0), ("Q#0", 0), ("Q#01", 0)],
)
def test_the_copy_number_of_a_card_is_read(card: str, copy: int) -> None:
    assert copy_of(card) == copy


def test_cards_are_counted_by_rank_and_by_known_suit() -> None:
    seen: dict[str, int] = {}
    for card in ("Kh", "K", "Kh", "Q"):
        count_card(seen, card)
    assert seen == {"K": 3, "Kh": 2, "Q": 1}


def test_there_are_thirteen_ranks() -> None:
    assert " ".join(RANKS) == "A 2 3 4 5 6 7 8 9 10 J Q K"
