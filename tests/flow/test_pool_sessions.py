"""Standings and evenings of a session with money in a pool."""

import pytest

from service.application.reading.evening import evening
from service.application.reading.standings import (
    ListedTable,
    read_standings,
    standings_of,
    standings_row,
)
from service.application.sessions.session import Session, session_of_history
from tests.factories import pool_game


@pytest.fixture
def session() -> Session:
    """Return a session with 60 in the pool, which anne put in."""
    return session_of_history(pool_game.GAME, pool_game.wagered_log())


def test_standings_and_the_net_of_pools_add_up_to_zero(session: Session) -> None:
    found = standings_of(session)
    assert (found["bank_net"], found["table_net"]) == (0, 60)
    assert [line["net"] for line in found["standings"]] == [0, 0, -60]


def test_an_evening_has_the_pool_as_a_party(session: Session) -> None:
    stored = read_standings(standings_row(session))
    assert stored is not None
    found = evening([ListedTable(session.row, stored)])
    assert (found["punters_net"], found["tables_net"]) == (-60, 60)
    assert found["sessions"][0]["parties"] == [
        {"name": "wager", "role": "pool", "purse": 60, "net": 60}
    ]


def test_the_balances_of_a_fold_have_the_account_of_the_pool(session: Session) -> None:
    assert session.balances[pool_game.ACCOUNT] == 60
    assert sum(session.balances.values()) == 0
