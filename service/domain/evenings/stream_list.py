"""The chained list of a house's streams: a line for each session, evening and person ever opened.

Each line has the hash of the stream's first event and that of the line before. So a stream that
was deleted or replaced as a whole can be found.
"""

from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from hashlib import sha256
from typing import NamedTuple

from service.domain.session.log.chain import GENESIS, canonical_json


class FirstEvent(NamedTuple):
    """The entry and the hash of the first event of a stream."""

    stream: str
    entry: str
    hash: str


@dataclass(frozen=True, slots=True)
class ListedStream:
    """A line of the list. ``number`` counts from 1 without a gap."""

    number: int
    stream: str
    first_hash: str
    previous_hash: str
    hash: str


def list_link(number: int, stream: str, first_hash: str, previous_hash: str) -> str:
    """Return the hash of a line: SHA-256, in hex, of the canonical JSON of these fields."""
    fields = {
        "first_hash": first_hash,
        "number": number,
        "previous_hash": previous_hash,
        "stream": stream,
    }
    return sha256(canonical_json(fields).encode()).hexdigest()


def lines_after(
    newest: ListedStream | None, opened: Iterable[tuple[str, str]]
) -> Iterator[ListedStream]:
    """Yield the lines that follow ``newest``, for streams with the hashes of their first events."""
    number, previous = (newest.number, newest.hash) if newest else (0, GENESIS)
    for stream, first_hash in opened:
        number += 1
        link = list_link(number, stream, first_hash, previous)
        yield ListedStream(number, stream, first_hash, previous, link)
        previous = link


def list_break(lines: Sequence[ListedStream]) -> str | None:
    """Return what is wrong with the first line that breaks the chain, or None."""
    previous = GENESIS
    for number, line in enumerate(lines, start=1):
        if line.number != number:
            return f"Line {number} of the chained list is missing."
        if line.previous_hash != previous:
            return f"Line {number} of the chained list does not follow the line before it."
        if line.hash != list_link(number, line.stream, line.first_hash, previous):
            return f"Line {number} of the chained list does not match its hash."
        previous = line.hash
    return None
