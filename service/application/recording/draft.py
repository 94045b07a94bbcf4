"""Entries that are decided one after the other and recorded together or not at all."""

from bisect import bisect_left
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import dataclass, field, replace
from functools import partial
from itertools import islice
from operator import itemgetter
from typing import Any

from service.application.ports.refused_keys import RefusedKey
from service.application.ports.store import HOUSE, Append, Clock, Codec, IdempotencyRecord
from service.application.recording.entry_response import EntryResult, response_json
from service.application.recording.new_events import LogEnd, Source, recorded_after
from service.application.sessions.assignment import UNASSIGNED, Assignment
from service.application.sessions.control import control_taking
from service.application.sessions.correction import (
    Correction,
    CorrectionPlan,
    is_named,
    newest_entry,
    plan_correction,
)
from service.application.sessions.new_names import check_corrected_names, check_entered_name
from service.application.sessions.payment_limit import (
    check_corrected_payments,
    check_entered_payment,
)
from service.application.sessions.ruling_rights import check_no_ruling
from service.application.sessions.session import Session
from service.application.sessions.session_fold import (
    CheckpointMissing,
    session_of_history,
    with_events,
)
from service.application.sessions.taking_back import TakeBack, correction_back
from service.domain.ledger import Posting, touched_accounts
from service.domain.port.opening import Opening
from service.domain.session.bankrolls import due_returns
from service.domain.session.control import PenTaken, first_taking
from service.domain.session.corrections import EntriesTakenBack, EntryRestored, Redo, Undo
from service.domain.session.history import EntriesThatCount, Entry, next_postings
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_events import decide
from service.domain.values.errors import Refused
from service.domain.values.ids import entry_seed, settlement_seed

SETTLER = "settlement"
"""The actor of events that no person entered: settlements."""


@dataclass(frozen=True, slots=True)
class Meta:
    """Who sends an entry, and what identifies the request.

    ``key`` is the entry's id. ``fingerprint`` is a hash of the request. ``if_match`` is the version
    that the client saw; None: enter it in any case. ``occurred_at`` is ISO 8601 in UTC. ``device``
    is the name of the paired device that sends it, and ``actor`` the id of its key. ``device`` is
    None for a script's key and for the command line, which need no control. ``is_from_client``: the
    client chose the key, and may send it again. ``authenticate`` checks in the store that ``actor``
    is still valid, and raises if not; None: it was checked for this request. ``may_rule``: the key
    may make and change rulings.
    """

    key: str
    fingerprint: str
    actor: str
    occurred_at: str | None = None
    if_match: int | None = None
    device: str | None = None
    is_from_client: bool = False
    authenticate: Callable[[], object] | None = None
    may_rule: bool = True

    def source(self, at: str, seed: str = "") -> Source:
        """Return the source of events recorded at ``at``; without ``seed``, that of the key."""
        return Source(
            entry=self.key,
            actor=self.actor,
            at=at,
            occurred_at=self.occurred_at,
            seed=seed or entry_seed(self.key),
        )


