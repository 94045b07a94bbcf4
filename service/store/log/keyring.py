"""Stores access keys in the database."""

import json
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

from sqlalchemy import (
    BigInteger,
    Select,
    and_,
    bindparam,
    literal_column,
    or_,
    select,
    tuple_,
    update,
)
from sqlalchemy.engine import Dialect
from sqlalchemy.sql import ClauseElement

from service.application.ports.keyring import LINK, AccessKey, Grant
from service.store.log.compiled import Insert, Statement, compile_statements
from service.store.log.database import Database, Row
from service.store.log.schema import access_keys

_COLUMN = access_keys.c
_OPEN = _COLUMN.ended_at.is_(None)

_AFTER_ALL_KEYS = ("~", "~")
"""A cursor that sorts after every time and id."""


class SqlKeyring:
    """Stores access keys in ``database``. Safe to share between threads."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._sql = _statements(database.dialect, database.insert)

    def add(self, key: AccessKey) -> None:
        """Add a key with a new id. Raises: ``StoreUnusable``."""
        with self._database.writing() as cursor:
            cursor.execute(self._sql["add"].sql, key_row(key))

    def key(self, key_id: str) -> AccessKey | None:
        """Return the key of that id, valid or not, or None."""
        found = self._keys(self._sql["key"], id=key_id)
        return found[0] if found else None

    def keys(
        self,
        *,
        valid_at: str | None = None,
        kind: str | None = None,
        before: tuple[str, str] | None = None,
        limit: int,
    ) -> Sequence[AccessKey]:
        """Return keys, newest first; see ``keyring.Keyring``."""
        made_at, key_id = before or _AFTER_ALL_KEYS
        bounds = {"made_at": made_at, "key_id": key_id, "limit": limit}
        bounds |= {"kind": kind, "any_kind": int(kind is None)}
        if valid_at is None:
            return self._keys(self._sql["keys"], **bounds)
        return self._keys(self._sql["opening"], **bounds, at=valid_at)

    def key_of_request(self, request: str) -> AccessKey | None:
        """Return the valid key of a request, otherwise one of its ended keys, or None."""
        # At most one of them is valid.
        keys = self._keys(self._sql["of_request"], request=request)
        return min(keys, key=lambda key: key.ended_at is not None, default=None)

    def add_requested(self, key: AccessKey, *, replaced: str | None = None) -> bool:
        """Store a key once for its request; see ``keyring.Keyring``."""
        end = self._sql["end_unused"]
        with self._database.writing() as cursor:
            if replaced is not None:
                cursor.execute(end.sql, end.row(id=replaced, at=key.made_at))
                if cursor.rowcount != 1:
                    return False
            cursor.execute(self._sql["add_requested"].sql, key_row(key))
            return cursor.rowcount == 1

    def children(self, key_id: str) -> Sequence[AccessKey]:
        """Return the keys and devices whose parent is ``key_id``, valid or not."""
        return self._keys(self._sql["under"], parent=key_id)

    def end(self, key_id: str, at: str) -> None:
        """Revoke a key and its descendants at any depth. Earlier ends keep their time."""
        self._end_with_descendants("end", key_id, at)

    def expire(self, key_id: str, at: str) -> None:
        """End a key and its descendants as far as they have expired; see ``keyring.Keyring``."""
        self._end_with_descendants("expire", key_id, at)

    def expire_all(self, at: str) -> None:
        """End every key that has expired at that time. Write only if there is one."""
        if not self._keys(self._sql["expired"], at=at, limit=1):
            return
        expire = self._sql["expire_all"]
        with self._database.writing() as cursor:
            cursor.execute(expire.sql, expire.row(at=at))

    def _end_with_descendants(self, statement: str, key_id: str, at: str) -> None:
        end, under = self._sql[statement], self._sql["under"]
        ending = [key_id]
        with self._database.writing() as cursor:
            # A concurrent ``add_child`` locks the key's row, so its device is read here after it.
            for ended in ending:
                cursor.execute(end.sql, end.row(id=ended, at=at))
                cursor.execute(under.sql, under.row(parent=ended))
                ending += [key_of(row).id for row in cursor.fetchall()]

    def add_child(self, device: AccessKey, at: str) -> bool:
        """Add a device if its parent is valid at that time; return whether it was added."""
        admit = self._sql["admit"]
        return self._add_device(admit, admit.row(id=device.parent, used=at, now=at), device)

    def redeem(self, link: str, device: AccessKey, at: str) -> bool:
        """End a link that is valid at that time and add ``device``; return whether it was added."""
        redeem = self._sql["redeem"]
        return self._add_device(
            redeem, redeem.row(id=link, kind=LINK, at=at, used=at, now=at), device
        )

    def _add_device(self, update_parent: Statement, values: Row, device: AccessKey) -> bool:
        """Add a device if ``update_parent`` changes a row, which stays locked until the commit."""
        with self._database.writing() as cursor:
            cursor.execute(update_parent.sql, values)
            is_valid = cursor.rowcount == 1
            if is_valid:
                cursor.execute(self._sql["add"].sql, key_row(device))
        return is_valid

    def touch(self, key_id: str, at: str) -> None:
        """Set when a key was last used."""
        touch = self._sql["touch"]
        with self._database.writing() as cursor:
            cursor.execute(touch.sql, touch.row(id=key_id, at=at))

    def _keys(self, statement: Statement, **values: Any) -> list[AccessKey]:
        with self._database.reading() as cursor:
            cursor.execute(statement.sql, statement.row(**values))
            return [key_of(row) for row in cursor.fetchall()]


@cache
def _statements(dialect: Dialect, insert: Insert) -> Mapping[str, Statement]:
    add = insert(access_keys)
    parts = {**_WRITING, **_READING, "add": add, "add_requested": add.on_conflict_do_nothing()}
    return compile_statements(parts, dialect)


def key_row(key: AccessKey) -> Row:
    """Return a row of ``access_keys``."""
    grant = key.grant
    return (
        key.id,
        key.kind,
        key.name,
        grant.role,
        None if grant.sessions is None else json.dumps(grant.sessions),
        grant.punter,
        int(grant.purses),
        key.digest,
        key.made_at,
        key.made_by,
        key.parent,
        key.expires_at,
        key.ended_at,
        key.used_at,
        key.request,
    )


def key_of(row: Row) -> AccessKey:
    """Return the key in a row of ``access_keys``."""
    key_id, kind, name, role, sessions, punter, purses, *others = row
    named = None if sessions is None else tuple(json.loads(sessions))
    return AccessKey(key_id, kind, name, Grant(role, named, punter, bool(purses)), *others)


def _newest(statement: Select[Any]) -> Select[Any]:
    older = statement.where(
        tuple_(_COLUMN.made_at, _COLUMN.id) < tuple_(bindparam("made_at"), bindparam("key_id"))
    )
    return _first(older.order_by(_COLUMN.made_at.desc(), _COLUMN.id.desc()))


def _first(statement: Select[Any]) -> Select[Any]:
    return statement.limit(bindparam("limit", type_=BigInteger)).offset(literal_column("0"))


_BY_ID = _COLUMN.id == bindparam("id")
_CHANGED = update(access_keys)
_KIND = or_(
    _COLUMN.kind == bindparam("kind"),
    bindparam("any_kind", type_=BigInteger) == literal_column("1"),
)
_LATER = _COLUMN.expires_at > bindparam("at")
_EXPIRED = and_(_OPEN, _COLUMN.expires_at <= bindparam("at"))

_READING: dict[str, ClauseElement] = {
    "key": select(access_keys).where(_BY_ID),
    "of_request": select(access_keys).where(_COLUMN.request == bindparam("request")),
    "under": select(access_keys).where(_COLUMN.parent == bindparam("parent")),
    "expired": _first(select(access_keys).where(_EXPIRED)),
    "keys": _newest(select(access_keys).where(_KIND)),
    "opening": _newest(
        select(access_keys).where(_KIND, _OPEN, or_(_COLUMN.expires_at.is_(None), _LATER))
    ),
}
_WRITING: dict[str, ClauseElement] = {
    "end": _CHANGED.where(_BY_ID, _OPEN).values(ended_at=bindparam("at")),
    "expire": _CHANGED.where(_BY_ID, _EXPIRED).values(ended_at=_COLUMN.expires_at),
    "expire_all": _CHANGED.where(_EXPIRED).values(ended_at=_COLUMN.expires_at),
    "end_unused": _CHANGED.where(_BY_ID, _OPEN, _COLUMN.used_at.is_(None)).values(
        ended_at=bindparam("at")
    ),
    "admit": _CHANGED.where(
        _BY_ID, _OPEN, or_(_COLUMN.expires_at.is_(None), _COLUMN.expires_at > bindparam("now"))
    ).values(used_at=bindparam("used")),
    "redeem": _CHANGED.where(
        _BY_ID, _COLUMN.kind == bindparam("kind"), _OPEN, _COLUMN.expires_at > bindparam("now")
    ).values(ended_at=bindparam("at"), used_at=bindparam("used")),
    "touch": _CHANGED.where(_BY_ID).values(used_at=bindparam("at")),
}
