"""What every store does alike."""

from dataclasses import replace

import pytest

from service.application.errors import EventTaken, KeyTaken, WrongVersion
from service.application.ports import HOUSE, Append, SessionRow, StandingsRow, Store
from service.application.session import Sessions
from service.domain.ledger import Posting, balances_of
from tests.factories import commands
from tests.store.books import LATER, NOON, following, opening, played


def everything(store: Store, session: str) -> tuple[object, ...]:
    return (
        store.events(session),
        store.stored_events(session),
        store.postings(session),
        store.balances(session),
        store.row(session),
        store.standings(session),
        store.idempotency_records(session),
    )


def test_what_is_appended_is_read_back_to_the_byte(store: Store) -> None:
    first = opening()
    store.append([first])
    second = following(store, first.stream, commands.seat("Zoë: 50 %"), commands.fund_bank(12))
    store.append([second])
    session = first.stream
    assert store.events(session) == [*first.recorded, *second.recorded]
    assert store.postings(session) == [*first.postings, *second.postings]
    assert store.row(session) == second.row
    for kept in (*first.idempotency_records, *second.idempotency_records):
        assert store.idempotency_record(kept.scope, kept.key) == kept
    assert [s.hash for s in store.stored_events(session)] == [r.hash for r in store.events(session)]
    assert store.streams() == [session]


def test_nothing_is_there_before_it_is_appended(store: Store) -> None:
    assert everything(store, "nobody") == ([], [], [], {}, None, None, [])
    assert store.idempotency_record(HOUSE, "no key") is None
    assert store.rows(before=None, limit=9) == []
    assert store.unsettled_sessions(limit=9) == []
    assert store.streams() == []


def test_events_are_read_between_versions(store: Store) -> None:
    session = played(store)
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
def test_another_version_than_expected_records_nothing(store: Store, step: int) -> None:
    session = played(store)
    before = everything(store, session)
    append = following(store, session, commands.fund_bank(5), key="late")
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
    assert everything(store, session) == before
    assert store.idempotency_record(session, late.idempotency_records[0].key) is None


def test_a_session_is_opened_once(store: Store) -> None:
    first = opening()
    store.append([first])
    with pytest.raises(WrongVersion):
        store.append([opening(first.stream, at=LATER, key="again")])
    assert store.events(first.stream) == list(first.recorded)
    assert store.row(first.stream) == first.row
    assert store.idempotency_record(HOUSE, f"again-{first.stream}") is None


def test_a_session_nobody_opened_is_not_continued(store: Store) -> None:
    session = played(store)
    append = following(store, session, commands.fund_bank(5))
    stray = replace(
        append,
        stream="stray",
        recorded=tuple(replace(r, stream="stray") for r in append.recorded),
        row=replace(append.row, id="stray"),
    )
    with pytest.raises(WrongVersion):
        store.append([stray])
    assert everything(store, "stray") == ([], [], [], {}, None, None, [])


def test_a_taken_key_records_nothing(store: Store) -> None:
    session = played(store)
    before = everything(store, session)
    append = following(store, session, commands.fund_bank(5), commands.fund_bank(6))
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
    assert everything(store, session) == before
    assert store.idempotency_record(session, append.idempotency_records[0].key) is None
    assert store.idempotency_record(session, taken.key) == taken


def test_an_event_id_that_is_taken_is_no_lost_race(store: Store) -> None:
    session, other = played(store), played(store)
    before = everything(store, session)
    append = following(store, session, commands.fund_bank(5), commands.fund_bank(6))
    for taken in (store.events(other)[0].id, append.recorded[1].id):
        twice = (replace(append.recorded[0], id=taken), append.recorded[1])
        with pytest.raises(EventTaken):
            store.append([replace(append, recorded=twice)])
    assert everything(store, session) == before
    store.append([append])


def test_a_session_has_its_own_keys_and_that_which_opened_it(store: Store) -> None:
    session, other = played(store), played(store)
    append = following(store, session, commands.fund_bank(5))
    same = replace(append.idempotency_records[0], key=f"open-{other}")
    store.append([replace(append, idempotency_records=(same,))])
    entries = {r.entry for r in store.events(session)[:-1]} | {same.key}
    places = [(HOUSE, f"open-{session}"), *((session, entry) for entry in entries)]
    assert store.idempotency_records(session) == [
        store.idempotency_record(*place) for place in sorted(places)
    ]
    assert same in store.idempotency_records(session)
    assert store.idempotency_records("nobody") == store.idempotency_records(HOUSE) == []


