"""What each event moves, from which account to which."""

from typing import Any

import pytest

from service.domain.games.basset import GAME
from tests.factories import became, done
from tests.factories.events import SessionOpenedFactory
from tests.factories.parts import DrawSettledFactory
from tests.factories.tables import table

ANNE, KING, BANK, WORLD = "punter:anne:purse", "punter:anne:card:K", "bank", "world"
BESS, CARL, ESCROW = "punter:bess:purse", "punter:carl:purse", "sidebet:1"


def settled(*outcomes: Any, bets: tuple[Any, ...] = ()) -> Any:
    return DrawSettledFactory.build(outcomes=outcomes, bets=bets)


@pytest.mark.parametrize(
    ("event", "moves"),
    [
        (SessionOpenedFactory.build(funds=500), [(WORLD, BANK, 500)]),
        (SessionOpenedFactory.build(funds=0), []),
        (done.seated("anne", 70), [(WORLD, ANNE, 70)]),
        (done.seated("anne", 0), []),
        (done.brought_in(7), [(WORLD, ANNE, 7)]),
        (done.cashed_out(7), [(ANNE, WORLD, 7)]),
        (done.funded(7), [(WORLD, BANK, 7)]),
        (done.staked("K", 10), [(ANNE, KING, 10)]),
        (done.replaced("K", 10), [(ANNE, KING, 10)]),
        (done.withdrew("K", 10), [(KING, ANNE, 10)]),
        (
            done.withdrew("K", 10, bets=(done.bet_ends(5, 5),)),
            [(KING, ANNE, 10), (ESCROW, BESS, 5), (ESCROW, CARL, 5)],
        ),
        (done.fasse("K"), []),
        (done.pair("K", "Q"), []),
        (done.last("K"), []),
        (settled(became.won("K", 10)), []),
        (settled(became.paid("K", 70, 10)), [(BANK, ANNE, 70), (KING, ANNE, 10)]),
        (settled(became.lost("K", 10)), [(KING, BANK, 10)]),
        (settled(became.lost("K", 0)), []),
        (settled(became.spared("K", 10)), [(KING, ANNE, 10)]),
        (settled(became.faced("K", purse=3, couch=2)), [(ANNE, BANK, 3), (KING, BANK, 2)]),
        (settled(became.faced("K", couch=5, home=5)), [(KING, BANK, 5), (KING, ANNE, 5)]),
        (settled(bets=(done.bet_ends(10, 0),)), [(ESCROW, BESS, 10)]),
        (settled(bets=(done.bet_ends(0, 10),)), [(ESCROW, CARL, 10)]),
        (done.took("K", couch=10, win=70), [(BANK, ANNE, 70), (KING, ANNE, 10)]),
        (
            done.took("K", couch=10, win=10, restake=15),
            [(BANK, ANNE, 10), (KING, ANNE, 10), (ANNE, KING, 15)],
        ),
        (done.rode("K"), []),
        (done.chose_pay("K"), []),
        (done.maced("K", 5), [(ANNE, KING, 5)]),
        (done.bet("K", amount=5), [(BESS, ESCROW, 5), (CARL, ESCROW, 5)]),
        (done.bought_book(3), [(ANNE, BANK, 3)]),
        (done.bought_book(0), []),
        (done.ended(done.home("K", 10), done.home("Q", 0)), [(KING, ANNE, 10)]),
        (
            done.closed(done.home("K", 10), bets=(done.bet_ends(5, 5),)),
            [(KING, ANNE, 10), (ESCROW, BESS, 5), (ESCROW, CARL, 5)],
        ),
        (done.reached("anne"), []),
    ],
)
def test_an_event_moves(event: Any, moves: list[tuple[str, str, int]]) -> None:
    assert [tuple(posting) for posting in GAME.postings(event)] == moves


def test_names_are_escaped_in_accounts() -> None:
    (posting,) = GAME.postings(done.seated("a:b%c", 1))
    assert posting.target == "punter:a%3Ab%25c:purse"


def test_copies_have_accounts_of_their_own() -> None:
    (posting,) = GAME.postings(done.staked("K#2", 10))
    assert posting.target == "punter:anne:card:K#2"


def test_the_balances_of_a_table() -> None:
    start = table("parlour", bank=100).given(done.staked("K", 10), done.bet("K"))
    assert GAME.money(start.given(done.cashed_out(90)).state) == {
        "world": -3010,
        "bank": 100,
        ANNE: 900,
        BESS: 995,
        CARL: 995,
        KING: 10,
        ESCROW: 10,
    }


def test_a_net_counts_couches_escrow_and_money_taken_away() -> None:
    start = table("parlour").given(done.staked("K"), done.bet("K"), done.cashed_out(90))
    assert GAME.tally(start.state).nets == {"anne": 0, "bess": 0, "carl": 0}


def test_money_brought_in_is_no_gain() -> None:
    start = table("parlour").given(done.brought_in(50), done.funded(20))
    tally = GAME.tally(start.state)
    assert (tally.nets["anne"], tally.bank_net) == (0, 0)


def test_a_win_counts_when_it_is_taken() -> None:
    won = table("modern").given(done.staked("K"), done.fasse(), done.pair("K", "3"))
    assert GAME.tally(table("modern").given(done.staked("K")).state).nets["anne"] == 0
    assert GAME.tally(won.given(done.took("K")).state).nets["anne"] == 10


def test_what_is_at_the_table_leaves_escrow_out() -> None:
    start = table("parlour").given(done.staked("K"), done.bet("K"))
    assert GAME.tally(start.state).at_table == {"anne": 10, "bess": 0, "carl": 0}


@pytest.mark.parametrize(
    ("events", "phase"),
    [
        ((), "staking"),
        ((done.fasse(),), "drawing"),
        ((done.fasse(), done.ended()), "staking"),
        ((done.closed(),), "closed"),
    ],
)
def test_the_phase_is_one_word(events: tuple[Any, ...], phase: str) -> None:
    assert GAME.phase(table().given(*events).state) == phase
