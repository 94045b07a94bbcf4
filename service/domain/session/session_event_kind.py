"""What a session event does: one record for each event that no game knows."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any, Protocol

from service.domain.ledger import Posting
from service.domain.port.entries import EntryKind
from service.domain.port.game import AnyGame
from service.domain.port.parties import Summary
from service.domain.session.corrections import EntriesTakenBack, EntryAmended, EntryRestored
from service.domain.session.log.recorded import Recorded
from service.domain.session.payments import AfterClose
from service.domain.session.properties import SessionProperties


class LogFollower(Protocol):
    """Follows a log, event by event; each correction calls a method of its own."""

    def play(self, recorded: Recorded, /) -> None:
        """Follow an event of an entry at the table."""

    def take_back(self, event: EntriesTakenBack, recorded: Recorded, /) -> None:
        """Follow an event that takes entries back."""

    def restore(self, event: EntryRestored, recorded: Recorded, /) -> None:
        """Follow an event that brings an undone entry back."""

    def amend(self, event: EntryAmended, recorded: Recorded, /) -> None:
        """Follow an event that amends, inserts or strikes entries."""


def _same_state(_game: AnyGame, state: Any, _event: Any) -> Any:
    return state


def _no_postings(_event: Any) -> tuple[Posting, ...]:
    return ()


def _whole(event: Any, _player: str) -> Any:
    return event


def _concerns_no_player(_event: Any, _player: str) -> bool:
    return False


@dataclass(frozen=True, slots=True, kw_only=True)
class SessionEventKind:
    """One event of every session, whatever its game.

    ``event`` is its class. ``entry`` declares the entry that it records. ``decide(game, state,
    command)`` returns the event of that entry, or raises ``Refused``; undo and redo have none,
    because what they take back or restore is in the log and not in the state.

    ``evolve(game, state, event)`` returns the next state, ``postings(event)`` what it moves,
    ``concerns(event, player)`` whether it concerns a player, and ``part(event, player)`` the event
    with what concerns that player only. ``settle(before, event, summary)`` returns what was settled
    after the close; ``summary`` is after the event.

    ``change(before, event, at)`` returns the session's properties after an event beside the
    entries. ``correct(follower, event, recorded)`` calls the follower's method for a correction,
    which changes which entries count. An event with neither is an entry at the table: it is listed,
    it counts, and it can be corrected.

    ``remedies_error``: reports list it as the remedy of an error, as corrections and rulings are.
    ``may_rename``: a renaming of a player may count after it that did not count before.
    """

    event: type[Any]
    entry: EntryKind | None = None
    decide: Callable[[AnyGame, Any, Any], Any] | None = None
    evolve: Callable[[AnyGame, Any, Any], Any] = _same_state
    postings: Callable[[Any], tuple[Posting, ...]] = _no_postings
    concerns: Callable[[Any, str], bool] = _concerns_no_player
    part: Callable[[Any, str], Any] = _whole
    settle: Callable[[AfterClose, Any, Summary], AfterClose] | None = None
    change: Callable[[SessionProperties, Any, str], SessionProperties] | None = None
    correct: Callable[[LogFollower, Any, Recorded], None] | None = None
    remedies_error: bool = False
    may_rename: bool = False

    @property
    def is_entry(self) -> bool:
        """Whether it is an entry at the table."""
        return self.change is None and self.correct is None
