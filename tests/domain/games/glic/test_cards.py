"""Cards up to thirty-one: payments for the end of a sequence, and for cards left."""

import pytest

from service.domain.games.glic import GAME
from tests.factories.glic import commands, events
from tests.factories.glic.tables import dealt, playing, showing, table
from tests.factories.spec import Spec

POOR = {"anne": 50, "bess": 3, "carl": 2, "dora": 50}


def poor(**rules: str) -> Spec:
    """Return a table at which bess has 1 and carl 0 when cards are played."""
    start = table(POOR, **rules).given(events.dealt())
    return start.given(events.all_passed("bess", "carl", "dora", "anne"))


def test_the_end_of_a_sequence_is_paid_by_all_others() -> None:
    playing().when(commands.run("anne")).then(events.run("anne", bess=1, carl=1, dora=1))
    playing().given(events.run("anne", bess=1, carl=1, dora=1)).holds(anne=101, bess=97)


def test_each_card_left_is_paid() -> None:
    left = {"bess": 1, "carl": 2, "dora": 3}
    playing().when(commands.out("anne", **left)).then(events.won("anne", left))
    after = playing().given(events.won("anne", left))
    after.holds(anne=104, bess=97, carl=96, dora=96)
    assert after.state.stage == "between"


def test_a_piece_may_be_worth_more() -> None:
    start = playing(piece=3)
    left = {"bess": 1, "carl": 2, "dora": 5}
    start.when(commands.out("anne", **left)).then(events.won("anne", left, bess=3, carl=6, dora=15))


def test_who_folded_plays_on() -> None:
    after = showing().given(events.best("bess"))
    after.when(commands.run("dora")).allowed()
    after.when(commands.out("dora", anne=1, bess=1, carl=1)).allowed()


@pytest.mark.parametrize("command", [commands.run("carl"), commands.out("anne")])
def test_cards_are_played_after_the_betting(command: object) -> None:
    start = dealt().given(events.bet("bess", 2))
    start.when(command).refused("answers_pending", poch=2)
    showing().when(command).refused("answers_pending", poch=4)


@pytest.mark.parametrize("start", [dealt(), dealt().given(events.passed("bess"))])
def test_a_run_or_the_end_of_a_hand_says_that_all_passed(start: Spec) -> None:
    start.when(commands.out("anne")).allowed()
    after = start.given(events.run("carl", anne=1, bess=1, dora=1))
    assert (after.state.stage, after.state.turn) == ("playing", None)
    after.when(commands.pass_all()).refused("betting_closed")


@pytest.mark.parametrize(
    ("left", "facts"),
    [
        ({"bess": 1, "carl": 2}, {"missing": "dora"}),
        ({"bess": 1, "carl": 2, "dora": 0}, {"punter": "dora"}),
        ({"bess": 1, "carl": 6, "dora": 1}, {"punter": "carl"}),
        ({"bess": 1, "carl": 2, "dora": 3, "anne": 1}, {"twice": "anne"}),
    ],
)
def test_the_cards_of_all_others_are_counted(left: dict[str, int], facts: dict[str, str]) -> None:
    playing().when(commands.out("anne", **left)).refused("counts_wrong", **facts)


def test_a_short_purse_pays_what_it_holds() -> None:
    poor().when(commands.run("anne")).then(events.run("anne", bess=1, dora=1))
    left = {"bess": 4, "carl": 1, "dora": 1}
    poor().when(commands.out("anne", **left)).then(events.won("anne", left, bess=1, dora=1))


def test_a_short_purse_may_have_to_buy_in_first() -> None:
    start = poor(short_purse="refuse")
    start.when(commands.run("anne")).refused("purse_short", punter="carl", purse=0)
    rich = start.given(events.brought_in(9, "carl"))
    rich.when(commands.run("anne")).allowed()
    rich.when(commands.out("anne", bess=2, carl=1, dora=1)).refused("purse_short", punter="bess")
    rich.when(commands.out("anne", bess=1, carl=1, dora=1)).allowed()


def test_who_sits_out_pays_nothing_and_wins_nothing() -> None:
    start = playing().given(events.seated("erik"))
    start.when(commands.run("erik")).refused("not_in_hand", punter="erik")
    start.when(commands.run("anne")).then(events.run("anne", bess=1, carl=1, dora=1))
    extra = {"bess": 1, "carl": 1, "dora": 1, "erik": 1}
    start.when(commands.out("anne", **extra)).refused("not_in_hand", punter="erik")


def test_a_round_ends_with_a_hand() -> None:
    assert GAME.ends_round(events.won("anne", {"bess": 1}))
    assert GAME.ends_round(events.abandoned())
    assert not GAME.ends_round(events.run("anne"))
