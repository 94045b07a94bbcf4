"""An append to PostgreSQL as one statement."""

import json

import pytest

from service.store.log.database import Write
from service.store.postgres.one_statement import one_statement, rows_as_json

ROW = "UPDATE sessions SET version=%s WHERE id = %s"
KEYS = "INSERT INTO keys (scope, key) VALUES (%s::VARCHAR, %s::VARCHAR)"


def test_other_rows_are_written_if_the_first_was() -> None:
    first, *others = one_statement(ROW, (KEYS, f"{KEYS} ON CONFLICT DO NOTHING")).split(", other_")
    rows = "SELECT scope, key FROM first, json_populate_recordset(NULL::keys, %s)"
    assert first == f"WITH first AS ({ROW} RETURNING 1)"
    assert others == [
        f"0 AS (INSERT INTO keys (scope, key) {rows})",
        f"1 AS (INSERT INTO keys (scope, key) {rows} ON CONFLICT DO NOTHING) SELECT * FROM first",  # noqa: S608 - what is expected
    ]


def test_a_statement_has_the_same_text_for_every_number_of_rows() -> None:
    rows = [("s", "k1"), ("s", None)]
    assert json.loads(rows_as_json(Write(KEYS, rows))) == [
        {"scope": "s", "key": "k1"},
        {"scope": "s", "key": None},
    ]
    assert one_statement(ROW, (KEYS,)).count("%s") == len(["version", "id", "rows"])


def test_a_row_of_another_length_is_refused() -> None:
    with pytest.raises(ValueError, match="shorter"):
        rows_as_json(Write(KEYS, [("s",)]))
