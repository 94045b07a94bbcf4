"""Statements that replace data that follows from the log."""

from typing import Any

from sqlalchemy import Table, bindparam, delete, func, literal_column, select
from sqlalchemy.sql import ClauseElement

from service.store.log.schema import events, postings, sessions, standings, streams


def replace_stream(row: Any) -> ClauseElement:
    """Return the statement that replaces a row of a stream unless it is newer."""
    return _replace_row(row, streams)


def replace_session(row: Any) -> ClauseElement:
    """Return the statement that replaces a row of a session unless it is newer."""
    return _replace_row(row, sessions)


def _replace_row(row: Any, table: Table) -> ClauseElement:
    new, stored = row.excluded, table.c
    same = events.c.stream == literal_column(f"{table.name}.id")
    newest = select(func.max(events.c.version)).where(same).scalar_subquery()
    statement: ClauseElement = row.on_conflict_do_update(
        index_elements=[stored.id],
        set_={c.name: new[c.name] for c in stored if c.name != "id"},
        # A stored version that the log has not reached is wrong, not newer.
        where=(stored.version <= new.version) | (stored.version > newest),
    )
    return statement


def put_standings(row: Any) -> ClauseElement:
    """Return the statement that stores standings unless they are older."""
    new, stored = row.excluded, standings.c
    # A literal column: SQLAlchemy would put the table itself into the FROM of the subquery.
    same = sessions.c.id == literal_column("standings.session")
    is_beyond_session = stored.version > select(sessions.c.version).where(same).scalar_subquery()
    statement: ClauseElement = row.on_conflict_do_update(
        index_elements=[stored.session],
        set_={"version": new.version, "body": new.body},
        # A stored version that the session has not reached is wrong, not newer.
        where=(stored.version <= new.version) | is_beyond_session,
    )
    return statement


def drop_postings() -> ClauseElement:
    """Return the statement that removes the postings up to a version, and those beyond the log."""
    row = postings.c
    reached = select(sessions.c.version).where(sessions.c.id == row.stream).scalar_subquery()
    is_replaced = (row.version <= bindparam("upto")) | (row.version > reached)
    return delete(postings).where(row.stream == bindparam("stream"), is_replaced)
