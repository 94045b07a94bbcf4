"""Whatever is changed in a file behind our back is found and named; what is derived is mended."""

import json
import sqlite3
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from service.application.ports import StandingsRow, Store
from service.application.session import Sessions
from service.application.standings import record_standings
from service.application.verify import Rebuilt, Verified, rebuild, sessions_of, verify
from service.domain.chain import canonical_json, link
from service.domain.ledger import Posting
from service.store.codec import EventCodec
from service.store.events import SqlStore
from tests.factories import commands
from tests.store.books import LATER, following, opening, played

Raw = sqlite3.Connection


@pytest.fixture
def session(sql: SqlStore) -> str:
    """A session among others, with its standings kept."""
    there, *_ = [played(sql) for _ in range(3)]
    record_standings(sql, Sessions(sql).current(there))
    return there


@pytest.fixture
def raw(sql: SqlStore, file: Path) -> Iterator[Raw]:
    """A connection of somebody who may do anything, and has taken the guards away."""
    with closing(sqlite3.connect(file, isolation_level=None)) as connection:
        triggers = connection.execute("SELECT name FROM sqlite_master WHERE type = 'trigger'")
        for (name,) in triggers.fetchall():
            connection.execute(f"DROP TRIGGER {name}")
        yield connection


def check(store: Store, session: str) -> Verified:
    (verified,) = verify(store, EventCodec(), [session])
    return verified


def mend(store: Store, session: str) -> Rebuilt:
    (rebuilt,) = rebuild(store, EventCodec(), [session])
    return rebuilt


def messages(store: Store, session: str) -> list[str]:
    return [finding.message for finding in check(store, session).findings]


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as connection:
        return sorted(connection.iterdump())


def test_books_that_are_right_have_no_findings(sql: SqlStore, session: str) -> None:
    verified = check(sql, session)
    events = sql.events(session)
    assert verified == Verified(session, "Twelfth Night", len(events), events[-1].hash, ())


def test_an_owed_settlement_is_no_finding(sql: SqlStore, session: str) -> None:
    sql.append([following(sql, session, commands.pair("5", "6"))])
    assert sql.unsettled_sessions(limit=9) == [session]
    assert check(sql, session).findings == ()


def test_standings_that_are_behind_are_no_finding(sql: SqlStore, session: str) -> None:
    sql.append([following(sql, session, commands.end_deal())])
    kept = sql.standings(session)
    assert kept is not None
    assert kept.version < len(sql.events(session))
    assert check(sql, session).findings == ()


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
def test_an_altered_event_is_named(
    sql: SqlStore, session: str, raw: Raw, column: str, value: str
) -> None:
    statement = f"UPDATE events SET {column} = ? WHERE stream = ? AND version = 4"  # noqa: S608 - columns of ours
    raw.execute(statement, [value, session])
    finding = check(sql, session).findings[0]
    assert finding.message == "Event 4 does not match its hash."
    assert finding.version == 4


def test_an_altered_amount_is_named_with_all_that_follows(
    sql: SqlStore, session: str, raw: Raw
) -> None:
    stored = sql.stored_events(session)[3]
    fields = {**json.loads(stored.data), "amount": 21}
    alter(raw, session, canonical_json(fields))
    found = check(sql, session).findings
    assert [finding.version for finding in found[:2]] == [4, 4]
    assert found[0].message == "Event 4 does not match its hash."
    assert found[1].message == "The stored postings of event 4 do not follow from it."
    assert any(finding.message.startswith("The books have 980 for") for finding in found)


def alter(raw: Raw, session: str, data: str) -> None:
    raw.execute("UPDATE events SET data = ? WHERE stream = ? AND version = 4", [data, session])


