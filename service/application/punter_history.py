"""What happened to one punter, newest first."""

import threading
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from service.application.ports import Store
from service.application.session import Session
from service.domain.game import Game, Share, State
from service.domain.history import Recorded, standing


@dataclass(frozen=True, slots=True)
class Line:
    """An event that stands, with what of it concerns the punter."""

    recorded: Recorded
    share: Share


class Histories:
    """Everybody's lines of the sessions that were asked for last.

    Whoever follows a table asks anew after every entry, one phone for each punter: the log is
    folded once for all of them.
    """

    def __init__(self, store: Store, *, most: int = 32) -> None:
        self._store = store
        self._most = most
        self._kept: OrderedDict[str, tuple[str, dict[str, list[Line]]]] = OrderedDict()
        self._lock = threading.Lock()

    def newest(
        self, session: Session, punter: str, *, before: int | None, limit: int
    ) -> Sequence[Line]:
        """Return the newest ``limit`` lines of a punter, those below the version ``before``."""
        there = self._lines(session).get(punter, ())
        meant = [line for line in there if before is None or line.recorded.version < before]
        return meant[::-1][:limit]

    def _lines(self, session: Session) -> Mapping[str, Sequence[Line]]:
        with self._lock:
            head, lines = self._kept.pop(session.id, ("", dict[str, list[Line]]()))
            if head != session.head:
                events = self._store.events(session.id, upto=session.version)
                seated = session.game.tally(session.state).purses
                lines = {name: [] for name in seated}
                for name, line in everybodys_lines(session.game, events, seated):
                    lines[name].append(line)
            self._kept[session.id] = session.head, lines
            if len(self._kept) > self._most:
                self._kept.popitem(last=False)
            return lines


def everybodys_lines(
    game: Game, history: Sequence[Recorded], punters: Iterable[str]
) -> Iterator[tuple[str, Line]]:
    """Yield the punters' lines with whose they are, oldest first; without what was taken back."""
    state: State = None
    for recorded in standing(history):
        for punter in () if state is None else punters:
            if share := game.share(state, recorded.event, punter):
                yield punter, Line(recorded, share)
        state = game.evolve(state, recorded.event)
