"""A session out of an archive is proven before it is kept, and fits what is there, or is named."""

import json
from collections.abc import Callable, Sequence
from dataclasses import replace
from functools import partial
from typing import Any

import pytest

from service.application.archive import ArchivedSession, read_archive, session_to_archive
from service.application.archive_import import ImportResult, import_sessions
from service.application.draft import SETTLER
from service.application.errors import WrongVersion
from service.application.ports import HOUSE, Append, IdempotencyRecord, StandingsRow, StoredEvent
from service.domain.chain import canonical_json
from service.domain.ids import event_id
from service.store.codec import EventCodec
from service.store.memory import MemoryStore
from tests.factories import commands
from tests.store.archives import arrival, brought, exported, forged, packed, rechained
from tests.store.books import NOON, following, opening, played


@pytest.fixture
def there() -> MemoryStore:
    """The house that an archive comes from."""
    return MemoryStore()


@pytest.fixture
def session(there: MemoryStore) -> ArchivedSession:
    """A session of ten events; version 4 is a stake of anne's."""
    return session_to_archive(there, played(there))


@pytest.fixture
def here() -> MemoryStore:
    """The house that an archive comes to."""
    return MemoryStore()


def test_what_is_brought_in_is_what_was_there(
    there: MemoryStore, here: MemoryStore, session: ArchivedSession
) -> None:
    assert arrival(here, session) == ImportResult(session.session, 10, len(session.keys))
    assert session_to_archive(here, session.session) == session
    assert here.row(session.session) == there.row(session.session)
    assert here.postings(session.session) == there.postings(session.session)
    standings = here.standings(session.session)
    assert standings is not None
    assert standings.version == 10


def test_what_was_taken_back_stays_taken_back(there: MemoryStore, here: MemoryStore) -> None:
    session = played(there)
    event = "session.entries_taken_back.v1"
    last = there.stored_events(session)[-1]
    noted = replace(last, version=11, entry="note", name=event)
    noted = replace(noted, id=event_id(session, "entry:note:0"))
    noted = replace(noted, data=canonical_json({"entries": [last.entry]}))
    both = replace(
        session_to_archive(there, session), events=rechained([*there.stored_events(session), noted])
    )
    assert arrival(here, both).events == 11
    postings = here.postings(session)
    assert [p.source for v, p in postings if v == 11] == [p.target for v, p in postings if v == 10]


def with_data(**fields: Any) -> Callable[[StoredEvent], StoredEvent]:
    def change(event: StoredEvent) -> StoredEvent:
        return replace(event, data=canonical_json({**json.loads(event.data), **fields}))

    return change


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
        "The postings add up to too much",
    ),
    "words for money": (2, with_data(purse="500"), "do not follow from one another"),
    "a name with NUL": (2, with_data(punter="an\0ne"), "Event 2 has an invalid posting."),
    "a title with NUL": (1, with_data(name="Friday\0"), "The session's name has an invalid"),
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
    "a pen for another": (4, pen_for("someone", "desk"), "Event 4 gives the pen to the wrong key"),
    "a pen for a list": (4, pen_for("keeper", []), "Event 4 gives the pen to the wrong key"),
    "a pen with NUL": (4, pen_for("keeper", "de\0sk"), "Event 4 gives the pen to the wrong key"),
    "a pen before all": (1, pen_for("t", "desk"), "do not follow from one another"),
    "a title of lists": (1, with_data(name=[]), "The session's name has an invalid"),
}


@pytest.mark.parametrize("how", FORGED)
def test_a_forged_event_is_refused_though_its_chain_is_right(
    here: MemoryStore, session: ArchivedSession, how: str
) -> None:
    version, change, words = FORGED[how]
    beginning = replace(session, events=session.events[:version], keys=())
    problem = arrival(here, forged(beginning, version, change)).problem
    assert problem is not None
    assert words in problem
    assert here.streams() == []


def test_an_event_with_an_id_to_come_is_refused(
    there: MemoryStore, here: MemoryStore, session: ArchivedSession
) -> None:
    other = played(here)
    for seed in ("entry:next:0", "settlement:10:0"):
        coming = event_id(other, seed)
        squatting = forged(session, 4, partial(replace, id=coming))
        assert arrival(here, squatting).problem == "Event 4 has the wrong id."
    settled = next(event for event in session.events if event.actor == SETTLER)
    moved = forged(session, settled.version, lambda e: replace(e, actor="keeper"))
    assert arrival(here, moved).problem == (f"Event {settled.version} has the wrong id.")
    assert here.streams() == [other]