def test_a_key_is_found_taken_before_the_events_that_follow_from_it(store: Store) -> None:
    session = played(store)
    store.append([following(store, session, commands.fund_bank(5))])
    before = everything(store, session)
    append = following(store, session, commands.fund_bank(5))
    kept = replace(append.idempotency_records[0], key=f"entry-{append.expected}")
    same_id = replace(append.recorded[0], id=store.events(session)[-1].id)
    with pytest.raises(KeyTaken):
        store.append([replace(append, recorded=(same_id,), idempotency_records=(kept,))])
    assert everything(store, session) == before


def test_the_same_key_is_free_in_another_scope(store: Store) -> None:
    sessions = [played(store), played(store)]
    for session in sessions:
        store.append([following(store, session, commands.fund_bank(5), key="same")])
    version = store.events(sessions[0])[-1].version
    kept = [store.idempotency_record(session, f"same-{version}") for session in sessions]
    assert [k.session for k in kept if k] == sessions


def test_several_sessions_are_appended_together(store: Store) -> None:
    appends = [opening(), opening(), opening()]
    store.append(appends)
    assert store.streams() == sorted(append.stream for append in appends)
    for append in appends:
        assert store.events(append.stream) == list(append.recorded)


def test_one_append_that_cannot_be_stops_all(store: Store) -> None:
    sessions = [played(store), played(store)]
    before = [everything(store, session) for session in sessions]
    fine, late = (
        following(store, session, commands.fund_bank(5), key="both") for session in sessions
    )
    taken = replace(late.idempotency_records[0], key=f"open-{late.stream}")
    for wrong, error in (
        (opening(late.stream, key="again"), WrongVersion),
        (replace(late, idempotency_records=(taken,)), KeyTaken),
    ):
        for appends in ([fine, wrong], [wrong, fine]):
            with pytest.raises(error):
                store.append(appends)
    assert [everything(store, session) for session in sessions] == before
    assert store.idempotency_record(fine.stream, fine.idempotency_records[0].key) is None


def broken(append: Append) -> dict[str, Append]:
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


@pytest.mark.parametrize("how", list(broken(opening())))
def test_an_append_that_is_not_whole_is_refused(store: Store, how: str) -> None:
    session = played(store)
    before = everything(store, session)
    append = following(
        store, session, commands.fund_bank(5), commands.fund_bank(6), commands.fund_bank(7)
    )
    with pytest.raises(ValueError, match=r"\."):
        store.append([broken(append)[how]])
    assert everything(store, session) == before
    store.append([append])
    assert store.events(session)[-3:] == list(append.recorded)


def test_sessions_are_listed_newest_first_by_pages(store: Store) -> None:
    times = [NOON, LATER, NOON, NOON, LATER]
    appends = [opening(at=at) for at in times]
    for append in appends:
        store.append([append])
    expected = sorted((a.row for a in appends), key=lambda r: (r.opened_at, r.id), reverse=True)
    assert store.rows(before=None, limit=9) == expected
    assert store.rows(before=None, limit=2) == expected[:2]
    listed: list[SessionRow] = []
    while page := store.rows(before=cursor(listed), limit=2):
        listed += page
    assert listed == expected


def test_sessions_that_are_closed_and_those_that_are_not_are_listed_apart(store: Store) -> None:
    appends = [opening(at=at) for at in (NOON, LATER, NOON, LATER)]
    for append in appends:
        store.append([append])
    for append in appends[:2]:
        store.append([following(store, append.stream, commands.close())])
    every = store.rows(before=None, limit=9)
    over = [row for row in every if row.id in {append.stream for append in appends[:2]}]
    running = [row for row in every if row not in over]
    for closed, expected in ((True, over), (False, running)):
        assert store.rows(before=None, limit=9, closed=closed) == expected
        first = store.rows(before=None, limit=1, closed=closed)
        assert store.rows(before=cursor(first), limit=9, closed=closed) == expected[1:]


def cursor(rows: list[SessionRow]) -> tuple[str, str] | None:
    return (rows[-1].opened_at, rows[-1].id) if rows else None


def test_a_page_goes_on_after_a_session_was_opened_in_between(store: Store) -> None:
    for _ in range(4):
        store.append([opening()])
    first = store.rows(before=None, limit=2)
    store.append([opening(at=LATER)])
    rest = store.rows(before=cursor(first), limit=9)
    assert [*first, *rest] == store.rows(before=None, limit=9)[1:]


