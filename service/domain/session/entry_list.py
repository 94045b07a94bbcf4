"""Lists the entries of a session, with those that no longer count, in the order of play."""

from collections.abc import Iterable
from dataclasses import dataclass, field
from typing import Literal

from service.domain.session.corrections import (
    DroppedEntry,
    EntriesTakenBack,
    EntryAmended,
    EntryRestored,
)
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_events import follow

Removed = Literal["undone", "amended", "struck", "dropped"]


@dataclass(frozen=True, slots=True)
class Removal:
    """How an entry stopped counting, the event of the correction, and why it was dropped."""

    change: Removed
    by: Recorded
    dropped: DroppedEntry | None = None


@dataclass(slots=True)
class ListedEntry:
    """An entry with its events, including its settlement, oldest first.

    If a correction repeated the entry, ``id`` and ``events`` are the newest ones. ``removed`` is
    None while it counts. ``added_by`` is the amendment that added it, if one did.
    """

    id: str
    events: list[Recorded] = field(default_factory=list)
    removed: Removal | None = None
    added_by: Recorded | None = None


class EntryList:
    """Follows a log, event by event. ``entries`` are in the order of play.

    An amended entry stands before the entry that replaced it. Others that no longer count stay
    where they were.
    """

    def __init__(self, history: Iterable[Recorded] = ()) -> None:
        self.entries: list[ListedEntry] = []
        self._by_id: dict[str, ListedEntry] = {}
        self._taken: Recorded | None = None
        for recorded in history:
            self.add(recorded)

    def add(self, recorded: Recorded) -> None:
        """Follow the next event."""
        follow(self, recorded)

    def play(self, recorded: Recorded) -> None:
        """Add an event to its entry, or to a new one."""
        self._listed(recorded.entry).events.append(recorded)

    def _listed(self, entry: str) -> ListedEntry:
        if entry not in self._by_id:
            self._by_id[entry] = ListedEntry(entry)
            self.entries.append(self._by_id[entry])
        return self._by_id[entry]

    def take_back(self, event: EntriesTakenBack, recorded: Recorded) -> None:
        """Mark entries as undone. If an amendment follows, it says what became of them."""
        self._taken = recorded
        for listed in self._taken_by(event):
            listed.removed = Removal("undone", recorded)

    def restore(self, event: EntryRestored, _recorded: Recorded) -> None:
        """Let an undone entry count again."""
        self._by_id[event.entry].removed = None

    def amend(self, event: EntryAmended, recorded: Recorded) -> None:
        """Mark what was amended, struck or dropped, and list what was added."""
        corrected = self._by_id[event.entry]
        taken = self._taken_for(recorded)
        ids = [listed.id for listed in taken]
        now = event.replaced(recorded.stream, recorded.entry, ids)
        dropped = {entry.entry: entry for entry in event.dropped}
        restored = [self._by_id[entry.entry] for entry in event.restored]
        for listed in (*taken, *restored):
            if listed is corrected and event.change != "inserted":
                listed.removed = Removal(event.change, recorded)
            elif listed.id in now:
                self._repeat(listed, now[listed.id])
            else:
                listed.removed = Removal("dropped", recorded, dropped[listed.id])
        place = self.entries.index(corrected) + 1
        while event.change == "inserted" and self._is_gone(place):
            place += 1
        added = [ListedEntry(entry, added_by=recorded) for entry in event.added]
        self.entries[place:place] = added
        self._by_id |= {listed.id: listed for listed in added}

    def _is_gone(self, place: int) -> bool:
        """Return whether an entry that no longer counts is there, and nothing replaced it."""
        removal = self.entries[place].removed if place < len(self.entries) else None
        return removal is not None and removal.change != "amended"

    def _taken_for(self, amended: Recorded) -> list[ListedEntry]:
        """Return the entries that the same correction took back."""
        taken = self._taken
        if taken is None or taken.entry != amended.entry:
            return []
        return [each for each in self.entries if each.removed and each.removed.by is taken]

    def _taken_by(self, event: EntriesTakenBack) -> list[ListedEntry]:
        if event.entries or event.since is None:
            return [self._by_id[entry] for entry in event.entries]
        since = event.since
        return [
            each
            for each in self.entries
            if each.removed is None and each.events[0].version >= since
        ]

    def _repeat(self, listed: ListedEntry, entry: str) -> None:
        """Let an entry count again under a new id; the events of that id come later."""
        listed.id, listed.events, listed.removed = entry, [], None
        self._by_id[entry] = listed
