"""The contract that every store keeps."""

from dataclasses import replace

import pytest

from service.application.errors import KeyTaken, WrongVersion
from service.application.ports.store import HOUSE, Append, SessionFilter, SessionRow, Store
from service.application.recording.draft import SETTLER
from service.application.sessions.session_cache import SessionCache
from service.domain.ledger import Posting, balances_of
from service.domain.port.parties import CLOSED
from tests.factories.basset import commands
from tests.store.session_appends import (
    LATER,
    NOON,
    append_session,
    following_append,
    opening_append,
)


def read_everything(store: Store, session: str) -> tuple[object, ...]:
    return (
        store.events(session),
        store.stored_events(session),
        store.postings(session),
        store.balances(session),
        store.row(session),
        store.standings(session),
        store.idempotency_records(session),
    )


def test_an_append_is_read_back_byte_for_byte(store: Store) -> None:
    first = opening_append()
    store.append([first])
    second = following_append(
        store, first.stream, commands.seat("Zoë: 50 %"), commands.fund_bank(12)
    )
    store.append([second])
    session = first.stream
    assert store.events(session) == [*first.recorded, *second.recorded]
    assert store.postings(session) == [*first.postings, *second.postings]
    assert store.row(session) == second.row
    for records in (*first.idempotency_records, *second.idempotency_records):
        assert store.idempotency_record(records.scope, records.key) == records
    assert [s.hash for s in store.stored_events(session)] == [r.hash for r in store.events(session)]
    assert store.streams() == [session]


def test_an_unknown_session_has_no_data(store: Store) -> None:
    assert read_everything(store, "nobody") == ([], [], [], {}, None, None, [])
    assert store.idempotency_record(HOUSE, "no key") is None
    assert store.rows(before=None, limit=9) == []
    assert store.unsettled_sessions(limit=9) == []
    assert store.streams() == []


def test_events_are_read_between_versions(store: Store) -> None:
    session = append_session(store)
    versions = [r.version for r in store.events(session)]
    assert versions == list(range(1, len(versions) + 1))
    assert len(versions) > 9

    def read(**within: int) -> list[int]:
        return [r.version for r in store.events(session, **within)]

    assert read(after=3) == versions[3:]
    assert read(upto=5) == versions[:5]
    assert read(after=3, upto=5) == [4, 5]
    assert read(after=3, limit=2) == [4, 5]
    assert read(after=5, upto=3) == []
    assert read(after=versions[-1]) == []


@pytest.mark.parametrize("step", [-1, 1])
def test_an_append_at_another_version_records_nothing(store: Store, step: int) -> None:
    session = append_session(store)
    before = read_everything(store, session)
    append = following_append(store, session, commands.fund_bank(5), key="late")
    moved = tuple(replace(r, version=r.version + step) for r in append.recorded)
    late = replace(
        append,
        expected=append.expected + step,
        recorded=moved,
        postings=tuple((version + step, posting) for version, posting in append.postings),
        row=replace(append.row, version=append.row.version + step),
    )
    with pytest.raises(WrongVersion):
        store.append([late])
    assert read_everything(store, session) == before
    assert store.idempotency_record(session, late.idempotency_records[0].key) is None


def test_an_append_to_another_history_of_the_same_version_records_nothing(store: Store) -> None:
    """After a restore from a backup, a process may know another history."""
    session = append_session(store)
    before = read_everything(store, session)
    append = following_append(store, session, commands.fund_bank(5))
    other = replace(append.recorded[0], previous_hash="0" * 64)
    with pytest.raises(WrongVersion):
        store.append([replace(append, recorded=(other,))])
    assert read_everything(store, session) == before
    store.append([append])


def test_a_settlement_that_another_writer_recorded_is_a_wrong_version(store: Store) -> None:
    """Its events have the same ids, and it has no key."""
    session = append_session(store)
    store.append([following_append(store, session, commands.pair("5", "6"))])
    due = following_append(store, session, commands.fund_bank(5))
    settlement = [recorded for recorded in due.recorded if recorded.actor == SETTLER]
    alone = replace(
        due,
        recorded=settlement,
        idempotency_records=(),
        postings=[(v, p) for v, p in due.postings if v <= settlement[-1].version],
        row=replace(due.row, version=settlement[-1].version),
    )
    store.append([alone])
    before = read_everything(store, session)
    with pytest.raises(WrongVersion):
        store.append([alone])
    assert read_everything(store, session) == before


