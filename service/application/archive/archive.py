"""An archive: all streams of a house as lines of JSON, for import into another house.

A stream is a session, a gathering or a person. The first line names the format. Each stream has a
line with its id and its numbers of events and keys, then a line for each of these, as it is stored.
The last line has the total counts and the SHA-256 of all lines before it. Without it the archive is
incomplete.
"""

import json
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import asdict, dataclass
from hashlib import sha256
from typing import Any, NoReturn, TypeVar, get_args, get_type_hints
from uuid import UUID

from service.application.ports.store import IdempotencyRecord, StoredEvent
from service.application.recording.bankrolls import PERSON
from service.application.recording.gatherings import GATHERING
from service.application.recording.streams import KIND_ENDS, SESSION, kind_and_number

FORMAT = "paroli-archive/1"

LINE_MAX = 2**28
"""The maximum length of a line in bytes, more than ten times the response to the longest sheet."""

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


_COUNTED = {SESSION: "sessions", GATHERING.name: "gatherings", PERSON.name: "people"}
"""The count of each kind of stream."""


@dataclass(frozen=True, slots=True)
class ArchivedStream:
    """A stream in an archive. ``keys`` has no key newer than the last event.

    ``contact`` is how to reach a person; None for other streams, and for a person without one.
    """

    stream: str
    events: Sequence[StoredEvent]
    keys: Sequence[IdempotencyRecord]
    contact: str | None = None

    @property
    def kind(self) -> str:
        """``SESSION``, or the name of another kind of stream."""
        return kind_and_number(self.stream)[0]

    @property
    def number(self) -> str:
        """The UUID in its id."""
        return kind_and_number(self.stream)[1]


@dataclass(slots=True)
class Counts:
    """The numbers of sessions, gatherings, people, events and keys in an archive."""

    sessions: int = 0
    gatherings: int = 0
    people: int = 0
    events: int = 0
    keys: int = 0

    def add(self, kind: str, *, events: int, keys: int) -> None:
        """Count a stream with its events and keys."""
        name = _COUNTED[kind]
        setattr(self, name, getattr(self, name) + 1)
        self.events += events
        self.keys += keys


class ArchiveWriter:
    """Passes the lines of an archive to ``write``; ``at`` is the current time in UTC."""

    def __init__(self, write: Callable[[bytes], object], at: str) -> None:
        self.counts = Counts()
        self._write = write
        self._hash = sha256()
        self._line({"format": FORMAT, "written_at": at})

    def add(self, archived: ArchivedStream) -> None:
        """Write one stream."""
        events, keys, kind = archived.events, archived.keys, archived.kind
        line = {kind: archived.number, "events": len(events), "keys": len(keys)}
        self._line(line if archived.contact is None else {**line, "contact": archived.contact})
        for event in events:
            self._line({"event": _fields(event)})
        for kept in keys:
            self._line({"key": _fields(kept)})
        self.counts.add(kind, events=len(events), keys=len(keys))

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


def read_archive(lines: Iterable[bytes]) -> Iterator[ArchivedStream]:
    """Yield each stream. Raises: ``BadArchive``.

    An incomplete archive may fail only after its last stream. Read it to the end once before you
    store any of it.
    """
    return _ArchiveReader(lines).streams()


class _ArchiveReader:
    """Reads an archive line by line and keeps the position, the hash and the counts."""

    def __init__(self, lines: Iterable[bytes]) -> None:
        self._lines = iter(lines)
        self._number = 0
        self._line = b""
        self._hash = sha256()
        self._seen: set[str] = set()
        self._counts = Counts()

    def streams(self) -> Iterator[ArchivedStream]:
        self._check_format()
        while kind := _kind_of(line := self._next()):
            archived = self._stream(kind, line)
            self._counts.add(kind, events=len(archived.events), keys=len(archived.keys))
            yield archived
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

    def _stream(self, kind: str, line: Mapping[str, Any]) -> ArchivedStream:
        number = line[kind]
        if not _is_id(number):
            raise self._bad(f"The id of a {kind} must be a UUID.")
        stream = number if kind == SESSION else f"{kind}{KIND_ENDS}{number}"
        if stream in self._seen:
            raise self._bad(f"{kind.capitalize()} {number} is in the archive twice.")
        self._seen.add(stream)
        events, keys = self._number_of(line, "events"), self._number_of(line, "keys")
        contact = self._contact(kind, line)
        return ArchivedStream(
            stream,
            [self._part(StoredEvent, "event", stream) for _ in range(events)],
            [self._part(IdempotencyRecord, "key", stream) for _ in range(keys)],
            contact,
        )

    def _number_of(self, line: Mapping[str, Any], name: str) -> int:
        number = line.get(name)
        if type(number) is not int or number < 0:
            raise self._bad(f"The line does not have its number of {name}.")
        return number

    def _contact(self, kind: str, line: Mapping[str, Any]) -> str | None:
        contact = line.get("contact")
        if contact is None:
            return None
        if kind != PERSON.name or not isinstance(contact, str) or _UNSTORABLE.search(contact):
            raise self._bad("The contact must be a text, and belong to a person.")
        return contact

    def _part(self, cls: type[T], name: str, stream: str) -> T:
        fields = self._next().get(name)
        kinds = _KINDS[cls]
        if not isinstance(fields, dict) or fields.keys() != kinds.keys():
            raise self._bad(f"The line should be the next {name} of {stream}.")
        for field, value in fields.items():
            if type(value) not in kinds[field]:
                raise self._bad(f"The {field} of the {name} has the wrong type.")
            if isinstance(value, str) and _UNSTORABLE.search(value):
                raise self._bad(f"The {field} of the {name} has a character that cannot be stored.")
        if fields["stream" if cls is StoredEvent else "session"] != stream:
            raise self._bad(f"The {name} does not belong to {stream}.")
        return cls(**fields)

    def _check_end(self, line: Mapping[str, Any]) -> None:
        if "sha256" not in line:
            raise self._bad("The line should begin the next stream, or be the last line.")
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


def _kind_of(line: Mapping[str, Any]) -> str | None:
    """Return the kind of stream that a line begins, or None."""
    return next((kind for kind in _COUNTED if kind in line), None)


def _is_id(number: object) -> bool:
    try:
        return isinstance(number, str) and str(UUID(number)) == number
    except ValueError:
        return False
