"""People of the house: added, renamed, found and listed, with their deposits and withdrawals."""

from collections.abc import Sequence
from contextlib import nullcontext
from dataclasses import dataclass
from itertools import islice
from typing import Any

from service.application.ports.store import Store, StreamRow
from service.application.recording.bankrolls import PERSON
from service.application.recording.draft import Meta
from service.application.recording.entry_response import EntryResult
from service.application.recording.streams import Streams, rows_of_kind
from service.application.sessions.new_names import check_new_name
from service.domain.people.person import Command, Person, RegisterPerson, RenamePerson, decide
from service.domain.values.names import searchable


@dataclass(frozen=True, slots=True)
class People:
    """Reads and records people; safe to share between threads."""

    store: Store
    streams: Streams

    def register(self, number: str, command: RegisterPerson, meta: Meta) -> EntryResult:
        """Add a person, once for each key. Raises: ``KeyReused``, ``Refused`` for the name."""
        with self.store.lock_names():
            return self.streams.open(
                PERSON, number, lambda state: self._decide(number, state, command), meta
            )

    def enter(self, number: str, command: Command, meta: Meta) -> EntryResult:
        """Record a deposit, a withdrawal or another name, once for each key.

        Raises: ``UnknownStream``, ``KeyReused``, ``EntryInBetween``, ``Refused``.
        """
        gives_name = isinstance(command, RenamePerson)
        with self.store.lock_names() if gives_name else nullcontext():
            return self.streams.record(
                PERSON, number, lambda state: self._decide(number, state, command), meta
            )

    def _decide(self, number: str, state: Person | None, command: Command) -> Sequence[Any]:
        match command:
            case RegisterPerson(name=name) | RenamePerson(name=name):
                own = PERSON.stream_of(number)
                check_new_name(
                    name, (row.name for row in rows_of_kind(self.store, PERSON) if row.id != own)
                )
        return decide(state, command)

    def find(self, number: str) -> dict[str, Any]:
        """Return what a person's log says, as clients see it. Raises: ``UnknownStream``."""
        return self.streams.find(PERSON, number).view()

    def listed(
        self, part: str | None, *, limit: int, before: tuple[str, str] | None
    ) -> list[StreamRow]:
        """Return rows of people whose name contains ``part``, newest first."""
        if part is None:
            return self.store.stream_rows(PERSON.name, before=before, limit=limit)
        rows = rows_of_kind(self.store, PERSON, before)
        sought = searchable(part)
        found = (row for row in rows if sought in searchable(row.name))
        return list(islice(found, limit))

    def put_contact(self, number: str, contact: str | None) -> None:
        """Store how to reach a person, None to erase it. Raises: ``UnknownStream``."""
        self.find(number)
        self.store.put_contact(number, contact)
