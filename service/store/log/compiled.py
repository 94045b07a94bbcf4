"""SQL statements, compiled once for a dialect and run by its driver directly."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Table
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

Insert = Callable[[Table], Any]
"""A function that returns an INSERT that supports ON CONFLICT."""


@dataclass(frozen=True, slots=True)
class Statement:
    """SQL for one driver, and the names of its parameters in order."""

    sql: str
    names: Sequence[str]

    def row(self, **values: Any) -> tuple[Any, ...]:
        """Return ``values`` in the order of the parameters."""
        return tuple(values[name] for name in self.names)


def compile_statements(
    parts: Mapping[str, ClauseElement], dialect: Dialect
) -> Mapping[str, Statement]:
    """Return statements as SQL for the driver of ``dialect``, by the same names."""
    return {name: _compile(part, dialect) for name, part in parts.items()}


def _compile(statement: ClauseElement, dialect: Dialect) -> Statement:
    compiled = statement.compile(dialect=dialect)
    return Statement(str(compiled), tuple(getattr(compiled, "positiontup", None) or ()))
