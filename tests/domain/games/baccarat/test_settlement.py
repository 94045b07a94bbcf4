"""Settlement: losers, winners in order, ties, excess and false draws."""

import pytest

from service.domain.games.baccarat import GAME
from service.domain.games.baccarat import events as e
from service.domain.port.player_amount import PlayerAmount
from tests.factories.baccarat import events
from tests.factories.baccarat.lines import BANQUE, FOUR, after, enter, played
from tests.factories.spec import Spec, settled

THREE_STAKED = (*FOUR, "bank anne 60", "stake bess 20", "stake carl 30", "stake dora 40")
"""In chemin de fer, the bank covers 10 of dora's 40. In banque, carl comes first, then bess."""


def settlement(start: Spec, line: str) -> e.HandSettled:
    event = GAME.react(enter(start, line).allowed().state)[0]
    assert isinstance(event, e.HandSettled)
    return event


def holds(start: Spec, line: str, bank: int, **purses: int) -> None:
    """Check the bank and purses after a hand."""
    state = settled(GAME, enter(start, line).allowed().state)
    held = {name: state.players[name].purse for name in purses}
    assert (state.bank, held) == (bank, purses)


def test_excess_goes_home_and_losers_pay_what_was_covered() -> None:
    event = settlement(played(*THREE_STAKED), "hand bank")
    assert event == events.settled(
        e.StakeSettled(punter="bess", hand="right", lost=20),
        e.StakeSettled(punter="carl", hand="right", lost=30),
        e.StakeSettled(punter="dora", hand="right", home=30, lost=10),
    )
    holds(played(*THREE_STAKED), "hand bank", 120, anne=940, bess=980, carl=970, dora=990)


def test_winners_get_their_stakes_and_as_much_again_and_the_bank_goes_home() -> None:
    start = played(*FOUR, "bank anne 60", "stake bess 20", "stake carl 30")
    event = settlement(start, "hand punters")
    assert (event.ends_tenure, event.to_banker, event.next_banker) == (True, 10, "bess")
    holds(start, "hand punters", 0, anne=950, bess=1020, carl=1030)


def test_a_tie_leaves_covered_stakes_and_returns_the_excess() -> None:
    event = settlement(played(*THREE_STAKED), "hand tie")
    assert [(s.home, s.abides) for s in event.stakes] == [(0, 20), (0, 30), (30, 10)]
    again = settlement(after(played(*THREE_STAKED), "hand tie"), "hand tie")
    assert [(s.home, s.abides) for s in again.stakes] == [(0, 20), (0, 30), (0, 10)]


@pytest.mark.parametrize(("uncovered", "lost"), [("safe", 10), ("lost", 40)])
def test_what_a_loser_pays_beyond_the_bank(uncovered: str, lost: int) -> None:
    start = played(*THREE_STAKED, preset=BANQUE, uncovered=uncovered)
    event = settlement(start, "hand bank bank")
    assert [(s.punter, s.lost, s.home) for s in event.stakes] == [
        ("carl", 30, 0),
        ("bess", 20, 0),
        ("dora", lost, 40 - lost),
    ]


def test_winners_are_paid_in_order_as_far_as_the_bank_reaches() -> None:
    start = played(*THREE_STAKED, preset=BANQUE)
    holds(start, "hand punters punters", 0, anne=940, carl=1030, bess=1020, dora=1010)


def test_winners_are_paid_out_of_what_losers_lose() -> None:
    start = played(*THREE_STAKED, preset=BANQUE)
    # Carl loses 30 on the right: 90 in the bank for bess's 20 and dora's 40 on the left.
    holds(start, "hand bank punters", 30, carl=970, bess=1020, dora=1040)


def test_a_banker_who_accepts_covers_all() -> None:
    start = after(played(*THREE_STAKED), "accept")
    assert start.state.bank == 90
    holds(start, "hand punters", 0, anne=910, bess=1020, carl=1030, dora=1040)


FALSE = "cards K,5 K,2 8,K"
"""Carl, at the right, does not draw at two: he loses against five. The left hand wins."""


def with_false_draw(**rules: object) -> e.HandSettled:
    lines = (*FOUR, "seat gus 1000 right", "bank anne 90", "stake carl 30", "stake gus 20")
    return settlement(played(*lines, "stake bess 10", preset=BANQUE, **rules), FALSE)


def test_a_false_draw_is_noted() -> None:
    (draw,) = with_false_draw().false_draws
    assert draw == e.FalseDraw(punter="carl", hand="right", fine=0, paid=())


def test_a_false_draw_is_fined() -> None:
    (draw,) = with_false_draw(false_draw="fine", fine=7).false_draws
    assert draw == e.FalseDraw(punter="carl", hand="right", fine=7, paid=())


def test_who_draws_falsely_pays_the_losses_of_the_others() -> None:
    (draw,) = with_false_draw(false_draw="liable").false_draws
    assert draw.paid == (PlayerAmount(punter="gus", amount=20),)


def test_a_false_draw_costs_no_more_than_the_purse() -> None:
    lines = ("seat anne 90", "seat bess 20", "seat carl 35", "seat gus 9 left", "bank anne 60")
    staked = (*lines, "stake carl 30", "stake bess 20")
    fined = played(*staked, preset=BANQUE, false_draw="fine", fine=7)
    (draw,) = settlement(fined, "cards K,5 K,2 8,K").false_draws
    assert draw.fine == 5
    one_side = (*lines[:4], "bank anne 60", "stake bess 20", "stake carl 30", "cashout carl 1")
    liable = played(*one_side, false_draw="liable")
    (draw,) = settlement(liable, "cards K,5 K,2").false_draws
    assert draw == e.FalseDraw(
        punter="carl", hand="right", fine=0, paid=(PlayerAmount(punter="bess", amount=4),)
    )


def test_both_false_draws_of_one_player_are_fined_from_one_purse() -> None:
    lines = ("seat anne 60", "seat bess 65", "bank anne 60", "banco bess cheval")
    start = played(*lines, preset=BANQUE, false_draw="fine", fine=4)
    draws = settlement(start, "cards K,5 K,2 K,3").false_draws
    assert [(draw.hand, draw.fine) for draw in draws] == [("right", 4), ("left", 1)]


def test_a_hand_without_stakes_has_no_false_draw() -> None:
    start = played(*FOUR, "bank anne 60", "stake carl 30", preset=BANQUE)
    assert settlement(start, "cards K,5 K,6 K,2").false_draws == ()


def test_only_a_dealt_hand_is_settled() -> None:
    start = played(*THREE_STAKED)
    assert GAME.react(start.state) == ()
    assert not GAME.owes_settlement(start.state)
    assert GAME.owes_settlement(start.given(events.dealt()).state)
