"""Every SQL statement of the store, compiled once for a dialect and run by its driver directly.

Executing through SQLAlchemy each time would take longer than SQLite itself.
"""

from collections.abc import Iterator, Mapping
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    ColumnElement,
    Select,
    Table,
    Update,
    bindparam,
    case,
    cast,
    delete,
    exists,
    func,
    literal_column,
    null,
    select,
    tuple_,
    union,
    union_all,
    update,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

from service.domain.port.parties import CLOSED
from service.store.log.compiled import Insert, Statement, compile_statements
from service.store.log.derived_statements import (
    drop_postings,
    put_standings,
    replace_session,
    replace_stream,
)
from service.store.log.schema import (
    access_keys,
    contacts,
    events,
    keys,
    postings,
    refused_keys,
    sessions,
    standings,
    stream_list,
    streams,
)

AnySelect = Select[*tuple[Any, ...]]

ALL = 2**62
"""As ``upto`` or ``limit``: no bound."""

IDS_PER_READ = 50
"""How many ids a statement has that reads the rows of given ids."""


@cache
def statements(dialect: Dialect, insert: Insert) -> Mapping[str, Statement]:
    """Return the statements by name. Parameters of inserts are the table's columns in order."""
    return compile_statements({**_writing(insert), **_reading()}, dialect)


def _writing(insert: Insert) -> Mapping[str, ClauseElement]:
    return {
        "add_events": insert(events),
        "add_postings": insert(postings),
        "add_keys": insert(keys),
        "add_session": _add_session(insert),
        "update_session": _update_session(),
        "update_session_of_key": _update_session().where(_is_key_open()),
        "replace_session": replace_session(_new_session(insert)),
        "add_stream": insert(streams).on_conflict_do_nothing(),
        "update_stream": _update_stream(),
        "replace_stream": replace_stream(insert(streams)),
        "add_contact": insert(contacts),
        "drop_contact": delete(contacts).where(contacts.c.person == bindparam("person")),
        "add_listed_streams": insert(stream_list),
        "put_standings": put_standings(insert(standings)),
        "drop_postings": drop_postings(),
    }


SESSION = [column for column in sessions.c if column.name != "position"]


def _add_session(insert: Insert) -> ClauseElement:
    statement: ClauseElement = _new_session(insert).on_conflict_do_nothing()
    return statement


def _new_session(insert: Insert) -> Any:
    values: dict[Any, Any] = {column: bindparam(column.name) for column in SESSION}
    return insert(sessions).values({**values, sessions.c.position: _next_position()})


def _next_position() -> ColumnElement[int]:
    others = sessions.alias("others")
    last = func.coalesce(func.max(others.c.position), literal_column("0"))
    return select(last + literal_column("1")).scalar_subquery()


def _update_session() -> Update:
    row = sessions.c
    changing = (
        *(row.name, row.phase, row.version, row.owes_settlement, row.changed_at),
        *(row.gathering, row.hidden, row.practice),
    )
    # The log may have reached the same version with other events, after a restore from a backup.
    newest = exists().where(
        events.c.stream == row.id,
        events.c.version == row.version,
        events.c.hash == bindparam("head"),
    )
    return (
        update(sessions)
        .where(row.id == bindparam("session"), row.version == bindparam("expected"), newest)
        .values(
            {
                **{column: bindparam(column.name) for column in changing},
                row.position: _next_position(),
            }
        )
    )


def _is_key_open() -> ColumnElement[bool]:
    key = access_keys.c
    return exists().where(key.id == bindparam("access_key"), key.ended_at.is_(None))


def _update_stream() -> ClauseElement:
    row = streams.c
    changing = (row.name, row.version, row.changed_at, row.body)
    return (
        update(streams)
        .where(row.id == bindparam("stream"), row.version == bindparam("expected"))
        .values({column: bindparam(column.name) for column in changing})
    )


