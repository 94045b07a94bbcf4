"""The postings of each event."""

from typing import Any

import pytest

from service.domain.games.basset import GAME
from service.domain.ledger import Posting
from tests.factories.basset import events, outcomes
from tests.factories.basset.events import DrawSettledFactory, SessionOpenedFactory
from tests.factories.basset.tables import table

ANNE, KING, BANK, WORLD = "punter:anne:purse", "punter:anne:card:K", "bank", "world"
BESS, CARL, ESCROW = "punter:bess:purse", "punter:carl:purse", "sidebet:1"


def settled(*outcomes: Any, bets: tuple[Any, ...] = ()) -> Any:
    return DrawSettledFactory.build(outcomes=outcomes, bets=bets)


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (SessionOpenedFactory.build(funds=500), [(WORLD, BANK, 500)]),
        (SessionOpenedFactory.build(funds=0), []),
        (events.seated("anne", 70), [(WORLD, ANNE, 70)]),
        (events.seated("anne", 0), []),
        (events.brought_in(7), [(WORLD, ANNE, 7)]),
        (events.cashed_out(7), [(ANNE, WORLD, 7)]),
        (events.funded(7), [(WORLD, BANK, 7)]),
        (events.staked("K", 10), [(ANNE, KING, 10)]),
        (events.replaced("K", 10), [(ANNE, KING, 10)]),
        (events.withdrawn("K", 10), [(KING, ANNE, 10)]),
        (
            events.withdrawn("K", 10, bets=(events.bet_settled(5, 5),)),
            [(KING, ANNE, 10), (ESCROW, BESS, 5), (ESCROW, CARL, 5)],
        ),
        (events.fasse("K"), []),
        (events.pair("K", "Q"), []),
        (events.last_card("K"), []),
        (settled(outcomes.won("K", 10)), []),
        (settled(outcomes.paid("K", 70, 10)), [(BANK, ANNE, 70), (KING, ANNE, 10)]),
        (settled(outcomes.lost("K", 10)), [(KING, BANK, 10)]),
        (settled(outcomes.lost("K", 0)), []),
        (settled(outcomes.spared("K", 10)), [(KING, ANNE, 10)]),
        (
            settled(outcomes.faced("K", from_purse=3, from_couch=2)),
            [(ANNE, BANK, 3), (KING, BANK, 2)],
        ),
        (settled(outcomes.faced("K", from_couch=5, home=5)), [(KING, BANK, 5), (KING, ANNE, 5)]),
        (settled(bets=(events.bet_settled(10, 0),)), [(ESCROW, BESS, 10)]),
        (settled(bets=(events.bet_settled(0, 10),)), [(ESCROW, CARL, 10)]),
        (events.win_taken("K", couch=10, win=70), [(BANK, ANNE, 70), (KING, ANNE, 10)]),
        (
            events.win_taken("K", couch=10, win=10, restake=15),
            [(BANK, ANNE, 10), (KING, ANNE, 10), (ANNE, KING, 15)],
        ),
        (events.paroli_made("K"), []),
        (events.pay_chosen("K"), []),
        (events.maced("K", 5), [(ANNE, KING, 5)]),
        (events.bet_laid("K", amount=5), [(BESS, ESCROW, 5), (CARL, ESCROW, 5)]),
        (events.book_bought(3), [(ANNE, BANK, 3)]),
        (events.book_bought(0), []),
        (
            events.deal_ended(events.couch_returned("K", 10), events.couch_returned("Q", 0)),
            [(KING, ANNE, 10)],
        ),
        (
            events.closed(events.couch_returned("K", 10), bets=(events.bet_settled(5, 5),)),
            [(KING, ANNE, 10), (ESCROW, BESS, 5), (ESCROW, CARL, 5)],
        ),
        (events.target_reached("anne"), []),
    ],
)
def test_an_event_has_its_postings(event: Any, moves: list[tuple[str, str, int]]) -> None:
    assert list(GAME.postings(event)) == [Posting(*move) for move in moves]


def test_names_are_escaped_in_accounts() -> None:
    (posting,) = GAME.postings(events.seated("a:b%c", 1))
    assert posting.target == "punter:a%3Ab%25c:purse"


def test_copies_have_accounts_of_their_own() -> None:
    (posting,) = GAME.postings(events.staked("K#2", 10))
    assert posting.target == "punter:anne:card:K#2"


def test_a_table_has_its_balances() -> None:
    start = table("parlour", bank=100).given(events.staked("K", 10), events.bet_laid("K"))
    assert GAME.balances(start.given(events.cashed_out(90)).state) == {
        "world": -3010,
        "bank": 100,
        ANNE: 900,
        BESS: 995,
        CARL: 995,
        KING: 10,
        ESCROW: 10,
    }


def test_a_net_counts_couches_escrow_and_money_taken_away() -> None:
    start = table("parlour").given(events.staked("K"), events.bet_laid("K"), events.cashed_out(90))
    assert GAME.summary(start.state).nets == {"anne": 0, "bess": 0, "carl": 0}


def test_a_buy_in_does_not_change_the_net() -> None:
    start = table("parlour").given(events.brought_in(50), events.funded(20))
    summary = GAME.summary(start.state)
    assert [party.net for party in (*summary.players[:1], *summary.others)] == [0, 0]


def test_a_win_counts_when_it_is_taken() -> None:
    won = table("modern").given(events.staked("K"), events.fasse(), events.pair("K", "3"))
    assert GAME.summary(table("modern").given(events.staked("K")).state).nets["anne"] == 0
    assert GAME.summary(won.given(events.win_taken("K")).state).nets["anne"] == 10


def test_side_bets_are_on_the_table_and_not_staked() -> None:
    start = table("parlour").given(events.staked("K"), events.bet_laid("K"))
    summary = GAME.summary(start.state)
    assert summary.staked == {"anne": 10, "bess": 0, "carl": 0}
    assert summary.at_table == {"anne": 10, "bess": 5, "carl": 5}


@pytest.mark.parametrize(
    ("history", "phase"),
    [
        ((), "staking"),
        ((events.fasse(),), "drawing"),
        ((events.fasse(), events.deal_ended()), "staking"),
        ((events.closed(),), "closed"),
    ],
)
def test_the_phase_is_one_word(history: tuple[Any, ...], phase: str) -> None:
    assert GAME.phase(table().given(*history).state) == phase
