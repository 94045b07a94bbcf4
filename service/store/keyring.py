"""Access keys in the tables, and in memory."""

import json
import threading
from collections.abc import Iterable, Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import BigInteger, Select, bindparam, literal_column, or_, select, update
from sqlalchemy.sql import ClauseElement

from service.application.keyring import LINK, AccessKey, Grant
from service.store.database import Database
from service.store.rows import Row
from service.store.schema import access_keys
from service.store.statements import Statement, written

_COLUMN = access_keys.c
_OPEN = _COLUMN.ended_at.is_(None)


class SqlKeyring:
    """Keeps access keys in ``database``. Safe to share between threads."""

    def __init__(self, database: Database) -> None:
        self._database = database
        parts = {**_WRITING, **_READING, "add": database.insert(access_keys)}
        self._sql = {name: written(part, database.dialect) for name, part in parts.items()}

    def add(self, key: AccessKey) -> None:
        """Keep a key under its id, which is new. Raises: ``StoreUnusable``."""
        with self._database.writing() as cursor:
            cursor.execute(self._sql["add"].sql, key_row(key))

    def key(self, key_id: str) -> AccessKey | None:
        """Return the key of that id, whether or not it still opens anything."""
        found = self._keys(self._sql["key"], id=key_id)
        return found[0] if found else None

    def keys(
        self, *, valid_at: str | None = None, kind: str | None = None, limit: int
    ) -> Sequence[AccessKey]:
        """Return keys, the newest first; see ``keyring.Keyring``."""
        kinds = {"kind": kind, "any_kind": int(kind is None)}
        if valid_at is None:
            return self._keys(self._sql["keys"], **kinds, limit=limit)
        return self._keys(self._sql["opening"], **kinds, at=valid_at, limit=limit)

    def children(self, key_id: str) -> Sequence[AccessKey]:
        """Return what came in with a key, or was made to follow it, whether or not it opens."""
        return self._keys(self._sql["under"], parent=key_id)

    def end(self, key_id: str, at: str) -> None:
        """End a key, and all that is under it at any depth; what has ended keeps its time."""
        end, under = self._sql["end"], self._sql["under"]
        ending = [key_id]
        with self._database.writing() as cursor:
            # Whoever lets a device in at this moment holds the key's row: those are seen after it.
            for there in ending:
                cursor.execute(end.sql, end.row(id=there, at=at))
                cursor.execute(under.sql, under.row(parent=there))
                ending += [key_of(row).id for row in cursor.fetchall()]

    def add_child(self, device: AccessKey, at: str) -> bool:
        """Keep a device under its parent if that opens at that time; say whether it does."""
        admitting = self._sql["admit"]
        return self._put_under(admitting, admitting.row(id=device.parent, used=at, now=at), device)

    def redeem(self, link: str, device: AccessKey, at: str) -> bool:
        """Put ``device`` in the place of a link that opens at that time; say whether it did."""
        using = self._sql["redeem"]
        return self._put_under(using, using.row(id=link, kind=LINK, at=at, used=at, now=at), device)

    def _put_under(self, asking: Statement, values: Row, device: AccessKey) -> bool:
        """Add a device if ``asking`` finds a row to change, which it holds until then."""
        with self._database.writing() as cursor:
            cursor.execute(asking.sql, values)
            found = cursor.rowcount == 1
            if found:
                cursor.execute(self._sql["add"].sql, key_row(device))
        return found

    def touch(self, key_id: str, at: str) -> None:
        """Say that a key was seen."""
        seen = self._sql["touch"]
        with self._database.writing() as cursor:
            cursor.execute(seen.sql, seen.row(id=key_id, at=at))

    def _keys(self, statement: Statement, **values: Any) -> list[AccessKey]:
        with self._database.reading() as cursor:
            cursor.execute(statement.sql, statement.row(**values))
            return [key_of(row) for row in cursor.fetchall()]