def test_a_chain_reckoned_anew_breaks_at_the_next_event(
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
def test_an_event_that_cannot_be_read_is_named(
    sql: SqlStore, session: str, raw: Raw, data: str, words: str
) -> None:
    before = sql.postings(session)
    alter(raw, session, data)
    first, second = messages(sql, session)
    assert first == "Event 4 does not match its hash."
    assert words in second
    rebuilt = mend(sql, session)
    assert rebuilt.problem == second
    assert not rebuilt.postings_changed
    assert sql.postings(session) == before


@pytest.mark.parametrize(("version", "missing"), [(1, 1), (4, 4)])
def test_a_removed_event_is_named(
    sql: SqlStore, session: str, raw: Raw, version: int, missing: int
) -> None:
    raw.execute("DELETE FROM events WHERE stream = ? AND version = ?", [session, version])
    assert check(sql, session).findings[0].message == f"Event {missing} is missing."


def test_an_end_cut_off_is_found_by_the_list_of_sessions(
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
        "INSERT INTO postings VALUES (?, 4, 9, 'world', 'bank', 1)",
        "The stored postings of event 4 do not follow from it.",
    ),
    "one for no event": (
        "INSERT INTO postings VALUES (?, 999, 1, 'world', 'bank', 1)",
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
def test_what_is_derived_is_compared_and_made_anew_to_the_byte(
    sql: SqlStore, session: str, raw: Raw, file: Path, how: str
) -> None:
    before = dump(file)
    statement, message = TAMPERED[how]
    assert raw.execute(statement, [session]).rowcount == 1
    assert dump(file) != before
    assert messages(sql, session)[0] == message
    rebuilt = mend(sql, session)
    assert rebuilt.postings_changed == ("standings" not in how)
    assert rebuilt.standings_changed == ("standings" in how)
    assert check(sql, session).findings == ()
    assert dump(file) == before
    assert mend(sql, session) == Rebuilt(session)


def test_rebuilding_what_is_right_changes_nothing(sql: SqlStore, session: str, file: Path) -> None:
    before = dump(file)
    assert mend(sql, session) == Rebuilt(session)
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
def test_the_list_of_sessions_is_compared(
    sql: SqlStore, session: str, raw: Raw, statement: str, message: str
) -> None:
    raw.execute(f"UPDATE sessions {statement} WHERE id = ?", [session])
    assert messages(sql, session) == [message]


def test_sessions_are_checked_oldest_first_and_strays_too(
    sql: SqlStore, session: str, raw: Raw
) -> None:
    late = opening(at=LATER)
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


def test_more_sessions_than_a_page_holds_are_all_there(store: Store) -> None:
    for _ in range(102):
        store.append([opening()])
    assert sessions_of(store) == sorted(store.streams())


def test_an_entry_made_meanwhile_is_no_finding(sql: SqlStore, session: str) -> None:
    def enter() -> None:
        sql.append([following(sql, session, commands.fund_bank(1))])

    def write_now() -> None:
        record_standings(sql, Sessions(sql).current(session))

    for moment in ("standings", "stored_events", "row", "postings"):
        for work in (enter, write_now):
            assert check(Interrupted(sql, moment, work), session).findings == (), moment
    assert mend(Interrupted(sql, "postings", enter), session).postings_changed is False
    assert check(sql, session).findings == ()


class Interrupted(SqlStore):
    """A store in which something happens after it was first asked one thing."""

    def __init__(self, store: SqlStore, moment: str, work: Callable[[], None]) -> None:
        super().__init__(store._database, store._codec)
        asked = getattr(self, moment)
        left = [work]

        def ask_then_work(session: str) -> object:
            answer = asked(session)
            if left:
                left.pop()()
            return answer

        setattr(self, moment, ask_then_work)


def test_a_rebuild_keeps_postings_that_came_meanwhile(
    sql: SqlStore, session: str, raw: Raw
) -> None:
    raw.execute("DELETE FROM postings WHERE stream = ? AND version = 4", [session])

    def enter() -> None:
        sql.append([following(sql, session, commands.fund_bank(1))])

    assert mend(Interrupted(sql, "postings", enter), session).postings_changed
    assert (11, Posting("world", "bank", 1)) in sql.postings(session)
    assert check(sql, session).findings == ()


def test_a_session_in_memory_is_checked_alike(store: Store) -> None:
    session = played(store)
    store.put_standings(StandingsRow(session, 3, "{}"))
    assert messages(store, session) == ["The standings of version 3 are wrong."]
    assert mend(store, session) == Rebuilt(session, standings_changed=True)
    assert messages(store, session) == []