def test_a_session_is_opened_once(store: Store) -> None:
    first = opening_append()
    store.append([first])
    with pytest.raises(WrongVersion):
        store.append([opening_append(first.stream, at=LATER, key="again")])
    assert store.events(first.stream) == list(first.recorded)
    assert store.row(first.stream) == first.row
    assert store.idempotency_record(HOUSE, f"again-{first.stream}") is None


def test_an_append_to_an_unknown_session_is_refused(store: Store) -> None:
    session = append_session(store)
    append = following_append(store, session, commands.fund_bank(5))
    stray = replace(
        append,
        stream="stray",
        recorded=tuple(replace(r, stream="stray") for r in append.recorded),
        row=replace(append.row, id="stray"),
    )
    with pytest.raises(WrongVersion):
        store.append([stray])
    assert read_everything(store, "stray") == ([], [], [], {}, None, None, [])


def test_a_used_key_records_nothing(store: Store) -> None:
    session = append_session(store)
    before = read_everything(store, session)
    append = following_append(store, session, commands.fund_bank(5), commands.fund_bank(6))
    taken = store.idempotency_record(session, f"open-{session}")
    assert taken is not None
    clash = replace(
        append,
        idempotency_records=(
            append.idempotency_records[0],
            replace(append.idempotency_records[1], key=taken.key),
        ),
    )
    with pytest.raises(KeyTaken, match=taken.key):
        store.append([clash])
    assert read_everything(store, session) == before
    assert store.idempotency_record(session, append.idempotency_records[0].key) is None
    assert store.idempotency_record(session, taken.key) == taken


def test_the_keys_of_a_session_include_its_opening_key(store: Store) -> None:
    session, other = append_session(store), append_session(store)
    append = following_append(store, session, commands.fund_bank(5))
    same = replace(append.idempotency_records[0], key=f"open-{other}")
    store.append([replace(append, idempotency_records=(same,))])
    entries = {r.entry for r in store.events(session)[:-1]} | {same.key}
    places = [(HOUSE, f"open-{session}"), *((session, entry) for entry in entries)]
    assert store.idempotency_records(session) == [
        store.idempotency_record(*place) for place in sorted(places)
    ]
    assert same in store.idempotency_records(session)
    assert store.idempotency_records("nobody") == store.idempotency_records(HOUSE) == []


def test_the_same_key_is_free_in_another_scope(store: Store) -> None:
    sessions = [append_session(store), append_session(store)]
    for session in sessions:
        store.append([following_append(store, session, commands.fund_bank(5), key="same")])
    version = store.events(sessions[0])[-1].version
    records = [store.idempotency_record(session, f"same-{version}") for session in sessions]
    assert [k.session for k in records if k] == sessions


def test_several_sessions_are_appended_together(store: Store) -> None:
    appends = [opening_append(), opening_append(), opening_append()]
    store.append(appends)
    assert store.streams() == sorted(append.stream for append in appends)
    for append in appends:
        assert store.events(append.stream) == list(append.recorded)


def test_one_invalid_append_stops_all(store: Store) -> None:
    sessions = [append_session(store), append_session(store)]
    before = [read_everything(store, session) for session in sessions]
    fine, late = (
        following_append(store, session, commands.fund_bank(5), key="both") for session in sessions
    )
    taken = replace(late.idempotency_records[0], key=f"open-{late.stream}")
    for wrong, error in (
        (opening_append(late.stream, key="again"), WrongVersion),
        (replace(late, idempotency_records=(taken,)), KeyTaken),
    ):
        for appends in ([fine, wrong], [wrong, fine]):
            with pytest.raises(error):
                store.append(appends)
    assert [read_everything(store, session) for session in sessions] == before
    assert store.idempotency_record(fine.stream, fine.idempotency_records[0].key) is None


