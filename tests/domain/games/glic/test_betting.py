"""The Poch: bets in turn, until all_four has passed or one player is left."""

from typing import Any

import pytest

from service.domain.games.glic import GAME
from service.domain.games.glic.state import State
from tests.factories.glic import commands, events
from tests.factories.glic.tables import dealt, showing, table
from tests.factories.spec import Spec, settled

BET = dealt().given(events.bet("bess", 2))


def state(spec: Spec) -> State:
    found: State = settled(GAME, spec.state)
    return found


def test_the_eldest_bets_first_or_the_dealer() -> None:
    assert dealt().state.turn == "bess"
    assert dealt(first_bettor="dealer").state.turn == "anne"
    dealt().when(commands.bet("carl")).refused("not_in_turn", punter="carl", turn="bess")
    dealt(first_bettor="dealer").when(commands.bet("bess")).refused("not_in_turn", turn="anne")


def test_a_bet_is_the_amount_owed_and_more() -> None:
    dealt().when(commands.bet("bess", 2)).then(events.bet("bess", 2))
    BET.when(commands.bet("carl", 3)).then(events.bet("carl", 3, owed=2))
    raised = BET.given(events.bet("carl", 3, owed=2))
    raised.holds(bess=96, carl=93)
    raised.on_table(bess=2, carl=5, dora=0)


def test_to_see_is_to_put_in_the_amount_owed() -> None:
    BET.when(commands.see("carl")).then(events.seen("carl", 2))
    raised = BET.given(events.bet("carl", 3, owed=2), events.folded("dora"), events.folded("anne"))
    raised.when(commands.see("bess")).then(events.seen("bess", 3))


def test_who_owes_nothing_cannot_see_or_fold() -> None:
    dealt().when(commands.see("bess")).refused("nothing_to_answer", punter="bess")
    dealt().when(commands.fold("bess")).refused("nothing_to_answer", punter="bess")


def test_who_passes_may_see_later() -> None:
    start = BET.given(events.passed("carl"), events.seen("dora"), events.passed("anne"))
    start.given(events.passed("bess")).when(commands.see("carl")).then(events.seen("carl"))


def test_folded_players_are_skipped() -> None:
    start = BET.given(events.folded("carl"), events.seen("dora"), events.seen("anne"))
    after = start.given(events.bet("bess", 1))
    assert after.state.turn == "dora"
    after.when(commands.bet("carl")).refused("not_in_hand", punter="carl", folded=True)
    after.when(commands.fold("carl")).refused("not_in_hand", folded=True)


def test_seeing_does_not_end_the_betting() -> None:
    """Source: S3, "you cannot call"."""
    start = BET.given(events.seen("carl"), events.seen("dora"), events.seen("anne"))
    assert (start.state.stage, start.state.turn) == ("betting", "bess")
    after = start.given(events.passed("bess"), events.passed("carl"), events.passed("dora"))
    assert after.state.stage == "betting"
    assert after.given(events.passed("anne")).state.stage == "showing"


def test_the_betting_stops_if_all_passed_since_the_last_see() -> None:
    start = BET.given(events.passed("carl"), events.passed("dora"), events.seen("anne"))
    passed = start.given(*map(events.passed, ("bess", "carl", "dora")))
    assert passed.state.stage == "betting"
    assert passed.given(events.passed("anne")).state.stage == "showing"


def test_all_pass_in_turn_until_the_betting_stops() -> None:
    all_four = events.all_passed("bess", "carl", "dora", "anne")
    dealt().when(commands.pass_all()).then(all_four)
    assert dealt().given(all_four).state.stage == "playing"
    start = BET.given(events.folded("carl"), events.seen("dora"), events.passed("anne"))
    start.when(commands.pass_all()).then(events.all_passed("bess", "dora"))


def test_without_a_bet_no_player_wins() -> None:
    passed = dealt().given(*map(events.passed, ("bess", "carl", "dora", "anne")))
    assert (passed.state.stage, GAME.react(passed.state)) == ("playing", ())


def test_one_player_who_is_left_takes_the_poch() -> None:
    start = BET.given(events.bet("carl", 1, owed=2), events.folded("dora"), events.folded("anne"))
    won = start.given(events.folded("bess"))
    assert GAME.react(won.state) == (events.poch({"bess": 2, "carl": 3}, carl=5),)
    won.holds(bess=96, carl=100)
    assert state(won).stage == "playing"


