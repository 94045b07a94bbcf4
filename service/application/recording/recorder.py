"""Records entries of sessions: load, settle, decide, append, notify."""

import logging
from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from typing import Any, TypeVar

from service.application.access.key_expiry import is_valid_now
from service.application.errors import (
    EntryInBetween,
    KeyReused,
    KeyTaken,
    SessionExists,
    WrongVersion,
)
from service.application.ports.notifier import SessionUpdate
from service.application.ports.ports import Ports
from service.application.ports.refused_keys import RefusedKey
from service.application.ports.store import HOUSE
from service.application.recording.bankrolls import Bankrolls
from service.application.recording.draft import Draft, Meta
from service.application.recording.entry_response import EntryResult
from service.application.recording.linked_seats import check_links
from service.application.recording.new_events import record_in_turn
from service.application.recording.stored_results import find_result, refusals_to_store
from service.application.sessions.assignment import UNASSIGNED, Assignment
from service.application.sessions.bankroll_links import linked_seat, new_filing
from service.application.sessions.control import control_taking, taking_in
from service.application.sessions.correction import Correction
from service.application.sessions.session import Session, new_session
from service.application.sessions.session_cache import SessionCache
from service.application.sessions.session_locks import SessionLocks
from service.domain.port.game import AnyGame
from service.domain.port.opening import Opening
from service.domain.session.corrections import EntryAmended
from service.domain.session.log.recorded import Recorded
from service.domain.session.properties import SessionRenamed
from service.domain.values.errors import Refused
from service.domain.values.ids import is_computed

_log = logging.getLogger(__name__)

T = TypeVar("T")


class _LogNeeded(Exception):  # noqa: N818 - says what is the case
    """A decision reads the log."""


def _unread(_upto: int) -> Sequence[Recorded]:
    raise _LogNeeded


