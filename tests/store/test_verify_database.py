"""Verify finds removed streams, stray rows, and changed tables and triggers."""

from contextlib import closing
from pathlib import Path
from typing import Any
from uuid import uuid4

import pytest

from service.application.ports.store import Store
from service.application.recording.gatherings import GATHERING
from service.application.verification.rebuild import Rebuilt, rebuild
from service.application.verification.verify import sessions_of, verify
from service.application.verification.verify_database import ListHead, database_findings, list_head
from service.application.verification.verify_streams import streams_of, verify_streams
from service.domain.session.log.chain import link
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store
from service.store.opening.migrate import migrate
from service.store.sqlite.driver import sqlite3
from tests.factories.basset import commands
from tests.store.archive_lines import export_lines, import_lines
from tests.store.attacked_store import AttackedStore
from tests.store.session_appends import append_session, following_append, opening_append
from tests.store.test_streams import described, gatherings_of, meta

WHOLE_SESSION = (
    "DELETE FROM events WHERE stream = '{0}'",
    "DELETE FROM keys WHERE session = '{0}'",
    "DELETE FROM postings WHERE stream = '{0}'",
    "DELETE FROM sessions WHERE id = '{0}'",
)


def found(store: Store) -> list[str]:
    """Return what a check of everything finds."""
    verified = (
        *verify(store, EventCodec(), sessions_of(store)),
        *verify_streams(store, EventCodec(), streams_of(store)),
    )
    of_streams = [finding for result in verified for finding in result.findings]
    return [finding.message for finding in (*of_streams, *database_findings(store))]


def delete_session(attacked: AttackedStore, session: str) -> None:
    for statement in WHOLE_SESSION:
        attacked.attack(statement.format(session))


def test_a_deleted_session_is_found(attacked: AttackedStore) -> None:
    sessions = [append_session(attacked.store) for _ in range(3)]
    delete_session(attacked, sessions[1])
    assert sessions_of(attacked.store) == sorted((sessions[0], sessions[2]))
    assert found(attacked.store) == [
        f"Session {sessions[1]} is on the chained list, but it is gone."
    ]


def test_a_session_opened_again_under_a_deleted_id_is_found(attacked: AttackedStore) -> None:
    store, session = attacked.store, append_session(attacked.store)
    archive = export_lines(store)
    delete_session(attacked, session)
    store.append([opening_append(session, key="again")])
    assert found(store) == [
        f"Session {session} begins with another event than the chained list says."
    ]
    delete_session(attacked, session)
    attacked.attack("DELETE FROM stream_list WHERE number = 2")
    import_lines(store, archive)
    assert found(store) == []
    assert [line.stream for line in store.listed_streams()] == [session, session]


def test_a_deleted_evening_is_found(attacked: AttackedStore) -> None:
    number = str(uuid4())
    evening = GATHERING.stream_of(number)
    gatherings_of(attacked.store).open(number, described(), meta("open"))
    attacked.attack(f"DELETE FROM events WHERE stream = '{evening}'")  # noqa: S608 - an id of ours
    attacked.attack(f"DELETE FROM keys WHERE session = '{evening}'")  # noqa: S608 - an id of ours
    assert found(attacked.store) == ["There are no events."]
    attacked.attack("DELETE FROM streams")
    assert found(attacked.store) == [f"Evening {number} is on the chained list, but it is gone."]


LIST_ATTACKS = {
    "a line removed": (
        "DELETE FROM stream_list WHERE number = 2",
        ["Line 2 of the chained list is missing.", "Session {1} is not on the chained list."],
    ),
    "the last line removed": (
        "DELETE FROM stream_list WHERE number = 3",
        ["Session {2} is not on the chained list."],
    ),
    "all lines removed": (
        "DELETE FROM stream_list",
        [f"Session {{{number}}} is not on the chained list." for number in range(3)],
    ),
    "a line changed": (
        "UPDATE stream_list SET first_hash = 'x' WHERE number = 2",
        [
            "Line 2 of the chained list does not match its hash.",
            "Session {1} begins with another event than the chained list says.",
        ],
    ),
}


