"""Entries that are decided one after the other and recorded together or not at all."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any, NamedTuple

from service.application.entry_response import entry_response, to_json
from service.application.errors import NoDevice
from service.application.ports import HOUSE, Append, Clock, Codec, IdempotencyRecord
from service.application.session import Session, with_events
from service.domain.chain import link
from service.domain.errors import Refused
from service.domain.history import Recorded, postings_of
from service.domain.ids import entry_seed, event_id, settlement_seed
from service.domain.ledger import Posting, touched_accounts
from service.domain.opening import Opening
from service.domain.pen import PenTaken, taken_first

SETTLER = "settlement"
"""The actor of events that no person entered: settlements."""


@dataclass(frozen=True, slots=True)
class Meta:
    """Who sends an entry, and what identifies the request.

    ``key`` is the entry's id. ``fingerprint`` is a hash of the request. ``if_match`` is the version
    that the client saw; None: enter it in any case. ``occurred_at`` is ISO 8601 in UTC. ``device``
    is the name of the paired device that sends it, and ``actor`` the id of its key. ``device`` is
    None for a script's key and for the command line, which need no pen.
    """

    key: str
    fingerprint: str
    actor: str
    occurred_at: str | None = None
    if_match: int | None = None
    device: str | None = None


def pen_taking(meta: Meta) -> PenTaken:
    """Return the event that gives the pen to the device in ``meta``. Raises: ``NoDevice``."""
    if meta.device is None:
        raise NoDevice
    return PenTaken(holder=meta.actor, device=meta.device)


@dataclass(frozen=True, slots=True)
class EntryResult:
    """The result of an entry.

    ``body`` is the response as JSON. A repeated idempotency key returns the same bytes.
    """

    body: str
    session: str
    version: int
    settled: bool
    replayed: bool = False


class _Decided(NamedTuple):
    """The events of one entry, and their postings."""

    recorded: Sequence[Recorded]
    postings: Sequence[Posting]


@dataclass(slots=True)
class Draft:
    """A session with entries that are decided and not yet recorded.

    ``base`` is the version in the log; ``session`` runs ahead of it with every entry. ``opens``
    says whether the key of an id is valid now: a device whose key is not valid loses the pen.
    """

    session: Session
    codec: Codec
    clock: Clock
    opens: Callable[[str], bool] = lambda _: True
    base: int = field(init=False)
    recorded: list[Recorded] = field(default_factory=list)
    postings: list[tuple[int, Posting]] = field(default_factory=list)
    idempotency_records: list[IdempotencyRecord] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.base = self.session.version

    def open(self, opening: Opening[Any], meta: Meta) -> EntryResult:
        """Open a new session. The key is unique in the house.

        A device that opens a session has its pen.
        """
        self._record((*self.session.game.start(opening), *self._pen_for(meta)), meta)
        return self.opening_result(meta)

    def opening_result(self, meta: Meta) -> EntryResult:
        """Return the result of opening a session, with everything decided so far.

        It is stored under the house's scope and, because the key is the first entry's id, under
        the session's.
        """
        decided = _Decided(self.recorded, [posting for _, posting in self.postings])
        result = self._result(decided, meta, {"id": self.session.id})
        record = self.idempotency_records.pop()
        openings = {scope: replace(record, scope=scope) for scope in (HOUSE, self.session.id)}
        others = [
            k for k in self.idempotency_records if k.key != meta.key or k.scope not in openings
        ]
        self.idempotency_records = [*openings.values(), *others]
        return result

    def enter(self, command: Any, meta: Meta) -> EntryResult:
        """Decide one entry, after any settlement that is due. Raises: ``Refused``.

        If no device with a valid key has the pen, the entry's device takes it.
        """
        self.settle()
        pen = self._pen_for(meta)
        events = self.session.game.decide(self.session.state, command)
        return self._result(self._record((*pen, *events), meta), meta, {})

    def take_pen(self, taking: PenTaken, meta: Meta) -> EntryResult:
        """Give a device the pen, whichever device has it. Raises: ``Refused``."""
        self.settle()
        if self.session.closed:
            raise Refused("session_closed", "The session is closed.")
        return self._result(self._record((taking,), meta), meta, {})

    def settle(self) -> None:
        """Settle what is due.

        The event ids follow from the draw, so a draw cannot be settled twice.
        """
        while events := self.session.game.react(self.session.state):
            draw = self.session
            meta = Meta(key=draw.entry, fingerprint="", actor=SETTLER)
            self._record(events, meta, seed=settlement_seed(draw.version))

    def append(self) -> Append:
        """Return what the store is to record."""
        return Append(
            stream=self.session.id,
            expected=self.base,
            recorded=tuple(self.recorded),
            postings=tuple(self.postings),
            idempotency_records=tuple(self.idempotency_records),
            row=self.session.row,
        )

    def _pen_for(self, meta: Meta) -> tuple[PenTaken, ...]:
        """Return the event if the entry's device takes the pen. Raises: ``Refused``."""
        # The game refuses an entry in a closed session; that refusal comes before the pen's.
        if meta.device is None or self.session.closed:
            return ()
        pen = self.session.pen
        if pen and pen.holder != meta.actor and not self.opens(pen.holder):
            pen = None
        return taken_first(pen, pen_taking(meta))

    def _record(self, events: Sequence[Any], meta: Meta, seed: str = "") -> _Decided:
        at = self.clock.now()
        seed = seed or entry_seed(meta.key)
        made: list[Recorded] = []
        moved: list[Posting] = []
        previous = self.session.head
        for number, event in enumerate(events):
            recorded = self._recorded(event, meta, at, f"{seed}:{number}", previous, made)
            postings = postings_of(self.session.game, event)
            made.append(recorded)
            moved += postings
            self.postings += [(recorded.version, posting) for posting in postings]
            previous = recorded.hash
        self.recorded += made
        self.session = with_events(self.session, made, moved)
        return _Decided(made, moved)

    def _recorded(  # noqa: PLR0913, PLR0917 - private, one call
        self, event: Any, meta: Meta, at: str, seed: str, previous: str, made: Sequence[Recorded]
    ) -> Recorded:
        fields: dict[str, Any] = {
            "stream": self.session.id,
            "version": self.session.version + len(made) + 1,
            "id": event_id(self.session.id, seed),
            "entry": meta.key,
            "name": event.NAME,
            "data": self.codec.encode(event),
            "at": at,
            "occurred_at": meta.occurred_at,
            "actor": meta.actor,
            "previous_hash": previous,
        }
        return Recorded(event=event, hash=link(**fields), **fields)

    def _result(self, decided: _Decided, meta: Meta, more: dict[str, Any]) -> EntryResult:
        session = self.session
        settled = not session.owes_settlement
        touched = touched_accounts(decided.postings)
        view = entry_response(decided.recorded, touched, session.balances, settled=settled)
        body = to_json({**more, **view})
        self.remember(meta, body)
        return EntryResult(body, session.id, session.version, settled)

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
