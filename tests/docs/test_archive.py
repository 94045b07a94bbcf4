"""The archive page names every member of an archive."""

import json
import re
from uuid import uuid4

from service.application.archive.archive import FORMAT
from service.application.recording.draft import Meta
from service.domain.evenings.gatherings import DescribeGathering
from service.domain.people.person import RegisterPerson
from tests.docs.pages import page, rows, ticked
from tests.factories.basset.random_houses import handler_over
from tests.memory_store.store import MemoryStore
from tests.store.archive_lines import export_lines
from tests.store.session_appends import append_session

PAGE = page("docs/reference/archive.md")


def members(beginning: str) -> set[str]:
    """Return the members in the sentence that starts with ``beginning``."""
    found = re.search(rf"^{beginning} has (.+?)(?:\. |:)", PAGE, re.MULTILINE | re.DOTALL)
    assert found, beginning
    return set(ticked(found[1])) - {"house"}


def meta(key: str) -> Meta:
    return Meta(key=key, fingerprint=key, actor="tests")


def test_every_member_of_every_line_is_named() -> None:
    store = MemoryStore()
    append_session(store)
    application, number = handler_over(store), str(uuid4())
    evening = DescribeGathering(name="Twelfth Night", date="2026-01-06", place=None)
    application.gatherings.open(number, evening, meta("evening"))
    application.people.register(number, RegisterPerson(name="Anne"), meta("anne"))
    application.people.put_contact(number, "anne@example.org")
    archive = [json.loads(line) for line in export_lines(store)]
    assert archive[0]["format"] == FORMAT
    kinds = ("session", "gathering", "person", "event", "key")
    found = {kind: next(line for line in archive if kind in line) for kind in kinds}
    event, key = found["event"], found["key"]
    lines = [archive[0], *found.values(), archive[-1]]
    named = [set(ticked(row[1])) - {FORMAT} for row in rows(PAGE)]
    assert named == [set(line) for line in lines]
    assert members("An event") == set(event["event"])
    assert members("A key") == set(key["key"])
