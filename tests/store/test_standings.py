"""Every store keeps the newest standings of each session."""

from uuid import uuid4

from service.application.ports.store import StandingsRow, Store
from service.store.log.statements import IDS_PER_READ
from tests.store.session_appends import append_session


def test_older_standings_do_not_replace_newer_ones(store: Store) -> None:
    session = append_session(store)
    for version, body in ((4, "four"), (3, "three"), (6, "six"), (6, "six again"), (5, "five")):
        store.put_standings(StandingsRow(session, version, body))
    assert store.standings(session) == StandingsRow(session, 6, "six again")


def test_standings_beyond_the_log_are_replaced(store: Store) -> None:
    session = append_session(store)
    store.put_standings(StandingsRow(session, 999, "from nowhere"))
    store.put_standings(StandingsRow(session, 5, "five"))
    assert store.standings(session) == StandingsRow(session, 5, "five")


def test_standings_of_many_sessions_are_stored_and_read_at_once(store: Store) -> None:
    sessions = [append_session(store) for _ in range(3)]
    others = [str(uuid4()) for _ in range(IDS_PER_READ)]
    rows = {session: StandingsRow(session, 5, session) for session in (*sessions, *others)}
    assert store.standings_of([*sessions, *others]) == {}
    store.put_standings(*reversed(rows.values()))
    store.put_standings()
    assert store.standings_of([*sessions, *others, str(uuid4())]) == rows
    assert store.standings_of(sessions[:1]) == {sessions[0]: rows[sessions[0]]}
    assert store.standings_of([]) == {}


def test_one_of_many_rows_may_be_older_than_the_stored_one(store: Store) -> None:
    one, other = append_session(store), append_session(store)
    store.put_standings(StandingsRow(one, 6, "six"))
    store.put_standings(StandingsRow(one, 5, "five"), StandingsRow(other, 5, "five"))
    found = store.standings_of([one, other])
    assert [found[session].body for session in (one, other)] == ["six", "five"]
