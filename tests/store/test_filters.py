"""The contract of every store: lists of some sessions, events and postings."""

from functools import partial

from service.application.ports.store import SessionFilter, Store
from service.domain.session.log.recorded import event_type
from tests.store.session_appends import LATER, NOON, append_session, opening_append


def test_sessions_can_be_listed_by_day_and_game(store: Store) -> None:
    days = ("2026-01-05T23:59:59.999999Z", NOON, LATER, "2026-01-07T00:00:00.000000Z")
    rows = []
    for day in days:
        append = opening_append(at=day)
        store.append([append])
        rows.append(append.row)
    for since, until, expected in (
        ("2026-01-06", None, rows[1:]),
        (None, "2026-01-06T24", rows[:3]),
        ("2026-01-06", "2026-01-06T24", rows[1:3]),
    ):
        only = SessionFilter(game="basset", since=since, until=until, closed=False)
        assert store.rows(before=None, limit=9, only=only) == expected[::-1]
        first = store.rows(before=None, limit=1, only=only)
        assert (
            store.rows(before=(first[0].opened_at, first[0].id), limit=9, only=only)
            == expected[-2::-1]
        )
    assert store.rows(before=None, limit=9, only=SessionFilter(game="lansquenet")) == []


def test_events_are_read_by_type(store: Store) -> None:
    session = append_session(store)
    events = store.events(session)
    for name in {r.name for r in events} | {event_type(r.name) for r in events}:
        same = [r for r in events if name in {r.name, event_type(r.name)}]
        after = {"after": same[0].version - 1, "upto": len(events)}
        assert store.events_of_type(session, name, **after, limit=99) == same
        assert store.events_of_type(session, name, **after, limit=1) == same[:1]
        within = {"after": same[0].version, "upto": same[-1].version - 1}
        assert store.events_of_type(session, name, **within, limit=99) == same[1:-1]
    assert store.events_of_type(session, "basset.stake", after=0, upto=99, limit=99) == []


def test_postings_are_read_by_account(store: Store) -> None:
    session = append_session(store)
    postings = store.postings(session)
    versions = {version for version, _ in postings}
    lines = {v: [p for version, p in postings if version == v] for v in versions}
    for account in store.balances(session):
        read = partial(store.account_postings, session, account)
        own = read(after=0, upto=99, limit=99)
        assert all(lines[v][line - 1] == posting for v, line, posting in own)
        assert [(v, p) for v, _, p in own] == [
            (v, p) for v, p in postings if account in {p.source, p.target}
        ]
        first = read(after=0, upto=99, limit=1)
        assert first == [p for p in own if p.version == own[0].version]
        rest = read(after=first[-1].version, upto=own[-1].version - 1, limit=99)
        assert rest == [p for p in own if first[-1].version < p.version < own[-1].version]
