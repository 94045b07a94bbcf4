"""Bancos: the order of claims, what is staked, and when a banco is lost."""

from typing import Any

from service.domain.games.baccarat import GAME
from tests.factories.baccarat import commands, events
from tests.factories.baccarat.lines import BANQUE, FOUR, after, enter, played
from tests.factories.spec import Spec, settled

BANKED = played(*FOUR, "bank anne 60")
IN_TWO = played(*FOUR, "bank anne 61", preset=BANQUE)
"""Carl is at the right, bess and dora are at the left; the order is carl, bess, dora."""


def stakes(start: Spec) -> dict[str, int]:
    return {
        f"{name} {hand}": amount
        for hand, amounts in settled(GAME, start.state).stakes.items()
        for name, amount in amounts.items()
    }


def test_all_stakes_go_home_and_the_whole_bank_is_staked() -> None:
    start = after(BANKED, "stake bess 20", "stake dora 10")
    home = (*events.on("right", bess=20), *events.on("right", dora=10))
    enter(start, "banco carl").then(events.banco(punter="carl", home=home))
    assert stakes(after(start, "banco carl")) == {"carl right": 60}


def test_a_nearer_claim_takes_the_banco() -> None:
    start = after(BANKED, "banco dora", "banco carl")
    assert stakes(start) == {"carl right": 60}
    enter(start, "banco dora").refused("banco_said", punter="carl")


def test_a_player_who_lost_the_last_banco_comes_first() -> None:
    lost = after(BANKED, "banco dora", "hand bank", "banco bess")
    assert stakes(after(lost, "banco dora")) == {"dora right": 120}
    in_turn = played(
        *FOUR, "bank anne 60", "banco dora", "hand bank", "banco bess", banco_again="in_turn"
    )
    enter(in_turn, "banco dora").refused("banco_said")


def test_the_loser_of_a_banco_comes_first_in_the_very_next_hand_only() -> None:
    start = after(BANKED, "banco dora", "hand bank", "stake bess 1", "hand bank", "banco bess")
    enter(start, "banco dora").refused("banco_said")


def test_claims_of_both_sides_share_the_bank() -> None:
    assert stakes(after(IN_TWO, "banco bess", "banco carl")) == {"carl right": 31, "bess left": 30}
    shared = after(IN_TWO, "banco carl cheval", "banco dora", "banco bess")
    assert stakes(shared) == {"carl right": 31, "bess left": 30}


def test_a_banco_over_both_hands_is_halved() -> None:
    assert stakes(after(IN_TWO, "banco bess cheval")) == {"bess left": 31, "bess right": 30}


def test_a_part_that_wins_keeps_a_banco_from_being_lost() -> None:
    rules: dict[str, Any] = {"preset": BANQUE, "banco_limit": 1}
    won = played(*FOUR, "bank anne 60", "banco bess cheval", "hand bank punters", **rules)
    after(won, "banco bess")
    lost = played(*FOUR, "bank anne 60", "banco bess cheval", "hand bank bank", **rules)
    enter(lost, "banco bess").refused("banco_limit_reached", punter="bess", lost=1)
    after(lost, "stake carl 1", "hand bank", "banco bess")


def test_a_banco_goes_on_after_a_tie() -> None:
    rules: dict[str, Any] = {"preset": BANQUE, "banco_limit": 1}
    tied = played(*FOUR, "bank anne 60", "banco bess cheval", "hand punters tie", **rules)
    assert stakes(tied) == {"bess left": 30}
    enter(tied, "stake carl 1").refused("banco_said")
    enter(tied, "banco carl").refused("banco_said")
    after(tied, "hand none bank", "banco bess")


def test_a_banco_stands_if_the_bank_is_continued() -> None:
    start = after(BANKED, "banco carl", "pass", "bank bess 60")
    assert stakes(start) == {"carl right": 60}
    after(start, "hand bank", "banco carl")


def test_a_claimant_who_takes_the_bank_has_no_claim() -> None:
    start = after(BANKED, "banco carl", "pass", "bank carl 60")
    assert stakes(start) == {}
    after(start, "stake bess 1")


def test_a_banco_of_a_funded_bank_is_not_taken_over_without_the_money() -> None:
    rules: dict[str, Any] = {"preset": BANQUE, "replenish": "any"}
    start = played("seat anne 200", "seat bess 30", "seat carl 200", "seat dora 200", **rules)
    start = after(start, "seat gus 200 right", "bank anne 60", "banco gus", "banco bess", "fund 60")
    enter(start, "banco carl").refused("purse_short", punter="bess", purse=30)


def test_min_and_max_stake_do_not_limit_a_banco() -> None:
    start = played(*FOUR, "bank anne 60", max_stake=9, min_stake=5)
    after(start, "banco bess")


def test_the_claimant_holds_the_cards_and_moves_no_turn() -> None:
    start = played(*FOUR, "seat gus 900 right", "bank anne 60", preset=BANQUE)
    start = after(start, "banco gus", "hand bank", "stake carl 1", "stake gus 1")
    sides = {side.hand: side.holder for side in GAME.view(start.state).sides}
    assert sides == {"right": "carl", "left": None}


def test_the_order_of_claims_is_in_the_view() -> None:
    start = after(BANKED, "banco dora", "hand bank")
    assert GAME.view(settled(GAME, start.state)).claims == ("dora", "bess", "carl")
    assert BANKED.when(commands.banco("bess")).allowed().state.bancos[0].punter == "bess"
