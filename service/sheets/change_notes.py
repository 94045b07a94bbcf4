"""Comments for a score sheet: how its entries were corrected."""

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from service.domain.corrections import EntriesTakenBack, EntryAmended, EntryRestored
from service.domain.entries import write_line
from service.domain.game import AnyGame
from service.domain.history import EntriesThatCount, Entry, Recorded, is_amended

Notes = defaultdict[str, list[str]]


@dataclass(slots=True)
class ChangeNotes:
    """Comments by the id of an entry that counts, without ``//``.

    ``beside`` stand at the end of its line, ``below`` on lines of their own after it.
    """

    game: AnyGame
    beside: Notes = field(default_factory=lambda: defaultdict(list))
    below: Notes = field(default_factory=lambda: defaultdict(list))

    def line_of(self, entry: Entry) -> str:
        """Return the line of an entry, counting or not."""
        line = write_line(self.game.entries_by_event, [r.event for r in entry.events])
        return line or "an entry without a line"

    def undo(self, entry: Entry, anchor: str, version: int) -> None:
        """Note an undone entry below the entry before it, with the notes below it."""
        note = f"undone at {version}: {self.line_of(entry)}"
        self.below[anchor] += [note, *self.below.pop(entry.id, [])]

    def redo(self, entry: Entry, anchor: str) -> None:
        """Remove the note of the undo, and return the notes below the entry."""
        notes = self.below[anchor]
        at = notes.index(f"undone at {entry.postings_version}: {self.line_of(entry)}")
        self.below[entry.id] = notes[at + 1 :]
        del notes[at:]

    def amend(
        self, event: EntryAmended, taken: Mapping[str, Entry], anchor: str, version: int
    ) -> None:
        """Note what became of the entries that a correction took back, the oldest first."""
        now = {replaced.instead_of: replaced.entry for replaced in event.replacements}
        dropped = {entry.entry for entry in event.dropped}
        for added in event.added:
            self.beside[added].append(f"inserted at {version}")
            anchor = added
        for old, entry in taken.items():
            if old in now:
                anchor = now[old]
                self.beside[anchor] += self.beside.pop(old, [])
            self.below[anchor] += self.below.pop(old, [])
            if old == event.entry and event.change == "amended":
                was = f"was: {self.line_of(entry)}, amended at {version}"
                self.beside[now[old]] = [*self.beside[now[old]][1:], was]
                anchor = event.added[-1]
            elif old == event.entry and event.change == "struck":
                self.below[anchor].append(f"struck out at {version}: {self.line_of(entry)}")
            elif old in dropped:
                self.below[anchor].append(f"dropped at {version}: {self.line_of(entry)}")


def change_notes(game: AnyGame, history: Sequence[Recorded]) -> ChangeNotes:
    """Return the comments on a session's entries."""
    notes, entries = ChangeNotes(game), EntriesThatCount()
    taken: dict[str, Entry] = {}
    for number, recorded in enumerate(history):
        event, before = recorded.event, dict(entries.counting)
        undone = entries.undone[-1:]
        entries.add(recorded)
        anchor = next(reversed(entries.counting), "")
        if isinstance(event, EntriesTakenBack):
            taken = {entry: before[entry] for entry in event.entries if entry in before}
            if not _is_amended(history, number):
                for entry in taken.values():
                    notes.undo(entry, anchor, recorded.version)
                taken = {}
        elif isinstance(event, EntryRestored):
            notes.redo(undone[0], next(reversed(before)))
        elif isinstance(event, EntryAmended):
            notes.amend(event, taken, anchor, recorded.version)
            taken = {}
    return notes


def _is_amended(history: Sequence[Recorded], number: int) -> bool:
    """Return whether the entries are taken back by an amendment, and not undone."""
    taken = history[number]
    return any(
        is_amended(taken.event, recorded.event) and taken.entry == recorded.entry
        for recorded in history[number + 1 : number + 2]
    )