def incomplete_appends(append: Append) -> dict[str, Append]:
    first, *others = append.recorded
    return {
        "no events": replace(append, recorded=(), row=replace(append.row, version=append.expected)),
        "a gap": replace(append, recorded=(first, *others[1:])),
        "a gap at the start": replace(append, recorded=tuple(others)),
        "twice": replace(append, recorded=(first, *append.recorded)),
        "out of order": replace(append, recorded=tuple(reversed(append.recorded))),
        "another stream": replace(append, recorded=(replace(first, stream="x"), *others)),
        "another's row": replace(append, row=replace(append.row, id="x")),
        "a row behind": replace(append, row=replace(append.row, version=append.expected + 1)),
        "a stray posting": replace(append, postings=((append.expected, Posting("a", "b", 1)),)),
    }


@pytest.mark.parametrize("how", list(incomplete_appends(opening_append())))
def test_an_incomplete_append_is_refused(store: Store, how: str) -> None:
    session = append_session(store)
    before = read_everything(store, session)
    append = following_append(
        store, session, commands.fund_bank(5), commands.fund_bank(6), commands.fund_bank(7)
    )
    with pytest.raises(ValueError, match=r"\."):
        store.append([incomplete_appends(append)[how]])
    assert read_everything(store, session) == before
    store.append([append])
    assert store.events(session)[-3:] == list(append.recorded)


def test_sessions_are_listed_newest_first_by_pages(store: Store) -> None:
    times = [NOON, LATER, NOON, NOON, LATER]
    appends = [opening_append(at=at) for at in times]
    for append in appends:
        store.append([append])
    expected = sorted((a.row for a in appends), key=lambda r: (r.opened_at, r.id), reverse=True)
    assert store.rows(before=None, limit=9) == expected
    assert store.rows(before=None, limit=2) == expected[:2]
    listed: list[SessionRow] = []
    while page := store.rows(before=cursor_after(listed), limit=2):
        listed += page
    assert listed == expected


def test_open_and_closed_sessions_can_be_listed_separately(store: Store) -> None:
    appends = [opening_append(at=at) for at in (NOON, LATER, NOON, LATER)]
    for append in appends:
        store.append([append])
    for append in appends[:2]:
        store.append([following_append(store, append.stream, commands.close())])
    every = store.rows(before=None, limit=9)
    closed_rows = [row for row in every if row.id in {append.stream for append in appends[:2]}]
    open_rows = [row for row in every if row not in closed_rows]
    for closed, expected in ((True, closed_rows), (False, open_rows)):
        only = SessionFilter(closed=closed)
        assert store.rows(before=None, limit=9, only=only) == expected
        first = store.rows(before=None, limit=1, only=only)
        assert store.rows(before=cursor_after(first), limit=9, only=only) == expected[1:]


def cursor_after(rows: list[SessionRow]) -> tuple[str, str] | None:
    return (rows[-1].opened_at, rows[-1].id) if rows else None


def test_a_new_session_does_not_change_the_next_page(store: Store) -> None:
    for _ in range(4):
        store.append([opening_append()])
    first = store.rows(before=None, limit=2)
    store.append([opening_append(at=LATER)])
    rest = store.rows(before=cursor_after(first), limit=9)
    assert [*first, *rest] == store.rows(before=None, limit=9)[1:]


def test_unsettled_sessions_are_listed_oldest_draw_first(store: Store) -> None:
    quiet, late, early = append_session(store), append_session(store), append_session(store)
    for session, at in ((late, "2026-01-07"), (early, "2026-01-06T14")):
        store.append([following_append(store, session, commands.pair("5", "6"), at=at)])
    assert store.unsettled_sessions(limit=9) == [early, late]
    assert store.unsettled_sessions(limit=1) == [early]
    store.append([following_append(store, early, commands.fund_bank(1))])  # settle first
    assert store.unsettled_sessions(limit=9) == [late]
    assert quiet not in store.unsettled_sessions(limit=9)