@pytest.mark.parametrize("how", LIST_ATTACKS)
def test_a_changed_list_is_found(attacked: AttackedStore, how: str) -> None:
    sessions = sorted(str(uuid4()) for _ in range(3))
    for session in sessions:
        attacked.store.append([opening_append(session)])
    assert found(attacked.store) == []
    statement, messages = LIST_ATTACKS[how]
    attacked.attack(statement)
    assert found(attacked.store) == [message.format(*sessions) for message in messages]


def test_only_a_noted_head_reveals_that_the_newest_session_and_its_line_are_gone(
    attacked: AttackedStore,
) -> None:
    append_session(attacked.store)
    before = list_head(attacked.store)
    delete_session(attacked, append_session(attacked.store))
    noted = list_head(attacked.store)
    attacked.attack("DELETE FROM stream_list WHERE number = 2")
    assert found(attacked.store) == []
    assert list_head(attacked.store) == before != noted
    assert noted.lines == 2


def test_stray_postings_are_found(attacked: AttackedStore) -> None:
    attacked.attack("INSERT INTO postings VALUES ('x', 1, 1, 'world', 'bank', 1, NULL, NULL)")
    assert found(attacked.store) == ["Session x has postings or standings, but no events."]
    assert list_head(attacked.store) == ListHead(0, "0" * 64)


def test_a_session_opened_meanwhile_is_not_a_finding(sql: SqlStore) -> None:
    for moment in ("protection_faults", "listed_streams", "first_events", "streams"):
        assert list(database_findings(OpensMeanwhile(sql, moment))) == [], moment


class OpensMeanwhile(SqlStore):
    """A store where a client opens a session before the method ``moment`` returns, and after."""

    def __init__(self, store: SqlStore, moment: str) -> None:
        super().__init__(store._database, store._codec)
        method = getattr(self, moment)

        def open_then_call(**bounds: int) -> object:
            store.append([opening_append()])
            result = method(**bounds)
            store.append([opening_append()])
            return result

        setattr(self, moment, open_then_call)


def test_an_event_with_the_id_of_another_is_found_and_not_rebuilt(attacked: AttackedStore) -> None:
    store, session = attacked.store, append_session(attacked.store)
    event = store.stored_events(session)[-1]
    names = [name for name in event.__slots__ if name != "hash"]
    fields: dict[str, Any] = {name: getattr(event, name) for name in names}
    fields["id"] = forged = str(uuid4())
    hashed = link(**fields)
    attacked.attack(
        f"UPDATE events SET id = '{forged}', hash = '{hashed}'"  # noqa: S608 - values of ours
        f" WHERE stream = '{session}' AND version = {event.version}"
    )
    assert found(store)[0] == f"Event {event.version} has the wrong id."
    attacked.attack(f"DELETE FROM postings WHERE stream = '{session}'")  # noqa: S608 - an id of ours
    before = found(store)
    assert list(rebuild(store, EventCodec(), [session])) == [
        Rebuilt(session, problem=f"Event {event.version} has the wrong id.")
    ]
    assert found(store) == before
    assert len(before) > 2


def test_a_session_whose_id_is_not_a_uuid_is_found(attacked: AttackedStore) -> None:
    append = opening_append()
    attacked.store.append([append])
    attacked.attack("UPDATE events SET stream = 'x'")
    assert "Event 1 does not match its hash." in found(attacked.store)
    assert "Session x is not on the chained list." in found(attacked.store)


