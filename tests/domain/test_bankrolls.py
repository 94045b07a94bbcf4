"""Linked seats: which may be linked to a bankroll, and what goes back after the close."""

from collections.abc import Callable, Mapping
from random import Random

import pytest

from service.domain.games import GAMES
from service.domain.ledger import BANK, Posting
from service.domain.port.game import AnyGame
from service.domain.port.parties import BANK as BANK_ROLE
from service.domain.port.parties import CLOSED, PLAYER, POOL, Party, Summary
from service.domain.session.bankrolls import (
    PursesReturned,
    ReturnedPurse,
    decide_link,
    due_returns,
    return_postings,
    with_bank_debt,
)
from service.domain.session.payments import AfterClose
from service.domain.values.errors import Refused
from tests.factories.corrected_sessions import CorrectedTable


def summary(phase: str, purses: Mapping[str, int], bank: int | None = 0) -> Summary:
    players = [Party(name=name, role=PLAYER, purse=purse) for name, purse in purses.items()]
    banks = [] if bank is None else [Party(name="", role=BANK_ROLE, purse=bank)]
    return Summary(phase=phase, parties=(*players, *banks), progress={})


@pytest.mark.parametrize(
    ("table", "player", "code"),
    [
        (summary(CLOSED, {}), "anne", "session_closed"),
        (summary("staking", {"Anne": 5}), "anne", "punter_exists"),
        (summary("staking", {}), "BESS", "bankroll_linked"),
        (summary("staking", {}, bank=7), BANK, "bankroll_linked"),
        (summary("staking", {}, bank=None), BANK, "unknown_punter"),
    ],
)
def test_a_link_is_refused(table: Summary, player: str, code: str) -> None:
    with pytest.raises(Refused) as refused:
        decide_link(table, {"bess": "p"}, player, "p")
    assert refused.value.code == code


def test_a_free_seat_and_an_empty_bank_can_be_linked() -> None:
    for player in ("anne", BANK):
        link = decide_link(summary("staking", {"bess": 5}), {}, player, "p")
        assert (link.player, link.person) == (player, "p")


def funds(amount: int) -> Callable[[str], int]:
    return lambda _person: amount


@pytest.mark.parametrize(
    ("purse", "debt", "balance", "returned"),
    [
        (-30, 0, 30, -30),
        (-30, 0, 20, -20),
        (-30, 0, 0, 0),
        (-30, 0, -5, 0),
        # The bank owes that already.
        (-30, 30, 100, None),
        (-20, 30, 100, None),
        (-50, 30, 100, -20),
        (-50, 30, 5, -5),
        (0, 30, 100, None),
        (10, 30, 100, 10),
    ],
)
def test_a_bankroll_gives_what_it_has_for_what_the_bank_needs(
    purse: int, debt: int, balance: int, returned: int | None
) -> None:
    due = due_returns(summary(CLOSED, {}, bank=purse), {BANK: "q"}, debt, funds(balance))
    assert (due and due.amounts) == (None if returned is None else {BANK: returned})
    if due:
        assert sum(posting.amount for posting in return_postings(due)) == abs(returned or 0)
        after = summary(CLOSED, {}, bank=purse - (returned or 0))
        assert with_bank_debt(AfterClose(), due, after).bank_debt == max(0, (returned or 0) - purse)


def test_the_seats_of_the_banker_pay_for_the_bank() -> None:
    table = summary(CLOSED, {"anne": 5, "bess": 4}, bank=-30)
    due = due_returns(table, {BANK: "q", "anne": "q", "bess": "p"}, 0, funds(20))
    assert due is not None
    assert due.amounts == {BANK: -25, "anne": 5, "bess": 4}


def test_seats_alone_leave_no_debt() -> None:
    due = due_returns(summary(CLOSED, {"anne": 5}, bank=-30), {"anne": "p"}, 0, funds(0))
    assert due is not None
    before = AfterClose(bank_debt=7)
    assert with_bank_debt(before, due, summary(CLOSED, {"anne": 0}, bank=-30)) == before


def test_linked_purses_go_back_after_the_close() -> None:
    links = {"anne": "p", "bess": "p", BANK: "q"}
    assert due_returns(summary("staking", {"anne": 5}), links, 0, funds(9)) is None
    assert due_returns(summary(CLOSED, {"anne": 0}, bank=None), links, 0, funds(9)) is None
    table = summary(CLOSED, {"anne": 5, "bess": 0, "carl": 9}, bank=-3)
    due = due_returns(table, links, 0, funds(9))
    assert due == PursesReturned(
        returned=(ReturnedPurse(player="anne", amount=5), ReturnedPurse(player=BANK, amount=-3))
    )
    assert return_postings(due) == (
        Posting("punter:anne:purse", "world", 5),
        Posting("world", "bank", 3),
    )
    assert due.concerns("anne")
    assert due.part("anne").amounts == {"anne": 5}
    assert not due.concerns("carl")
    assert not due.concerns(BANK)


@pytest.mark.parametrize("game", GAMES.values(), ids=list(GAMES))
def test_returned_purses_change_no_net(game: AnyGame) -> None:
    table = CorrectedTable(game, Random(5))
    for _ in range(40):
        table.step()
    state = table.sheet.state()
    before = game.summary(state)
    bank = {BANK: before.bank.purse} if before.bank else {}
    after = game.summary(game.with_returned(state, {**before.purses, **bank}))
    assert any(before.purses.values())
    for was, now in zip(before.parties, after.parties, strict=True):
        if was.role == POOL:
            assert now == was
        else:
            assert (now.purse, now.net, now.brought_in) == (0, was.net, was.brought_in)
            assert now.cashed_out == was.cashed_out + was.purse


@pytest.mark.parametrize("game", [game for game in GAMES.values() if game.has_bank])
def test_a_bank_that_owes_brings_in_what_it_gets_from_its_bankroll(game: AnyGame) -> None:
    state = CorrectedTable(game, Random(5)).sheet.state()
    before = bank_of(game, state)
    poor = game.with_money(state, {BANK: -before.purse - 30})
    after = bank_of(game, game.with_returned(poor, {BANK: -30}))
    assert (after.purse, after.net) == (0, before.net - before.purse - 30)
    assert (after.brought_in, after.cashed_out) == (before.brought_in + 30, before.cashed_out)


def bank_of(game: AnyGame, state: object) -> Party:
    bank = game.summary(state).bank
    assert bank is not None
    return bank
