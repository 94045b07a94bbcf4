"""An archive: the sessions of a house as lines of JSON, for import into another house.

The first line names the format. Each session has a line with its id and its numbers of events and
keys, then a line for each of these, as it is stored. The last line has the total counts and the
SHA-256 of all lines before it. Without it the archive is incomplete.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, NoReturn, TypeVar, get_args, get_type_hints
from uuid import UUID

from service.application.ports import IdempotencyRecord, Store, StoredEvent

FORMAT = "paroli-archive/1"

LINE_MAX = 2**28
"""The maximum length of a line in bytes, ten times the response to a sheet of 20,000 lines."""

_FAMILY = FORMAT.partition("/")[0]

# PostgreSQL stores no NUL, and no database stores a lone surrogate.
_UNSTORABLE = re.compile("[\0\ud800-\udfff]")

T = TypeVar("T", StoredEvent, IdempotencyRecord)


class BadArchive(ValueError):  # noqa: N818 - reads well at the raise
    """A file that is not a complete archive. ``line`` is the number of the faulty line."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message


@dataclass(frozen=True, slots=True)
class ArchivedSession:
    """A session in an archive. ``keys`` has no key newer than the last event."""

    session: str
    events: Sequence[StoredEvent]
    keys: Sequence[IdempotencyRecord]


@dataclass(slots=True)
class Counts:
    """The numbers of sessions, events and keys in an archive."""

    sessions: int = 0
    events: int = 0
    keys: int = 0

    def add(self, archived: ArchivedSession) -> None:
        """Count a session with its events and keys."""
        self.sessions += 1
        self.events += len(archived.events)
        self.keys += len(archived.keys)


def session_to_archive(store: Store, session: str) -> ArchivedSession:
    """Return the stored session. Keys of entries recorded while it reads are left out."""
    events = store.stored_events(session)
    last = events[-1].version if events else 0
    keys = [kept for kept in store.idempotency_records(session) if kept.version <= last]
    return ArchivedSession(session, events, keys)


class ArchiveWriter:
    """Passes the lines of an archive to ``write``; ``at`` is the current time in UTC."""

    def __init__(self, write: Callable[[bytes], object], at: str) -> None:
        self.counts = Counts()
        self._write = write
        self._hash = sha256()
        self._line({"format": FORMAT, "written_at": at})

    def add(self, archived: ArchivedSession) -> None:
        """Write one session."""
        events, keys = archived.events, archived.keys
        self._line({"session": archived.session, "events": len(events), "keys": len(keys)})
        for event in events:
            self._line({"event": _fields(event)})
        for kept in keys:
            self._line({"key": _fields(kept)})
        self.counts.add(archived)

    def end(self) -> None:
        """Write the last line, which completes the archive."""
        self._line({**asdict(self.counts), "sha256": self._hash.hexdigest()})

    def _line(self, values: Mapping[str, Any]) -> None:
        line = json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._hash.update(line)
        self._write(line)


def _fields(value: StoredEvent | IdempotencyRecord) -> dict[str, Any]:
    return {name: getattr(value, name) for name in _KINDS[type(value)]}


def _kinds(cls: type) -> dict[str, tuple[type, ...]]:
    """Return the exact types that each field of ``cls`` may have: ``True`` is not an ``int``."""
    return {name: get_args(hint) or (hint,) for name, hint in get_type_hints(cls).items()}


_KINDS: dict[type, dict[str, tuple[type, ...]]] = {
    cls: _kinds(cls) for cls in (StoredEvent, IdempotencyRecord)
}


def read_lines(readline: Callable[[int], bytes], *, longest: int = LINE_MAX) -> Iterator[bytes]:
    """Yield lines with their ends. Raises: ``BadArchive`` for a line longer than ``longest``."""
    number = 0
    while line := readline(longest + 1):
        number += 1
        if len(line) > longest:
            raise BadArchive(number, f"The line is longer than {longest} bytes.")
        yield line


def read_archive(lines: Iterable[bytes]) -> Iterator[ArchivedSession]:
    """Yield each session. Raises: ``BadArchive``.

    An incomplete archive may fail only after its last session. Read it to the end once before you
    store any of it.
    """
    return _ArchiveReader(lines).sessions()


