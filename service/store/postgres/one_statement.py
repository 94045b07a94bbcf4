"""Statements that each write one row, as one statement: one wait for the server.

The rows travel as JSON, so the text is the same for every number of rows and is prepared once.
"""

import json
import re
from collections.abc import Sequence
from functools import cache

from service.store.log.database import Write

_INSERT = re.compile(r"INSERT INTO (\w+) \((.*?)\) VALUES \(.*?\)(.*)")


@cache
def one_statement(first: str, others: Sequence[str]) -> str:
    """Return a statement that does ``first``, and inserts the rows of ``others`` if it wrote.

    It returns one row if ``first`` wrote one. Its parameters are those of ``first``, and then
    ``rows_as_json`` of each of ``others``.
    """
    parts = [f"first AS ({first} RETURNING 1)"]
    parts += [f"other_{number} AS ({_from_json(sql)})" for number, sql in enumerate(others)]
    return f"WITH {', '.join(parts)} SELECT * FROM first"  # noqa: S608 - our statements


def rows_as_json(write: Write) -> str:
    """Return the rows of an insert as one parameter."""
    columns = _columns(write.sql)
    return json.dumps([dict(zip(columns, row, strict=True)) for row in write.rows])


def _from_json(insert: str) -> str:
    """Return ``insert`` with the rows of its one parameter, if the first statement wrote."""
    table, columns, rest = _parts(insert)
    rows = f"SELECT {columns} FROM first, json_populate_recordset(NULL::{table}, %s)"  # noqa: S608 - our columns
    return f"INSERT INTO {table} ({columns}) {rows}{rest}"


@cache
def _columns(insert: str) -> Sequence[str]:
    return _parts(insert)[1].split(", ")


def _parts(insert: str) -> Sequence[str]:
    """Return the table, the columns, and what follows the values."""
    found = _INSERT.fullmatch(insert)
    assert found, insert
    return found.groups()
