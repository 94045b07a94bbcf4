"""Tenures: who banks, at which sum, when a bank ends, and what becomes of stakes and places."""

import pytest

from service.domain.games.baccarat import GAME
from service.domain.games.baccarat.views.view import Table
from tests.factories.baccarat import events
from tests.factories.baccarat.lines import BANQUE, FOUR, after, enter, played
from tests.factories.spec import Spec, settled

TABLE = played(*FOUR)
BANKED = after(TABLE, "bank anne 60")
IN_TWO = played(*FOUR, preset=BANQUE)


def view(start: Spec) -> Table:
    table: Table = GAME.view(settled(GAME, start.state))
    return table


def test_the_first_player_seated_is_in_turn() -> None:
    start = played("seat zoe 9 standing", "seat anne 9", "seat bess 9")
    assert start.state.in_turn == "anne"
    enter(start, "pass").then(events.passed(0, "bess", None))


def test_no_player_is_in_turn_while_a_bank_is_held() -> None:
    start = after(BANKED, "seat zoe 9")
    assert view(start).in_turn is None
    enter(start, "pass").then(events.passed(60, "bess"))


def test_the_turn_goes_to_the_next_seat_after_the_banker() -> None:
    assert after(BANKED, "pass").state.in_turn == "bess"
    start = after(BANKED, "pass", "bank carl 60", "pass")
    assert start.state.in_turn == "dora"
    assert after(start, "pass", "pass").state.in_turn == "bess"


def test_a_bank_is_continued_at_its_sum_by_any_player_but_the_last_banker() -> None:
    start = after(BANKED, "pass")
    for name in ("bess", "carl", "dora"):
        after(start, f"bank {name} 60")
    enter(start, "bank carl 59").refused("not_in_turn", punter="bess", passed_sum=60)
    after(start, "bank bess 7")


def test_a_last_banker_in_turn_again_may_bank() -> None:
    after(BANKED, "pass", "pass", "pass", "pass", "bank anne 60")


def test_a_continued_bank_may_be_below_the_minimum() -> None:
    lines = (*FOUR, "bank anne 60", "stake carl 30", "stake bess 25", "hand punters punters")
    start = played(*lines, "pass", preset=BANQUE, bank_minimum=10)
    assert start.state.passed_sum == 5
    enter(start, "bank bess 6").refused("bank_below_minimum", minimum=10)
    after(start, "bank bess 5")


def test_a_bank_that_was_broken_is_not_continued() -> None:
    lines = (*FOUR, "bank anne 60", "stake carl 60", "hand punters", "pass")
    start = played(*lines, preset=BANQUE)
    assert start.state.passed_sum == 0


def test_stakes_lie_on_against_a_continued_bank() -> None:
    start = after(BANKED, "stake bess 20", "stake carl 10", "pass")
    enter(start, "bank bess 60").then(events.bank(60, "bess", events.on("right", bess=20)))
    home = events.on("right", bess=20, carl=10)
    enter(start, "bank bess 61").then(events.bank(61, "bess", home))
    after(start, "withdraw carl")


def test_the_stake_of_a_new_banker_comes_into_the_purse_first() -> None:
    start = played("seat anne 60", "seat bess 60", "bank anne 60", "stake bess 20", "pass")
    after(start, "bank bess 60")
    enter(start, "bank bess 61").refused("purse_short", purse=60)


def test_in_an_auction_any_seated_player_puts_up_any_sum() -> None:
    for line in ("bank anne 5", "bank dora 900"):
        after(IN_TWO, line)


def test_an_unlimited_banker_may_pass_at_once() -> None:
    start = after(IN_TWO, "bank anne 60", "stake bess 80")
    enter(start, "pass").refused("must_play_on", hands=1)
    after(start, "accept", "pass")


def test_a_broken_banker_may_pass_before_the_hands_are_played() -> None:
    lines = (*FOUR, "bank anne 60", "stake carl 60", "hand punters")
    after(played(*lines, preset=BANQUE, must_play=3), "pass")


def test_the_first_banker_leaves_no_place_behind_and_a_later_one_does() -> None:
    start = after(IN_TWO, "bank anne 60")
    assert start.state.places == {"right": ("carl",), "left": ("bess", "dora")}
    start = after(start, "stake bess 5", "hand none bank", "pass", "bank dora 65")
    assert start.state.places == {"right": ("carl",), "left": ("bess", "anne")}
    assert start.state.turns["left"] == "anne"
    assert after(start, "shoe", "bank dora 9").state.places["left"] == ("bess", "anne")


