"""An archive is read back as written, or refused with the number of the invalid line."""

import io
import json
from collections.abc import Callable
from itertools import pairwise

import pytest

from service.application.archive.archive import (
    FORMAT,
    ArchivedStream,
    BadArchive,
    Counts,
    read_archive,
    read_lines,
)
from service.application.archive.archive_export import stream_to_archive
from service.application.archive.archive_import import check_archive
from service.application.ports.store import IdempotencyRecord
from tests.factories.basset import commands
from tests.memory_store.store import MemoryStore
from tests.store.archive_lines import Lines, export_lines, to_lines, with_fields
from tests.store.session_appends import append_session, following_append

Spoil = Callable[[Lines], Lines]


@pytest.fixture(scope="module")
def whole() -> Lines:
    """An archive of two sessions; the first one's events are lines 3 to 12, its keys 13 to 21."""
    store = MemoryStore()
    for _ in range(2):
        append_session(store)
    lines = export_lines(store)
    assert [b'"event"' in line for line in lines[1:13]] == [False, *[True] * 10, False]
    return lines


def test_an_archive_is_read_as_it_was_written() -> None:
    store = MemoryStore()
    sessions = [stream_to_archive(store, append_session(store)) for _ in range(3)]
    lines = to_lines(*sessions)
    assert list(read_archive(lines)) == sessions
    assert list(read_lines(io.BytesIO(b"".join(lines)).readline)) == lines
    assert check_archive(lines) == Counts(
        sessions=3,
        events=sum(len(s.events) for s in sessions),
        keys=sum(len(s.keys) for s in sessions),
    )


def test_an_empty_archive_is_complete() -> None:
    assert json.loads(to_lines()[0])["format"] == FORMAT
    assert check_archive(to_lines()) == Counts()


def test_an_entry_between_reading_log_and_keys_is_in_neither() -> None:
    class WrittenMeanwhile(MemoryStore):
        """A store in which a client records an entry after the log was read."""

        def idempotency_records(self, session: str) -> list[IdempotencyRecord]:
            self.append([following_append(self, session, commands.fund_bank(1), key="late")])
            return super().idempotency_records(session)

    store = WrittenMeanwhile()
    session = append_session(store)
    before, keys = store.stored_events(session), MemoryStore.idempotency_records(store, session)
    assert stream_to_archive(store, session) == ArchivedStream(session, before, keys)
    assert len(store.stored_events(session)) == len(before) + 1


def on(number: int, spoil: Callable[[bytes], bytes]) -> Spoil:
    """Return a function that spoils line ``number``."""
    return lambda lines: [
        spoil(line) if position == number else line for position, line in enumerate(lines, start=1)
    ]


def replacing(old: bytes, new: bytes) -> Callable[[bytes], bytes]:
    def spoil(line: bytes) -> bytes:
        assert old in line
        return line.replace(old, new, 1)

    return spoil


def on_event(**fields: object) -> Spoil:
    return on(6, lambda line: with_fields(line, "event", **fields))


def on_key(**fields: object) -> Spoil:
    return on(14, lambda line: with_fields(line, "key", **fields))


def cut(lines: Lines) -> Lines:
    return [*lines[:30], lines[30][:-9]]


def swapped(lines: Lines) -> Lines:
    return [*lines[:5], lines[6], lines[5], *lines[7:]]


def mixed(lines: Lines) -> Lines:
    later = next(n for n, pair in enumerate(pairwise(lines)) if n > 1 and b'{"session"' in pair[0])
    return [*lines[:5], lines[later + 4], *lines[6:]]


