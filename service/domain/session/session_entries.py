"""Entries of every session, whatever its game: undo, redo, rulings, renamings and payments."""

from collections.abc import Mapping, Sequence
from functools import cache

from service.domain.port.entries import EntryKind
from service.domain.port.game import AnyGame
from service.domain.session.session_events import SESSION_EVENT_KINDS

SESSION_ENTRIES = tuple(kind.entry for kind in SESSION_EVENT_KINDS if kind.entry)


@cache
def all_entries(game: AnyGame) -> Sequence[EntryKind]:
    """Return the kinds of entries of a game's sessions: its own and those of every session."""
    return (*game.entries, *SESSION_ENTRIES)


@cache
def entries_by_verb(game: AnyGame) -> Mapping[str, EntryKind]:
    """Return the kinds of all entries of a game's sessions by their verbs."""
    return {kind.verb: kind for kind in all_entries(game)}


@cache
def entries_by_event(game: AnyGame) -> Mapping[type, Sequence[EntryKind]]:
    """Return the kinds of all entries by the event from which their lines are written."""
    return {
        event: tuple(kind for kind in all_entries(game) if kind.event is event)
        for event in dict.fromkeys(kind.event for kind in all_entries(game))
    }
