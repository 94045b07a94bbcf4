"""Corrections of the log: events that take entries back, bring them back or replace them.

An entry that was taken back stays in the log. The fold skips its events, and its postings are
reversed.
"""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from typing import ClassVar, Literal, TypeVar

from service.domain.port.entries import EntryKind, Field, FieldType
from service.domain.session.rulings import REASON
from service.domain.values.errors import Fact
from service.domain.values.ids import replacement_entry

Change = Literal["amended", "inserted", "struck"]
_Each = TypeVar("_Each")


@dataclass(frozen=True, slots=True, kw_only=True)
class EntriesTakenBack:
    """Some entries no longer count.

    An undo names its entry. A correction inside the session names none: it takes back every entry
    that counts from the version ``since`` on, and ``EntryAmended`` follows it. ``since`` is the
    version of the first event of the oldest entry taken back.
    """

    NAME: ClassVar[str] = "session.entries_taken_back.v2"
    EARLIER_NAMES: ClassVar[tuple[str, ...]] = ("session.entries_taken_back.v1",)
    entries: tuple[str, ...] = ()
    since: int | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRestored:
    """The entry that was undone last counts again."""

    NAME: ClassVar[str] = "session.entry_restored.v1"
    entry: str
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class DroppedEntry:
    """An entry that the rules refuse after a correction: the refusal's code, message and facts.

    ``facts`` is None in events that are older than it.
    """

    entry: str
    code: str
    message: str
    facts: dict[str, Fact] | None = field(default=None, hash=False)


@dataclass(frozen=True, slots=True, kw_only=True)
class RestoredEntry:
    """An entry that counts again after an earlier correction dropped it.

    ``number`` counts the entries before it that the event repeats.
    """

    entry: str
    number: int


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryAmended:
    """An entry was amended or struck out, or entries were inserted after it.

    ``entry`` is the id of that entry. ``added`` are the new entries. Of the entries taken back, the
    later ones count again in their order, ``repeated`` of them, under ids that
    ``replacement_entry`` gives. ``dropped`` no longer count. ``takes_back`` is the version of the
    correction that this one takes back, which is the event of this type; None: it takes none back.
    ``restored`` are the entries that this other correction dropped; they are among the
    ``repeated``.
    """

    NAME: ClassVar[str] = "session.entry_amended.v1"
    change: Change
    entry: str
    added: tuple[str, ...]
    repeated: int
    dropped: tuple[DroppedEntry, ...]
    reason: str | None = None
    takes_back: int | None = None
    restored: tuple[RestoredEntry, ...] = ()

    def ids_of_repeated(self, session: str, correction: str) -> list[str]:
        """Return the ids of the entries that count again; ``correction`` is this entry's id."""
        # The first new entry has the id of the correction, and the others have the first numbers.
        first = max(len(self.added), 1)
        numbers = range(first, first + self.repeated)
        return [replacement_entry(session, correction, number) for number in numbers]

    def entries_made(self, session: str, correction: str) -> list[str]:
        """Return the ids of the entries that it made beside the first, ``correction``."""
        return [*self.added[1:], *self.ids_of_repeated(session, correction)]

    def replaced(self, session: str, correction: str, taken: Sequence[str]) -> dict[str, str]:
        """Return the id of each entry that counts again, by its id before.

        They are the ``restored``, and those ``taken`` that are neither corrected nor dropped.
        """
        dropped = {entry.entry for entry in self.dropped}
        corrected = self.entry if self.change != "inserted" else None
        later = [entry for entry in taken if entry != corrected and entry not in dropped]
        restored = ((each.number, each.entry) for each in self.restored)
        later = with_restored(later, restored)
        return dict(zip(later, self.ids_of_repeated(session, correction), strict=True))


def with_restored(later: Sequence[_Each], restored: Iterable[tuple[int, _Each]]) -> list[_Each]:
    """Return what counts again, in its order: ``later``, and each restored one at its number.

    The numbers of ``restored`` are ascending.
    """
    all_later = list(later)
    for number, each in restored:
        all_later.insert(number, each)
    return all_later


@dataclass(frozen=True, slots=True, kw_only=True)
class Undo:
    """Take back the newest entry that counts. ``of`` is its version or its key; None: any."""

    of: int | str | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Redo:
    """Bring back the entry that was undone last. ``of`` is its version or its id; None: any."""

    of: int | str | None = None
    reason: str | None = None


_OF = Field(name="of", type=FieldType.REFERENCE, optional=True, in_line=False)
UNDO = EntryKind(
    verb="undo", path="corrections", command=Undo, event=EntriesTakenBack, fields=(_OF, REASON)
)
REDO = EntryKind(
    verb="redo", path="corrections", command=Redo, event=EntryRestored, fields=(_OF, REASON)
)
