"""Points, naturals, third cards and false draws, by the text of S4."""

import pytest

from service.domain.games.baccarat import GAME
from service.domain.games.baccarat.cards import points_of
from tests.factories.baccarat.lines import BANQUE, FOUR, after, enter, played
from tests.factories.spec import Spec, settled

STAKED = played(*FOUR, "bank anne 60", "stake bess 20", "stake carl 10")
IN_TWO = played(*FOUR, "bank anne 60", "stake bess 20", "stake carl 10", preset=BANQUE)
"""In banque, bess stakes on the left and carl on the right."""


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("3 10", 3),
        ("10 10 5", 5),
        ("5 6", 1),
        ("3 7 5", 5),
        ("K Q", 0),
        ("A 8", 9),
        ("J 9", 9),
        ("9h 9d", 8),
        ("10s 10c", 0),
    ],
)
def test_points_of_cards(cards: str, points: int) -> None:
    assert points_of(cards.split()) == points


def results(start: Spec, line: str) -> tuple[str, str]:
    (event,) = enter(start, line).events
    return event.right, event.left


@pytest.mark.parametrize(
    ("line", "right"),
    [
        ("cards 9,J 4,K", "bank"),
        ("cards 9,J 8,K", "bank"),
        ("cards 8,K 9,J", "punters"),
        ("cards 8,K A,7", "tie"),
        ("cards 3,4 8,K", "punters"),
        ("cards K,5 6,K", "punters"),
        ("cards K,6 5,K", "bank"),
        ("cards K,6 5,K,A", "tie"),
        ("cards K,3,3 K,4,2", "tie"),
        ("cards K,3,9 K,K,3", "punters"),
        ("cards 3,4 4,K,3", "tie"),
        # Nine in three cards ends nothing, and wins as nine.
        ("cards K,7,A K,4,5", "punters"),
    ],
)
def test_a_hand_is_won_by_points(line: str, right: str) -> None:
    assert results(STAKED, line) == (right, "none")


def test_a_natural_of_a_side_meets_the_first_two_cards_of_the_banker() -> None:
    # The banker, at three, draws a six for the left hand: nine, which the natural eight beats.
    assert results(IN_TWO, "cards 2,A,6 8,K 4,K,3") == ("punters", "bank")


@pytest.mark.parametrize("points", range(8))
@pytest.mark.parametrize("draws", [True, False])
def test_what_a_punter_draws_by_the_points_of_two_cards(points: int, *, draws: bool) -> None:
    first = f"K,{points}" if points > 1 else ("K,A" if points else "K,Q")
    line = f"cards K,5 {first}{',2' if draws else ''}"
    is_false = (points <= 4 and not draws) or (points >= 6 and draws)
    refusing = played(*FOUR, "bank anne 60", "stake bess 20", false_draw="refuse")
    enter(refusing, line).comes_to("false_draw" if is_false else None)
    noted = settled(GAME, enter(STAKED, line).allowed().state).last_hand.false_draws
    assert [draw.punter for draw in noted] == (["bess"] if is_false else [])


@pytest.mark.parametrize("line", ["cards 8,K K,Q", "cards 9,K 2,2", "cards 3,K 8,A"])
def test_a_natural_leaves_no_draw_to_be_false(line: str) -> None:
    after(played(*FOUR, "bank anne 60", "stake bess 20", false_draw="refuse"), line)


@pytest.mark.parametrize("line", ["cards 3,K 4,A", "cards 3,K,2 4,A", "cards K,7,9 4,A,2"])
def test_the_banker_draws_at_will(line: str) -> None:
    after(played(*FOUR, "bank anne 60", "stake bess 20", false_draw="refuse"), line)


def test_a_natural_of_one_side_does_not_end_the_other() -> None:
    after(IN_TWO, "cards 3,K,2 9,K 2,2,4")
    enter(IN_TWO, "cards 3,K,2 9,K,A 2,2,4").refused("draw_forbidden", hand="right", points=9)


def test_naturals_of_all_sides_end_the_hand_of_the_banker_too() -> None:
    enter(IN_TWO, "cards 3,K,2 9,K 8,K").refused("draw_forbidden", hand="bank", points=3)
    after(IN_TWO, "cards 3,K 9,K 8,K")


def test_a_shoe_runs_out() -> None:
    table = played(*FOUR, "bank anne 60", "stake bess 20", decks=1)
    table = after(table, *("hand tie",) * 11, "cards K,2,3 4,A")
    assert GAME.summary(settled(GAME, table.state)).progress == {"hand": 12, "cards_left": 3}
    enter(table, "hand bank").refused("pack_exhausted", left=3)
    after(table, "shoe", "hand bank")


def test_cards_that_were_entered_do_not_come_again_before_the_shoe() -> None:
    table = played(*FOUR, "bank anne 60", "stake bess 20", decks=1)
    table = after(table, "cards 7h,K 7c,10", "cards 7,Q 7d,J")
    enter(table, "cards 2,A 7,3").refused("rank_exhausted", rank="7")
    enter(table, "cards K,2 Kh,Kh").refused("card_seen", card="Kh")
    after(table, "shoe", "cards K,2 7h,K")


def test_fewer_cards_than_a_hand_takes_are_too_few() -> None:
    table = played(*FOUR, "bank anne 60", "stake bess 20", decks=1, stock_minimum=0)
    table = after(table, *("hand tie",) * 12)
    enter(table, "cards K,5,2 K,5").refused("pack_exhausted", left=4)
    after(table, "cards K,5 K,5")
