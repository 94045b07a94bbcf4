"""People as lists show them: with contact, money at open tables, and debts."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from service.application.ports.store import SessionFilter, SessionRow, Store, StreamRow
from service.application.reading.bankroll_seats import BankrollSeat
from service.application.reading.standings import StandingsReader
from service.application.recording.bankrolls import PERSON
from service.application.recording.streams import Streams, rows_of_kind, stream_view
from service.domain.port.parties import BANK, CLOSED
from service.domain.session.bankrolls import PursesReturned

_PAGE = 200

_OPEN = SessionFilter(closed=False)


@dataclass(frozen=True, slots=True)
class SeatAtTable:
    """A seat that plays with a bankroll, and the row of its session."""

    row: SessionRow
    seat: BankrollSeat

    def view(self) -> dict[str, Any]:
        """Return the seat as clients see it."""
        return {
            "session": self.row.id,
            "name": self.row.name,
            "currency": self.row.currency,
            "player": self.seat.player,
            "closed": self.row.phase == CLOSED,
            "in_play": self.seat.in_play,
            "owed": self.seat.owed,
        }


@dataclass(frozen=True, slots=True)
class PeopleList:
    """Reads people with what they have at tables; safe to share between threads.

    Everything is as recorded, whatever the workers have done.
    """

    store: Store
    streams: Streams
    standings: StandingsReader

    def view(self, number: str) -> dict[str, Any]:
        """Return a person as clients see it. Raises: ``UnknownStream``."""
        person = self.streams.find(PERSON, number)
        seats = self.seats_by_person().get(number, ())
        return _view(person.view(), person.opened_at, self.store.contact(number), seats)

    def views(self, rows: Sequence[StreamRow]) -> list[dict[str, Any]]:
        """Return people as clients see them, from their rows."""
        people = [(stream_view(row), row.opened_at) for row in rows]
        contacts = self.store.contacts([person["id"] for person, _ in people])
        seats = self.seats_by_person()
        return [
            _view(person, added_at, contacts.get(person["id"]), seats.get(person["id"], ()))
            for person, added_at in people
        ]

    def all_views(self) -> list[dict[str, Any]]:
        """Return all people as clients see them, newest first."""
        return self.views(list(rows_of_kind(self.store, PERSON)))

    def seats_by_person(self) -> Mapping[str, Sequence[SeatAtTable]]:
        """Return the seats that have money in play or owe some, the newest table first."""
        found: dict[str, list[SeatAtTable]] = {}
        # A table that closes in the meantime is read twice.
        rows = {row.id: row for row in (*self._open_rows(), *self._rows_in_debt())}
        for row, standings in self.standings.tables(list(rows.values())):
            for seat in standings.bankrolls:
                found.setdefault(seat.person, []).append(SeatAtTable(row, seat))
        for seats in found.values():
            seats.sort(key=lambda at: (at.row.opened_at, at.row.id), reverse=True)
        return found

    def _open_rows(self) -> Iterator[SessionRow]:
        before = None
        while rows := self.store.rows(before=before, limit=_PAGE, only=_OPEN):
            yield from rows
            before = rows[-1].opened_at, rows[-1].id

    def _rows_in_debt(self) -> Iterator[SessionRow]:
        """Yield closed sessions whose bank may owe money.

        A bank that owes money returned nothing, or took money from its bankroll, when its purse
        went back.
        """
        returned = self.store.session_events_named(PursesReturned.NAME)
        sessions = {r.stream for r in returned if r.event.amounts.get(BANK, 1) <= 0}
        for session in sorted(sessions):
            row = self.store.row(session)
            if row is not None and row.phase == CLOSED:
                yield row


def _view(
    person: dict[str, Any], added_at: str, contact: str | None, seats: Iterable[SeatAtTable]
) -> dict[str, Any]:
    """Return a person with the sums by currency, and the tables."""
    in_play, owed = dict[str, int](), dict[str, int]()
    for at in seats:
        for sums, amount in ((in_play, at.seat.in_play), (owed, at.seat.owed)):
            if amount:
                sums[at.row.currency] = sums.get(at.row.currency, 0) + amount
    return {
        **person,
        "contact": contact,
        "added_at": added_at,
        "in_play": in_play,
        "owed": owed,
        "tables": [at.view() for at in seats],
    }
