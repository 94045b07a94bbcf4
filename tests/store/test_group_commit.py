"""Threads that write an SQLite file at the same moment share a commit, and no more than that."""

from collections.abc import Callable
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from service.application.errors import KeyTaken, StoreUnwritable, WrongVersion
from service.application.ports.store import Append
from service.store.log.events import SqlStore
from service.store.sqlite import group_commit
from service.store.sqlite.driver import sqlite3
from tests.factories.basset import commands
from tests.store.file_size_limit import room_for
from tests.store.session_appends import append_session, following_append, opening_append

Work = Callable[[], object]


@pytest.fixture(autouse=True)
def _long_groups(monkeypatch: pytest.MonkeyPatch) -> None:
    """Keep transactions open while a thread waits, however slow the machine is."""
    monkeypatch.setattr(group_commit, "GROUP_SECONDS", 60.0)


@pytest.fixture
def statements(sql: SqlStore) -> list[str]:
    """Every statement that begins or ends something on the writing connection."""
    found: list[str] = []
    words = ("BEGIN", "SAVEPOINT", "RELEASE", "ROLLBACK", "COMMIT")

    def note(statement: str) -> None:
        if statement.startswith(words):
            found.append(statement.split(maxsplit=1)[0])

    database: Any = sql._database
    database._writer.set_trace_callback(note)
    return found


def waiting(sql: SqlStore) -> int:
    database: Any = sql._database
    return len(database._groups._turns._waiting)


def together(sql: SqlStore, *works: Work) -> list[Future[object]]:
    """Let a thread for each work wait for its turn, in their order, and then give them turns."""
    database: Any = sql._database
    with ThreadPoolExecutor(len(works)) as pool:
        with database._groups.alone():
            futures = []
            for number, work in enumerate(works):
                futures.append(pool.submit(work))
                while waiting(sql) == number:
                    pass  # until the thread waits
        return futures


def test_threads_that_wait_share_one_commit(sql: SqlStore, statements: list[str]) -> None:
    openings = [opening_append() for _ in range(3)]
    for done in together(sql, *[partial(sql.append, [opening]) for opening in openings]):
        done.result(30)
    assert statements == ["BEGIN", *["SAVEPOINT", "RELEASE"] * 2, "COMMIT"]
    assert [sql.row(opening.stream) for opening in openings] == [o.row for o in openings]


def test_a_cursor_is_closed_with_its_turn(sql: SqlStore) -> None:
    """When a cursor is freed, it would reset a statement that another thread may run."""
    database: Any = sql._database
    kept: list[Any] = []
    with database.writing() as cursor:
        kept.append(cursor)
    with suppress(ZeroDivisionError), database.writing() as cursor:
        kept.append(cursor)
        raise ZeroDivisionError
    for cursor in kept:
        with pytest.raises(sqlite3.ProgrammingError):
            cursor.execute("SELECT 1")


def test_a_thread_that_is_alone_commits_at_once(sql: SqlStore, statements: list[str]) -> None:
    for _ in range(2):
        sql.append([opening_append()])
    assert statements == ["BEGIN", "COMMIT"] * 2


def test_an_old_transaction_takes_no_more_threads(
    sql: SqlStore, statements: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(group_commit, "GROUP_SECONDS", 0.0)
    for done in together(sql, *[lambda: sql.append([opening_append()])] * 2):
        done.result(30)
    assert statements == ["BEGIN", "COMMIT"] * 2


@pytest.mark.parametrize("place", [0, 1, 2])
def test_a_lost_race_loses_alone(sql: SqlStore, place: int) -> None:
    session = append_session(sql)
    lost = following_append(sql, session, commands.fund_bank(5), key="lost")
    sql.append([following_append(sql, session, commands.fund_bank(5), key="won")])
    openings = [opening_append() for _ in range(2)]
    works: list[Work] = [partial(sql.append, [opening]) for opening in openings]
    works.insert(place, partial(sql.append, [lost]))
    futures = together(sql, *works)
    assert isinstance(futures.pop(place).exception(30), WrongVersion)
    for done in futures:
        done.result(30)
    assert [sql.row(opening.stream) for opening in openings] == [o.row for o in openings]


def test_a_thread_that_began_and_failed_leaves_the_next_one_a_transaction(
    sql: SqlStore, statements: list[str]
) -> None:
    def fail() -> None:
        with sql._database.writing() as cursor:
            cursor.execute("DELETE FROM contacts")
            raise LookupError

    with pytest.raises(LookupError):
        fail()
    sql.append([opening_append()])
    assert statements == ["BEGIN", "ROLLBACK", "BEGIN", "COMMIT"]


def test_of_two_appends_in_one_transaction_the_first_wins(sql: SqlStore) -> None:
    session = append_session(sql)
    first, second = (
        following_append(sql, session, commands.fund_bank(5), key=key)
        for key in ("first", "second")
    )
    one, two = together(sql, lambda: sql.append([first]), lambda: sql.append([second]))
    one.result(30)
    assert isinstance(two.exception(30), WrongVersion)
    assert sql.events(session)[-1] == first.recorded[-1]


def test_a_key_that_another_thread_of_the_transaction_took_is_taken(sql: SqlStore) -> None:
    first, second = opening_append(), opening_append()
    key = first.idempotency_records[0]
    same = with_key(second, key.key)
    one, two = together(sql, lambda: sql.append([first]), lambda: sql.append([same]))
    one.result(30)
    assert isinstance(two.exception(30), KeyTaken)
    assert sql.row(second.stream) is None


def with_key(append: Append, key: str) -> Append:
    first, *others = append.idempotency_records
    return replace(append, idempotency_records=(replace(first, key=key), *others))


def test_on_a_full_disk_all_threads_of_a_transaction_fail(sql: SqlStore, file: Path) -> None:
    append_session(sql)
    openings = [opening_append() for _ in range(3)]
    with room_for(file.with_name(f"{file.name}-wal").stat().st_size):
        futures = together(sql, *[partial(sql.append, [opening]) for opening in openings])
    assert {type(done.exception(30)) for done in futures} == {StoreUnwritable}
    assert [sql.row(opening.stream) for opening in openings] == [None] * 3
    sql.append(openings[:1])
    assert sql.row(openings[0].stream) == openings[0].row


class Interrupted(Exception):  # noqa: N818 - what happened
    """What a signal handler raises in a thread that waits."""


def test_a_thread_that_gives_up_its_turn_commits_what_others_wrote(
    sql: SqlStore, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A signal may end a wait just after the other thread has passed its transaction on."""
    database: Any = sql._database
    turns, opening = database._groups._turns, opening_append()
    acquire = turns.acquire

    def give_up() -> None:
        acquire()
        turns.release()
        raise Interrupted

    with ThreadPoolExecutor(2) as pool, monkeypatch.context() as patched:
        with database._groups.alone():
            recorded = pool.submit(sql.append, [opening])
            while not waiting(sql):
                pass  # until the thread waits for its turn
            patched.setattr(turns, "acquire", give_up)
            interrupted = pool.submit(sql.append, [opening_append()])
            while waiting(sql) < 2:
                pass
        assert isinstance(interrupted.exception(30), Interrupted)
        recorded.result(30)
    assert sql.row(opening.stream) == opening.row