def test_postings_are_read_between_versions(store: Store) -> None:
    session = append_session(store)
    postings = store.postings(session)
    assert len({version for version, _ in postings}) < len(postings)
    for bound in range(store.events(session)[-1].version + 1):
        assert store.postings(session, upto=bound) == [p for p in postings if p[0] <= bound]
        assert store.postings(session, after=bound) == [p for p in postings if p[0] > bound]


@pytest.mark.parametrize("limit", range(1, 12))
def test_a_page_of_postings_never_splits_an_event(store: Store, limit: int) -> None:
    session = append_session(store)
    everyone = store.postings(session)
    after = 0
    pages: list[list[tuple[int, Posting]]] = []
    while page := store.postings(session, after=after, limit=limit):
        assert len(page) >= min(limit, len(everyone) - sum(map(len, pages)))
        assert len([p for p in page if p[0] < page[-1][0]]) < limit
        pages.append(page)
        after = page[-1][0]
    assert [posting for page in pages for posting in page] == everyone
    last = everyone[-1][0]
    assert store.postings(session, upto=last - 1, limit=99) == [p for p in everyone if p[0] < last]


def test_balances_are_those_of_the_postings_up_to_a_version(store: Store) -> None:
    session = append_session(store)
    for upto in (0, 1, 4, 7, 9, None):
        balances = store.balances(session, upto=upto)
        postings = (posting for _, posting in store.postings(session, upto=upto))
        assert balances == balances_of(postings)
        assert list(balances) == sorted(balances)
        assert sum(balances.values()) == 0
    assert 0 in store.balances(session).values(), "an account that was emptied is still there"


def test_balances_beyond_the_precision_of_a_float_are_exact(store: Store) -> None:
    session = append_session(store, [commands.fund_bank(10**12)] * 12)
    assert store.balances(session)["bank"] == 12 * 10**12 + 10_000
    postings = [(1, Posting("a", "b", 2**53 + 1)), (1, Posting("b", "c", 2**60 + 1))]
    store.replace_postings(session, postings, upto=99)
    assert store.balances(session) == {"a": -(2**53) - 1, "b": 2**53 - 2**60, "c": 2**60 + 1}


def test_postings_are_replaced_up_to_a_version(store: Store) -> None:
    session, other = append_session(store), append_session(store)
    others = store.postings(other)
    records = store.postings(session, after=5)
    replaced = [(2, Posting("a", "b", 1)), (2, Posting("a", "c", 2)), (5, Posting("b", "a", 3))]
    store.replace_postings(session, replaced, upto=5)
    assert store.postings(session) == [*replaced, *records]
    store.replace_postings(session, replaced, upto=store.events(session)[-1].version)
    assert store.postings(session) == replaced
    assert store.balances(session) == {"a": 0, "b": -2, "c": 2}
    assert store.postings(other) == others


def test_replacing_postings_removes_those_beyond_the_log(store: Store) -> None:
    session = append_session(store)
    right = store.postings(session)
    last = store.events(session)[-1].version
    store.replace_postings(session, [*right, (last + 7, Posting("a", "b", 1))], upto=last)
    assert len(store.postings(session)) == len(right) + 1
    store.replace_postings(session, right, upto=last)
    assert store.postings(session) == right


def test_the_row_of_a_session_is_replaced_unless_it_is_newer(store: Store) -> None:
    session = append_session(store)
    (before,) = store.changed_sessions(after=(0, ""), limit=9)
    row = before.row
    store.replace_session_row(replace(row, version=row.version - 1, name="older"))
    assert store.changed_sessions(after=(0, ""), limit=9) == [before]
    for wrong in (replace(row, name="wrong", phase=CLOSED, game="x"), replace(row, version=99)):
        store.replace_session_row(wrong)
        assert store.row(session) == wrong
        store.replace_session_row(row)
        assert store.row(session) == row
    assert store.changed_sessions(after=(before.position, ""), limit=9)[0].row == row


def test_a_session_read_from_the_store_has_its_last_state(store: Store) -> None:
    session = append_session(store)
    current = SessionCache(store).current(session)
    assert current.row == store.row(session)
    assert current.head == store.events(session)[-1].hash
    assert current.balances == {a: b for a, b in store.balances(session).items() if b}
