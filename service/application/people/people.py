"""People of the house: their bankrolls, and the money that moves between these and sessions."""

import json
from collections.abc import Iterable, Iterator, Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import islice
from typing import Any

from service.application.ports.store import Append, Store, StreamRow
from service.application.recording.draft import Draft, EntryResult, Meta
from service.application.recording.linked_seats import moves_by_person
from service.application.recording.streams import Folded, StreamKind, Streams
from service.application.sessions.new_names import check_new_name
from service.domain.session import bankrolls
from service.domain.session.bankrolls import Person, check_funds, moved
from service.domain.session.corrections import CORRECTIONS
from service.domain.values.errors import Refused
from service.domain.values.names import caseless

_PAGE = 200

MOVER = "session"
"""The actor of events in a person's stream that an entry of a session caused."""


def _name(state: Person) -> str:
    return state.name


PERSON = StreamKind("person", Person, bankrolls.evolve, _name, bankrolls.postings)


@dataclass(frozen=True, slots=True)
class People:
    """Reads and records people; safe to share between threads."""

    store: Store
    streams: Streams

    def register(self, number: str, command: bankrolls.RegisterPerson, meta: Meta) -> EntryResult:
        """Add a person, once for each key. Raises: ``KeyReused``, ``Refused`` for the name."""
        with self.store.lock_names():
            return self.streams.open(
                PERSON, number, lambda state: self._decide(number, state, command), meta
            )

    def enter(self, number: str, command: bankrolls.Command, meta: Meta) -> EntryResult:
        """Record a deposit, a withdrawal or another name, once for each key.

        Raises: ``UnknownStream``, ``KeyReused``, ``EntryInBetween``, ``Refused``.
        """
        gives_name = isinstance(command, bankrolls.RenamePerson)
        with self.store.lock_names() if gives_name else nullcontext():
            return self.streams.record(
                PERSON, number, lambda state: self._decide(number, state, command), meta
            )

    def _decide(
        self, number: str, state: Person | None, command: bankrolls.Command
    ) -> Sequence[Any]:
        match command:
            case bankrolls.RegisterPerson(name=name) | bankrolls.RenamePerson(name=name):
                own = PERSON.stream_of(number)
                check_new_name(name, (row.name for row in self._rows() if row.id != own))
        return bankrolls.decide(state, command)

    def find(self, number: str) -> dict[str, Any]:
        """Return a person as clients see it. Raises: ``UnknownStream``."""
        return self.streams.find(PERSON, number).view()

    def listed(
        self, part: str | None, *, limit: int, before: tuple[str, str] | None
    ) -> list[StreamRow]:
        """Return rows of people whose name contains ``part``, newest first."""
        if part is None:
            return self.store.stream_rows(PERSON.name, before=before, limit=limit)
        found = (row for row in self._rows(before) if caseless(part) in caseless(row.name))
        return list(islice(found, limit))

    def _rows(self, before: tuple[str, str] | None = None) -> Iterator[StreamRow]:
        """Yield the rows of people before a cursor, newest first."""
        while rows := self.store.stream_rows(PERSON.name, before=before, limit=_PAGE):
            yield from rows
            before = rows[-1].opened_at, rows[-1].id

    def with_contact(self, number: str) -> dict[str, Any]:
        """Return a person with ``contact``: how to reach them. Raises: ``UnknownStream``."""
        return {**self.find(number), "contact": self.store.contact(number)}

    def put_contact(self, number: str, contact: str | None) -> dict[str, Any]:
        """Store how to reach a person, None to erase it. Raises: ``UnknownStream``."""
        found = self.find(number)
        self.store.put_contact(number, contact)
        return {**found, "contact": contact}

    def check_funds(self, draft: Draft) -> None:
        """Raise ``Refused`` if a bankroll cannot pay what a draft takes from it."""
        for person, moves in moves_by_person(draft).items():
            self._check(draft, self._find(draft, person).state, moves)

    def funds(self, draft: Draft, person: str) -> int:
        """Return what a person's bankroll has after a draft; below 0, what it lacks."""
        balances = self._find(draft, person).state.balances
        taken = sum(amount for _, amount in moves_by_person(draft).get(person, ()))
        balance: int = balances.get(draft.session.row.currency, 0)
        return balance - taken

    def _find(self, draft: Draft, person: str) -> Folded:
        """Return a person as the draft read them first.

        What was decided on an older balance is then not recorded, but decided again.
        """
        if person not in draft.people:
            draft.people[person] = self.streams.find(PERSON, person)
        found: Folded = draft.people[person]
        return found

    def moves(self, draft: Draft) -> list[Append]:
        """Return what to record in people's streams together with a draft of a session.

        Raises: ``Refused`` if a bankroll has too little.
        """
        return [self._moved(draft, *each) for each in moves_by_person(draft).items()]

    def _moved(self, draft: Draft, person: str, moves: Sequence[tuple[str, int]]) -> Append:
        current = self._find(draft, person)
        self._check(draft, current.state, moves)
        session, newest = draft.session, draft.recorded[-1]
        events = [
            moved(session.id, player, session.version, session.row.currency, amount)
            # Money that comes back first, so that it can pay for what goes out.
            for player, amount in sorted(moves, key=lambda move: move[1])
        ]
        # A move happens when it is recorded, whenever the entry that caused it happened.
        meta = Meta(newest.entry, "", MOVER)
        seed = move_seed(session.id, session.version)
        append, _ = self.streams.draft(current, events, meta, seed)
        return append

    def _check(self, draft: Draft, person: Person, moves: Iterable[tuple[str, int]]) -> None:
        """Refuse as ``bankroll_short``, or a correction as ``correction_refused``."""
        currency = draft.session.row.currency
        try:
            check_funds(person, currency, max(0, sum(amount for _, amount in moves)))
        except Refused as short:
            if not any(isinstance(r.event, CORRECTIONS) for r in draft.recorded):
                raise
            raise Refused("correction_refused", short.message, **short.facts) from short


def move_seed(session: str, version: int) -> str:
    """Return the start of the names of the ids of events that a session caused."""
    return f"session:{session}:{version}"


def person_view(row: StreamRow) -> dict[str, Any]:
    """Return a person as lists show one, from the row."""
    return {"id": row.id.partition(":")[2], "version": row.version, **json.loads(row.body)}