class _ArchiveReader:
    """Reads an archive line by line and keeps the position, the hash and the counts."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines = iter(lines)
        self._number = 0
        self._line = b""
        self._hash = sha256()
        self._seen: set[str] = set()
        self._counts = Counts()

    def sessions(self) -> Iterator[ArchivedSession]:
        self._check_format()
        while "session" in (line := self._next()):
            session = self._session(line)
            self._counts.add(session)
            yield session
        self._check_end(line)

    def _next(self) -> dict[str, Any]:
        """Return the next line's object, and hash the line before it."""
        self._hash.update(self._line)
        self._line = next(self._lines, b"")
        self._number += 1
        if not self._line.endswith(b"\n"):
            raise self._bad("The archive ends before its last line. Export it again.")
        try:
            values = json.loads(
                self._line.decode(), parse_float=_refuse_number, parse_constant=_refuse_number
            )
        except UnicodeDecodeError as error:
            raise self._bad("The line is not UTF-8.") from error
        except (RecursionError, ValueError) as error:
            raise self._bad("The line is not JSON with only texts and whole numbers.") from error
        if not isinstance(values, dict):
            raise self._bad("The line is not a JSON object.")
        return values

    def _check_format(self) -> None:
        not_an_archive = f"This is not an archive: it does not begin with the format {FORMAT}."
        try:
            stated = str(self._next().get("format"))
        except BadArchive as error:
            raise self._bad(not_an_archive) from error
        if stated.startswith(f"{_FAMILY}/") and stated != FORMAT:
            raise self._bad(f"The archive is {stated[:40]}; this Paroli reads {FORMAT}.")
        if stated != FORMAT:
            raise self._bad(not_an_archive)

    def _session(self, line: Mapping[str, Any]) -> ArchivedSession:
        session = line["session"]
        if not _is_id(session):
            raise self._bad("A session's id must be a UUID.")
        if session in self._seen:
            raise self._bad(f"Session {session} is in the archive twice.")
        self._seen.add(session)
        events, keys = self._number_of(line, "events"), self._number_of(line, "keys")
        return ArchivedSession(
            session,
            [self._part(StoredEvent, "event", session) for _ in range(events)],
            [self._part(IdempotencyRecord, "key", session) for _ in range(keys)],
        )

    def _number_of(self, line: Mapping[str, Any], name: str) -> int:
        number = line.get(name)
        if type(number) is not int or number < 0:
            raise self._bad(f"The session does not have its number of {name}.")
        return number

    def _part(self, cls: type[T], name: str, session: str) -> T:
        fields = self._next().get(name)
        kinds = _KINDS[cls]
        if not isinstance(fields, dict) or fields.keys() != kinds.keys():
            raise self._bad(f"The line should be the next {name} of session {session}.")
        for field, value in fields.items():
            if type(value) not in kinds[field]:
                raise self._bad(f"The {field} of the {name} has the wrong type.")
            if isinstance(value, str) and _UNSTORABLE.search(value):
                raise self._bad(f"The {field} of the {name} has a character that cannot be stored.")
        if fields["stream" if cls is StoredEvent else "session"] != session:
            raise self._bad(f"The {name} belongs to another session than {session}.")
        return cls(**fields)

    def _check_end(self, line: Mapping[str, Any]) -> None:
        if "sha256" not in line:
            raise self._bad("The line should begin the next session, or be the last line.")
        if next(self._lines, b""):
            raise self._bad("The archive goes on after its last line.")
        for name, counted in asdict(self._counts).items():
            if line.get(name) != counted:
                raise self._bad(f"The archive has {counted} {name}; its last line differs.")
        if line["sha256"] != self._hash.hexdigest():
            raise self._bad("The archive was changed: its lines do not match its sha256.")

    def _bad(self, message: str) -> BadArchive:
        return BadArchive(self._number, message)


def _refuse_number(number: str) -> NoReturn:
    raise ValueError(f"{number[:40]} is not a whole number")


def _is_id(session: object) -> bool:
    try:
        return isinstance(session, str) and str(UUID(session)) == session
    except ValueError:
        return False
