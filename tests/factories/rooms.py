"""A house in memory: handler and store, and sheets played in it."""

from pathlib import Path
from uuid import UUID, uuid5

from service.application.draft import Meta
from service.application.handle import Handler, Ports
from service.application.null_ports import NoJobQueue, NoNotifier
from service.application.play import import_sheet
from service.domain.errors import Refused
from service.domain.games.basset import GAME
from service.sheets import read_sheet
from service.store.codec import EventCodec
from service.store.memory import MemoryStore
from tests.factories.evenings import Evening

SESSION = "00000000-0000-4000-8000-000000000001"


class StoppedClock:
    """It is always the same evening."""

    def now(self) -> str:
        return "2026-01-06T20:15:00.000000Z"


def room() -> Handler:
    ports = Ports(MemoryStore(), EventCodec(), StoppedClock(), NoJobQueue(), NoNotifier())
    return Handler(ports)


def meta(key: str) -> Meta:
    return Meta(key=key, fingerprint="", actor="dealer")


def entered(played: Evening) -> Handler:
    """Enter everything that was asked for; refusals included."""
    handler = room()
    handler.open(SESSION, GAME, played.opening, meta("open"))
    for number, there in enumerate(played.steps):
        try:
            handler.enter(SESSION, there.command, meta(f"entry {number}"))
        except Refused:
            continue
    handler.settle(SESSION)
    return handler


def imported(text: str, handler: Handler | None = None) -> tuple[Handler, str]:
    """Import a sheet as a session of its own; return the room and the session."""
    handler = handler or room()
    session = str(uuid5(UUID(SESSION), text))
    import_sheet(handler, session, read_sheet(text), meta(f"import {session}"))
    return handler, session


def sheet_paths() -> list[Path]:
    return sorted((Path(__file__).parents[1] / "sheets").rglob("*.basset.toml"))
