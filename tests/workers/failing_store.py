"""A store in memory in which one session cannot be settled."""

from collections.abc import Sequence

from service.app import make_application
from service.application.application import Application
from service.application.ports.store import Append
from service.domain.games.basset import GAME
from service.domain.games.basset import commands as c
from tests.factories.basset.openings import OpeningFactory
from tests.factories.memory_sessions import meta
from tests.memory_store.store import MemoryStore

FAILING = "00000000-0000-4000-8000-00000000000a"
HEALTHY = "00000000-0000-4000-8000-00000000000b"


class FailingStore(MemoryStore):
    """A store that refuses settlements of the session ``failing_session``."""

    failing_session = FAILING

    def append(self, appends: Sequence[Append]) -> None:
        settles = any(r.actor == "settlement" for append in appends for r in append.recorded)
        if settles and appends[0].stream == self.failing_session:
            raise OverflowError("too large a number")
        super().append(appends)


def open_with_draw(store: MemoryStore, session: str) -> None:
    """Open a session and turn a fasse without enqueuing a job."""
    application = handler_without_queue(store)
    application.recorder.open(session, GAME, OpeningFactory.build(), meta(f"open {session}"))
    application.recorder.enter(session, c.TurnFasse(card="3"), meta("fasse"))


def handler_without_queue(store: MemoryStore) -> Application:
    return make_application(store)


def owes_settlement(store: MemoryStore, session: str) -> bool:
    row = store.row(session)
    assert row is not None
    return row.owes_settlement
