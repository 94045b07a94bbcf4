"""Compares the tables of a PostgreSQL database with those of the schema."""

import re
from collections.abc import Iterator, Mapping

from sqlalchemy import CheckConstraint, Constraint, PrimaryKeyConstraint, UniqueConstraint
from sqlalchemy.dialects import postgresql
from sqlalchemy.engine.interfaces import DBAPICursor
from sqlalchemy.schema import CreateIndex

from service.store.log.schema import schema

Definitions = Mapping[tuple[str, str], str]
"""The definitions of columns, constraints or indexes in SQL, by name and table."""

AMONG_TABLES = "= ANY (ARRAY(SELECT to_regclass(name)::oid FROM unnest(%s::text[]) AS name))"

_DIALECT = postgresql.dialect()  # type: ignore[no-untyped-call]

# Since PostgreSQL 18 there are also constraints of type "n", one for each column that is not null.
_CONSTRAINTS = f"""
SELECT o.conname, c.relname, pg_get_constraintdef(o.oid, true)
FROM pg_constraint o JOIN pg_class c ON c.oid = o.conrelid
WHERE o.contype IN ('c', 'f', 'p', 'u', 'x') AND o.conrelid {AMONG_TABLES}
ORDER BY c.relname, o.conname
"""  # noqa: S608 - constants only

# An index that belongs to a constraint is part of the constraint's definition.
_INDEXES = f"""
SELECT i.relname, c.relname, pg_get_indexdef(x.indexrelid, 0, true)
  || CASE WHEN x.indisvalid THEN '' ELSE ' INVALID' END
FROM pg_index x JOIN pg_class c ON c.oid = x.indrelid JOIN pg_class i ON i.oid = x.indexrelid
WHERE x.indrelid {AMONG_TABLES}
AND NOT EXISTS (SELECT 1 FROM pg_constraint o WHERE o.conindid = x.indexrelid)
ORDER BY c.relname, i.relname
"""  # noqa: S608 - constants only

_COLUMNS = f"""
SELECT a.attname, c.relname, upper(format_type(a.atttypid, a.atttypmod))
  || COALESCE(' COLLATE ' || l.collname, '') || CASE WHEN a.attnotnull THEN ' NOT NULL' ELSE '' END
FROM pg_attribute a JOIN pg_class c ON c.oid = a.attrelid
LEFT JOIN pg_collation l ON l.oid = a.attcollation
WHERE a.attnum > 0 AND NOT a.attisdropped AND a.attrelid {AMONG_TABLES}
ORDER BY c.relname, a.attnum
"""  # noqa: S608 - constants only

_TABLES = f"""
SELECT relname, relpersistence = 'u', relrowsecurity FROM pg_class
WHERE relkind = 'r' AND oid {AMONG_TABLES} ORDER BY relname
"""  # noqa: S608 - constants only

_CHILDREN = f"""
SELECT h.inhrelid::regclass::text, c.relname
FROM pg_inherits h JOIN pg_class c ON c.oid = h.inhparent
WHERE h.inhparent {AMONG_TABLES} ORDER BY 2, 1
"""  # noqa: S608 - constants only


def table_faults(cursor: DBAPICursor) -> Iterator[str]:
    """Yield how tables, columns, constraints and indexes differ from the schema, in sentences.

    Indexes that are not unique may be added: they change nothing but the speed.
    """
    yield from _kind_faults(cursor)
    for kind, query, expected in (
        ("column", _COLUMNS, _expected_columns()),
        ("constraint", _CONSTRAINTS, _expected_constraints()),
        ("index", _INDEXES, _expected_indexes()),
    ):
        cursor.execute(query, (list(schema.tables),))
        stored = {(name, table): _plain(text) for name, table, text in cursor.fetchall()}
        yield from _differences(kind, expected, stored)


def _kind_faults(cursor: DBAPICursor) -> Iterator[str]:
    cursor.execute(_TABLES, (list(schema.tables),))
    for table, is_unlogged, has_row_security in cursor.fetchall():
        if is_unlogged:
            yield f"The table {table} is unlogged, so a crash of the server empties it."
        if has_row_security:
            yield f"The table {table} has row security, which can hide rows."
    cursor.execute(_CHILDREN, (list(schema.tables),))
    for child, table in cursor.fetchall():
        yield f"The table {child} inherits from {table}, so its rows appear there."


def _differences(kind: str, expected: Definitions, stored: Definitions) -> Iterator[str]:
    for name, table in sorted(expected.keys() - stored.keys()):
        yield f"The {kind} {name} of {table} is missing."
    for (name, table), definition in stored.items():
        if (name, table) not in expected:
            if not definition.startswith("CREATE INDEX"):
                yield f"The {kind} {name} of {table} is not one of Paroli."
        elif definition != expected[name, table]:
            yield f"The {kind} {name} of {table} was changed."


def _expected_columns() -> Definitions:
    return {
        (column.name, table.name): _plain(
            column.type.compile(_DIALECT) + ("" if column.nullable else " NOT NULL")
        )
        for table in schema.sorted_tables
        for column in table.columns
    }


def _expected_constraints() -> Definitions:
    return {
        (str(constraint.name), table.name): _plain(definition)
        for table in schema.sorted_tables
        for constraint in table.constraints
        if (definition := _definition(constraint))
    }


def _definition(constraint: Constraint) -> str | None:
    match constraint:
        case PrimaryKeyConstraint():
            return f"PRIMARY KEY ({', '.join(constraint.columns.keys())})"
        case UniqueConstraint():
            return f"UNIQUE ({', '.join(constraint.columns.keys())})"
        case CheckConstraint():
            return f"CHECK ({constraint.sqltext})"
    return None


def _expected_indexes() -> Definitions:
    return {
        (str(index.name), table.name): _plain(str(CreateIndex(index).compile(dialect=_DIALECT)))
        for table in schema.sorted_tables
        for index in table.indexes
    }


def _plain(definition: str) -> str:
    """Return SQL without what PostgreSQL adds to it: brackets, casts, quotes and defaults."""
    text = re.sub(r'::\w+(\[\])?|[()"]| USING btree', "", definition)
    text = re.sub(r"= ANY ARRAY\[(.*?)\]", r"IN \1", text)
    return " ".join(text.split())
