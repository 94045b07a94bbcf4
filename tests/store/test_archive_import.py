"""Importing a session checks it first, and compares it with an existing copy."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any
from uuid import uuid4

import pytest

from service.application.archive.archive import ArchivedStream, read_archive
from service.application.archive.archive_export import stream_to_archive
from service.application.archive.archive_import import ImportResult, import_streams
from service.application.errors import WrongVersion
from service.application.ports.store import (
    HOUSE,
    Append,
    IdempotencyRecord,
    StandingsRow,
    StoredEvent,
)
from service.application.recording.draft import SETTLER
from service.application.recording.entry_response import to_json
from service.domain.games.basset import GAME
from service.domain.session.corrections import Undo
from service.domain.session.log.chain import canonical_json
from service.domain.values.ids import event_id
from service.store.log.codec import EventCodec
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.memory_store.store import MemoryStore
from tests.store.archive_lines import (
    export_lines,
    forge,
    import_lines,
    import_session,
    rehash,
    to_lines,
)
from tests.store.session_appends import (
    NOON,
    append_session,
    application_of,
    following_append,
    meta,
)


@pytest.fixture
def source() -> MemoryStore:
    """The store from which the archive is exported."""
    return MemoryStore()


@pytest.fixture
def session(source: MemoryStore) -> ArchivedStream:
    """A session of ten events; version 4 is a stake of anne."""
    return stream_to_archive(source, append_session(source))


@pytest.fixture
def target() -> MemoryStore:
    """The store into which the archive is imported."""
    return MemoryStore()


def test_an_imported_session_equals_the_exported_one(
    source: MemoryStore, target: MemoryStore, session: ArchivedStream
) -> None:
    assert import_session(target, session) == ImportResult(session.stream, 10, len(session.keys))
    assert stream_to_archive(target, session.stream) == session
    assert target.row(session.stream) == source.row(session.stream)
    assert target.postings(session.stream) == source.postings(session.stream)
    assert (standings := target.standings(session.stream)) is not None
    assert standings.version == 10


def test_undone_entries_stay_undone_after_an_import(
    source: MemoryStore, target: MemoryStore
) -> None:
    session = append_session(source)
    application_of(source).recorder.enter(session, Undo(), meta("note"))
    archived = stream_to_archive(source, session)
    *events, noted = archived.events
    data = {"entries": [events[-1].entry]}
    older = replace(noted, name="session.entries_taken_back.v1", data=canonical_json(data))
    events = rehash([*events, older])
    keys = [record for record in archived.keys if record.key != "note"]
    (record,) = (record for record in archived.keys if record.key == "note")
    response = json.loads(record.body)
    response["events"][0] |= {"schema_version": 1, "data": data, "hash": events[-1].hash}
    keys.append(replace(record, body=to_json(response)))
    assert import_session(target, replace(archived, events=events, keys=keys)).events == 11
    postings = target.postings(session)
    assert [p.source for v, p in postings if v == 11] == [p.target for v, p in postings if v == 10]


def with_data(**fields: Any) -> Callable[[StoredEvent], StoredEvent]:
    return lambda event: replace(event, data=canonical_json({**json.loads(event.data), **fields}))


def pen_for(holder: str, device: Any) -> Callable[[StoredEvent], StoredEvent]:
    data = canonical_json({"device": device, "holder": holder})
    return lambda event: replace(event, name="session.pen_taken.v1", data=data)


DEEP = "[" * 100_000 + "]" * 100_000
FORGED: dict[str, tuple[int, Callable[[StoredEvent], StoredEvent], str]] = {
    "a float": (4, lambda e: replace(e, data=e.data.replace("20", "20.0")), "20.0 is not a whole"),
    "not canonical": (4, lambda e: replace(e, data=f"{e.data} "), "Event 4 ('basset.stake_placed"),
    "unknown": (4, lambda e: replace(e, name="basset.fire.v1"), "Event 4 ('basset.fire.v1')"),
    "another game": (1, lambda e: replace(e, name="whist.opened.v1"), "Event 1 ('whist"),
    "nested deep": (4, lambda e: replace(e, data=DEEP), "Event 4 ('basset.stake_placed"),
    "nobody": (4, with_data(punter="nobody"), "do not follow from one another"),
    "no opening": (1, lambda e: replace(e, name="basset.bank_funded.v1"), "Event 1 ('basset.bank_"),
    "true": (2, with_data(purse=True), "Event 2 has an invalid posting."),
    "less than nothing": (2, with_data(purse=-500), "Event 2 has an invalid posting."),
    "more than there is": (
        2,
        with_data(purse=2**63),
        "The sum of the postings is too large",
    ),
    "words for money": (2, with_data(purse="500"), "do not follow from one another"),
    "a name with NUL": (2, with_data(punter="an\0ne"), "Event 2 has an invalid posting."),
    "a title with NUL": (1, with_data(name="Friday\0"), "Its name has an invalid"),
    "no clock's form": (
        4,
        lambda e: replace(e, at="2026-01-06T12:00:00Z"),
        "has an invalid time",
    ),
    "no day": (
        4,
        lambda e: replace(e, at="2026-02-30T12:00:00.000000Z"),
        "has an invalid time",
    ),
    "a zone": (4, lambda e: replace(e, at=f"{NOON[:-1]}+00:00Z"), "has an invalid time"),
    "whenever": (4, lambda e: replace(e, occurred_at="\x1b[2J"), "has an invalid time"),
    "an escape": (4, lambda e: replace(e, name="\x1b[2J"), r"Event 4 ('\x1b[2J') cannot be read"),
    "a pen for another": (
        4,
        pen_for("someone", "tablet"),
        "Event 4 gives the pen to the wrong key",
    ),
    "a pen for a list": (4, pen_for("keeper", []), "Event 4 gives the pen to the wrong key"),
    "a pen with NUL": (4, pen_for("keeper", "de\0sk"), "Event 4 gives the pen to the wrong key"),
    "a pen before all": (1, pen_for("t", "tablet"), "do not follow from one another"),
    "a title of lists": (1, with_data(name=[]), "Its name has an invalid"),
}


@pytest.mark.parametrize("how", FORGED)
def test_a_forged_event_with_a_valid_chain_is_refused(
    target: MemoryStore, session: ArchivedStream, how: str
) -> None:
    version, change, words = FORGED[how]
    beginning = replace(session, events=session.events[:version], keys=())
    problem = import_session(target, forge(beginning, version, change)).problem
    assert problem is not None
    assert words in problem
    assert target.streams() == []


def test_an_event_with_the_id_of_a_future_event_is_refused(
    source: MemoryStore, target: MemoryStore, session: ArchivedStream
) -> None:
    other = append_session(target)
    for seed in ("entry:next:0", "settlement:10:0"):
        future_id = event_id(other, seed)
        forged = forge(session, 4, partial(replace, id=future_id))
        assert import_session(target, forged).problem == "Event 4 has the wrong id."
    settled = next(event for event in session.events if event.actor == SETTLER)
    moved = forge(session, settled.version, lambda e: replace(e, actor="keeper"))
    assert import_session(target, moved).problem == (f"Event {settled.version} has the wrong id.")
    assert target.streams() == [other]


def test_an_event_with_the_id_of_an_earlier_one_is_refused(
    target: MemoryStore, session: ArchivedStream
) -> None:
    first, later = session.events[3], session.events[5]
    assert first.actor == later.actor == session.events[4].actor
    forged = forge(session, 6, partial(replace, id=first.id, entry=first.entry))
    assert import_session(target, forged).problem == "Event 6 has the id of an earlier event."


def test_a_changed_event_is_refused_with_its_version(
    target: MemoryStore, session: ArchivedStream
) -> None:
    events = list(session.events)
    events[3] = with_data(amount=21)(events[3])
    problem = "Event 4 does not match its hash."
    lines = to_lines(replace(session, events=events))
    (refused,) = import_streams(target, EventCodec(), read_archive(lines))
    assert refused == ImportResult(session.stream, problem=problem)
    assert target.streams() == []


@pytest.mark.parametrize(
    ("first", "last", "problem"),
    [
        (0, 0, "There are no events."),
        (1, 10, "Event 1 is missing."),
    ],
)
def test_a_session_without_its_first_events_is_refused(
    target: MemoryStore, session: ArchivedStream, first: int, last: int, problem: str
) -> None:
    part = replace(session, events=session.events[first:last])
    assert import_session(target, part).problem == problem


def other_keys(
    session: ArchivedStream, change: Callable[[IdempotencyRecord], IdempotencyRecord]
) -> ArchivedStream:
    return replace(session, keys=[*session.keys[:2], change(session.keys[2]), *session.keys[3:]])


KEYS: dict[str, Callable[[IdempotencyRecord], IdempotencyRecord]] = {
    "of another": lambda record: replace(record, scope="another"),
    "before the first": lambda record: replace(record, version=0),
    "beyond the last": lambda record: replace(record, version=11),
    "no JSON": lambda record: replace(record, body="{"),
    "deep JSON": lambda record: replace(record, body=DEEP),
    "of the house alone": lambda record: replace(record, scope=HOUSE),
}


@pytest.mark.parametrize("how", KEYS)
def test_a_key_that_does_not_fit_its_session_is_refused(
    target: MemoryStore, session: ArchivedStream, how: str
) -> None:
    problem = import_session(target, other_keys(session, KEYS[how])).problem
    assert problem == f"Its idempotency key {session.keys[2].key!r} belongs to none of its entries."
    assert target.streams() == []


def test_a_repeated_key_is_refused(target: MemoryStore, session: ArchivedStream) -> None:
    twice = replace(session, keys=[*session.keys, session.keys[0]])
    assert import_session(target, twice).problem == "It has the same idempotency key twice."


def test_a_session_has_exactly_one_opening_key(
    target: MemoryStore, session: ArchivedStream
) -> None:
    second = replace(session, keys=[*session.keys, replace(session.keys[2], scope=HOUSE)])
    assert import_session(target, second).problem == "More than one idempotency key opened it."
    (opening_record,) = [record for record in session.keys if record.scope == HOUSE]
    changes: list[dict[str, Any]] = [{"fingerprint": "x"}, {"body": "{}"}]
    changes += [{"version": 2}, {"settled": False}]
    for change in changes:
        keys = [
            replace(record, **change) if record == opening_record else record
            for record in session.keys
        ]
        problem = import_session(target, replace(session, keys=keys)).problem
        assert (
            problem == f"Its idempotency key {opening_record.key!r} belongs to none of its entries."
        )
    assert target.streams() == []


def test_an_existing_session_is_skipped(target: MemoryStore, session: ArchivedStream) -> None:
    import_session(target, session)
    assert import_session(target, session) == ImportResult(session.stream)
    target.append([following_append(target, session.stream, commands.fund_bank(5))])
    longer = stream_to_archive(target, session.stream)
    assert import_session(target, session) == ImportResult(session.stream)
    assert stream_to_archive(target, session.stream) == longer


def test_a_partial_session_is_completed(
    source: MemoryStore, target: MemoryStore, session: ArchivedStream
) -> None:
    import_session(target, session)
    source.append(
        [following_append(source, session.stream, commands.fund_bank(5), commands.pair("5", "6"))]
    )
    assert import_lines(target, export_lines(source)) == [ImportResult(session.stream, 2, 2)]
    assert export_lines(target) == export_lines(source)
    assert target.postings(session.stream) == source.postings(session.stream)
    assert target.unsettled_sessions(limit=9) == [session.stream]


def test_a_diverged_session_is_refused_and_others_are_imported(
    source: MemoryStore, target: MemoryStore, session: ArchivedStream
) -> None:
    other = stream_to_archive(source, append_session(source))
    import_session(target, session)
    target.append([following_append(target, session.stream, commands.fund_bank(5))])
    source.append([following_append(source, session.stream, commands.fund_bank(6))])
    before = stream_to_archive(target, session.stream)
    assert sorted(import_lines(target, export_lines(source)), key=lambda result: result.events) == [
        ImportResult(session.stream, problem="It differs here from event 11 on."),
        ImportResult(other.stream, 10, len(other.keys)),
    ]
    assert stream_to_archive(target, session.stream) == before


def test_a_session_with_a_key_of_another_session_is_refused(
    target: MemoryStore, session: ArchivedStream
) -> None:
    opening_record = next(record for record in session.keys if record.scope == HOUSE)
    other, elsewhere = str(uuid4()), MemoryStore()
    opening = OpeningFactory.build()
    application_of(elsewhere).recorder.open(other, GAME, opening, meta(opening_record.key))
    same = stream_to_archive(elsewhere, other)
    import_session(target, session)
    assert import_session(target, same).problem == (
        f"Its key {opening_record.key!r} already belongs to session {session.stream} here."
    )
    assert target.streams() == [session.stream]


def test_a_key_with_another_stored_response_is_refused(
    source: MemoryStore, target: MemoryStore, session: ArchivedStream
) -> None:
    import_session(target, session)
    source.append([following_append(source, session.stream, commands.fund_bank(5))])
    longer = stream_to_archive(source, session.stream)
    other = other_keys(longer, lambda record: replace(record, fingerprint="another"))
    key = longer.keys[2].key
    assert import_session(target, other).problem == f"Its key {key!r} has another response here."
    assert stream_to_archive(target, session.stream) == session


class InterruptedStore(MemoryStore):
    """A store in which a write is interrupted as by Ctrl-C."""

    writes_left = 0

    def append(self, appends: Sequence[Append]) -> None:
        self._count_down()
        super().append(appends)

    def put_standings(self, *rows: StandingsRow) -> None:
        self._count_down()
        super().put_standings(*rows)

    def _count_down(self) -> None:
        self.writes_left -= 1
        if self.writes_left == 0:
            raise KeyboardInterrupt


@pytest.mark.parametrize("writes_left", range(1, 7))
def test_a_second_import_completes_an_interrupted_one(
    source: MemoryStore, writes_left: int
) -> None:
    for _ in range(3):
        append_session(source)
    target = InterruptedStore()
    target.writes_left = writes_left
    with pytest.raises(KeyboardInterrupt):
        import_lines(target, export_lines(source))
    results = import_lines(target, export_lines(source))
    assert sum(result.events > 0 for result in results) == 3 - writes_left // 2
    assert export_lines(target) == export_lines(source)
    assert all(target.standings(session) for session in source.streams())


def test_an_entry_recorded_during_an_import_is_kept(
    source: MemoryStore, target: MemoryStore, session: ArchivedStream
) -> None:
    class WrittenMeanwhile(MemoryStore):
        """A store in which another client records an entry after the log was read."""

        due = True

        def stored_events(self, stream: str) -> list[StoredEvent]:
            seen = super().stored_events(stream)
            if seen and self.due:
                self.due = False
                self.append([following_append(self, stream, commands.fund_bank(5))])
            return seen

    written_meanwhile = WrittenMeanwhile()
    import_session(written_meanwhile, session)
    source.append(
        [following_append(source, session.stream, commands.fund_bank(5), commands.fund_bank(6))]
    )
    assert import_lines(written_meanwhile, export_lines(source)) == [
        ImportResult(session.stream, 1, 1)
    ]
    assert export_lines(written_meanwhile) == export_lines(source)


def test_a_session_that_changes_at_every_attempt_is_refused(session: ArchivedStream) -> None:
    class AlwaysAhead(MemoryStore):
        """A store in which another client always writes first."""

        def append(self, appends: Sequence[Append]) -> None:
            raise WrongVersion(appends[0].stream, appends[0].expected)

    assert import_session(AlwaysAhead(), session).problem == (
        "Other clients write to it, or its accounts are wrong. Run `paroli verify`, then try again."
    )
