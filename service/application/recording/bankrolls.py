"""Bankrolls of people: what sessions take from them and give back, recorded with the session."""

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from service.application.ports.store import Append
from service.application.recording.draft import Draft, Meta
from service.application.recording.linked_seats import moves_by_person
from service.application.recording.streams import Folded, StreamKind, Streams
from service.domain.people.person import Person, check_funds, evolve, move_of, postings
from service.domain.session.session_events import is_correction
from service.domain.values.errors import Refused

MOVER = "session"
"""The actor of events in a person's stream that an entry of a session caused."""


def _name(state: Person) -> str:
    return state.name


PERSON = StreamKind("person", Person, evolve, _name, postings)


@dataclass(frozen=True, slots=True)
class Bankrolls:
    """Reads and moves the bankrolls of a draft's seats; safe to share between threads."""

    streams: Streams

    def check_person(self, person: str) -> None:
        """Raise ``UnknownStream`` if no person has that number."""
        self.streams.find(PERSON, person)

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
            move_of(session.id, player, session.version, session.row.currency, amount)
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
            if not any(is_correction(r.event) for r in draft.recorded):
                raise
            raise Refused("correction_refused", short.message, **short.facts) from short


def move_seed(session: str, version: int) -> str:
    """Return the start of the names of the ids of events that a session caused."""
    return f"session:{session}:{version}"
