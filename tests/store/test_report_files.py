"""The contract of every store of requested reports, in memory, SQLite and PostgreSQL."""

from dataclasses import replace
from typing import Any

from service.application.ports.report_files import DONE, FAILED, RUNNING, WAITING, ReportFile
from service.application.ports.store import Store
from tests.store.session_appends import LATER, NOON


def report(number: str = "a", **fields: Any) -> ReportFile:
    made = ReportFile(
        id=number,
        session="s",
        version=12,
        format="pdf",
        language="fr",
        state=WAITING,
        done=0,
        total=12,
        changed_at=NOON,
    )
    return replace(made, **fields)


def test_a_report_goes_through_its_states(store: Store) -> None:
    files = store.report_files
    assert files.find("a") is None
    files.put(report())
    assert files.find("a") == report()
    assert files.content("a") is None
    files.progress("a", 7, LATER)
    assert files.find("a") == report(state=RUNNING, done=7, changed_at=LATER)
    files.finish("a", b"\0\xff%PDF", LATER)
    assert files.find("a") == report(state=DONE, done=12, changed_at=LATER)
    assert files.content("a") == b"\0\xff%PDF"


def test_a_failed_report_has_its_reason_and_starts_again(store: Store) -> None:
    files = store.report_files
    files.put(report())
    files.fail("a", "out of ink", LATER)
    assert files.find("a") == report(state=FAILED, error="out of ink", changed_at=LATER)
    files.put(report())
    assert files.find("a") == report()


def test_a_new_request_removes_the_old_content(store: Store) -> None:
    files = store.report_files
    files.put(report())
    files.finish("a", b"old", NOON)
    files.put(report())
    assert files.content("a") is None


def test_old_reports_are_removed(store: Store) -> None:
    files = store.report_files
    files.put(report("old"))
    files.finish("old", b"old", NOON)
    files.put(report("new", changed_at=LATER))
    files.remove(before=LATER)
    assert files.find("old") is None
    assert files.content("old") is None
    assert files.find("new") == report("new", changed_at=LATER)


def test_an_unknown_report_is_not_changed(store: Store) -> None:
    files = store.report_files
    files.progress("a", 7, NOON)
    files.finish("a", b"x", NOON)
    files.fail("a", "x", NOON)
    assert files.find("a") is None
    assert files.content("a") is None