def test_who_still_owes_is_out_of_the_poch() -> None:
    start = BET.given(events.bet("carl", 1, owed=2), events.passed("dora"), events.passed("anne"))
    stopped = start.given(events.passed("bess"), events.passed("carl"))
    assert GAME.react(stopped.state) == (events.poch({"bess": 2, "carl": 3}, carl=5),)


@pytest.mark.parametrize(
    ("ties", "named", "shares"),
    [
        ("split", ("bess",), {"bess": 4}),
        ("split", ("carl",), {"carl": 4}),
        ("split", ("carl", "bess"), {"bess": 2, "carl": 2}),
        ("eldest", ("carl", "bess"), {"bess": 4}),
        ("eldest", ("carl",), {"carl": 4}),
    ],
)
def test_the_best_hand_wins_the_poch(
    ties: str, named: tuple[str, ...], shares: dict[str, int]
) -> None:
    start = showing(ties=ties)
    start.when(commands.best(*named)).then(events.best(*named))
    after = start.given(events.best(*named))
    assert GAME.react(after.state) == (events.poch({"bess": 2, "carl": 2}, **shares),)


def test_odd_coins_go_by_the_order_of_the_betting() -> None:
    start = dealt().given(events.bet("bess", 3), events.passed("carl"), events.seen("dora", 3))
    stopped = start.given(
        events.seen("anne", 3), *map(events.passed, ("bess", "carl", "dora", "anne"))
    )
    best = stopped.given(events.best("anne", "bess"))
    bets = {"bess": 3, "dora": 3, "anne": 3}
    assert GAME.react(best.state) == (events.poch(bets, bess=5, anne=4),)


def test_only_who_is_left_in_the_poch_has_the_best_hand() -> None:
    showing().when(commands.best("dora")).refused("no_such_stake", punter="dora")
    start = BET.given(events.seen("carl"), *map(events.passed, ("dora", "anne", "bess", "carl")))
    start.when(commands.best("bess", "dora")).refused("no_such_stake", punter="dora")
    BET.when(commands.best("bess")).refused("nothing_to_answer")


def test_the_betting_is_closed_after_it_stopped() -> None:
    for command in (commands.bet("bess"), commands.see("bess"), commands.pass_all()):
        showing().when(command).refused("betting_closed")
    settled_poch = showing().given(events.best("bess"))
    settled_poch.when(commands.fold("carl")).refused("betting_closed")


@pytest.mark.parametrize(
    ("amount", "code"),
    [(3, "stake_below_minimum"), (4, None), (5, None), (10, None), (11, "stake_above_maximum")],
)
def test_a_bet_is_checked_against_its_limits(amount: int, code: str | None) -> None:
    start = dealt(piece=2, min_bet=2, bet_limit=6).given(events.bet("bess", 2))
    start.when(commands.bet("carl", amount)).comes_to(code)


@pytest.mark.parametrize(("amount", "code"), [(8, None), (9, "purse_short")])
def test_a_bet_is_checked_against_the_purse(amount: int, code: str | None) -> None:
    purses = {"anne": 50, "bess": 50, "carl": 13, "dora": 50}
    start = table(purses, bet_limit=None).given(events.dealt(), events.bet("bess", 3))
    start.when(commands.bet("carl", amount)).comes_to(code)


def test_a_see_is_checked_against_the_purse() -> None:
    purses = {"anne": 50, "bess": 50, "carl": 4, "dora": 50}
    start = table(purses).given(events.dealt(), events.bet("bess", 3))
    start.when(commands.see("carl")).refused("purse_short", punter="carl", purse=2)


def test_play_waits_for_the_player_in_turn() -> None:
    assert GAME.summary(BET.state).waiting_for == ("carl",)
    assert GAME.summary(showing().state).waiting_for == ()


@pytest.mark.parametrize(
    "spec", [BET.given(events.folded("carl")), showing(), showing().given(events.best("carl"))]
)
def test_the_poch_is_a_stake_of_its_players(spec: Any) -> None:
    summary = GAME.summary(spec.state)
    assert sum(summary.nets.values()) + summary.in_pools == 0
