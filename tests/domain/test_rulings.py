"""Rulings: who may be named, what moves, and whom it concerns."""

import pytest

from service.domain.games.basset import GAME
from service.domain.games.lansquenet import GAME as LANSQUENET
from service.domain.ledger import Posting
from service.domain.session.rulings import MakeRuling, RulingMade, decide_ruling
from service.domain.session.session_events import concerns, evolve, postings_of
from service.domain.values.errors import Refused
from tests.factories.basset.tables import table
from tests.factories.lansquenet.tables import table as lansquenet_table


def ruling(source: str, target: str, amount: int = 40) -> RulingMade:
    return RulingMade(source=source, target=target, amount=amount, reason="We paid it.")


@pytest.mark.parametrize(
    ("source", "target", "code"),
    [
        ("anne", "nobody", "unknown_punter"),
        ("nobody", "nobody", "unknown_punter"),
        ("anne", "anne", "same_punter"),
        ("bank", "bank", "same_punter"),
    ],
)
def test_a_ruling_names_two_parties_of_the_session(source: str, target: str, code: str) -> None:
    command = MakeRuling(source=source, target=target, amount=5)
    with pytest.raises(Refused) as refusal:
        decide_ruling(GAME.summary(table().state), command)
    assert refusal.value.code == code


def test_a_ruling_cannot_take_more_than_a_purse_has() -> None:
    command = MakeRuling(source="anne", target="bank", amount=10**6)
    with pytest.raises(Refused) as refusal:
        decide_ruling(GAME.summary(table().state), command)
    assert refusal.value.code == "purse_short"


def test_the_bank_may_pay_more_than_it_has() -> None:
    command = MakeRuling(source="bank", target="anne", amount=10**9, reason="We paid it.")
    made = decide_ruling(GAME.summary(table().state), command)
    assert made == ruling("bank", "anne", 10**9)


def test_a_game_without_a_bank_of_the_table_rules_between_players_only() -> None:
    state = lansquenet_table({"anne": 100, "bess": 100}).state
    command = MakeRuling(source="bank", target="anne", amount=5)
    with pytest.raises(Refused) as refusal:
        decide_ruling(LANSQUENET.summary(state), command)
    assert refusal.value.code == "unknown_punter"
    after = evolve(LANSQUENET, state, ruling("anne", "bess"))
    assert LANSQUENET.summary(after).purses == {"anne": 60, "bess": 140}


def test_a_ruling_moves_its_amount_in_the_state_and_in_the_ledger() -> None:
    start = table()
    for event in (ruling("bank", "anne"), ruling("anne", "bess"), ruling("bess", "bank")):
        after = evolve(GAME, start.state, event)
        before, now = GAME.balances(start.state), GAME.balances(after)
        (posting,) = postings_of(GAME, event)
        assert {name: now[name] - before[name] for name in now if now[name] != before[name]} == {
            posting.source: -40,
            posting.target: 40,
        }


def test_the_posting_of_a_ruling_names_purses_and_the_bank() -> None:
    assert postings_of(GAME, ruling("bank", "anne")) == (Posting("bank", "punter:anne:purse", 40),)


@pytest.mark.parametrize(("player", "is_concerned"), [("anne", True), ("bess", False)])
def test_a_ruling_concerns_the_players_whose_money_it_moves(
    player: str, *, is_concerned: bool
) -> None:
    part = concerns(GAME, table().state, ruling("bank", "anne"), player)
    assert (part is not None) == is_concerned
