"""Verify finds and names each change in a file; rebuild repairs derived data."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from service.application.ports.store import StandingsRow, Store
from service.application.reading.standings import SHAPE, standings_row
from service.application.sessions.session_cache import SessionCache
from service.application.verification.findings import Verified
from service.application.verification.rebuild import Rebuilt, rebuild
from service.application.verification.verify import sessions_of, verify
from service.domain.ledger import Posting
from service.domain.session.log.chain import canonical_json, link
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.sqlite.driver import sqlite3
from tests.database_dump import dump_of
from tests.factories.basset import commands
from tests.store.session_appends import LATER, append_session, following_append, opening_append

Raw = sqlite3.Connection


@pytest.fixture
def session(sql: SqlStore) -> str:
    """A session among others, with stored standings."""
    first, *_ = [append_session(sql) for _ in range(3)]
    sql.put_standings(standings_row(SessionCache(sql).current(first)))
    return first


@pytest.fixture
def raw(sql: SqlStore, file: Path) -> Iterator[Raw]:
    """A connection of an attacker after the triggers were dropped."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        triggers = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        for (name,) in triggers.fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        yield connection


def verify_one(store: Store, session: str) -> Verified:
    (verified,) = verify(store, EventCodec(), [session])
    return verified


def rebuild_one(store: Store, session: str) -> Rebuilt:
    (rebuilt,) = rebuild(store, EventCodec(), [session])
    return rebuilt


def messages(store: Store, session: str) -> list[str]:
    return [finding.message for finding in verify_one(store, session).findings]


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return dump_of(connection)


def test_correct_books_have_no_findings(sql: SqlStore, session: str) -> None:
    verified = verify_one(sql, session)
    events = sql.events(session)
    assert verified == Verified(session, "Twelfth Night", len(events), events[-1].hash, ())


def test_a_pending_settlement_is_not_a_finding(sql: SqlStore, session: str) -> None:
    sql.append([following_append(sql, session, commands.pair("5", "6"))])
    assert sql.unsettled_sessions(limit=9) == [session]
    assert verify_one(sql, session).findings == ()


def test_outdated_standings_are_not_a_finding(sql: SqlStore, session: str) -> None:
    sql.append([following_append(sql, session, commands.end_deal())])
    standings = sql.standings(session)
    assert standings is not None
    assert standings.version < len(sql.events(session))
    assert verify_one(sql, session).findings == ()


@pytest.mark.parametrize("shape", [{}, {"shape": SHAPE + 1}])
def test_standings_of_other_code_are_not_a_finding(
    sql: SqlStore, session: str, shape: dict[str, int]
) -> None:
    version = len(sql.events(session))
    body = canonical_json({"version": version, "standings": [], **shape})
    sql.put_standings(StandingsRow(session, version, body))
    assert verify_one(sql, session).findings == ()
    assert rebuild_one(sql, session) == Rebuilt(session)
    assert sql.standings(session) == standings_row(SessionCache(sql).current(session))


@pytest.mark.parametrize("body", ["{}", "[]", "x", '{"shape":1,"version":1}'])
def test_standings_of_no_shape_are_a_finding(sql: SqlStore, session: str, body: str) -> None:
    sql.put_standings(StandingsRow(session, 10, body))
    assert messages(sql, session) == ["The standings of version 10 are wrong."]
    assert rebuild_one(sql, session) == Rebuilt(session, standings_changed=True)
    assert messages(sql, session) == []


@pytest.mark.parametrize(
    ("column", "value"),
    [
        ("entry", "another"),
        ("name", "basset.money_cashed_out.v1"),
        ("at", "2026-01-06T12:00:00.000001Z"),
        ("occurred_at", "2026-01-01T00:00:00.000000Z"),
        ("actor", "nobody"),
        ("id", "another"),
        ("hash", "f" * 64),
    ],
)
def test_an_altered_event_is_reported(
    sql: SqlStore, session: str, raw: Raw, column: str, value: str
) -> None:
    statement = f"UPDATE events SET {column} = ? WHERE stream = ? AND version = 4"  # noqa: S608 - columns of ours
    raw.execute(statement, [value, session])
    finding = verify_one(sql, session).findings[0]
    assert finding.message == "Event 4 does not match its hash."
    assert finding.version == 4


def test_an_altered_amount_is_reported_with_its_consequences(
    sql: SqlStore, session: str, raw: Raw
) -> None:
    stored = sql.stored_events(session)[3]
    fields = {**json.loads(stored.data), "amount": 21}
    alter(raw, session, canonical_json(fields))
    found = verify_one(sql, session).findings
    assert [finding.version for finding in found[:2]] == [4, 4]
    assert found[0].message == "Event 4 does not match its hash."
    assert found[1].message == "The stored postings of event 4 do not follow from it."
    assert any(finding.message.startswith("The ledger has 980 for") for finding in found)


def alter(raw: Raw, session: str, data: str) -> None:
    raw.execute("UPDATE events SET data = ? WHERE stream = ? AND version = 4", [data, session])