def test_a_changed_event_is_refused_with_its_version(
    here: MemoryStore, session: ArchivedSession
) -> None:
    events = list(session.events)
    events[3] = with_data(amount=21)(events[3])
    problem = "Event 4 does not match its hash."
    lines = packed(replace(session, events=events))
    (refused,) = import_sessions(here, EventCodec(), read_archive(lines))
    assert refused == ImportResult(session.session, problem=problem)
    assert here.streams() == []


@pytest.mark.parametrize(
    ("first", "last", "problem"),
    [
        (0, 0, "There are no events."),
        (1, 10, "Event 1 is missing."),
    ],
)
def test_a_session_without_its_beginning_is_refused(
    here: MemoryStore, session: ArchivedSession, first: int, last: int, problem: str
) -> None:
    part = replace(session, events=session.events[first:last])
    assert arrival(here, part).problem == problem


def other_keys(
    session: ArchivedSession, change: Callable[[IdempotencyRecord], IdempotencyRecord]
) -> ArchivedSession:
    return replace(session, keys=[*session.keys[:2], change(session.keys[2]), *session.keys[3:]])


KEYS: dict[str, Callable[[IdempotencyRecord], IdempotencyRecord]] = {
    "of another": lambda kept: replace(kept, scope="another"),
    "before the first": lambda kept: replace(kept, version=0),
    "beyond the last": lambda kept: replace(kept, version=11),
    "no JSON": lambda kept: replace(kept, body="{"),
    "deep JSON": lambda kept: replace(kept, body=DEEP),
    "of the house alone": lambda kept: replace(kept, scope=HOUSE),
}


@pytest.mark.parametrize("how", KEYS)
def test_a_key_that_the_session_cannot_have_made_is_refused(
    here: MemoryStore, session: ArchivedSession, how: str
) -> None:
    problem = arrival(here, other_keys(session, KEYS[how])).problem
    assert problem == f"Its key {session.keys[2].key!r} does not belong to it."
    assert here.streams() == []


def test_a_key_that_is_there_twice_is_refused(here: MemoryStore, session: ArchivedSession) -> None:
    twice = replace(session, keys=[*session.keys, session.keys[0]])
    assert arrival(here, twice).problem == "It has the same key twice."


def test_one_key_opens_a_session_with_one_answer(
    here: MemoryStore, session: ArchivedSession
) -> None:
    second = replace(session, keys=[*session.keys, replace(session.keys[2], scope=HOUSE)])
    assert arrival(here, second).problem == "More than one key opened it."
    (opened,) = [kept for kept in session.keys if kept.scope == HOUSE]
    for change in ({"fingerprint": "x"}, {"body": "{}"}, {"version": 2}, {"settled": False}):
        keys = [replace(kept, **change) if kept == opened else kept for kept in session.keys]
        problem = arrival(here, replace(session, keys=keys)).problem
        assert problem == f"Its key {opened.key!r} does not belong to it."
    assert here.streams() == []


def test_what_is_there_already_stays_as_it_is(here: MemoryStore, session: ArchivedSession) -> None:
    arrival(here, session)
    assert arrival(here, session) == ImportResult(session.session)
    here.append([following(here, session.session, commands.fund_bank(5))])
    longer = session_to_archive(here, session.session)
    assert arrival(here, session) == ImportResult(session.session)
    assert session_to_archive(here, session.session) == longer


def test_the_rest_of_what_is_there_in_part_is_added(
    there: MemoryStore, here: MemoryStore, session: ArchivedSession
) -> None:
    arrival(here, session)
    there.append(
        [following(there, session.session, commands.fund_bank(5), commands.pair("5", "6"))]
    )
    assert brought(here, exported(there)) == [ImportResult(session.session, 2, 2)]
    assert exported(here) == exported(there)
    assert here.postings(session.session) == there.postings(session.session)
    assert here.unsettled_sessions(limit=9) == [session.session]


