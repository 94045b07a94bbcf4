"""Stores requested reports in the database."""

from collections.abc import Mapping
from functools import cache
from operator import attrgetter
from typing import Any

from sqlalchemy import bindparam, delete, select, update
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

from service.application.ports.report_files import DONE, FAILED, RUNNING, ReportFile
from service.store.log.compiled import Insert, Statement, compile_statements
from service.store.log.database import Database, Row
from service.store.log.schema import reports

_COLUMN = reports.c
_BY_ID = _COLUMN.id == bindparam("report")
_NAMES = tuple(column.name for column in _COLUMN if column.name != "content")
_row_of = attrgetter(*_NAMES)
_CHANGES: dict[str, ClauseElement] = {
    "progress": update(reports)
    .where(_BY_ID)
    .values(state=bindparam("state"), done=bindparam("done"), changed_at=bindparam("at")),
    "finish": update(reports)
    .where(_BY_ID)
    .values(
        state=bindparam("state"),
        done=_COLUMN.total,
        content=bindparam("content"),
        changed_at=bindparam("at"),
    ),
    "fail": update(reports)
    .where(_BY_ID)
    .values(state=bindparam("state"), error=bindparam("error"), changed_at=bindparam("at")),
    "remove_one": delete(reports).where(_BY_ID),
    "remove": delete(reports).where(_COLUMN.changed_at < bindparam("before")),
    "find": select(*(_COLUMN[name] for name in _NAMES)).where(_BY_ID),
    "content": select(_COLUMN.content).where(_BY_ID),
}


class SqlReportFiles:
    """Stores reports in ``database``. Safe to share between threads."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sql = _statements(database.dialect, database.insert)

    def put(self, report: ReportFile) -> None:
        """Store a request, or replace the one with its id."""
        with self._database.writing() as cursor:
            remove = self._sql["remove_one"]
            cursor.execute(remove.sql, remove.row(report=report.id))
            cursor.execute(self._sql["add"].sql, (*_row_of(report), None))

    def find(self, report: str) -> ReportFile | None:
        """Return the report with that id, or None."""
        row = self._row("find", report=report)
        return _report_of(row) if row else None

    def progress(self, report: str, done: int, at: str) -> None:
        """Set how many events are done."""
        self._change("progress", report=report, done=done, state=RUNNING, at=at)

    def finish(self, report: str, content: bytes, at: str) -> None:
        """Store the content."""
        self._change("finish", report=report, content=content, state=DONE, at=at)

    def fail(self, report: str, error: str, at: str) -> None:
        """Store the reason of a failure."""
        self._change("fail", report=report, error=error, state=FAILED, at=at)

    def content(self, report: str) -> bytes | None:
        """Return the content of a report that is done, or None."""
        row = self._row("content", report=report)
        return bytes(row[0]) if row and row[0] is not None else None

    def remove(self, *, before: str) -> None:
        """Remove the reports that changed last before a time."""
        self._change("remove", before=before)

    def _change(self, name: str, **values: Any) -> None:
        statement = self._sql[name]
        with self._database.writing() as cursor:
            cursor.execute(statement.sql, statement.row(**values))

    def _row(self, name: str, **values: Any) -> Row | None:
        statement = self._sql[name]
        with self._database.reading() as cursor:
            cursor.execute(statement.sql, statement.row(**values))
            row: Row | None = cursor.fetchone()
        return row


@cache
def _statements(dialect: Dialect, insert: Insert) -> Mapping[str, Statement]:
    return compile_statements({**_CHANGES, "add": insert(reports)}, dialect)


def _report_of(row: Row) -> ReportFile:
    return ReportFile(**dict(zip(_NAMES, row, strict=True)))
