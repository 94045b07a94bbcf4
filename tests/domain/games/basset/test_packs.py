"""Packs: how many cards there are to deal, and which draws they cannot hold."""

from collections.abc import Callable
from typing import Any

import pytest

from service.domain.games.basset import GAME
from tests.factories import ask, done
from tests.factories.spec import Spec
from tests.factories.tables import table


def seated(count: int, preset: str = "sca", **rules: Any) -> Spec:
    purses = {f"punter{number}": 100 for number in range(count)}
    return table(preset, purses=purses, **rules)


@pytest.mark.parametrize(
    ("punters", "decks", "stock"),
    [
        (0, 1, 51),
        (1, 1, 38),
        (2, 1, 25),
        (3, 1, 12),
        (4, 2, 51),
        (5, 2, 38),
        (7, 2, 12),
        (8, 3, 51),
    ],
)
def test_packs_by_punters_less_the_hands_dealt(punters: int, decks: int, stock: int) -> None:
    seated(punters).when(ask.fasse("K")).then(done.fasse("K", decks=decks, stock=stock))


@pytest.mark.parametrize(
    ("decks", "burn", "stock"), [(1, 0, 51), (1, 2, 49), (1, 51, 0), (2, 0, 103), (3, 5, 150)]
)
def test_the_stock_is_what_fasse_and_burn_leave(decks: int, burn: int, stock: int) -> None:
    start = table("oak", decks=decks, burn=burn)
    start.when(ask.fasse("K")).then(done.fasse("K", decks=decks, stock=stock))


def test_who_sits_down_later_in_a_deal_takes_no_cards_from_it() -> None:
    start = seated(3).given(done.fasse(stock=1), done.seated("late"))
    start.when(ask.last("K")).then(done.last("K"))


def test_packs_by_punters_without_hands() -> None:
    start = seated(4, "oak", decks="by_punters")
    start.when(ask.fasse("K")).then(done.fasse("K", decks=2, stock=103))


def test_packs_that_do_not_reach_for_the_hands() -> None:
    seated(4, decks=1).when(ask.fasse("K")).refused("pack_exhausted")


def test_packs_that_do_not_reach_for_fasse_and_burn() -> None:
    seated(3, burn=13).when(ask.fasse("K")).refused("pack_exhausted")


def test_packs_that_just_reach_for_fasse_and_burn() -> None:
    seated(3, burn=12).when(ask.fasse("K")).then(done.fasse("K", stock=0))


def test_a_pair_takes_two_cards_out_of_the_stock() -> None:
    three = table("oak").given(done.fasse(stock=3), done.pair("3", "4"))
    three.when(ask.last("5")).then(done.last("5"))


def test_a_pair_needs_two_cards() -> None:
    one = table("oak").given(done.fasse(stock=1))
    one.when(ask.pair("3", "4")).refused("pack_exhausted", stock=1)


def test_the_last_pair_of_an_even_stock() -> None:
    two = table("oak").given(done.fasse(stock=2))
    two.when(ask.pair("3", "4")).then(done.pair("3", "4"))


def test_the_same_card_twice_in_one_pack() -> None:
    start = table("oak").given(done.fasse("Kh"))
    start.when(ask.pair("3", "Kh")).refused("card_seen", card="Kh")


def test_the_same_card_twice_in_one_pair() -> None:
    table("oak").given(done.fasse()).when(ask.pair("3c", "3c")).refused("card_seen")


def test_the_same_card_in_the_last_place() -> None:
    start = table("oak").given(done.fasse("Kh", stock=1))
    start.when(ask.last("Kh")).refused("card_seen")


def test_the_same_card_comes_once_from_each_pack() -> None:
    start = table("oak", decks=2).given(done.fasse("Kh", decks=2, stock=103))
    start.when(ask.pair("3", "Kh")).then(done.pair("3", "Kh"))
    start.given(done.pair("3", "Kh")).when(ask.pair("4", "Kh")).refused("card_seen")


def test_a_card_without_its_suit_may_be_any() -> None:
    start = table("oak").given(done.fasse("Kh"))
    start.when(ask.pair("K", "K")).then(done.pair("K", "K"))


def test_the_same_rank_in_another_suit() -> None:
    start = table("oak").given(done.fasse("Kh"))
    start.when(ask.pair("Ks", "Kd")).then(done.pair("Ks", "Kd"))


def test_a_fifth_king_of_one_pack() -> None:
    start = table("oak").given(done.fasse("K"), done.pair("K", "K"), done.pair("3", "K"))
    start.when(ask.pair("K", "4")).refused("rank_exhausted", rank="K")


def test_a_fifth_king_with_suits() -> None:
    kings = (done.fasse("Kh"), done.pair("Ks", "Kd"), done.pair("3", "Kc"))
    table("oak").given(*kings).when(ask.pair("K", "4")).refused("rank_exhausted")


def test_a_fifth_king_as_last_card() -> None:
    start = table("oak").given(done.fasse("K", stock=5), done.pair("K", "K"), done.pair("3", "K"))
    start.when(ask.last("K")).refused("rank_exhausted")


