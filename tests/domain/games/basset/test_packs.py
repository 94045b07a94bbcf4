"""Packs: the number of cards, and draws that the packs cannot contain."""

from collections.abc import Callable
from typing import Any

import pytest

from service.domain.games.basset import GAME
from service.domain.games.basset.events import DrawSettled
from tests.factories.basset import commands, events
from tests.factories.basset.tables import table
from tests.factories.spec import Spec


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
def test_the_number_of_packs_follows_the_punters_and_their_hands_leave_the_stock(
    punters: int, decks: int, stock: int
) -> None:
    seated(punters).when(commands.fasse("K")).then(events.fasse("K", decks=decks, stock=stock))


@pytest.mark.parametrize(
    ("decks", "burn", "stock"), [(1, 0, 51), (1, 2, 49), (1, 51, 0), (2, 0, 103), (3, 5, 150)]
)
def test_the_stock_excludes_the_fasse_and_the_burnt_cards(
    decks: int, burn: int, stock: int
) -> None:
    start = table("oak", decks=decks, burn=burn)
    start.when(commands.fasse("K")).then(events.fasse("K", decks=decks, stock=stock))


def test_a_punter_who_joins_during_a_deal_takes_no_cards_from_the_stock() -> None:
    start = seated(3).given(events.fasse(stock=1), events.seated("late"))
    start.when(commands.last_card("K")).then(events.last_card("K"))


def test_without_hands_the_number_of_packs_follows_the_punters() -> None:
    start = seated(4, "oak", decks="by_punters")
    start.when(commands.fasse("K")).then(events.fasse("K", decks=2, stock=103))


def test_a_fasse_is_refused_if_the_packs_are_too_small_for_the_hands() -> None:
    seated(4, decks=1).when(commands.fasse("K")).refused("pack_exhausted")


def test_a_fasse_is_refused_if_the_packs_are_too_small_for_fasse_and_burn() -> None:
    seated(3, burn=13).when(commands.fasse("K")).refused("pack_exhausted")


def test_a_fasse_is_accepted_if_the_packs_just_suffice() -> None:
    seated(3, burn=12).when(commands.fasse("K")).then(events.fasse("K", stock=0))


def test_a_pair_takes_two_cards_out_of_the_stock() -> None:
    three = table("oak").given(events.fasse(stock=3), events.pair("3", "4"))
    three.when(commands.last_card("5")).then(events.last_card("5"))


def test_a_pair_needs_two_cards() -> None:
    one = table("oak").given(events.fasse(stock=1))
    one.when(commands.pair("3", "4")).refused("pack_exhausted", stock=1)


def test_the_last_two_cards_can_be_drawn_as_a_pair() -> None:
    two = table("oak").given(events.fasse(stock=2))
    two.when(commands.pair("3", "4")).then(events.pair("3", "4"))


def test_the_same_card_twice_in_one_pack_is_refused() -> None:
    start = table("oak").given(events.fasse("Kh"))
    start.when(commands.pair("3", "Kh")).refused("card_seen", card="Kh")


def test_the_same_card_twice_in_one_pair_is_refused() -> None:
    table("oak").given(events.fasse()).when(commands.pair("3c", "3c")).refused("card_seen")


def test_a_last_card_that_was_drawn_before_is_refused() -> None:
    start = table("oak").given(events.fasse("Kh", stock=1))
    start.when(commands.last_card("Kh")).refused("card_seen")


def test_the_same_card_can_be_drawn_once_from_each_pack() -> None:
    start = table("oak", decks=2).given(events.fasse("Kh", decks=2, stock=103))
    start.when(commands.pair("3", "Kh")).then(events.pair("3", "Kh"))
    start.given(events.pair("3", "Kh")).when(commands.pair("4", "Kh")).refused("card_seen")


def test_a_card_without_a_suit_may_be_any_of_its_rank() -> None:
    start = table("oak").given(events.fasse("Kh"))
    start.when(commands.pair("K", "K")).then(events.pair("K", "K"))


def test_the_same_rank_in_another_suit_is_accepted() -> None:
    start = table("oak").given(events.fasse("Kh"))
    start.when(commands.pair("Ks", "Kd")).then(events.pair("Ks", "Kd"))


def test_a_fifth_king_of_one_pack_is_refused() -> None:
    start = table("oak").given(events.fasse("K"), events.pair("K", "K"), events.pair("3", "K"))
    start.when(commands.pair("K", "4")).refused("rank_exhausted", rank="K")


def test_a_fifth_king_is_refused_after_four_with_suits() -> None:
    kings = (events.fasse("Kh"), events.pair("Ks", "Kd"), events.pair("3", "Kc"))
    table("oak").given(*kings).when(commands.pair("K", "4")).refused("rank_exhausted")


def test_a_fifth_king_as_last_card_is_refused() -> None:
    start = table("oak").given(
        events.fasse("K", stock=5), events.pair("K", "K"), events.pair("3", "K")
    )
    start.when(commands.last_card("K")).refused("rank_exhausted")


def test_a_pair_with_a_fifth_king_is_refused() -> None:
    start = table("oak").given(events.fasse("K"), events.pair("K", "K"))
    start.when(commands.pair("K", "K")).refused("rank_exhausted")


