"""Corrections of the log: events that take entries back, bring them back or replace them.

An entry that was taken back stays in the log. The fold skips its events, and its postings are
reversed.
"""

from dataclasses import dataclass
from typing import ClassVar, Literal

Change = Literal["amended", "inserted", "struck"]


@dataclass(frozen=True, slots=True, kw_only=True)
class EntriesTakenBack:
    """Some entries no longer count.

    An undo takes back one entry. A correction inside the session takes back every entry from there
    on, and ``EntryAmended`` follows it. ``since`` is the version of the first event of the oldest:
    no event from there up to this one counts any more, unless an undone entry is restored.
    """

    NAME: ClassVar[str] = "session.entries_taken_back.v2"
    entries: tuple[str, ...]
    since: int | None = None
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryRestored:
    """The entry that was undone last counts again."""

    NAME: ClassVar[str] = "session.entry_restored.v1"
    entry: str
    reason: str | None = None


@dataclass(frozen=True, slots=True, kw_only=True)
class Replacement:
    """The entry ``entry`` counts ``instead_of`` an entry that was taken back."""

    entry: str
    instead_of: str


@dataclass(frozen=True, slots=True, kw_only=True)
class DroppedEntry:
    """An entry that the rules refuse after a correction, with the refusal's code and message."""

    entry: str
    code: str
    message: str


@dataclass(frozen=True, slots=True, kw_only=True)
class EntryAmended:
    """An entry was amended or struck out, or entries were inserted after it.

    ``entry`` is the id of that entry. ``added`` are the new entries. ``replacements`` are the later
    entries, decided again in their order. ``dropped`` no longer count.
    """

    NAME: ClassVar[str] = "session.entry_amended.v1"
    change: Change
    entry: str
    added: tuple[str, ...]
    replacements: tuple[Replacement, ...]
    dropped: tuple[DroppedEntry, ...]
    reason: str | None = None


CORRECTIONS = (EntriesTakenBack, EntryAmended, EntryRestored)
"""Events that change which entries count."""
