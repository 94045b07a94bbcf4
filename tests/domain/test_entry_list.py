"""The list of a session's entries: in the order of play, with those that no longer count."""

from service.domain.session.corrections import EntryRestored
from service.domain.session.entry_list import EntryList
from tests.factories.basset import events
from tests.factories.basset.events import SessionOpenedFactory
from tests.factories.devices import pen_taken
from tests.factories.recorded import log, taken_back

START = (
    ("open", [SessionOpenedFactory.build(funds=100), pen_taken("tablet")]),
    ("seat", [events.seated("anne", 50)]),
    ("stake", [pen_taken("spare"), events.staked("K", 10)]),
)


def test_taking_the_pen_is_not_an_entry() -> None:
    entries = EntryList(log(*START, ("pen", [pen_taken("tablet")]))).entries
    assert [entry.id for entry in entries] == ["open", "seat", "stake"]
    assert [len(entry.events) for entry in entries] == [1, 1, 1]


def test_an_undone_entry_is_marked_until_it_is_restored() -> None:
    undone = (*START, ("undo", [taken_back("stake")]))
    removal = EntryList(log(*undone)).entries[-1].removed
    assert removal
    assert (removal.change, removal.by.entry) == ("undone", "undo")
    restored = log(*undone, ("redo", [EntryRestored(entry="stake")]))
    assert EntryList(restored).entries[-1].removed is None