def test_two_packs_hold_eight_kings() -> None:
    kings = (events.fasse("K", decks=2, stock=103), *[events.pair("K", "K")] * 3)
    start = table("oak", decks=2).given(*kings)
    start.when(commands.pair("K", "3")).then(events.pair("K", "3"))
    start.when(commands.pair("K", "K")).refused("rank_exhausted")


@pytest.mark.parametrize("card", ["1", "11", "Kx", "kh", "Q#2", "", "*"])
@pytest.mark.parametrize(
    ("start", "draw"),
    [
        (table(), commands.fasse),
        (table().given(events.fasse()), lambda card: commands.pair("3", card)),
        (table().given(events.fasse()), lambda card: commands.pair(card, "3")),
        (table().given(events.fasse(stock=1)), commands.last_card),
    ],
)
def test_a_draw_of_an_invalid_card_is_refused(
    start: Spec, draw: Callable[[str], object], card: str
) -> None:
    start.when(draw(card)).refused("unknown_card", card=card)


def test_a_burnt_card_does_not_count_as_drawn() -> None:
    kings = (events.fasse("K", stock=49), events.pair("K", "K"))
    table("parlour").given(*kings).when(commands.pair("3", "K")).then(events.pair("3", "K"))


def test_a_new_deal_has_all_cards_again() -> None:
    start = table("oak").given(events.fasse("Kh"), events.deal_ended())
    start.when(commands.fasse("Kh")).then(events.fasse("Kh"))


@pytest.mark.parametrize(
    ("draws", "kind"),
    [
        ((events.fasse("K"),), "fasse"),
        ((events.fasse("K"), events.pair("K", "3")), "pair"),
        ((events.fasse("K", stock=1), events.last_card("K")), "last"),
    ],
)
def test_a_settlement_has_the_kind_of_its_draw(draws: tuple[object, ...], kind: str) -> None:
    (settled,) = GAME.react(table().given(*draws).state)
    assert isinstance(settled, DrawSettled)
    assert settled.kind == kind


def test_pairs_wait_for_the_fasse() -> None:
    table().when(commands.pair()).refused("deal_not_begun")


def test_the_last_card_waits_for_the_fasse() -> None:
    table().when(commands.last_card()).refused("deal_not_begun")


def test_a_second_fasse_in_a_deal_is_refused() -> None:
    table().given(events.fasse()).when(commands.fasse()).refused("deal_in_progress")


@pytest.mark.parametrize(
    ("command", "events"),
    [
        (commands.fasse("K", place=0), ()),
        (commands.pair("3", "4", place=1), (events.fasse(),)),
        (commands.pair("3", "4", place=2), (events.fasse(), events.pair("5", "6"))),
        (commands.last_card("3", place=2), (events.fasse(stock=3), events.pair("5", "6"))),
        (
            commands.fasse("K", place=0),
            (events.fasse(), events.pair("5", "6"), events.deal_ended()),
        ),
    ],
)
def test_a_draw_with_the_next_number_is_accepted(
    command: object, events: tuple[object, ...]
) -> None:
    table().given(*events).when(command).allowed()


@pytest.mark.parametrize(
    ("command", "events", "expected"),
    [
        (commands.fasse("K", place=1), (), 0),
        (commands.pair("3", "4", place=0), (events.fasse(),), 1),
        (commands.pair("3", "4", place=1), (events.fasse(), events.pair("5", "6")), 2),
        (commands.last_card("3", place=3), (events.fasse(stock=3), events.pair("5", "6")), 2),
    ],
)
def test_a_draw_with_another_number_is_refused(
    command: object, events: tuple[object, ...], expected: int
) -> None:
    table().given(*events).when(command).refused("draw_out_of_turn", expected=expected)


@pytest.mark.parametrize(
    ("cards", "code"), [(0, None), (2, "cards_required"), (3, None), (4, "cards_required")]
)
def test_the_fasse_needs_the_required_number_of_cards(cards: int, code: str | None) -> None:
    staked = [events.staked(card) for card in ("K", "Q", "J", "10")[:cards]]
    table("parlour", max_cards=None).given(*staked).when(commands.fasse("2")).comes_to(code)


def test_a_refusal_names_the_punter_with_too_few_cards() -> None:
    one = table("parlour").given(events.staked("K", punter="bess"))
    one.when(commands.fasse()).refused("cards_required", punter="bess", required=3)


def test_every_punter_needs_the_required_number_of_cards() -> None:
    three = [events.staked(card) for card in ("K", "Q", "J")]
    start = table("parlour").given(*three, events.staked("K", punter="carl"))
    start.when(commands.fasse("2")).refused("cards_required", punter="carl")


def test_carried_cards_count_towards_the_required_cards() -> None:
    start = table("oak", cards_required=2).given(
        events.staked("K"), events.staked("Q"), events.fasse()
    )
    carried = start.given(
        events.pair("3", "K"),
        events.paroli_made("K"),
        events.deal_ended(events.couch_returned("Q")),
    )
    carried.when(commands.fasse("2")).refused("cards_required")
    carried.given(events.staked("J")).when(commands.fasse("2")).allowed()
