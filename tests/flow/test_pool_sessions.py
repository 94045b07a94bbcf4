"""Standings and evenings of a session with money in a pool."""

import pytest

from service.application.reading.evening import evening
from service.application.reading.standings import (
    ListedTable,
    read_standings,
    standings_of,
    standings_row,
)
from service.application.sessions.session import Session
from service.application.sessions.session_fold import session_of_history
from tests.factories import invented
from tests.factories.invented.tables import POT, betting_log


@pytest.fixture
def session() -> Session:
    """Return a session with 60 in the pot, 20 of each player."""
    return session_of_history(invented.GAME, betting_log())


def test_standings_and_the_net_of_pools_add_up_to_zero(session: Session) -> None:
    found = standings_of(session)
    assert (found["bank_net"], found["table_net"]) == (0, 60)
    assert [line["net"] for line in found["standings"]] == [-20, -20, -20]


def test_an_evening_has_the_pool_as_a_party(session: Session) -> None:
    stored = read_standings(standings_row(session))
    assert stored is not None
    found = evening([ListedTable(session.row, stored)])
    assert (found["punters_net"], found["tables_net"]) == (-60, 60)
    assert found["sessions"][0]["parties"] == [
        {"name": "pot", "role": "pool", "purse": 60, "net": 60},
        {"name": "jar", "role": "pool", "purse": 0, "net": 0},
    ]


def test_the_balances_of_a_fold_have_the_account_of_the_pool(session: Session) -> None:
    assert session.balances[POT] == 60
    assert sum(session.balances.values()) == 0