def test_sessions_are_found_by_when_they_last_changed(store: Store) -> None:
    first, second, third = (opening(at=NOON) for _ in range(3))
    for append in (first, second, third):
        store.append([append])
    store.append([following(store, second.stream, commands.fund_bank(5), at=LATER)])
    moved = store.changed_sessions(after=("", ""), limit=9)
    assert [row.id for row in moved] == [*sorted((first.stream, third.stream)), second.stream]
    assert moved == [store.row(row.id) for row in moved]
    page = store.changed_sessions(after=("", ""), limit=2)
    rest = store.changed_sessions(after=(page[-1].changed_at, page[-1].id), limit=2)
    assert [*page, *rest] == moved
    assert store.changed_sessions(after=(LATER, ""), limit=9) == moved[2:]
    assert store.changed_sessions(after=(LATER, second.stream), limit=9) == []


def test_the_session_that_waits_longest_is_first_to_be_settled(store: Store) -> None:
    quiet, late, early = played(store), played(store), played(store)
    for session, at in ((late, "2026-01-07"), (early, "2026-01-06T14")):
        store.append([following(store, session, commands.pair("5", "6"), at=at)])
    assert store.unsettled_sessions(limit=9) == [early, late]
    assert store.unsettled_sessions(limit=1) == [early]
    store.append([following(store, early, commands.fund_bank(1))])  # settles first
    assert store.unsettled_sessions(limit=9) == [late]
    assert quiet not in store.unsettled_sessions(limit=9)


def test_postings_are_read_between_versions(store: Store) -> None:
    session = played(store)
    postings = store.postings(session)
    assert len({version for version, _ in postings}) < len(postings)
    for bound in range(store.events(session)[-1].version + 1):
        assert store.postings(session, upto=bound) == [p for p in postings if p[0] <= bound]
        assert store.postings(session, after=bound) == [p for p in postings if p[0] > bound]


@pytest.mark.parametrize("limit", range(1, 12))
def test_a_page_of_postings_never_ends_within_an_event(store: Store, limit: int) -> None:
    session = played(store)
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
    session = played(store)
    for upto in (0, 1, 4, 7, 9, None):
        balances = store.balances(session, upto=upto)
        postings = (posting for _, posting in store.postings(session, upto=upto))
        assert balances == balances_of(postings)
        assert list(balances) == sorted(balances)
        assert sum(balances.values()) == 0
    assert 0 in store.balances(session).values(), "an account that was emptied is still there"


def test_balances_stay_exact_beyond_what_a_float_holds(store: Store) -> None:
    session = played(store, [commands.fund_bank(10**12)] * 12)
    assert store.balances(session)["bank"] == 12 * 10**12 + 10_000
    postings = [(1, Posting("a", "b", 2**53 + 1)), (1, Posting("b", "c", 2**60 + 1))]
    store.replace_postings(session, postings, upto=99)
    assert store.balances(session) == {"a": -(2**53) - 1, "b": 2**53 - 2**60, "c": 2**60 + 1}


def test_standings_never_go_back(store: Store) -> None:
    session = played(store)
    for version, body in ((4, "four"), (3, "three"), (6, "six"), (6, "six again"), (5, "five")):
        store.put_standings(StandingsRow(session, version, body))
    assert store.standings(session) == StandingsRow(session, 6, "six again")


def test_standings_beyond_their_session_give_way(store: Store) -> None:
    session = played(store)
    store.put_standings(StandingsRow(session, 999, "from nowhere"))
    store.put_standings(StandingsRow(session, 5, "five"))
    assert store.standings(session) == StandingsRow(session, 5, "five")


def test_postings_are_replaced_up_to_a_version(store: Store) -> None:
    session, other = played(store), played(store)
    others = store.postings(other)
    kept = store.postings(session, after=5)
    made = [(2, Posting("a", "b", 1)), (2, Posting("a", "c", 2)), (5, Posting("b", "a", 3))]
    store.replace_postings(session, made, upto=5)
    assert store.postings(session) == [*made, *kept]
    store.replace_postings(session, made, upto=store.events(session)[-1].version)
    assert store.postings(session) == made
    assert store.balances(session) == {"a": 0, "b": -2, "c": 2}
    assert store.postings(other) == others


def test_a_replacement_takes_away_postings_beyond_the_session(store: Store) -> None:
    session = played(store)
    right = store.postings(session)
    last = store.events(session)[-1].version
    store.replace_postings(session, [*right, (last + 7, Posting("a", "b", 1))], upto=last)
    assert len(store.postings(session)) == len(right) + 1
    store.replace_postings(session, right, upto=last)
    assert store.postings(session) == right


def test_a_session_read_from_the_store_goes_on_where_it_was(store: Store) -> None:
    session = played(store)
    there = Sessions(store).current(session)
    assert there.row == store.row(session)
    assert there.head == store.events(session)[-1].hash
    assert there.balances == {a: b for a, b in store.balances(session).items() if b}
