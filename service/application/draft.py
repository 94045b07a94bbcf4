"""Entries decided one after another on top of a session, to be recorded together or not at all."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from service.application.errors import NoDevice
from service.application.ports import HOUSE, Append, Clock, Codec, IdempotencyRecord
from service.application.responses import entry_response, to_json
from service.application.session import Session, folded
from service.domain.chain import link
from service.domain.errors import Refused
from service.domain.game import Command, Event
from service.domain.history import Recorded, moves
from service.domain.ids import entry_seed, event_id, settlement_seed
from service.domain.ledger import Posting, touched_accounts
from service.domain.pen import PenTaken, taken_first

SETTLER = "settlement"
"""The actor of events that no person entered."""


@dataclass(frozen=True, slots=True)
class Meta:
    """Who asks for an entry and how it is told from others.

    ``key`` is the entry's id. ``fingerprint`` stands for what was asked. ``if_match`` is the
    version the caller had seen, None to enter whatever happened since. ``occurred_at`` is ISO 8601
    in UTC. ``device`` is the name of the paired device that asks, and ``actor`` then the id of its
    key; None for a script's key and for a person at the command line, who need no pen.
    """

    key: str
    fingerprint: str
    actor: str
    occurred_at: str | None = None
    if_match: int | None = None
    device: str | None = None


def pen_taking(meta: Meta) -> PenTaken:
    """Return how the device that asks takes the pen. Raises: ``NoDevice``."""
    if meta.device is None:
        raise NoDevice
    return PenTaken(holder=meta.actor, device=meta.device)


@dataclass(frozen=True, slots=True)
class EntryResult:
    """What a caller gets: the ``body`` as JSON text, byte for byte the same for the same key."""

    body: str
    session: str
    version: int
    settled: bool
    replayed: bool = False


@dataclass(slots=True)
class Draft:
    """A session with entries that are decided and not yet recorded.

    ``base`` is the version in the log; ``session`` runs ahead of it with every entry. ``opens``
    says of a key's id whether that key opens anything now: a pen stays only with one that does.
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

    def open(self, command: Command, meta: Meta) -> EntryResult:
        """Decide how a new session begins; the key is unique in the house.

        A device that opens a session has its pen.
        """
        self._record((*self.session.game.start(command), *self._pen_for(meta)), meta)
        return self.opening_result(meta)

    def opening_result(self, meta: Meta) -> EntryResult:
        """Answer a request that opened a session with everything decided so far.

        The key is kept for the house and, being the first entry's id, for the session too.
        """
        answer = self._result(self.recorded, meta, {"id": self.session.id})
        kept = self.idempotency_records.pop()
        openings = {scope: replace(kept, scope=scope) for scope in (HOUSE, self.session.id)}
        others = [
            k for k in self.idempotency_records if k.key != meta.key or k.scope not in openings
        ]
        self.idempotency_records = [*openings.values(), *others]
        return answer

    def enter(self, command: Command, meta: Meta) -> EntryResult:
        """Decide one entry, after whatever settlement is owed. Raises: ``Refused``.

        A device takes the pen with its first entry, if nobody has it whose key opens anything.
        """
        self.settle()
        pen = self._pen_for(meta)
        events = self.session.game.decide(self.session.state, command)
        return self._result(self._record((*pen, *events), meta), meta, {})

    def take_pen(self, taking: PenTaken, meta: Meta) -> EntryResult:
        """Let a device take the pen, wherever it was. Raises: ``Refused``."""
        self.settle()
        if self.session.closed:
            raise Refused("session_closed", "The session is closed.")
        return self._result(self._record((taking,), meta), meta, {})

    def settle(self) -> None:
        """Settle what is owed. The event ids follow from the draw: settling twice cannot be."""
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
        """Return what an entry records of the pen. Raises: ``Refused`` if another device has it."""
        # Of a closed session the game says that it is closed, which goes before the pen.
        if meta.device is None or self.session.closed:
            return ()
        pen = self.session.pen
        if pen and pen.holder != meta.actor and not self.opens(pen.holder):
            pen = None
        return taken_first(pen, pen_taking(meta))

    def _record(self, events: Sequence[Event], meta: Meta, seed: str = "") -> Sequence[Recorded]:
        at = self.clock.now()
        seed = seed or entry_seed(meta.key)
        made: list[Recorded] = []
        previous = self.session.head
        for number, event in enumerate(events):
            there = self._recorded(event, meta, at, f"{seed}:{number}", previous, made)
            made.append(there)
            previous = there.hash
        for recorded in made:
            moved = moves(self.session.game, recorded.event)
            self.postings += [(recorded.version, posting) for posting in moved]
        self.recorded += made
        self.session = folded(self.session, made)
        return made

    def _recorded(  # noqa: PLR0913, PLR0917 - private, one call
        self, event: Event, meta: Meta, at: str, seed: str, previous: str, made: Sequence[Recorded]
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

    def _result(self, made: Sequence[Recorded], meta: Meta, more: dict[str, Any]) -> EntryResult:
        settled = not self.session.owes
        game = self.session.game
        touched = touched_accounts(posting for r in made for posting in moves(game, r.event))
        view = entry_response(made, touched, self.session.balances, settled=settled)
        body = to_json({**more, **view})
        version = made[-1].version
        self.idempotency_records.append(
            IdempotencyRecord(
                self.session.id, meta.key, meta.fingerprint, body, self.session.id, version, settled
            )
        )
        return EntryResult(body, self.session.id, version, settled)