def without(file: Path, table: str, constraint: str) -> str:
    """Return the statements that rebuild a table without a constraint, with all its indexes."""
    with closing(sqlite3.connect(file)) as raw:
        rows = raw.execute(
            "SELECT sql FROM sqlite_master WHERE tbl_name = ? AND sql IS NOT NULL ORDER BY rowid",
            [table],
        ).fetchall()
    (definition, *others) = (sql for (sql,) in rows)
    assert constraint in definition
    weaker = definition.replace(constraint, "")
    return ";".join(
        (
            # Triggers of other tables name this one. Without the setting, SQLite checks them.
            "PRAGMA legacy_alter_table = ON",
            weaker.replace(f"CREATE TABLE {table}", "CREATE TABLE copied"),
            f"INSERT INTO copied SELECT * FROM {table}",  # noqa: S608 - constants only
            f"DROP TABLE {table}",
            f"ALTER TABLE copied RENAME TO {table}",
            *others,
        )
    )


@pytest.mark.parametrize(
    ("table", "constraint"),
    [
        ("events", "CONSTRAINT pk_events PRIMARY KEY (stream, version),"),
        ("keys", 'CONSTRAINT pk_keys PRIMARY KEY (scope, "key"),'),
        ("events", "CONSTRAINT ck_events_version CHECK (version >= 1),"),
    ],
)
def test_a_table_rebuilt_without_a_constraint_is_found(
    sql: SqlStore, file: Path, table: str, constraint: str
) -> None:
    statements = without(file, table, constraint)
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        raw.executescript(statements)
    assert found(sql) == [f"The table {table} was changed."]


@pytest.mark.parametrize(
    ("statement", "messages"),
    [
        (
            "DROP INDEX uq_access_keys_of_request",
            ["The index uq_access_keys_of_request is missing."],
        ),
        (
            "DROP TABLE reports",
            ["The index ix_reports_changed_at is missing.", "The table reports is missing."],
        ),
        ("CREATE UNIQUE INDEX more ON events (actor)", ["The index more is not one of Paroli."]),
        ("CREATE TABLE more (x); CREATE VIEW mine AS SELECT x FROM more; ANALYZE", []),
    ],
)
def test_other_tables_and_indexes_of_sqlite_are_found(
    sql: SqlStore, file: Path, statement: str, messages: list[str]
) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        raw.executescript(statement)
    assert found(sql) == messages


def test_a_file_of_the_first_revision_has_no_faults_after_its_migration(
    file: Path, url: str
) -> None:
    file.parent.mkdir()
    migrate(url, upto="0001")
    with open_store(url, EventCodec()) as store:
        assert found(store) == []


TRIGGER_ATTACKS = {
    "removed": (
        "DROP TRIGGER keys_kept_update",
        "The trigger keys_kept_update is missing.",
    ),
    "changed": (
        (
            "DROP TRIGGER keys_kept_update; CREATE TRIGGER keys_kept_update BEFORE UPDATE ON keys"
            " WHEN OLD.key <> 'mine' BEGIN SELECT RAISE(ABORT, 'keys are only ever added'); END"
        ),
        "The trigger keys_kept_update was changed.",
    ),
    "added": (
        (
            "CREATE TRIGGER more AFTER INSERT ON postings"
            " BEGIN UPDATE postings SET amount = 9 WHERE rowid = NEW.rowid; END"
        ),
        "The trigger more is not one of Paroli.",
    ),
}


@pytest.mark.parametrize("how", TRIGGER_ATTACKS)
def test_a_changed_trigger_of_sqlite_is_found(sql: SqlStore, file: Path, how: str) -> None:
    assert found(sql) == []
    statement, message = TRIGGER_ATTACKS[how]
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        raw.executescript(statement.replace("rowid", "line"))
    assert found(sql) == [message]


def test_a_rebuild_does_not_hide_a_missing_key(attacked: AttackedStore) -> None:
    store, session = attacked.store, append_session(attacked.store)
    store.append([following_append(store, session, commands.fund_bank(5))])
    attacked.attack("DELETE FROM keys WHERE key = 'entry-5'")
    assert list(rebuild(store, EventCodec(), [session])) == [Rebuilt(session)]
    assert found(store) == ["Event 5 has no idempotency key."]
