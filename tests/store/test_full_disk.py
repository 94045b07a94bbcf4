"""A full disk: what a client, the readiness check, the metrics and the log say."""

import logging
from pathlib import Path
from typing import Any

import pytest
from werkzeug.test import TestResponse

from service.api.http.errors import NOT_WRITABLE
from service.app import create_app, make_application
from service.application.errors import StoreUnusable
from service.store.log.events import SqlStore
from service.telemetry import instrumented_store
from tests.api.caller import Caller
from tests.api.service_under_test import HOUSE_KEY
from tests.serving.metrics_samples import parse_samples
from tests.store.file_size_limit import room_for
from tests.waiting import until

FAILED = "paroli_failed_writes_total"


@pytest.fixture
def caller(sql: SqlStore) -> Caller:
    return Caller(create_app(make_application(sql), HOUSE_KEY).test_client(), HOUSE_KEY)


def failed_writes(caller: Caller) -> float:
    return parse_samples(caller.get("/metrics").text)[FAILED]


def records_of_store(caplog: pytest.LogCaptureFixture) -> list[logging.LogRecord]:
    """Return what the store logged: the limit also meets workers of other tests' servers."""
    return [record for record in caplog.records if record.name == instrumented_store.__name__]


@pytest.mark.slow
def test_a_store_on_a_full_disk_is_not_ready_until_the_disk_has_space(
    caller: Caller, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """The limit stands for the full disk: a write to the write-ahead log fails at the same call.

    The error differs (EFBIG, not ENOSPC), so SQLite reports a disk I/O error, not a full disk.
    """
    caplog.set_level(logging.WARNING, "service")
    table = caller.table("seat anne 1000")
    assert caller.get("/readyz").get_json()["database"] == "answers"
    before, version = failed_writes(caller), table.version()
    with room_for(file.with_name(f"{file.name}-wal").stat().st_size):
        for _ in range(2):
            assert_unwritable(table.line("stake anne K 100"))
        until(lambda: caller.get("/readyz").status_code == 503)
        health = caller.get("/readyz")
        assert (health.get_json()["database"], health.get_json()["status"]) == (
            "unwritable",
            "not ready",
        )
        assert table.version() == version
    until(lambda: caller.get("/readyz").status_code == 200)
    assert table.line("stake anne K 100").status_code == 201
    assert failed_writes(caller) - before == 2
    records = records_of_store(caplog)
    assert [record.getMessage().partition(":")[0] for record in records] == [
        "The store refuses writes, so no entry is recorded",
        "The store accepts writes again.",
    ]
    assert [record.levelno for record in records] == [logging.ERROR, logging.WARNING]


def assert_unwritable(answer: TestResponse) -> None:
    problem = answer.get_json()
    assert (answer.status_code, problem["code"]) == (503, "store_unwritable")
    assert problem["detail"] == NOT_WRITABLE
    assert answer.headers["Retry-After"] == "5"


def test_an_entry_is_recorded_again_without_a_readiness_check(caller: Caller, file: Path) -> None:
    table = caller.table("seat anne 1000")
    with room_for(file.with_name(f"{file.name}-wal").stat().st_size):
        assert_unwritable(table.line("stake anne K 100"))
    assert table.line("stake anne K 100").status_code == 201
    assert caller.get("/readyz").status_code == 200


@pytest.mark.slow
def test_a_process_without_entries_reports_a_full_disk(
    caller: Caller, file: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """In production another process may get all the entries."""
    caplog.set_level(logging.WARNING, "service")
    with room_for(file.with_name(f"{file.name}-wal").stat().st_size):
        assert caller.get("/readyz").get_json()["database"] == "unwritable"
    until(lambda: caller.get("/readyz").status_code == 200)
    assert len(records_of_store(caplog)) == 2


def test_another_connection_writes_after_a_failed_write(
    caller: Caller, sql: SqlStore, file: Path
) -> None:
    """A prepared statement that failed may not have been reset, and then refuses all values."""
    table = caller.table("seat anne 1000")
    database: Any = sql._database
    before = database._writer
    with room_for(file.with_name(f"{file.name}-wal").stat().st_size):
        assert_unwritable(table.line("stake anne K 100"))
    assert database._writer is not before
    assert table.line("stake anne K 100").status_code == 201


def test_values_that_the_driver_refuses_are_an_unusable_store(sql: SqlStore) -> None:
    database: Any = sql._database
    with pytest.raises(StoreUnusable), database.writing() as cursor:
        cursor.execute("SELECT ?", (object(),))
    with database.writing() as cursor:
        assert cursor.execute("SELECT 1").fetchone() == (1,)
