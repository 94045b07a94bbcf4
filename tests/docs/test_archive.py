"""The archive page names every member of an archive."""

import json
import re

from service.application.archive import FORMAT
from service.store.memory import MemoryStore
from tests.docs.pages import page, rows, ticked
from tests.store.archive_lines import export_lines
from tests.store.session_appends import append_session

PAGE = page("docs/reference/archive.md")


def members(beginning: str) -> set[str]:
    """Return the members in the sentence that starts with ``beginning``."""
    found = re.search(rf"^{beginning} has (.+?)(?:\. |:)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, beginning
    return set(ticked(found[1])) - {"house"}


def test_every_member_of_every_line_is_named() -> None:
    store = MemoryStore()
    append_session(store)
    first, session, event, *_, key, last = map(json.loads, export_lines(store))
    assert first["format"] == FORMAT
    lines = [first, session, event, key, last]
    named = [set(ticked(row[1])) - {FORMAT} for row in rows(PAGE)]
    assert named == [set(line) for line in lines]
    assert members("An event") == set(event["event"])
    assert members("A key") == set(key["key"])