def test_four_and_five_kings_in_one_pair() -> None:
    start = table("oak").given(done.fasse("K"), done.pair("K", "K"))
    start.when(ask.pair("K", "K")).refused("rank_exhausted")


def test_two_packs_hold_eight_kings() -> None:
    kings = (done.fasse("K", decks=2, stock=103), *[done.pair("K", "K")] * 3)
    start = table("oak", decks=2).given(*kings)
    start.when(ask.pair("K", "3")).then(done.pair("K", "3"))
    start.when(ask.pair("K", "K")).refused("rank_exhausted")


@pytest.mark.parametrize("card", ["1", "11", "Kx", "kh", "Q#2", "", "*"])
@pytest.mark.parametrize(
    ("start", "draw"),
    [
        (table(), ask.fasse),
        (table().given(done.fasse()), lambda card: ask.pair("3", card)),
        (table().given(done.fasse()), lambda card: ask.pair(card, "3")),
        (table().given(done.fasse(stock=1)), ask.last),
    ],
)
def test_a_draw_of_what_is_no_card(start: Spec, draw: Callable[[str], object], card: str) -> None:
    start.when(draw(card)).refused("unknown_card", card=card)


def test_burnt_cards_are_never_known() -> None:
    kings = (done.fasse("K", stock=49), done.pair("K", "K"))
    table("parlour").given(*kings).when(ask.pair("3", "K")).then(done.pair("3", "K"))


def test_a_new_deal_has_all_cards_again() -> None:
    start = table("oak").given(done.fasse("Kh"), done.ended())
    start.when(ask.fasse("Kh")).then(done.fasse("Kh"))


@pytest.mark.parametrize(
    ("draws", "kind"),
    [
        ((done.fasse("K"),), "fasse"),
        ((done.fasse("K"), done.pair("K", "3")), "pair"),
        ((done.fasse("K", stock=1), done.last("K")), "last"),
    ],
)
def test_a_settlement_says_what_was_drawn(draws: tuple[object, ...], kind: str) -> None:
    (settled,) = GAME.react(table().given(*draws).state)
    assert settled.kind == kind


def test_pairs_wait_for_the_fasse() -> None:
    table().when(ask.pair()).refused("deal_not_begun")


def test_the_last_card_waits_for_the_fasse() -> None:
    table().when(ask.last()).refused("deal_not_begun")


def test_one_fasse_a_deal() -> None:
    table().given(done.fasse()).when(ask.fasse()).refused("deal_in_progress")


@pytest.mark.parametrize(
    ("command", "events"),
    [
        (ask.fasse("K", place=0), ()),
        (ask.pair("3", "4", place=1), (done.fasse(),)),
        (ask.pair("3", "4", place=2), (done.fasse(), done.pair("5", "6"))),
        (ask.last("3", place=2), (done.fasse(stock=3), done.pair("5", "6"))),
        (ask.fasse("K", place=0), (done.fasse(), done.pair("5", "6"), done.ended())),
    ],
)
def test_a_draw_in_its_place(command: object, events: tuple[object, ...]) -> None:
    table().given(*events).when(command).allowed()


@pytest.mark.parametrize(
    ("command", "events", "expected"),
    [
        (ask.fasse("K", place=1), (), 0),
        (ask.pair("3", "4", place=0), (done.fasse(),), 1),
        (ask.pair("3", "4", place=1), (done.fasse(), done.pair("5", "6")), 2),
        (ask.last("3", place=3), (done.fasse(stock=3), done.pair("5", "6")), 2),
    ],
)
def test_a_draw_out_of_turn(command: object, events: tuple[object, ...], expected: int) -> None:
    table().given(*events).when(command).refused("draw_out_of_turn", expected=expected)


@pytest.mark.parametrize(
    ("cards", "code"), [(0, None), (2, "cards_required"), (3, None), (4, "cards_required")]
)
def test_cards_required_at_the_fasse(cards: int, code: str | None) -> None:
    staked = [done.staked(card) for card in ("K", "Q", "J", "10")[:cards]]
    table("parlour", max_cards=None).given(*staked).when(ask.fasse("2")).comes_to(code)


def test_a_refusal_names_who_has_too_few_cards() -> None:
    one = table("parlour").given(done.staked("K", punter="bess"))
    one.when(ask.fasse()).refused("cards_required", punter="bess", required=3)


def test_cards_required_of_everybody() -> None:
    three = [done.staked(card) for card in ("K", "Q", "J")]
    start = table("parlour").given(*three, done.staked("K", punter="carl"))
    start.when(ask.fasse("2")).refused("cards_required", punter="carl")


def test_carried_cards_count_among_the_cards_required() -> None:
    start = table("oak", cards_required=2).given(done.staked("K"), done.staked("Q"), done.fasse())
    carried = start.given(done.pair("3", "K"), done.rode("K"), done.ended(done.home("Q")))
    carried.when(ask.fasse("2")).refused("cards_required")
    carried.given(done.staked("J")).when(ask.fasse("2")).allowed()