def test_the_order_of_cover_goes_from_side_to_side() -> None:
    start = after(IN_TWO, "seat zoe 9 standing-left", "seat gus 9", "bank anne 60")
    assert view(start).order == ("carl", "bess", "gus", "dora", "zoe")


def test_the_cards_of_a_side_go_on_after_a_loss() -> None:
    start = played(*FOUR, "seat gus 900 right", "seat hal 900 right", "bank anne 60", preset=BANQUE)
    staked = ("stake carl 1", "stake gus 1", "stake hal 1")

    def right_holder(start: Spec) -> str | None:
        return view(after(start, *staked)).sides[0].holder

    assert right_holder(start) == "carl"
    won = after(start, *staked, "hand punters")
    assert right_holder(won) == "carl"
    lost = after(won, *staked, "hand bank")
    assert right_holder(lost) == "gus"
    skipped = after(lost, "stake carl 1", "stake hal 1")
    assert view(skipped).sides[0].holder == "hal"
    assert right_holder(after(skipped, "hand bank")) == "carl"


def test_the_highest_covered_stake_holds_the_cards() -> None:
    start = after(BANKED, "stake bess 20", "stake carl 50", "stake dora 90")
    assert view(start).sides[0].holder == "carl"
    equal = after(BANKED, "stake carl 20", "stake bess 20")
    assert view(equal).sides[0].holder == "bess"


def test_a_bystander_holds_the_cards_if_no_seated_player_has_a_stake() -> None:
    start = after(BANKED, "seat zoe 90 standing", "stake zoe 30")
    assert view(start).sides[0].holder == "zoe"
    assert view(after(start, "stake bess 1")).sides[0].holder == "bess"


def test_a_bystander_moves_no_turn() -> None:
    start = after(IN_TWO, "seat zoe 90 standing-right", "bank anne 60", "stake zoe 5")
    assert after(start, "hand bank", "stake carl 1").state.turns["right"] is None


def test_bystanders_stake_if_the_bank_is_unlimited() -> None:
    start = after(IN_TWO, "seat zoe 90 standing", "bank anne 60", "stake bess 80", "accept")
    after(start, "stake zoe 5")


def test_a_shoe_ends_a_bank_of_banque_only() -> None:
    start = after(IN_TWO, "bank anne 60", "stake bess 20")
    enter(start, "shoe").then(events.shuffled(60, "anne", events.on("left", bess=20)))
    enter(after(BANKED, "stake bess 20"), "shoe").then(events.shuffled())


def test_a_shoe_sends_stakes_home_from_an_open_bank() -> None:
    start = after(IN_TWO, "bank anne 60", "stake bess 20", "hand none bank", "stake bess 9", "pass")
    enter(start, "shoe").then(events.shuffled(home=events.on("left", bess=9)))
    assert after(start, "shoe").state.passed_sum == 0


@pytest.mark.parametrize("lines", [(), ("stake bess 20", "hand tie")])
def test_a_close_sends_bank_and_stakes_home(lines: tuple[str, ...]) -> None:
    start = after(BANKED, *lines, "close")
    assert {player.purse for player in start.state.players.values()} == {1000}


def test_again_lays_the_stakes_of_the_last_hand_without_a_banco() -> None:
    start = after(BANKED, "stake bess 20", "stake carl 50", "hand bank", "banco carl", "hand bank")
    enter(start, "again").then(events.repeated(*events.on("right", bess=20, carl=50)))
    one = after(start, "stake carl 1")
    enter(one, "again").then(events.repeated(*events.on("right", bess=20)))


def test_again_leaves_out_who_cannot() -> None:
    start = played(
        *("seat anne 900", "seat bess 50", "seat carl 90", "seat zoe 90 standing"),
        *("bank anne 90", "stake bess 30", "stake carl 10", "stake zoe 5", "hand bank"),
    )
    enter(start, "again").then(events.repeated(*events.on("right", carl=10, zoe=5)))
    covered = after(start, "pass", "bank bess 9")
    enter(covered, "again").then(events.repeated(*events.on("right", carl=10)))


def test_a_round_is_a_tenure() -> None:
    assert GAME.ends_round(events.passed())
    assert not GAME.ends_round(events.passed(banker=None))
    assert GAME.ends_round(events.settled(ends_tenure=True))
    assert not GAME.ends_round(events.settled())
    assert GAME.ends_round(events.shuffled(5, "anne"))
    assert GAME.ends_round(events.closed(5, "anne"))
    assert not GAME.ends_round(events.bank())
