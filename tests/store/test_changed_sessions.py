"""The order of changes: what the feed of all sessions reads, in every store."""

from service.application.ports.store import Store
from tests.factories.basset import commands
from tests.store.session_appends import LATER, NOON, following_append, opening_append


def test_sessions_can_be_listed_by_their_last_change(store: Store) -> None:
    first, second, third = (opening_append(at=NOON) for _ in range(3))
    for append in (first, second, third):
        store.append([append])
    store.append([following_append(store, second.stream, commands.fund_bank(5), at=LATER)])
    changed = store.changed_sessions(after=(0, ""), limit=9)
    assert [row.id for _, row in changed] == [first.stream, third.stream, second.stream]
    assert [row for _, row in changed] == [store.row(row.id) for _, row in changed]
    page = store.changed_sessions(after=(0, ""), limit=2)
    rest = store.changed_sessions(after=(page[-1].position, page[-1].row.id), limit=2)
    assert [*page, *rest] == changed
    last = changed[-1].position
    assert store.changed_sessions(after=(last, ""), limit=9) == changed[2:]
    assert store.changed_sessions(after=(last, second.stream), limit=9) == []


def test_the_order_of_changes_does_not_depend_on_the_clock(store: Store) -> None:
    first, second = opening_append(at=LATER), opening_append(at=LATER)
    for append in (first, second):
        store.append([append])
    seen = store.changed_sessions(after=(0, ""), limit=9)[-1]
    store.append([following_append(store, first.stream, commands.fund_bank(5), at=NOON)])
    later = store.changed_sessions(after=(seen.position, seen.row.id), limit=9)
    assert [(row.id, row.changed_at) for _, row in later] == [(first.stream, NOON)]