class MemoryKeyring:
    """Keeps access keys in this process and forgets them with it."""

    def __init__(self) -> None:
        self._lock = threading.RLock()
        self._there: dict[str, AccessKey] = {}

    def add(self, key: AccessKey) -> None:
        """Keep a key under its id, which is new."""
        with self._lock:
            self._there[key.id] = key

    def key(self, key_id: str) -> AccessKey | None:
        """Return the key of that id, whether or not it still opens anything."""
        return self._there.get(key_id)

    def keys(
        self, *, valid_at: str | None = None, kind: str | None = None, limit: int
    ) -> Sequence[AccessKey]:
        """Return keys, the newest first; see ``keyring.Keyring``."""
        with self._lock:
            there = sorted(self._there.values(), key=lambda k: (k.made_at, k.id), reverse=True)
        meant = (key for key in there if kind in {None, key.kind})
        return [key for key in meant if valid_at is None or key.is_valid(valid_at)][:limit]

    def children(self, key_id: str) -> Sequence[AccessKey]:
        """Return what came in with a key, or was made to follow it, whether or not it opens."""
        with self._lock:
            return [key for key in self._there.values() if key.parent == key_id]

    def end(self, key_id: str, at: str) -> None:
        """End a key, and all that is under it at any depth; what has ended keeps its time."""
        with self._lock:
            ending = [key for key in [self._there.get(key_id)] if key]
            for there in ending:
                ending += self.children(there.id)
            self._put(replace(key, ended_at=key.ended_at or at) for key in ending)

    def add_child(self, device: AccessKey, at: str) -> bool:
        """Keep a device under its parent if that opens at that time; say whether it does."""
        with self._lock:
            parent = self._there.get(device.parent or "")
            if parent is None or not parent.is_valid(at):
                return False
            self._put([replace(parent, used_at=at), device])
            return True

    def redeem(self, link: str, device: AccessKey, at: str) -> bool:
        """Put ``device`` in the place of a link that opens at that time; say whether it did."""
        with self._lock:
            there = self._there.get(link)
            if there is None or there.kind != LINK or not there.is_valid(at):
                return False
            self._put([replace(there, ended_at=at, used_at=at), device])
            return True

    def touch(self, key_id: str, at: str) -> None:
        """Say that a key was seen."""
        with self._lock:
            self._put([replace(self._there[key_id], used_at=at)])

    def _put(self, keys: Iterable[AccessKey]) -> None:
        self._there.update({key.id: key for key in keys})


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
    )


def key_of(row: Row) -> AccessKey:
    """Return what a row of ``access_keys`` says."""
    key_id, kind, name, role, sessions, punter, purses, *others = row
    named = None if sessions is None else tuple(json.loads(sessions))
    return AccessKey(key_id, kind, name, Grant(role, named, punter, bool(purses)), *others)


def _newest(statement: Select[Any]) -> Select[Any]:
    ordered = statement.order_by(_COLUMN.made_at.desc(), _COLUMN.id.desc())
    return ordered.limit(bindparam("limit", type_=BigInteger)).offset(literal_column("0"))


_MINE = _COLUMN.id == bindparam("id")
_CHANGED = update(access_keys)
_KIND = or_(
    _COLUMN.kind == bindparam("kind"),
    bindparam("any_kind", type_=BigInteger) == literal_column("1"),
)
_LATER = _COLUMN.expires_at > bindparam("at")

_READING: dict[str, ClauseElement] = {
    "key": select(access_keys).where(_MINE),
    "under": select(access_keys).where(_COLUMN.parent == bindparam("parent")),
    "keys": _newest(select(access_keys).where(_KIND)),
    "opening": _newest(
        select(access_keys).where(_KIND, _OPEN, or_(_COLUMN.expires_at.is_(None), _LATER))
    ),
}
_WRITING: dict[str, ClauseElement] = {
    "end": _CHANGED.where(_MINE, _OPEN).values(ended_at=bindparam("at")),
    "admit": _CHANGED.where(
        _MINE, _OPEN, or_(_COLUMN.expires_at.is_(None), _COLUMN.expires_at > bindparam("now"))
    ).values(used_at=bindparam("used")),
    "redeem": _CHANGED.where(
        _MINE, _COLUMN.kind == bindparam("kind"), _OPEN, _COLUMN.expires_at > bindparam("now")
    ).values(ended_at=bindparam("at"), used_at=bindparam("used")),
    "touch": _CHANGED.where(_MINE).values(used_at=bindparam("at")),
}