@dataclass(slots=True)
class Draft:
    """A session with entries that are decided and not yet recorded.

    ``base`` is the version in the log; ``session`` runs ahead of it with every entry. ``opens``
    says whether the key of an id is valid now: a device whose key is not valid loses control.
    ``stored`` reads the log up to a version. ``check_funds`` raises ``Refused`` if a bankroll
    cannot pay what the draft takes from it; ``funds`` returns what a person's bankroll has besides.
    ``people`` are those that it read. If one of them changes meanwhile, the draft fails. It also
    fails if ``access_key`` has ended; None: no key is checked when it is recorded. ``plan`` is what
    the newest correction in it does.
    """

    session: Session
    codec: Codec
    clock: Clock
    opens: Callable[[str], bool] = lambda _: True
    stored: Callable[[int], Sequence[Recorded]] = lambda _: ()
    check_funds: Callable[["Draft"], None] = lambda _: None
    check_links: Callable[["Draft", int], None] = lambda _draft, _start: None
    funds: Callable[["Draft", str], int] = lambda _draft, _person: 0
    people: dict[str, Any] = field(default_factory=dict)
    access_key: str | None = None
    plan: CorrectionPlan | None = field(default=None, init=False)
    base: int = field(init=False)
    state_before: Any = field(init=False)
    recorded: list[Recorded] = field(default_factory=list)
    postings: list[tuple[int, Posting]] = field(default_factory=list)
    idempotency_records: list[IdempotencyRecord] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.base = self.session.version
        self.state_before = self.session.state

    def open(
        self, opening: Opening[Any], meta: Meta, assignment: Assignment = UNASSIGNED
    ) -> EntryResult:
        """Open a new session. The key is unique in the house.

        A device that opens a session controls it. Raises: ``Refused``.
        """
        assignment.check()
        opened = self.session.game.start(opening)
        self._record((*opened, *assignment.events(), *self._control_for(meta)), meta)
        self.check_funds(self)
        return self.opening_result(meta)

    def opening_result(self, meta: Meta) -> EntryResult:
        """Return the result of opening a session, with everything decided so far.

        It is stored under the house's scope and, because the key is the first entry's id, under
        the session's.
        """
        result = self._result(0, meta, opened=self.session.id)
        record = self.idempotency_records.pop()
        openings = {scope: replace(record, scope=scope) for scope in (HOUSE, self.session.id)}
        others = [
            k for k in self.idempotency_records if k.key != meta.key or k.scope not in openings
        ]
        self.idempotency_records = [*openings.values(), *others]
        return result

    def enter(self, command: Any, meta: Meta) -> EntryResult:
        """Decide one entry, after any settlement that is due. Raises: ``Refused``.

        If no device with a valid key has control, the entry's device takes it. After a refusal,
        the draft is as it was before, but for that settlement.
        """
        self.settle()
        if isinstance(command, TakeBack):
            back = correction_back(self.session.game, self.history(), command)
            return self.correct(back, meta)
        start, before, postings = len(self.recorded), self.session, len(self.postings)
        match command:
            case Undo():
                self._undo(command, meta)
            case Redo():
                self._redo(command, meta)
            case _:
                taking = self._control_for(meta)
                decided = decide(self.session.game, self.session.state, command)
                check_entered_name(self.session, command)
                check_entered_payment(self.session, command)
                self._record((*taking, *decided), meta)
        if self.session.links:
            if self.session.closed:  # Linked purses go back to their bankrolls immediately.
                self.settle(meta.occurred_at)
            try:
                self.check_links(self, start)
                self.check_funds(self)
            except Refused:
                self.session = before
                del self.recorded[start:], self.postings[postings:]
                raise
        return self._result(start, meta)

    def _undo(self, command: Undo, meta: Meta) -> None:
        taking = self._control_for(meta)
        if not self.session.checkpoints:
            self.session = session_of_history(self.session.game, self.history())
        newest = newest_entry(self.session, command.of, self.history)
        self._check_rights(meta, [newest])
        event = EntriesTakenBack(entries=(newest.id,), since=newest.version, reason=command.reason)
        self._record((*taking, event), meta, taken_back=[newest])

    def _redo(self, command: Redo, meta: Meta) -> None:
        taking = self._control_for(meta)
        if not self.session.undone:
            raise Refused("nothing_to_undo", "There is no undone entry to bring back.")
        undone = self.session.undone[-1]
        if command.of is not None and not is_named(undone, command.of, self.history):
            message = f"Entry {command.of} is not the one that was undone last."
            raise Refused("correction_refused", message, newest=undone.id, version=undone.version)
        self._check_rights(meta, [undone])
        event = EntryRestored(entry=undone.id, reason=command.reason)
        self._record((*taking, event), meta)

    def correct(self, correction: Correction, meta: Meta) -> EntryResult:
        """Correct an entry, and decide all later ones again under ids of their own.

        Raises: ``Refused``, ``RoundIsOver``, ``RulingForbidden``.
        """
        self.settle()
        start = len(self.recorded)
        taking = self._control_for(meta)
        self.plan = plan = plan_correction(self.session, self.history, correction)
        self._check_rights(meta, plan.changed)
        check_corrected_names(self.session, plan)
        check_corrected_payments(self.session, plan)
        steps = plan.steps(self.session.id, meta.key)
        first = steps[0] if correction.commands else None
        events = (*taking, *plan.events(steps), *(first.events if first else ()))
        new = replace(meta, occurred_at=first.occurred_at or meta.occurred_at) if first else meta
        self._record(events, new, taken_back=plan.taken_back)
        self.settle(new.occurred_at)
        for step in steps[1:] if first else steps:
            repeated = replace(
                meta,
                key=step.entry,
                actor=step.actor or meta.actor,
                occurred_at=step.occurred_at or meta.occurred_at,
            )
            self._record(step.events, repeated)
            self.settle(repeated.occurred_at)
        self.check_links(self, start)
        self.check_funds(self)
        return self._result(start, meta, without_repeated=True)

    @staticmethod
    def _check_rights(meta: Meta, changed: Iterable[Entry]) -> None:
        if not meta.may_rule:
            check_no_ruling(changed)

    def history(self) -> Sequence[Recorded]:
        """Return the whole log with what is drafted."""
        return [*self.stored(self.base), *self.recorded]

    def change(self, event_of: Callable[[Session], Any], meta: Meta) -> EntryResult:
        """Change something beside the entries; ``event_of`` returns its event.

        Raises: ``Refused``.
        """
        self.settle()
        start = len(self.recorded)
        self._record((event_of(self.session),), meta)
        return self._result(start, meta)

    def settle(self, occurred_at: str | None = None) -> None:
        """Settle what is due. ``occurred_at`` is set for a draw that a correction repeats.

        The event ids follow from the draw, so a draw cannot be settled twice.
        """
        while events := self._due():
            draw = self.session
            meta = Meta(key=draw.entry, fingerprint="", actor=SETTLER, occurred_at=occurred_at)
            self._record(events, meta, seed=settlement_seed(draw.version))

    def _due(self) -> Sequence[Any]:
        """Return the events that settle a draw, or return linked purses after the close."""
        session = self.session
        if events := session.game.react(session.state):
            return events
        if not session.links or not session.closed:
            return ()
        summary, funds = session.game.summary(session.state), partial(self.funds, self)
        returned = due_returns(summary, session.links, session.bank_debt, funds)
        return (returned,) if returned else ()

    def append(self, refused_keys: Sequence[RefusedKey] = ()) -> Append:
        """Return what the store is to record, with refusals of other entries."""
        return Append(
            stream=self.session.id,
            expected=self.base,
            recorded=tuple(self.recorded),
            postings=tuple(self.postings),
            idempotency_records=tuple(self.idempotency_records),
            row=self.session.row,
            refused_keys=refused_keys,
            access_key=self.access_key,
        )

    def _control_for(self, meta: Meta) -> tuple[PenTaken, ...]:
        """Return the event if the entry's device takes control. Raises: ``Refused``."""
        # The game refuses an entry in a closed session; that refusal comes before that of control.
        if meta.device is None or self.session.closed:
            return ()
        control = self.session.control
        if control and control.holder != meta.actor and not self.opens(control.holder):
            control = None
        return first_taking(control, control_taking(meta.actor, meta.device))

    def _record(
        self,
        events: Sequence[Any],
        meta: Meta,
        *,
        seed: str = "",
        taken_back: Sequence[Entry] = (),
    ) -> None:
        """Add events with their postings. ``taken_back`` are the entries that they take back."""
        source = meta.source(self.clock.now(), seed)
        end = LogEnd(self.session.id, self.session.version, self.session.head)
        made = list(recorded_after(end, events, source, self.codec))
        before = EntriesThatCount(taken_back, self.session.undone)
        moved = [next_postings(self.session.game, before, recorded) for recorded in made]
        self._follow(made, moved)
        self.recorded += made
        self.postings += [(r.version, p) for r, each in zip(made, moved, strict=True) for p in each]

    def _follow(self, made: Sequence[Recorded], moved: Sequence[Sequence[Posting]]) -> None:
        try:
            self.session = with_events(self.session, made, moved)
        except CheckpointMissing:
            history = [*self.history(), *made]
            self.session = session_of_history(self.session.game, history)

    def _result(
        self,
        start: int,
        meta: Meta,
        *,
        opened: str | None = None,
        without_repeated: bool = False,
    ) -> EntryResult:
        """Return the result of an entry, whose events are those drafted from ``start`` on.

        ``without_repeated``: leave out the events of entries that it repeats, maybe thousands.
        """
        session, recorded = self.session, self.recorded[start:]
        settled = not session.owes_settlement
        first = recorded[0].version
        touched = touched_accounts(p for version, p in self._newest_postings(first))
        shown = [r for r in recorded if r.entry == meta.key] if without_repeated else recorded
        body = response_json(
            version=session.version,
            events=shown,
            touched=touched,
            balances=session.balances,
            settled=settled,
            opened=opened,
        )
        self.remember(meta, body)
        return EntryResult(body, session.id, session.version, settled)

    def _newest_postings(self, first: int) -> Iterator[tuple[int, Posting]]:
        """Yield the postings from the version ``first`` on."""
        at = bisect_left(self.postings, first, key=itemgetter(0))
        return islice(self.postings, at, None)

    def remember(self, meta: Meta, body: str) -> None:
        """Store ``body`` with the draft as the response to the request of ``meta.key``."""
        session = self.session
        self.idempotency_records.append(
            IdempotencyRecord(
                scope=session.id,
                key=meta.key,
                fingerprint=meta.fingerprint,
                body=body,
                session=session.id,
                version=session.version,
                settled=not session.owes_settlement,
            )
        )
