"""What happened to one punter, newest first."""

from collections.abc import Iterator, Sequence
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


def lines_of(
    store: Store, session: Session, punter: str, *, before: int | None, limit: int
) -> Sequence[Line]:
    """Return the newest ``limit`` lines of a punter, those below the version ``before``."""
    there = lines(session.game, store.events(session.id), punter)
    meant = [line for line in there if before is None or line.recorded.version < before]
    return meant[::-1][:limit]


def lines(game: Game, history: Sequence[Recorded], punter: str) -> Iterator[Line]:
    """Yield a punter's lines, oldest first; without what was taken back later."""
    state: State = None
    for recorded in standing(history):
        share = None if state is None else game.share(state, recorded.event, punter)
        if share:
            yield Line(recorded, share)
        state = game.evolve(state, recorded.event)
