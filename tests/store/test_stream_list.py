"""The chained list of streams in every store: each opening adds a line in its transaction."""

from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from threading import Barrier
from uuid import uuid4

import pytest

from service.application.errors import WrongVersion
from service.application.ports.store import Store
from service.application.recording.gatherings import GATHERING
from service.application.verification.verify_database import ListHead, database_findings, list_head
from service.domain.evenings.stream_list import list_break
from service.domain.games.basset import GAME
from service.domain.session.log.chain import GENESIS
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store
from service.store.opening.migrate import migrate
from service.store.sqlite.driver import sqlite3
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.memory_store.store import MemoryStore
from tests.store.archive_lines import export_lines, import_lines
from tests.store.session_appends import (
    LATER,
    append_session,
    application_of,
    following_append,
    meta,
    opening_append,
)
from tests.store.test_streams import described, gatherings_of
from tests.store.test_streams import meta as stream_meta

OPENINGS = 20


def listed(store: Store) -> list[str]:
    return [line.stream for line in store.listed_streams()]


def test_each_new_stream_is_listed_once(store: Store) -> None:
    assert list_head(store) == ListHead(0, GENESIS)
    session, evening = append_session(store), str(uuid4())
    gatherings_of(store).open(evening, described(), stream_meta("open"))
    store.append([following_append(store, session, commands.fund_bank(5))])
    assert listed(store) == [session, GATHERING.stream_of(evening)]
    lines = store.listed_streams()
    assert lines[0].first_hash == store.events(session)[0].hash
    assert list_break(lines) is None
    assert store.listed_streams(after=1) == lines[1:]
    assert list_head(store) == ListHead(2, lines[1].hash)
    assert list(database_findings(store)) == []


def test_an_opening_that_fails_is_not_listed(store: Store) -> None:
    session = append_session(store)
    with pytest.raises(WrongVersion):
        store.append([opening_append(session, key="again"), opening_append()])
    assert listed(store) == [session]


def test_openings_at_once_are_all_listed(store: Store) -> None:
    start = Barrier(OPENINGS)

    def open_one(session: str) -> None:
        application = application_of(store)
        start.wait()
        application.recorder.open(session, GAME, OpeningFactory.build(), meta(f"open {session}"))

    sessions = [str(uuid4()) for _ in range(OPENINGS)]
    with ThreadPoolExecutor(OPENINGS) as pool:
        list(pool.map(open_one, sessions))
    assert sorted(listed(store)) == sorted(sessions)
    assert list_break(store.listed_streams()) is None


def test_an_import_lists_what_is_new(store: Store) -> None:
    known, source = append_session(store), MemoryStore()
    sessions = [append_session(source) for _ in range(2)]
    archive = export_lines(source)
    for _ in range(2):
        import_lines(store, archive)
    assert listed(store) == [known, *sorted(sessions)]
    assert list(database_findings(store)) == []


def test_a_migration_lists_the_streams_that_exist(
    sql: SqlStore, file: Path, tmp_path: Path
) -> None:
    late, early = append_session(sql, at=LATER), append_session(sql)
    url = f"sqlite:///{tmp_path / 'old.db'}"
    migrate(url, upto="0009")
    with closing(sqlite3.connect(tmp_path / "old.db", isolation_level=None)) as old:
        old.execute("ATTACH ? AS newer", [str(file)])
        for table in ("events", "keys", "postings", "sessions"):
            columns = ", ".join(row[1] for row in old.execute(f"PRAGMA main.table_info({table})"))
            old.execute(
                f"INSERT INTO {table} ({columns}) SELECT {columns} FROM newer.{table}"  # noqa: S608
            )
    with open_store(url, EventCodec()) as migrated:
        assert listed(migrated) == [early, late]
        assert list(database_findings(migrated)) == []
        append_session(migrated)
        assert list_break(migrated.listed_streams()) is None