def _reading() -> Mapping[str, ClauseElement]:
    logged = select(*(column for column in events.c if column.name != "stream"))
    named = {"scope": keys.c.scope, "key": keys.c.key}
    return {
        **_reading_streams(),
        **_reading_whole_tables(),
        "sessions_of_gathering": select(*SESSION)
        .where(sessions.c.gathering == bindparam("gathering"))
        .order_by(sessions.c.opened_at, sessions.c.id),
        "events": _limited(_within(logged, events).order_by(events.c.version)),
        "events_of_type": _limited(
            _within(logged, events)
            .where(*_in_range(events.c.name, "first_name", "last_name"))
            .order_by(events.c.version)
        ),
        "session_events": _session_events(logged),
        "session_events_named": select(events)
        .where(_of_session(), events.c.name == bindparam("name"))
        .order_by(events.c.stream, events.c.version),
        "idempotency_record": select(keys).where(
            *(c == bindparam(name) for name, c in named.items())
        ),
        "idempotency_records": _idempotency_records(),
        "stored_result": _stored_result(),
        "session": select(*SESSION).where(sessions.c.id == bindparam("session")),
        **dict(_reading_sessions()),
        "changed_sessions": _limited(_changed_sessions()),
        "unsettled_sessions": _limited(_unsettled_sessions()),
        "postings": _postings(),
        "postings_page": _postings_page(),
        "account_postings": _account_postings(),
        "balances": _balances(),
        "streams": select(events.c.stream).distinct().order_by(events.c.stream),
        "standings_of": select(standings).where(standings.c.session.in_(_ids())),
    }


def _ids() -> list[Any]:
    return [bindparam(f"id_{number}") for number in range(IDS_PER_READ)]


def _reading_sessions() -> Iterator[tuple[str, ClauseElement]]:
    """Yield the statements that read sessions, newest first, from the newest or from a cursor.

    Each condition on ``phase`` has a statement of its own. With a parameter in it, PostgreSQL
    cannot tell how many rows it leaves, and reads and sorts all sessions.
    """
    position = tuple_(sessions.c.opened_at, sessions.c.id)
    cursor = tuple_(bindparam("opened_at"), bindparam("session"))
    closed: ColumnElement[str] = literal_column(f"'{CLOSED}'")
    for name, conditions in {
        "sessions": (),
        "closed_sessions": (sessions.c.phase == closed,),
        "open_sessions": (sessions.c.phase != closed,),
    }.items():
        newest = _newest_sessions().where(*conditions)
        yield name, _limited(newest)
        yield f"{name}_before", _limited(newest.where(position < cursor))


def _newest_sessions() -> AnySelect:
    wanted = select(*SESSION).where(
        *_in_range(sessions.c.game, "first_game", "last_game"),
        sessions.c.opened_at >= bindparam("since"),
        sessions.c.opened_at < bindparam("until"),
    )
    return wanted.order_by(sessions.c.opened_at.desc(), sessions.c.id.desc())


def _in_range(column: ColumnElement[str], first: str, last: str) -> Iterator[ColumnElement[bool]]:
    """Yield the conditions of a text in a range. PostgreSQL has no BETWEEN with a collation."""
    yield column >= bindparam(first)
    yield column <= bindparam(last)


def _reading_streams() -> Mapping[str, ClauseElement]:
    of_kind = (
        select(streams)
        .where(streams.c.kind == bindparam("kind"))
        .order_by(streams.c.opened_at.desc(), streams.c.id.desc())
    )
    before = tuple_(streams.c.opened_at, streams.c.id) < tuple_(
        bindparam("opened_at"), bindparam("stream")
    )
    return {
        "contacts": select(contacts.c.person, contacts.c.contact).where(
            contacts.c.person.in_(_ids())
        ),
        "contact": select(contacts.c.contact).where(contacts.c.person == bindparam("person")),
        "stream_row": select(streams).where(streams.c.id == bindparam("stream")),
        "stream_rows": _limited(of_kind),
        "stream_rows_before": _limited(of_kind.where(before)),
    }


def _reading_whole_tables() -> Mapping[str, ClauseElement]:
    lines = select(stream_list)
    is_own: ColumnElement[bool] = keys.c.scope == keys.c.session
    other_key = case((is_own, literal_column("NULL")), else_=keys.c.key)
    is_first: ColumnElement[bool] = events.c.version == literal_column("1")
    return {
        "listed_streams": lines.where(stream_list.c.number > bindparam("after")).order_by(
            stream_list.c.number
        ),
        "newest_listed_stream": lines.order_by(stream_list.c.number.desc())
        .limit(literal_column("1"))
        .offset(literal_column("0")),
        "first_events": select(events.c.stream, events.c.entry, events.c.hash).where(is_first),
        "key_scopes": select(keys.c.scope, keys.c.session, other_key).distinct(),
        "derived_streams": union(select(postings.c.stream), select(standings.c.session)),
    }


def _session_events(logged: AnySelect) -> AnySelect:
    mine = events.c.stream == bindparam("stream")
    upto = events.c.version <= bindparam("upto")
    return logged.where(mine, upto, _of_session()).order_by(events.c.version)


