"""Entries decided one after another on top of a session, to be recorded together or not at all."""

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from typing import Any

from service.application.answers import answer_view, as_body
from service.application.ports import HOUSE, Append, Clock, Codec, Keyed
from service.application.session import Session, folded
from service.domain.chain import link
from service.domain.game import Command, Event
from service.domain.history import Recorded
from service.domain.ids import entry_seed, event_id, settlement_seed
from service.domain.ledger import Posting, touched_accounts

SETTLER = "settlement"
"""The actor of events that no person entered."""


@dataclass(frozen=True, slots=True)
class Meta:
    """Who asks for an entry and how it is told from others.

    ``key`` is the entry's id. ``fingerprint`` stands for what was asked. ``if_match`` is the
    version the caller had seen, None to enter whatever happened since. ``occurred_at`` is ISO 8601
    in UTC.
    """

    key: str
    fingerprint: str
    actor: str
    occurred_at: str | None = None
    if_match: int | None = None


@dataclass(frozen=True, slots=True)
class Answer:
    """What a caller gets: the ``body`` as JSON text, byte for byte the same for the same key."""

    body: str
    session: str
    version: int
    settled: bool
    replayed: bool = False


@dataclass(slots=True)
class Draft:
    """A session with entries that are decided and not yet recorded.

    ``base`` is the version in the log; ``session`` runs ahead of it with every entry.
    """

    session: Session
    codec: Codec
    clock: Clock
    base: int = field(init=False)
    recorded: list[Recorded] = field(default_factory=list)
    postings: list[tuple[int, Posting]] = field(default_factory=list)
    keyed: list[Keyed] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.base = self.session.version

    def open(self, command: Command, meta: Meta) -> Answer:
        """Decide how a new session begins; the key is unique in the house."""
        self._record(self.session.game.start(command), meta)
        return self.answer_opening(meta)

    def answer_opening(self, meta: Meta) -> Answer:
        """Answer a request that opened a session with everything decided so far.

        The key is kept for the house and, being the first entry's id, for the session too.
        """
        answer = self._answer(self.recorded, meta, {"id": self.session.id})
        kept = self.keyed.pop()
        openings = {scope: replace(kept, scope=scope) for scope in (HOUSE, self.session.id)}
        others = [k for k in self.keyed if k.key != meta.key or k.scope not in openings]
        self.keyed = [*openings.values(), *others]
        return answer

    def enter(self, command: Command, meta: Meta) -> Answer:
        """Decide one entry, after whatever settlement is owed. Raises: ``Refused``."""
        self.settle()
        made = self._record(self.session.game.decide(self.session.state, command), meta)
        return self._answer(made, meta, {})

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
            keyed=tuple(self.keyed),
            row=self.session.row,
        )

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
            moves = self.session.game.postings(recorded.event)
            self.postings += [(recorded.version, posting) for posting in moves]
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

    def _answer(self, made: Sequence[Recorded], meta: Meta, more: dict[str, Any]) -> Answer:
        settled = not self.session.owes
        touched = touched_accounts(
            posting for r in made for posting in self.session.game.postings(r.event)
        )
        view = answer_view(made, touched, self.session.balances, settled=settled)
        body = as_body({**more, **view})
        version = made[-1].version
        self.keyed.append(
            Keyed(
                self.session.id, meta.key, meta.fingerprint, body, self.session.id, version, settled
            )
        )
        return Answer(body, self.session.id, version, settled)