def test_a_recomputed_hash_breaks_the_chain_at_the_next_event(
    sql: SqlStore, session: str, raw: Raw
) -> None:
    forged = replace(sql.stored_events(session)[3], actor="nobody")
    fields = {name: getattr(forged, name) for name in forged.__slots__ if name != "hash"}
    raw.execute(
        "UPDATE events SET actor = 'nobody', hash = ? WHERE stream = ? AND version = 4",
        [link(**fields), session],
    )
    assert messages(sql, session) == ["Event 5 does not follow the event before it."]


@pytest.mark.parametrize(
    ("data", "words"),
    [
        ("{", "cannot be read"),
        ('{"amount":20,"card":"K","punter":"anne"} ', "cannot be read"),
        ('{"amount":20, "card":"K","punter":"anne"}', "is not canonical JSON"),
        ('{"card":"K","amount":20,"punter":"anne"}', "is not canonical JSON"),
        ('{"amount":20.0,"card":"K","punter":"anne"}', "20.0 is not a whole number"),
        ('{"amount":NaN,"card":"K","punter":"anne"}', "NaN is not a whole number"),
        ('{"amount":20,"card":"K"}', "cannot be read"),
        ('{"amount":20,"card":"K","punter":"nobody"}', "do not follow from one another"),
    ],
)
def test_an_unreadable_event_is_reported(
    sql: SqlStore, session: str, raw: Raw, data: str, words: str
) -> None:
    before = sql.postings(session)
    alter(raw, session, data)
    first, second = messages(sql, session)
    assert first == "Event 4 does not match its hash."
    assert words in second
    rebuilt = rebuild_one(sql, session)
    assert rebuilt.problem == second
    assert not rebuilt.postings_changed
    assert sql.postings(session) == before


@pytest.mark.parametrize(("version", "missing"), [(1, 1), (4, 4)])
def test_a_removed_event_is_reported(
    sql: SqlStore, session: str, raw: Raw, version: int, missing: int
) -> None:
    raw.execute("DELETE FROM events WHERE stream = ? AND version = ?", [session, version])
    assert verify_one(sql, session).findings[0].message == f"Event {missing} is missing."


def test_missing_last_events_are_found_by_the_session_row(
    sql: SqlStore, session: str, raw: Raw
) -> None:
    last = len(sql.events(session))
    raw.execute("DELETE FROM events WHERE stream = ? AND version = ?", [session, last])
    found = messages(sql, session)
    assert f"The session list has version {last} instead of {last - 1}." in found
    assert f"The standings are those of version {last}, which does not exist." in found


TAMPERED: dict[str, tuple[str, str]] = {
    "another amount": (
        "UPDATE postings SET amount = amount + 1 WHERE stream = ? AND version = 4",
        "The stored postings of event 4 do not follow from it.",
    ),
    "another account": (
        "UPDATE postings SET target = 'bank' WHERE stream = ? AND version = 4",
        "The stored postings of event 4 do not follow from it.",
    ),
    "one less": (
        "DELETE FROM postings WHERE stream = ? AND version = 4",
        "The stored postings of event 4 do not follow from it.",
    ),
    "one more": (
        "INSERT INTO postings VALUES (?, 4, 9, 'world', 'bank', 1, NULL, NULL)",
        "The stored postings of event 4 do not follow from it.",
    ),
    "one for no event": (
        "INSERT INTO postings VALUES (?, 999, 1, 'world', 'bank', 1, NULL, NULL)",
        "The stored postings of event 999 do not follow from it.",
    ),
    "other standings": (
        "UPDATE standings SET body = replace(body, '0', '1') WHERE session = ?",
        "The standings of version 10 are wrong.",
    ),
    "standings from nowhere": (
        "UPDATE standings SET version = 999 WHERE session = ?",
        "The standings are those of version 999, which does not exist.",
    ),
}


@pytest.mark.parametrize("how", TAMPERED)
def test_derived_data_is_verified_and_rebuilt_byte_for_byte(
    sql: SqlStore, session: str, raw: Raw, file: Path, how: str
) -> None:
    before = dump(file)
    statement, message = TAMPERED[how]
    assert raw.execute(statement, [session]).rowcount == 1
    assert dump(file) != before
    assert messages(sql, session)[0] == message
    rebuilt = rebuild_one(sql, session)
    assert rebuilt.postings_changed == ("standings" not in how)
    assert rebuilt.standings_changed == ("standings" in how)
    assert verify_one(sql, session).findings == ()
    assert dump(file) == before
    assert rebuild_one(sql, session) == Rebuilt(session)


def test_rebuilding_correct_data_changes_nothing(sql: SqlStore, session: str, file: Path) -> None:
    before = dump(file)
    assert rebuild_one(sql, session) == Rebuilt(session)
    assert dump(file) == before


