"""An archive: the sessions of a house as lines of JSON, to be brought into another house.

The first line names the format. Each session is a line with its id and the numbers of its events
and keys, and then a line for each of these, as they are written down. The last line has the counts
of everything, and the SHA-256 of all lines before it: without it an archive is not whole.
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
"""The longest line, in bytes: the answer to a sheet of 20,000 lines takes a tenth of that."""

_FAMILY = FORMAT.partition("/")[0]

# PostgreSQL keeps no NUL, and no database keeps half a character.
_NOT_KEPT = re.compile("[\0\ud800-\udfff]")

T = TypeVar("T", StoredEvent, IdempotencyRecord)


class BadArchive(ValueError):  # noqa: N818 - reads as what it says at the raise
    """A file that is no whole archive; ``line`` says where."""

    def __init__(self, line: int, message: str) -> None:
        super().__init__(message)
        self.line = line
        self.message = message


@dataclass(frozen=True, slots=True)
class Archived:
    """A session as an archive holds it; ``keys`` are none that came after the last event."""

    session: str
    events: Sequence[StoredEvent]
    keys: Sequence[IdempotencyRecord]


@dataclass(slots=True)
class Counts:
    """How much there is in an archive."""

    sessions: int = 0
    events: int = 0
    keys: int = 0

    def add(self, archived: Archived) -> None:
        """Count one session more."""
        self.sessions += 1
        self.events += len(archived.events)
        self.keys += len(archived.keys)


def archived(store: Store, session: str) -> Archived:
    """Return a session as it is now, though somebody may enter something meanwhile."""
    events = store.stored_events(session)
    last = events[-1].version if events else 0
    keys = [kept for kept in store.idempotency_records(session) if kept.version <= last]
    return Archived(session, events, keys)


class ArchiveWriter:
    """Hands the lines of an archive to ``write``; ``at`` is when it is written, in UTC."""

    def __init__(self, write: Callable[[bytes], object], at: str) -> None:
        self.counts = Counts()
        self._write = write
        self._hash = sha256()
        self._line({"format": FORMAT, "written_at": at})

    def add(self, archived: Archived) -> None:
        """Write one session."""
        events, keys = archived.events, archived.keys
        self._line({"session": archived.session, "events": len(events), "keys": len(keys)})
        for event in events:
            self._line({"event": _fields(event)})
        for kept in keys:
            self._line({"key": _fields(kept)})
        self.counts.add(archived)

    def end(self) -> None:
        """Write the last line, which makes the archive whole."""
        self._line({**asdict(self.counts), "sha256": self._hash.hexdigest()})

    def _line(self, values: Mapping[str, Any]) -> None:
        line = json.dumps(values, ensure_ascii=False, separators=(",", ":")).encode() + b"\n"
        self._hash.update(line)
        self._write(line)


def _fields(value: StoredEvent | IdempotencyRecord) -> dict[str, Any]:
    return {name: getattr(value, name) for name in _KINDS[type(value)]}


def _kinds(cls: type) -> dict[str, tuple[type, ...]]:
    """Return the types that each field of ``cls`` may have, word for word: True is no number."""
    return {name: get_args(hint) or (hint,) for name, hint in get_type_hints(cls).items()}


_KINDS: dict[type, dict[str, tuple[type, ...]]] = {
    cls: _kinds(cls) for cls in (StoredEvent, IdempotencyRecord)
}


def lines_of(readline: Callable[[int], bytes], *, longest: int = LINE_MAX) -> Iterator[bytes]:
    """Yield lines with their ends. Raises: ``BadArchive`` for one that is longer than any is."""
    number = 0
    while line := readline(longest + 1):
        number += 1
        if len(line) > longest:
            raise BadArchive(number, f"The line is longer than {longest} bytes.")
        yield line


def read_archive(lines: Iterable[bytes]) -> Iterator[Archived]:
    """Yield one session after the other. Raises: ``BadArchive``.

    That an archive is not whole may come out only behind its last session: read it to the end once
    before anything of it is kept.
    """
    return _Reading(lines).sessions()


class _Reading:
    """Where the reading of an archive is."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines = iter(lines)
        self._number = 0
        self._line = b""
        self._hash = sha256()
        self._seen: set[str] = set()
        self._counts = Counts()

    def sessions(self) -> Iterator[Archived]:
        self._check_format()
        while "session" in (line := self._next()):
            there = self._session(line)
            self._counts.add(there)
            yield there
        self._check_end(line)

    def _next(self) -> dict[str, Any]:
        """Return the next line's object; the hash is then that of all lines before it."""
        self._hash.update(self._line)
        self._line = next(self._lines, b"")
        self._number += 1
        if not self._line.endswith(b"\n"):
            raise self._bad("The archive ends here, before its last line.")
        try:
            values = json.loads(self._line.decode(), parse_float=_not, parse_constant=_not)
        except UnicodeDecodeError as error:
            raise self._bad("The line is not UTF-8.") from error
        except (RecursionError, ValueError) as error:
            raise self._bad("The line is not JSON of texts and whole numbers.") from error
        if not isinstance(values, dict):
            raise self._bad("The line is not a JSON object.")
        return values

    def _check_format(self) -> None:
        other = f"This is no archive: it does not begin with the format {FORMAT}."
        try:
            stated = str(self._next().get("format"))
        except BadArchive as error:
            raise self._bad(other) from error
        if stated.startswith(f"{_FAMILY}/") and stated != FORMAT:
            raise self._bad(f"The archive is a {stated[:40]}; this Paroli reads {FORMAT}.")
        if stated != FORMAT:
            raise self._bad(other)

    def _session(self, line: Mapping[str, Any]) -> Archived:
        session = line["session"]
        if not _is_id(session):
            raise self._bad("A session's id must be a UUID.")
        if session in self._seen:
            raise self._bad(f"Session {session} is in the archive twice.")
        self._seen.add(session)
        events, keys = self._number_of(line, "events"), self._number_of(line, "keys")
        return Archived(
            session,
            [self._part(StoredEvent, "event", session) for _ in range(events)],
            [self._part(IdempotencyRecord, "key", session) for _ in range(keys)],
        )

    def _number_of(self, line: Mapping[str, Any], name: str) -> int:
        number = line.get(name)
        if type(number) is not int or number < 0:
            raise self._bad(f"The session does not say how many {name} it has.")
        return number

    def _part(self, cls: type[T], name: str, session: str) -> T:
        fields = self._next().get(name)
        kinds = _KINDS[cls]
        if not isinstance(fields, dict) or fields.keys() != kinds.keys():
            raise self._bad(f"The line should be the next {name} of session {session}.")
        for field, value in fields.items():
            if type(value) not in kinds[field]:
                raise self._bad(f"The {field} of the {name} is not what it should be.")
            if isinstance(value, str) and _NOT_KEPT.search(value):
                raise self._bad(f"The {field} of the {name} holds what no text does.")
        if fields["stream" if cls is StoredEvent else "session"] != session:
            raise self._bad(f"The {name} is not one of session {session}.")
        return cls(**fields)

    def _check_end(self, line: Mapping[str, Any]) -> None:
        if "sha256" not in line:
            raise self._bad("The line should begin the next session, or be the last.")
        if next(self._lines, b""):
            raise self._bad("The archive goes on after its last line.")
        for name, counted in asdict(self._counts).items():
            if line.get(name) != counted:
                raise self._bad(f"The archive has {counted} {name}, and says otherwise.")
        if line["sha256"] != self._hash.hexdigest():
            raise self._bad("The archive was changed: its lines do not make the sha256 it ends on.")

    def _bad(self, message: str) -> BadArchive:
        return BadArchive(self._number, message)


def _not(number: str) -> NoReturn:
    raise ValueError(f"{number[:40]} is no whole number")


def _is_id(session: object) -> bool:
    try:
        return isinstance(session, str) and str(UUID(session)) == session
    except ValueError:
        return False
