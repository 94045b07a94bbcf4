"""Who banks next: in line, by auction, by passing."""

import pytest

from tests.factories.lansquenet import commands, events
from tests.factories.lansquenet.tables import covered, table, wagered
from tests.factories.spec import Spec


def banker(spec: Spec) -> str:
    """Return the player who puts up the next wager."""
    decision = spec.when(commands.wager(1))
    assert decision.refusal is None, decision.refusal
    name: str = decision.events[0].banker
    return name


def test_after_a_loss_the_next_in_line_banks() -> None:
    assert banker(covered().given(events.matched("right"))) == "bess"


def test_after_the_last_seat_the_first_seat_banks() -> None:
    start = table().given(events.passed(), events.passed(banker="bess", next_banker="carl"))
    lost = start.given(events.wager(banker="carl"), events.covered(), events.matched("right"))
    assert banker(lost) == "anne"


def test_an_empty_purse_is_skipped() -> None:
    start = table({"anne": 100, "bess": 0, "carl": 50}).given(events.wager())
    assert banker(start.given(events.covered(20, "carl"), events.matched("right"))) == "carl"


def test_a_purse_that_the_settlement_fills_is_not_empty() -> None:
    start = table({"anne": 100, "bess": 20, "carl": 50}).given(events.wager(), events.covered(20))
    start.when(commands.match("right")).allowed().holds(bess=40)
    assert banker(start.given(events.matched("right"))) == "bess"


def test_the_banker_banks_again_if_every_other_purse_is_empty() -> None:
    start = table({"anne": 100, "bess": 0, "carl": 0})
    start.when(commands.pass_bank()).then(events.passed(next_banker="anne"))


def test_the_deck_passes_to_the_next_in_line() -> None:
    table().when(commands.pass_bank()).then(events.passed(next_banker="bess"))
    start = table({"anne": 100, "bess": 0, "carl": 50})
    start.when(commands.pass_bank()).then(events.passed(next_banker="carl"))


def test_a_wager_returns_to_the_purse_when_the_deck_passes() -> None:
    start = wagered(60)
    start.when(commands.pass_bank()).then(events.passed(60))
    start.given(events.passed(60)).holds(anne=1000)


def test_the_deck_is_not_passed_or_sold_while_the_wager_is_covered() -> None:
    covered().when(commands.pass_bank()).refused("deal_in_progress")
    covered(next_banker="auction").when(commands.sell()).refused("deal_in_progress")


@pytest.mark.parametrize("command", [commands.pass_bank(), commands.sell(punter="anne")])
def test_the_deck_is_not_passed_or_sold_with_one_player(command: object) -> None:
    table({"anne": 10}).when(command).refused("too_few_players", seated=1)


def test_a_losing_banker_sells_the_deck_before_the_next_wager() -> None:
    start = covered(60, cover=20, next_banker="auction").given(events.matched("right"))
    start.when(commands.wager()).refused("answers_pending", banker="anne")
    start.when(commands.sell(12)).then(events.sold(12))
    sold = start.given(events.sold(12))
    sold.holds(anne=992, bess=1008)
    assert banker(sold) == "bess"


def test_a_losing_banker_may_pass_the_deck_instead_of_selling_it() -> None:
    start = covered(60, cover=20, next_banker="auction").given(events.matched("right"))
    start.when(commands.pass_bank()).then(events.passed())
    assert banker(start.given(events.passed())) == "bess"


def test_nothing_is_covered_while_the_deck_is_for_sale() -> None:
    start = covered(next_banker="auction").given(events.matched("right"))
    start.when(commands.cover()).refused("deal_not_begun")


def test_a_banker_may_sell_without_a_loss() -> None:
    start = wagered(60, next_banker="auction")
    start.when(commands.sell(12, "carl")).then(events.sold(12, wager=60, punter="carl"))
    start.given(events.sold(12, wager=60, punter="carl")).holds(anne=1012, carl=988)


def test_the_banker_does_not_buy_the_deck() -> None:
    start = table(next_banker="auction")
    start.when(commands.sell(punter="anne")).refused("is_banker", banker="anne")


def test_a_price_comes_from_the_buyers_purse() -> None:
    start = table(next_banker="auction")
    start.when(commands.sell(1000)).allowed().holds(bess=0, anne=2000)
    start.when(commands.sell(1001)).refused("purse_short", punter="bess", purse=1000)


def test_the_deck_is_not_sold_if_the_rules_pass_it_in_line() -> None:
    table().when(commands.sell()).refused("auction_not_allowed")
