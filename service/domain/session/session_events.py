"""The events of every session, in one table, and what follows from them or from a game's events."""

from collections.abc import Iterable, Mapping
from typing import Any

from service.domain.ledger import Posting
from service.domain.port.game import AnyGame, PlayerEvent
from service.domain.session.assignment import SessionFiled
from service.domain.session.bankrolls import (
    BankrollLinked,
    PursesReturned,
    return_postings,
    with_bank_debt,
)
from service.domain.session.control import PenTaken
from service.domain.session.corrections import (
    REDO,
    UNDO,
    EntriesTakenBack,
    EntryAmended,
    EntryRestored,
)
from service.domain.session.log.recorded import Recorded
from service.domain.session.payments import (
    PAYMENT,
    PaymentMade,
    decide_payment,
    with_payment,
    with_payments_renamed,
)
from service.domain.session.player_renaming import (
    RENAMING,
    PlayerRenamed,
    decide_renaming,
    renaming_postings,
)
from service.domain.session.properties import (
    SessionProperties,
    SessionRenamed,
    with_control,
    with_filing,
    with_link,
    with_name,
)
from service.domain.session.rulings import RULING, RulingMade, decide_ruling, ruling_postings
from service.domain.session.session_event_kind import LogFollower, SessionEventKind
from service.domain.values.plain import plain

SESSION_EVENT_KINDS = (
    SessionEventKind(
        event=EntriesTakenBack,
        entry=UNDO,
        correct=lambda follower, event, recorded: follower.take_back(event, recorded),
        remedies_error=True,
    ),
    SessionEventKind(
        event=EntryAmended,
        correct=lambda follower, event, recorded: follower.amend(event, recorded),
        remedies_error=True,
        may_rename=True,
    ),
    SessionEventKind(
        event=EntryRestored,
        entry=REDO,
        correct=lambda follower, event, recorded: follower.restore(event, recorded),
        remedies_error=True,
        may_rename=True,
    ),
    SessionEventKind(event=PenTaken, change=with_control),
    SessionEventKind(event=SessionFiled, change=with_filing),
    SessionEventKind(event=SessionRenamed, change=with_name),
    SessionEventKind(event=BankrollLinked, change=with_link),
    SessionEventKind(
        event=RulingMade,
        entry=RULING,
        decide=lambda game, state, command: decide_ruling(game.summary(state), command),
        evolve=lambda game, state, event: game.with_money(state, event.changes),
        postings=ruling_postings,
        concerns=RulingMade.concerns,
        remedies_error=True,
    ),
    SessionEventKind(
        event=PlayerRenamed,
        entry=RENAMING,
        decide=lambda game, state, command: decide_renaming(
            game.summary(state), game.balances(state), command
        ),
        evolve=lambda game, state, event: game.renamed(state, event.punter, event.name),
        postings=renaming_postings,
        concerns=PlayerRenamed.concerns,
        settle=with_payments_renamed,
        may_rename=True,
    ),
    SessionEventKind(
        event=PaymentMade,
        entry=PAYMENT,
        decide=lambda game, state, command: decide_payment(game.summary(state), command),
        concerns=PaymentMade.concerns,
        settle=with_payment,
    ),
    SessionEventKind(
        event=PursesReturned,
        evolve=lambda game, state, event: game.with_returned(state, event.amounts),
        postings=return_postings,
        concerns=PursesReturned.concerns,
        part=PursesReturned.part,
        settle=with_bank_debt,
    ),
)
"""Every event of a session that its game does not know."""

SESSION_EVENTS: Mapping[str, type[Any]] = {
    kind.event.NAME: kind.event for kind in SESSION_EVENT_KINDS
}
"""The classes of these events by their stored names."""

_KINDS = {kind.event: kind for kind in SESSION_EVENT_KINDS}
_DECISIONS = {
    kind.entry.command: kind.decide for kind in SESSION_EVENT_KINDS if kind.entry and kind.decide
}


def session_event_kind(event: Any) -> SessionEventKind | None:
    """Return the record of a session event; None for an event of a game."""
    return _KINDS.get(type(event))


def decide(game: AnyGame, state: Any, command: Any) -> tuple[Any, ...]:
    """Return the events of an entry of the game or of the session. Raises: ``Refused``."""
    own = _DECISIONS.get(type(command))
    return game.decide(state, command) if own is None else (own(game, state, command),)


def evolve(game: AnyGame, state: Any, event: Any) -> Any:
    """Return the state after an event; only those at the table change it."""
    kind = _KINDS.get(type(event))
    return game.evolve(state, event) if kind is None else kind.evolve(game, state, event)


def postings_of(game: AnyGame, event: Any) -> tuple[Posting, ...]:
    """Return the postings of ``event``, which is not a correction."""
    kind = _KINDS.get(type(event))
    return game.postings(event) if kind is None else kind.postings(event)


def concerns(game: AnyGame, state: Any, event: Any, player: str) -> PlayerEvent | None:
    """Return the part of ``event`` after ``state`` that concerns one player, or None."""
    kind = _KINDS.get(type(event))
    if kind is None:
        return game.concerns(state, event, player)
    if not kind.concerns(event, player):
        return None
    return PlayerEvent(plain(kind.part(event, player)))


def is_at_table(event: Any) -> bool:
    """Return whether an event is that of an entry at the table: of the game or of the session."""
    kind = _KINDS.get(type(event))
    return kind is None or kind.is_entry


def is_correction(event: Any) -> bool:
    """Return whether an event changes which entries count."""
    kind = _KINDS.get(type(event))
    return kind is not None and kind.correct is not None


def follow(follower: LogFollower, recorded: Recorded) -> None:
    """Let ``follower`` follow the next event. Events beside the entries are passed over."""
    kind = _KINDS.get(type(recorded.event))
    if kind is None or kind.is_entry:
        follower.play(recorded)
    elif kind.correct:
        kind.correct(follower, recorded.event, recorded)


def session_properties(history: Iterable[Recorded]) -> SessionProperties:
    """Return the properties of a session after its log."""
    return properties_after(SessionProperties(), history)


def properties_after(before: SessionProperties, recorded: Iterable[Recorded]) -> SessionProperties:
    """Return the properties of a session after newer events."""
    for each in recorded:
        kind = _KINDS.get(type(each.event))
        if kind is not None and kind.change is not None:
            before = kind.change(before, each.event, each.at)
    return before
