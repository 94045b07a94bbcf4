"""Comments for a score sheet: how its entries were corrected."""

from collections import defaultdict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from functools import partial

from service.domain.port.entries import write_line
from service.domain.port.game import AnyGame
from service.domain.session.entry_list import EntryList, ListedEntry
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_entries import entries_by_event
from service.domain.values.money import Currency

Notes = defaultdict[str, list[str]]
LineOf = Callable[[ListedEntry], str]
_CHANGED = {"amended": "amended", "undone": "undone", "struck": "struck out", "dropped": "dropped"}


@dataclass(slots=True)
class ChangeNotes:
    """Comments by the id of an entry that counts, without ``//``.

    ``beside`` stand at the end of its line, ``below`` on lines of their own after it.
    """

    beside: Notes = field(default_factory=lambda: defaultdict(list))
    below: Notes = field(default_factory=lambda: defaultdict(list))


def change_notes(game: AnyGame, history: Sequence[Recorded], currency: Currency) -> ChangeNotes:
    """Return the comments on a session's entries."""
    notes, counting = ChangeNotes(), ""
    line_of = partial(_line_of, game, currency)
    amended: list[ListedEntry] = []
    for listed in EntryList(history).entries:
        removal = listed.removed
        if removal is None:
            counting = listed.id
            notes.beside[counting] += _added_notes(line_of, listed, amended)
            amended = []
        elif removal.change == "amended":
            amended.append(listed)
        else:
            # What an entry was before it was taken back stands below too.
            notes.below[counting] += [_removal_note(line_of, one) for one in (*amended, listed)]
            amended = []
    return notes


def _removal_note(line_of: LineOf, listed: ListedEntry) -> str:
    assert listed.removed, "a note on an entry that no longer counts"
    change = _CHANGED[listed.removed.change]
    return f"{change} at {listed.removed.by.version}: {line_of(listed)}"


def _added_notes(line_of: LineOf, listed: ListedEntry, amended: Iterable[ListedEntry]) -> list[str]:
    """Return how an entry came to be what it is; ``amended`` stood before it."""
    was = [
        f"was: {line_of(old)}, amended at {old.removed.by.version}"
        for old in amended
        if old.removed
    ]
    if listed.added_by and not was:
        return [f"inserted at {listed.added_by.version}"]
    return was


def _line_of(game: AnyGame, currency: Currency, listed: ListedEntry) -> str:
    line = write_line(entries_by_event(game), [r.event for r in listed.events], currency)
    return line or "an entry without a line"
