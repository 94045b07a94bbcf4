"""The history of one player, newest first."""

import threading
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from service.application.ports import Store
from service.application.session import Session
from service.domain.game import AnyGame, PlayerEvent
from service.domain.history import Recorded, effective_events


@dataclass(frozen=True, slots=True)
class Line:
    """An event that counts, with the part of it that concerns the player."""

    recorded: Recorded
    part: PlayerEvent


class Histories:
    """A bounded cache of the players' lines, by session.

    Every phone that follows a table asks again after every entry. The cache folds the log once for
    all of them.
    """

    def __init__(self, store: Store, *, most: int = 32) -> None:
        self._store = store
        self._most = most
        self._kept: OrderedDict[str, tuple[str, dict[str, list[Line]]]] = OrderedDict()
        self._lock = threading.Lock()

    def newest(
        self, session: Session, punter: str, *, before: int | None, limit: int
    ) -> Sequence[Line]:
        """Return the newest ``limit`` lines of a player, below the version ``before``."""
        there = self._lines(session).get(punter, ())
        meant = [line for line in there if before is None or line.recorded.version < before]
        return meant[::-1][:limit]

    def _lines(self, session: Session) -> Mapping[str, Sequence[Line]]:
        with self._lock:
            head, lines = self._kept.pop(session.id, ("", dict[str, list[Line]]()))
            if head != session.head:
                events = self._store.events(session.id, upto=session.version)
                seated = session.game.summary(session.state).nets
                lines = {name: [] for name in seated}
                for name, line in player_lines(session.game, events, seated):
                    lines[name].append(line)
            self._kept[session.id] = session.head, lines
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
            return lines


def player_lines(
    game: AnyGame, history: Sequence[Recorded], punters: Iterable[str]
) -> Iterator[tuple[str, Line]]:
    """Yield each player's name with a line, oldest first; entries taken back are left out."""
    state: Any = None
    for recorded in effective_events(history):
        for punter in () if state is None else punters:
            if part := game.concerns(state, recorded.event, punter):
                yield punter, Line(recorded, part)
        state = game.evolve(state, recorded.event)