class Recorder:
    """Records commands in the log. One for each process; safe to share between threads."""

    def __init__(self, ports: Ports, sessions: SessionCache, bankrolls: Bankrolls) -> None:
        self.ports = ports
        self.sessions = sessions
        self._bankrolls = bankrolls
        self._locks = SessionLocks()

    def open(
        self,
        session: str,
        game: AnyGame,
        opening: Opening[Any],
        meta: Meta,
        assignment: Assignment = UNASSIGNED,
    ) -> EntryResult:
        """Open a session, once for each key.

        Raises: ``KeyReused``, ``SessionExists``; ``Refused`` if the banker's bankroll is short.
        """

        def attempt() -> EntryResult:
            row = self.ports.store.row(session)
            if result := self.find_result(HOUSE, meta):
                return result
            if row:
                raise SessionExists(session)
            draft = self.draft(new_session(session, game))
            return self._decide(
                draft, HOUSE, meta, lambda draft: draft.open(opening, meta, assignment)
            )

        return self.in_turn(session, attempt)

    def enter(self, session: str, command: Any, meta: Meta) -> EntryResult:
        """Record what ``command`` causes, once for each key.

        Raises: ``UnknownSession``, ``KeyReused``, ``EntryInBetween``, ``Refused``, ``TooBusy``, and
        what ``meta.authenticate`` raises; none of them records anything, except a settlement that
        was due already.
        """
        return self._once(session, meta, lambda draft: draft.enter(command, meta))

    def correct(self, session: str, correction: Correction, meta: Meta) -> EntryResult:
        """Record a correction of an earlier entry, once for each key.

        Raises: ``RoundIsOver``, and what ``enter`` raises.
        """
        return self._once(session, meta, lambda draft: draft.correct(correction, meta))

    def take_control(self, session: str, meta: Meta) -> EntryResult:
        """Record that the request's device takes control, once for each key.

        A device that has control takes it again. Raises: ``NoDevice``, and what ``enter`` raises.
        """
        taking = control_taking(meta.actor, meta.device)
        return self._change(session, meta, lambda current: taking_in(current, taking))

    def file(self, session: str, change: Mapping[str, Any], meta: Meta) -> EntryResult:
        """Record where a session belongs, once for each key.

        ``change`` has fields of ``SessionFiled``; the others stay. Raises: as ``enter``.
        """
        return self._change(session, meta, lambda current: new_filing(current, change))

    def rename(self, session: str, name: str, meta: Meta) -> EntryResult:
        """Record another name of a session, once for each key. Raises: what ``enter`` raises."""
        return self._change(
            session, meta, lambda current: SessionRenamed(name=name, previous=current.row.name)
        )

    def link(self, session: str, player: str, person: str, meta: Meta) -> EntryResult:
        """Link a free seat to a person's bankroll, once for each key.

        Raises: ``UnknownStream`` for an unknown person, and what ``enter`` raises.
        """
        self._bankrolls.check_person(person)
        return self._change(session, meta, lambda current: linked_seat(current, player, person))

    def _change(self, session: str, meta: Meta, event_of: Callable[[Session], Any]) -> EntryResult:
        """Record a change beside the entries, once for each key."""
        return self._once(session, meta, lambda draft: draft.change(event_of, meta))

    def _once(
        self, session: str, meta: Meta, decide: Callable[[Draft], EntryResult]
    ) -> EntryResult:
        """Record what ``decide`` drafts, or return the stored result of the key."""

        def attempt() -> EntryResult:
            draft = self.draft(self.settle_newest(session))
            if result := self.find_result(session, meta):
                return result
            check_unchanged(draft.session, meta)
            return self._decide(draft, session, meta, decide)

        with self._locks.hold(session):
            if result := self._record_unread(session, meta, decide):
                return result
            if meta.authenticate:
                meta.authenticate()
            return record_in_turn(session, attempt)

    def _record_unread(
        self, session: str, meta: Meta, decide: Callable[[Draft], EntryResult]
    ) -> EntryResult | None:
        """Record what ``decide`` drafts on the cached session, without looking for the key first.

        Nor is the log read, unless the session owes a settlement, which another process may have
        made, nor the actor's access key.
        The append finds out whether another process wrote to the session, used the key, or ended
        the access key. Then return None, and the caller reads all three. A refusal may follow from
        an old state, so it is decided again on the newest one.
        """
        cached = self.sessions.cached(session)
        if cached is not None and cached.owes_settlement:
            cached = self.sessions.current(session)
        if cached is None or cached.owes_settlement:
            return None
        draft = self.draft(cached, _unread)
        draft.access_key = meta.actor if meta.authenticate else None
        try:
            check_unchanged(cached, meta)
            result = decide(draft)
            self.commit(draft)
        except (Refused, EntryInBetween, KeyReused, WrongVersion, KeyTaken, _LogNeeded):
            return None
        return result

    def _decide(
        self, draft: Draft, scope: str, meta: Meta, decide: Callable[[Draft], EntryResult]
    ) -> EntryResult:
        """Record what ``decide`` drafts, or store its refusal. Raises: what ``commit`` raises."""
        try:
            result = decide(draft)
            self.commit(draft)
        except Refused as refused:
            at = self.ports.clock.now()
            self.store_refusals(draft, refusals_to_store(scope, meta, refused, at))
            raise
        return result

    def store_refusals(self, draft: Draft, refused: Sequence[RefusedKey]) -> None:
        """Store refusals on which a draft ends. Raises: ``WrongVersion``, ``KeyTaken``."""
        if refused:
            keys = self.ports.store.refused_keys
            keys.add(refused, stream=draft.session.id, expected=draft.base)

    def settle(self, session: str) -> Session:
        """Record the settlement if one is due, and return the session after it. For workers.

        If this process recorded the draw, and no other one has settled it, no log is read.
        Raises: ``UnknownSession``, ``TooBusy``.
        """
        with self._locks.hold(session):
            cached = self.sessions.cached(session)
            if cached is not None and cached.owes_settlement:
                with suppress(WrongVersion):
                    return self._settled(cached)
            return self.settle_newest(session)

    def settle_newest(self, session: str) -> Session:
        """Record the settlement if the newest state owes one, and return the session after it.

        Raises: ``UnknownSession``, ``TooBusy``.
        """
        return self.in_turn(session, lambda: self._settled(self.sessions.current(session)))

    def _settled(self, current: Session) -> Session:
        if not current.owes_settlement:
            return current
        draft = self.draft(current)
        draft.settle()
        self.commit(draft)
        return draft.session

    def find_result(self, scope: str, meta: Meta) -> EntryResult | None:
        """Return the stored result of the key, or None. Raises: ``KeyReused``, ``RepeatedRefusal``.

        Call it after reading the session. If another request recorded the same entry before that
        read, its result is found here; if after it, that request wins the race for the version.
        """
        return find_result(self.ports.store, scope, meta)

    def draft(
        self, session: Session, stored: Callable[[int], Sequence[Recorded]] | None = None
    ) -> Draft:
        """Return a draft on top of ``session``. Without ``stored``, it can read the log."""
        return Draft(
            session,
            self.ports.codec,
            self.ports.clock,
            self._is_key_valid,
            stored or (lambda version: self.ports.store.events(session.id, upto=version)),
            self._bankrolls.check_funds,
            check_links,
            self._bankrolls.funds,
        )

    def _is_key_valid(self, key_id: str) -> bool:
        key = self.ports.store.keyring.key(key_id)
        return key is not None and is_valid_now(self.ports.store.keyring, self.ports.clock, key)

    def commit(self, draft: Draft, refused: Sequence[RefusedKey] = ()) -> None:
        """Record a draft, move money of bankrolls with it, and notify workers and clients.

        ``refused`` are the refusals of a batch's other entries, stored in the same transaction.

        Raises: ``WrongVersion``, ``KeyTaken``, ``KeyReused``; ``Refused`` if a bankroll has too
        little.
        """
        self._check_keys(draft)
        self.ports.store.append([draft.append(refused), *self._bankrolls.moves(draft)])
        after = self.sessions.put(draft.session)
        try:
            self._notify(after)
        except Exception:  # noqa: BLE001 - whatever it was, the entry stands
            # The entry is recorded. Readers poll, and the sweeper finds the due settlement.
            _log.exception("The notification of an entry failed.")

    def _check_keys(self, draft: Draft) -> None:
        """Raise ``KeyReused`` for the id of an entry that a correction made.

        Such an entry has no stored response that would tell.
        """
        session = draft.session
        keys = {kept.key for kept in draft.idempotency_records if is_computed(kept.key)}
        if not session.corrected or not keys:
            return
        stored = self.ports.store.session_events(session.id, upto=draft.base)
        for recorded in (*stored, *draft.recorded):
            if isinstance(recorded.event, EntryAmended):
                for entry in recorded.event.entries_made(session.id, recorded.entry):
                    if entry in keys:
                        raise KeyReused(entry)

    def _notify(self, after: Session) -> None:
        self.ports.notifier.publish(
            SessionUpdate(after.id, after.version, settled=not after.owes_settlement)
        )
        if after.owes_settlement:
            self.ports.job_queue.enqueue_settlement(after.id, after.version)
        elif after.closed:
            self.ports.job_queue.enqueue_audit(after.id, after.version)

    def in_turn(self, session: str, attempt: Callable[[], T]) -> T:
        """Run ``attempt``, again if another writer wins; entries of one session take turns."""
        with self._locks.hold(session):
            return record_in_turn(session, attempt)


def check_unchanged(session: Session, meta: Meta) -> None:
    """Raise ``EntryInBetween`` if an entry came after the version that the client saw.

    Settlements do not count. No client can have seen a version that the session has not reached.
    """
    seen = meta.if_match
    if seen is not None and not session.entry_version <= seen <= session.version:
        raise EntryInBetween(seen, session.version)
