"""SQL statements, compiled once for a dialect and run by its driver directly."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement


@dataclass(frozen=True, slots=True)
class Statement:
    """SQL for one driver, and the names of its parameters in order."""

    sql: str
    names: Sequence[str]

    def row(self, **values: Any) -> tuple[Any, ...]:
        """Return ``values`` in the order of the parameters."""
        return tuple(values[name] for name in self.names)


def compile_statement(statement: ClauseElement, dialect: Dialect) -> Statement:
    """Return a statement as SQL for the driver of ``dialect``."""
    compiled = statement.compile(dialect=dialect)
    return Statement(str(compiled), tuple(getattr(compiled, "positiontup", None) or ()))
