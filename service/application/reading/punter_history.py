"""The history of one player, newest first."""

import threading
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from service.application.bounded_dict import BoundedDict
from service.application.ports.store import Store
from service.application.sessions.session import Session
from service.domain.port.game import AnyGame, PlayerEvent
from service.domain.session.history import effective_events
from service.domain.session.log.recorded import Recorded
from service.domain.session.session_events import concerns, evolve


@dataclass(frozen=True, slots=True)
class PlayerRecord:
    """An event that counts, with the part of it that concerns the player."""

    recorded: Recorded
    part: PlayerEvent


class PlayerHistories:
    """A bounded cache of the players' histories, by session.

    Every phone that follows a table asks again after every entry. The cache folds the log once for
    all of them.
    """

    def __init__(self, store: Store, *, size: int = 32) -> None:
        self._store = store
        self._cached = BoundedDict[str, tuple[str, dict[str, list[PlayerRecord]]]](size)
        self._lock = threading.Lock()

    def newest(
        self, session: Session, punter: str, *, before: int | None, limit: int
    ) -> Sequence[PlayerRecord]:
        """Return the newest ``limit`` records of a player, below the version ``before``."""
        records = self._records(session).get(punter, ())
        earlier = [r for r in records if before is None or r.recorded.version < before]
        return earlier[::-1][:limit]

    def _records(self, session: Session) -> Mapping[str, Sequence[PlayerRecord]]:
        with self._lock:
            head, records = self._cached.pop(session.id, ("", dict[str, list[PlayerRecord]]()))
            if head != session.head:
                events = self._store.events(session.id, upto=session.version)
                players = session.game.summary(session.state).players
                names = {party.name: (party.name, *party.former_names) for party in players}
                records = {name: [] for name in names}
                for name, record in player_records(session.game, events, names):
                    records[name].append(record)
            self._cached.keep(session.id, (session.head, records))
            return records


def player_records(
    game: AnyGame, history: Sequence[Recorded], names: Mapping[str, Iterable[str]]
) -> Iterator[tuple[str, PlayerRecord]]:
    """Yield each player's name with a record, oldest first, without entries taken back.

    ``names`` are all names of each player, by the present one.
    """
    state: Any = None
    for recorded in effective_events(history):
        for punter, own in () if state is None else names.items():
            parts = (concerns(game, state, recorded.event, name) for name in own)
            if part := next(filter(None, parts), None):
                yield punter, PlayerRecord(recorded, part)
        state = evolve(game, state, recorded.event)