def test_a_session_that_went_another_way_is_refused_and_the_others_come(
    there: MemoryStore, here: MemoryStore, session: ArchivedSession
) -> None:
    other = session_to_archive(there, played(there))
    arrival(here, session)
    here.append([following(here, session.session, commands.fund_bank(5))])
    there.append([following(there, session.session, commands.fund_bank(6))])
    before = session_to_archive(here, session.session)
    assert sorted(brought(here, exported(there)), key=lambda one: one.events) == [
        ImportResult(session.session, problem="The session here differs from event 11 on."),
        ImportResult(other.session, 10, len(other.keys)),
    ]
    assert session_to_archive(here, session.session) == before


def test_a_key_that_is_taken_keeps_the_whole_session_out(
    there: MemoryStore, here: MemoryStore, session: ArchivedSession
) -> None:
    other = session_to_archive(there, played(there))
    opened = next(kept for kept in session.keys if kept.scope == HOUSE)
    same = replace(
        other, keys=[replace(kept, key=opened.key) for kept in other.keys if kept.version == 1]
    )
    arrival(here, session)
    assert arrival(here, same).problem == (
        f"Its key {opened.key!r} already belongs to session {session.session} here."
    )
    assert here.streams() == [session.session]


def test_a_key_that_has_another_answer_here_is_refused(
    there: MemoryStore, here: MemoryStore, session: ArchivedSession
) -> None:
    arrival(here, session)
    there.append([following(there, session.session, commands.fund_bank(5))])
    longer = session_to_archive(there, session.session)
    other = other_keys(longer, lambda kept: replace(kept, body="{}"))
    key = longer.keys[2].key
    assert arrival(here, other).problem == f"Its key {key!r} has another response here."
    assert session_to_archive(here, session.session) == session


def test_an_event_of_the_same_id_keeps_the_whole_session_out(
    here: MemoryStore, session: ArchivedSession
) -> None:
    squatting = opening()
    (first,) = squatting.recorded
    taken = replace(first, id=session.events[3].id)
    here.append([replace(squatting, recorded=[taken])])
    assert arrival(here, session).problem == "One of its events has the id of another event."
    assert here.streams() == [squatting.stream]


class Broken(MemoryStore):
    """A house in which somebody ends the command at one of its writes."""

    left = 0

    def append(self, appends: Sequence[Append]) -> None:
        self._come_to_an_end()
        super().append(appends)

    def put_standings(self, row: StandingsRow) -> None:
        self._come_to_an_end()
        super().put_standings(row)

    def _come_to_an_end(self) -> None:
        self.left -= 1
        if self.left == 0:
            raise KeyboardInterrupt


@pytest.mark.parametrize("left", range(1, 7))
def test_a_move_that_broke_off_is_finished_by_the_next(there: MemoryStore, left: int) -> None:
    for _ in range(3):
        played(there)
    here = Broken()
    here.left = left
    with pytest.raises(KeyboardInterrupt):
        brought(here, exported(there))
    arrivals = brought(here, exported(there))
    assert sum(one.events > 0 for one in arrivals) == 3 - left // 2
    assert exported(here) == exported(there)
    assert all(here.standings(session) for session in there.streams())


def test_an_entry_made_here_meanwhile_is_seen(
    there: MemoryStore, here: MemoryStore, session: ArchivedSession
) -> None:
    class Overtaken(MemoryStore):
        """A house in which somebody enters the same thing after the log was read."""

        due = True

        def stored_events(self, stream: str) -> list[StoredEvent]:
            seen = super().stored_events(stream)
            if seen and self.due:
                self.due = False
                self.append([following(self, stream, commands.fund_bank(5))])
            return seen

    overtaken = Overtaken()
    arrival(overtaken, session)
    there.append([following(there, session.session, commands.fund_bank(5), commands.fund_bank(6))])
    assert brought(overtaken, exported(there)) == [ImportResult(session.session, 1, 1)]
    assert exported(overtaken) == exported(there)


def test_a_session_that_is_never_as_it_was_is_refused_in_the_end(session: ArchivedSession) -> None:
    class Restless(MemoryStore):
        """A house in which somebody is always faster."""

        def append(self, appends: Sequence[Append]) -> None:
            raise WrongVersion(appends[0].stream, appends[0].expected)

    assert arrival(Restless(), session).problem == (
        "Other clients write to it, or its books are wrong. Run `paroli verify`, then try again."
    )