def _of_session() -> ColumnElement[bool]:
    """Return, word for word, the condition of the index of events that are not of the game."""
    return literal_column("name >= 'session.' AND name < 'session/'")


def _within(statement: AnySelect, table: Table) -> AnySelect:
    """Return ``statement`` limited to ``after`` < version <= ``upto`` of one stream."""
    return statement.where(
        table.c.stream == bindparam("stream"),
        table.c.version > bindparam("after"),
        table.c.version <= bindparam("upto"),
    )


def _limited(statement: AnySelect) -> AnySelect:
    # Without an explicit offset SQLAlchemy adds a parameter for one.
    return statement.limit(bindparam("limit", type_=BigInteger)).offset(literal_column("0"))


def _changed_sessions() -> AnySelect:
    place = (sessions.c.position, sessions.c.id)
    cursor = tuple_(bindparam("position"), bindparam("session"))
    changed = select(sessions.c.position, *SESSION)
    return changed.where(tuple_(*place) > cursor).order_by(*place)


def _unsettled_sessions() -> AnySelect:
    owes: ColumnElement[bool] = literal_column(
        "owes_settlement = 1"
    )  # word for word the condition of the index
    return select(sessions.c.id).where(owes).order_by(sessions.c.changed_at, sessions.c.id)


def _idempotency_records() -> ClauseElement:
    """Return a session's records through the primary key: there is no index by session."""
    scope, its = keys.c.scope, keys.c.session == bindparam("session")
    own = scope == bindparam("session")
    opened = keys.c.key.in_(select(keys.c.key).where(own))
    in_house = select(keys).where(scope == bindparam("house"), opened, its)
    records = union_all(select(keys).where(own, its), in_house).subquery()
    return select(records).order_by(records.c.scope, records.c.key)


def _stored_result() -> ClauseElement:
    """Return a key's record and NULL, or its refusal in the same columns and its time."""
    *stated, at = refused_keys.c
    recorded = select(*keys.c, null())
    refusal = select(*stated, null(), null(), null(), at)
    return union_all(
        recorded.where(keys.c.scope == bindparam("scope"), keys.c.key == bindparam("key")),
        refusal.where(
            refused_keys.c.scope == bindparam("scope"), refused_keys.c.key == bindparam("key")
        ),
    )


def _postings() -> AnySelect:
    row = postings.c
    moved = select(
        *(row.version, row.source, row.target, row.amount),
        *(row.reverses_version, row.reverses_line),
    )
    return _within(moved, postings).order_by(postings.c.version, postings.c.line)


def _postings_page() -> AnySelect:
    """Return ``before_last`` + 1 postings, and the rest of the last one's version."""
    last = _within(select(postings.c.version), postings)
    last = last.order_by(postings.c.version, postings.c.line)
    return _postings().where(postings.c.version <= _nth_version(last))


def _account_postings() -> AnySelect:
    """Return such a page of an account's postings, with their lines."""
    row = postings.c
    own = (row.source == bindparam("account")) | (row.target == bindparam("account"))
    last = _within(select(row.version), postings).where(own).order_by(row.version, row.line)
    numbered = select(
        *(row.version, row.line, row.source, row.target, row.amount),
        *(row.reverses_version, row.reverses_line),
    )
    page = _within(numbered, postings).where(own, row.version <= _nth_version(last))
    return page.order_by(row.version, row.line)


def _nth_version(versions: AnySelect) -> ColumnElement[int]:
    """Return the version after ``before_last`` others, or ``upto`` if there are fewer."""
    nth = versions.limit(literal_column("1")).offset(bindparam("before_last", type_=BigInteger))
    return func.coalesce(nth.scalar_subquery(), bindparam("upto"))


def _balances() -> ClauseElement:
    row = postings.c
    sides = union_all(_side(row.source, -row.amount), _side(row.target, row.amount)).subquery()
    account = sides.c.account
    total = cast(func.sum(sides.c.amount), BigInteger)
    return select(account, total).group_by(account).order_by(account)


def _side(account: ColumnElement[str], amount: ColumnElement[int]) -> AnySelect:
    """Return a query for what a stream's postings move on one side, up to a version."""
    shown: list[ColumnElement[Any]] = [account.label("account"), amount.label("amount")]
    return select(*shown).where(
        postings.c.stream == bindparam("stream"), postings.c.version <= bindparam("upto")
    )
