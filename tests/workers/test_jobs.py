"""The job functions that requests name exist and accept a session."""

import inspect
from pathlib import Path

import pytest
from werkzeug.utils import import_string

from service.application.errors import StoreUnusable
from service.cli.worker_commands import WORK
from service.messaging.job_queue import JOB_FUNCTIONS, Kind
from workers import jobs


@pytest.mark.parametrize("kind", JOB_FUNCTIONS)
def test_each_job_function_takes_an_id(kind: Kind) -> None:
    job = import_string(JOB_FUNCTIONS[kind])
    assert list(inspect.signature(job).parameters) == ["report" if kind == "report" else "session"]


def test_a_job_that_the_previous_version_enqueued_still_runs() -> None:
    assert import_string("workers.jobs.reckon_session") is jobs.update_standings


def test_the_command_names_an_existing_function() -> None:
    assert callable(import_string(WORK))


def test_without_a_database_settlements_are_postponed_and_reports_fail(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setenv("PAROLI_DATABASE_URL", f"sqlite:///{tmp_path / 'none.db'}")
    monkeypatch.setenv("PAROLI_REDIS_URL", "redis://127.0.0.1:1/0")
    jobs.settle_session("a")
    jobs.update_standings("b")
    missing = f"There is no Paroli database at {tmp_path / 'none.db'}."
    left = f"is postponed. {missing} Check PAROLI_DATABASE_URL."
    assert caplog.messages == [f"Session a {left}", f"Session b {left}"]
    with pytest.raises(StoreUnusable):
        jobs.audit_session("c")
