"""The chained list of streams: a change to a line breaks every later one."""

import json
from dataclasses import replace
from hashlib import sha256

from service.domain.evenings.stream_list import ListedStream, lines_after, list_break
from service.domain.session.log.chain import GENESIS

OPENED = [("00000000-0000-4000-8000-000000000001", "a" * 64), ("person:Señora", "b" * 64)]


def test_lines_are_numbered_and_linked() -> None:
    first, second = lines_after(None, OPENED)
    assert (first.number, first.stream, first.previous_hash) == (1, OPENED[0][0], GENESIS)
    assert (second.number, second.first_hash) == (2, "b" * 64)
    assert second.previous_hash == first.hash
    assert list(lines_after(first, OPENED[1:])) == [second]
    fields = {
        "first_hash": "b" * 64,
        "number": 2,
        "previous_hash": first.hash,
        "stream": "person:Señora",
    }
    text = json.dumps(fields, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    assert second.hash == sha256(text.encode()).hexdigest()


def test_the_first_break_of_the_list_is_named() -> None:
    first, second = lines_after(None, OPENED)
    third: ListedStream = next(lines_after(second, OPENED[:1]))
    assert list_break([]) is None
    assert list_break([first, second, third]) is None
    assert list_break([first, third]) == "Line 2 of the chained list is missing."
    changed = replace(second, stream="person:Anne")
    assert list_break([first, changed]) == "Line 2 of the chained list does not match its hash."
    relinked = next(lines_after(first, [("person:Anne", "b" * 64)]))
    assert list_break([first, relinked, third]) == (
        "Line 3 of the chained list does not follow the line before it."
    )
