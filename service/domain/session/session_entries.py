"""Entries of every session, whatever its game: undo, redo, rulings, renamings and payments."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache

from service.domain.port.entries import EntryKind, Field, FieldType
from service.domain.port.game import AnyGame
from service.domain.session.corrections import EntriesTakenBack, EntryRestored
from service.domain.session.payments import PAYMENT
from service.domain.session.player_renaming import RENAMING
from service.domain.session.rulings import REASON, RULING


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


_OF = Field(
    name="of",
    type=FieldType.REFERENCE,
    optional=True,
    in_line=False,
)
UNDO = EntryKind(
    verb="undo",
    path="corrections",
    command=Undo,
    event=EntriesTakenBack,
    fields=(_OF, REASON),
)
REDO = EntryKind(
    verb="redo",
    path="corrections",
    command=Redo,
    event=EntryRestored,
    fields=(_OF, REASON),
)

SESSION_ENTRIES = (UNDO, REDO, RULING, RENAMING, PAYMENT)


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
