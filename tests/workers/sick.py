"""A session that cannot be settled among others, all in memory."""

from collections.abc import Sequence

from service.app import make_handler
from service.application.handle import Handler
from service.application.ports import Append
from service.domain.games.basset import GAME
from service.domain.games.basset import commands as c
from service.store.memory import MemoryStore
from tests.factories.memory_sessions import meta
from tests.factories.openings import OpeningFactory

SICK = "00000000-0000-4000-8000-00000000000a"
WELL = "00000000-0000-4000-8000-00000000000b"


class SickStore(MemoryStore):
    """A store that will not take the settlement of one session, as long as it is ``sick``."""

    sick = SICK

    def append(self, appends: Sequence[Append]) -> None:
        settles = any(r.actor == "settlement" for append in appends for r in append.recorded)
        if settles and appends[0].stream == self.sick:
            raise OverflowError("too large a number")
        super().append(appends)


def with_draw(store: MemoryStore, session: str) -> None:
    """Open a session and turn a fasse whose ring is lost."""
    handler = quiet(store)
    handler.open(session, GAME, OpeningFactory.build(), meta(f"open {session}"))
    handler.enter(session, c.TurnFasse(card="3"), meta("fasse"))


def quiet(store: MemoryStore) -> Handler:
    return make_handler(store)


def owes(store: MemoryStore, session: str) -> bool:
    row = store.row(session)
    assert row is not None
    return row.owes_settlement