@pytest.mark.parametrize(
    ("statement", "message"),
    [
        ("SET phase = 'closed'", "The session list has phase 'closed' instead of 'drawing'."),
        ("SET owes_settlement = 1", "The session list has owes_settlement True instead of False."),
        ("SET version = 3", "The session list has version 3 instead of 10."),
        ("SET name = 'x'", "The session list has name 'x' instead of 'Twelfth Night'."),
    ],
)
def test_the_session_rows_are_verified(
    sql: SqlStore, session: str, raw: Raw, statement: str, message: str
) -> None:
    before = sql.row(session)
    raw.execute(f"UPDATE sessions {statement} WHERE id = ?", [session])
    assert messages(sql, session) == [message]
    assert rebuild_one(sql, session) == Rebuilt(session, row_changed=True)
    assert (sql.row(session), messages(sql, session)) == (before, [])


def test_a_missing_row_of_a_session_is_added_again(
    sql: SqlStore, session: str, raw: Raw, file: Path
) -> None:
    before = sql.row(session)
    raw.execute("DELETE FROM sessions WHERE id = ?", [session])
    assert rebuild_one(sql, session).row_changed
    assert (sql.row(session), messages(sql, session)) == (before, [])


@pytest.mark.parametrize("table", ["sessions", "keys"])
def test_events_that_are_gone_are_not_rebuilt(
    sql: SqlStore, session: str, raw: Raw, file: Path, table: str
) -> None:
    last = len(sql.events(session))
    raw.execute("DELETE FROM events WHERE stream = ? AND version > ?", [session, last - 3])
    # Either of two traces is enough: the keys, or the row with its postings.
    if table == "keys":
        raw.execute("DELETE FROM keys WHERE version > ?", [last - 3])
    else:
        raw.execute("UPDATE sessions SET version = ? WHERE id = ?", [last - 3, session])
    before = dump(file)
    problem = rebuild_one(sql, session).problem
    found = re.fullmatch(
        r"Events (\d+) to (\d+) are gone, and cannot be rebuilt\..*", problem or ""
    )
    assert found
    assert int(found[1]) == last - 2 <= int(found[2]) <= last
    assert dump(file) == before
    assert messages(sql, session)


def test_a_rebuild_keeps_the_row_of_a_concurrent_entry(sql: SqlStore, session: str) -> None:
    def enter() -> None:
        sql.append([following_append(sql, session, commands.fund_bank(1))])

    for moment in ("stored_events", "row"):
        assert rebuild_one(WorkAfterFirstCall(sql, moment, enter), session) == Rebuilt(session)
        assert verify_one(sql, session).findings == ()


def test_sessions_are_verified_oldest_first_including_orphans(
    sql: SqlStore, session: str, raw: Raw
) -> None:
    late = opening_append(at=LATER)
    sql.append([late])
    raw.execute("DELETE FROM sessions WHERE id = ?", [session])
    raw.execute("DELETE FROM events WHERE stream = ?", [late.stream])
    sessions = sessions_of(sql)
    assert sessions[-2:] == [late.stream, session]
    assert len(sessions) == 4
    found = {one.session: one.findings for one in verify(sql, EventCodec(), sessions)}
    assert found.pop(session)[0].message == "The session is missing from the session list."
    assert found.pop(late.stream)[0].message == "There are no events."
    assert list(found.values()) == [(), ()]


def test_more_sessions_than_one_page_are_all_listed(store: Store) -> None:
    for _ in range(102):
        store.append([opening_append()])
    assert sessions_of(store) == sorted(store.streams())


def test_a_concurrent_entry_is_not_a_finding(sql: SqlStore, session: str) -> None:
    def enter() -> None:
        sql.append([following_append(sql, session, commands.fund_bank(1))])

    def write_now() -> None:
        sql.put_standings(standings_row(SessionCache(sql).current(session)))

    for moment in ("standings", "stored_events", "row", "postings"):
        for work in (enter, write_now):
            assert verify_one(WorkAfterFirstCall(sql, moment, work), session).findings == (), moment
    assert (
        rebuild_one(WorkAfterFirstCall(sql, "postings", enter), session).postings_changed is False
    )
    assert verify_one(sql, session).findings == ()


class WorkAfterFirstCall(SqlStore):
    """A store that runs ``work`` after the first call of the method ``moment``."""

    def __init__(self, store: SqlStore, moment: str, work: Callable[[], None]) -> None:
        super().__init__(store._database, store._codec)
        method = getattr(self, moment)
        left = [work]

        def ask_then_work(session: str) -> object:
            answer = method(session)
            if left:
                left.pop()()
            return answer

        setattr(self, moment, ask_then_work)


def test_a_rebuild_keeps_concurrent_postings(sql: SqlStore, session: str, raw: Raw) -> None:
    raw.execute("DELETE FROM postings WHERE stream = ? AND version = 4", [session])

    def enter() -> None:
        sql.append([following_append(sql, session, commands.fund_bank(1))])

    assert rebuild_one(WorkAfterFirstCall(sql, "postings", enter), session).postings_changed
    assert (11, Posting("world", "bank", 1)) in sql.postings(session)
    assert verify_one(sql, session).findings == ()


def test_a_session_in_memory_can_be_verified(store: Store) -> None:
    session = append_session(store)
    store.put_standings(StandingsRow(session, 3, "{}"))
    assert messages(store, session) == ["The standings of version 3 are wrong."]
    assert rebuild_one(store, session) == Rebuilt(session, standings_changed=True)
    assert messages(store, session) == []
