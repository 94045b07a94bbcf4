"""Settlement: what a hand does to the wager and the covers, and who keeps the deck."""

import pytest

from service.domain.games.lansquenet import GAME
from service.domain.games.lansquenet.events import Outcome
from tests.factories.lansquenet import commands, events
from tests.factories.lansquenet.tables import covered
from tests.factories.spec import Spec


def settlement(spec: Spec) -> object:
    (event,) = GAME.react(spec.state)
    return event


def two_cover(**rules: object) -> Spec:
    """Bess covers 20 and carl 15 of anne's 60."""
    return covered(60, cover=20, **rules).given(events.covered(15, "carl"))


@pytest.mark.parametrize("outcome", ["twins", "left"])
def test_the_banker_wins_all_covers(outcome: Outcome) -> None:
    start = two_cover().given(events.matched(outcome))
    assert settlement(start) == events.settled(outcome, 95, bess=20, carl=15)
    start.holds(anne=1035, bess=980, carl=985)


def test_the_punters_win_their_covers() -> None:
    start = two_cover().given(events.matched("right"))
    assert settlement(start) == events.settled("right", 25, "bess", bess=20, carl=15)
    start.holds(anne=965, bess=1020, carl=1015)


def test_winnings_that_stay_are_the_next_wager() -> None:
    start = two_cover(winnings="stay").given(events.matched("left"))
    assert settlement(start) == events.settled("left", 0, bess=20, carl=15)
    start.holds(anne=940, bess=980, carl=985)
    start.when(commands.cover(95)).allowed()
    start.when(commands.cover(96)).refused("bank_cover_short", left=95)


def test_the_rest_of_a_lost_wager_returns_even_if_winnings_stay() -> None:
    start = two_cover(winnings="stay").given(events.matched("right"))
    assert settlement(start) == events.settled("right", 25, "bess", bess=20, carl=15)
    start.when(commands.cover()).refused("deal_not_begun")


def test_a_fully_covered_wager_is_lost_completely() -> None:
    start = covered(60, cover=60).given(events.matched("right"))
    assert settlement(start) == events.settled("right", 0, "bess", bess=60)
    start.holds(anne=940, bess=1060)


def test_recorded_cards_settle_like_their_outcome() -> None:
    start = two_cover().given(events.cards("h d c d"))
    assert settlement(start) == events.settled("right", 25, "bess", bess=20, carl=15)


@pytest.mark.parametrize("next_banker", ["line", "auction"])
def test_a_winning_banker_keeps_the_deck(next_banker: str) -> None:
    start = covered(next_banker=next_banker).given(events.matched("left"))
    start.when(commands.wager()).then(events.wager(60, banker="anne"))


def test_only_a_dealt_hand_is_settled() -> None:
    assert GAME.react(covered().state) == ()
    assert not GAME.owes_settlement(covered().state)
    assert GAME.owes_settlement(covered().given(events.matched()).state)


def test_a_hand_ends_with_its_settlement() -> None:
    assert GAME.ends_round(events.settled())
    assert not GAME.ends_round(events.matched())