NO_JSON = "The line is not JSON with only texts and whole numbers."
SPOILT: dict[str, tuple[Spoil, int, str]] = {
    "nothing": (lambda _lines: [], 1, "This is not an archive"),
    "cut in a line": (cut, 31, "ends before its last line"),
    "cut after a line": (lambda lines: lines[:30], 31, "ends before its last line"),
    "without its last line": (lambda lines: lines[:-1], 42, "ends before its last line"),
    "without its last byte": (on(42, lambda line: line[:-1]), 42, "ends before its last line"),
    "goes on": (lambda lines: [*lines, *lines], 42, "goes on after its last line"),
    "lines swapped": (swapped, 42, "Event 4 is missing"),
    "an event of another": (mixed, 6, "The event does not belong to"),
    "a line less": (lambda lines: [*lines[:5], *lines[6:]], 12, "should be the next event"),
    "a line more": (lambda lines: [*lines[:21], lines[20], *lines[21:]], 22, "begin the next"),
    "another amount": (
        on(6, replacing(rb"\":20", rb"\":21")),
        42,
        "Event 4 does not match its hash",
    ),
    "another actor": (on_event(actor="nobody"), 42, "Event 4 does not match its hash"),
    "another answer": (on_key(body="{}"), 42, "do not match its sha256."),
    "another time": (on(1, replacing(b"2026", b"2027")), 42, "do not match its sha256"),
    "other ends of lines": (lambda lines: [b"%s\r\n" % x[:-1] for x in lines], 42, "sha256"),
    "a float": (on(6, replacing(b'"version":4', b'"version":4.0')), 6, NO_JSON),
    "no number": (on(6, replacing(b'"version":4', b'"version":NaN')), 6, NO_JSON),
    "too many digits": (on(6, replacing(b'"version":4', b'"version":' + b"4" * 5000)), 6, NO_JSON),
    "nested deep": (on(6, lambda _line: b'{"event":' + b"[" * 100_000 + b"\n"), 6, NO_JSON),
    "NUL bytes": (on(6, replacing(b"keeper", b"\0\0\0")), 6, NO_JSON),
    "blank": (on(6, lambda _line: b"\n"), 6, NO_JSON),
    "binary": (on(6, lambda _line: b"\x89PNG\xff\n"), 6, "The line is not UTF-8."),
    "a list": (on(6, lambda _line: b"[]\n"), 6, "not a JSON object"),
    "an event with NUL": (on_event(actor="\0"), 6, "The actor of the event has a character"),
    "half a character": (on_event(entry="\ud83c"), 6, "The entry of the event has a character"),
    "a key with NUL": (on_key(fingerprint="\0"), 14, "The fingerprint of the key has a character"),
    "no text": (on_event(at=None), 6, "The at of the event has the wrong type"),
    "no version": (on_event(version=True), 6, "The version of the event has the wrong type"),
    "no yes or no": (on_key(settled=1), 14, "The settled of the key has the wrong type"),
    "a field more": (on_event(purse=5), 6, "should be the next event"),
    "a field less": (on(6, replacing(b'"actor"', b'"actors"')), 6, "should be the next event"),
    "a session twice": (lambda lines: [*lines[:21], *lines[1:21], lines[-1]], 22, "twice"),
    "no id": (on(2, replacing(b'"session":"', b'"session":"x')), 2, "must be a UUID"),
    "an id in capitals": (on(2, bytes.upper), 2, "should begin the next stream"),
    "less than no events": (on(2, replacing(b'"events":1', b'"events":-1')), 2, "number of events"),
    "keys without number": (on(2, replacing(b'"keys"', b'"key"')), 2, "number of keys"),
    "events without end": (
        on(2, replacing(b'"events":1', b'"events":19999999999')),
        13,
        "next event",
    ),
    "counted wrongly": (
        on(42, replacing(b'"events":2', b'"events":3')),
        42,
        "20 events; its last",
    ),
    "a newer format": (on(1, replacing(b"/1", b"/2")), 1, "is paroli-archive/2; this Paroli reads"),
    "another format": (on(1, replacing(b"paroli-archive", b"x")), 1, "This is not an archive"),
    "no format": (lambda lines: lines[1:], 1, "This is not an archive"),
}


@pytest.mark.parametrize("how", SPOILT)
def test_an_invalid_archive_is_refused_with_the_line(whole: Lines, how: str) -> None:
    spoil, line, words = SPOILT[how]
    with pytest.raises(BadArchive) as refused:
        check_archive(spoil(whole))
    assert words in refused.value.message
    assert refused.value.line == line
    assert refused.value.message.endswith(".")


def test_a_very_long_line_is_not_read_completely() -> None:
    stream = io.BytesIO(b"{}\n" + b"x" * 1000)
    with pytest.raises(BadArchive, match="longer than 50 bytes") as refused:
        list(read_lines(stream.readline, longest=50))
    assert refused.value.line == 2
    assert stream.tell() < 100
