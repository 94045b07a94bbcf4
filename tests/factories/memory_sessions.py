"""An application on a store in memory, and sessions recorded with it."""

from uuid import UUID, uuid5

from service.application.application import Application, application_over
from service.application.ports.null_ports import NoJobQueue, NoNotifier
from service.application.ports.ports import Ports
from service.application.recording.draft import Meta
from service.application.recording.score_sheets import import_sheet
from service.domain.session.seats import SeatPlayer
from service.domain.values.errors import Refused
from service.sheets import read_sheet
from service.store.log.codec import EventCodec
from tests.factories.random_sessions import RandomSession
from tests.memory_store.store import MemoryStore

SESSION = "00000000-0000-4000-8000-000000000001"


class StoppedClock:
    """A clock that always returns the same time."""

    def now(self) -> str:
        return "2026-01-06T20:15:00.000000Z"


def memory_application(store: MemoryStore | None = None) -> Application:
    """Return an application over ``store``, or over a new one."""
    target = MemoryStore() if store is None else store
    return application_over(Ports(target, EventCodec(), StoppedClock(), NoJobQueue(), NoNotifier()))


def meta(key: str) -> Meta:
    return Meta(key=key, fingerprint="", actor="dealer")


def entered(played: RandomSession) -> Application:
    """Return an application that was given every command of a session, refused ones too."""
    application = memory_application()
    application.recorder.open(SESSION, played.game, played.opening, meta("open"))
    for number, step in enumerate(played.steps):
        try:
            application.recorder.enter(SESSION, step.command, meta(f"entry {number}"))
        except Refused:
            continue
    application.recorder.settle(SESSION)
    return application


def imported(text: str, application: Application | None = None) -> tuple[Application, str]:
    """Import a sheet as a new session; return the application and the session's id."""
    application = application or memory_application()
    session = str(uuid5(UUID(SESSION), text))
    import_sheet(application.recorder, session, read_sheet(text), meta(f"import {session}"))
    return application, session


def recorded_long_ago(text: str) -> tuple[Application, str]:
    """Record a sheet as a session from before new names were checked."""
    application, sheet = memory_application(), read_sheet(text)
    application.recorder.open(SESSION, sheet.game, sheet.opening, meta("open"))
    for line in sheet.lines:
        if isinstance(line.command, SeatPlayer):
            seat_long_ago(application, line.command)
        else:
            application.recorder.enter(SESSION, line.command, meta(f"line {line.number}"))
    application.recorder.settle(SESSION)
    return application, SESSION


def seat_long_ago(application: Application, seat: SeatPlayer) -> None:
    """Seat a player as before new names were checked."""
    draft = application.recorder.draft(application.sessions.current(SESSION))
    events = draft.session.game.decide(draft.session.state, seat)
    of_seat = meta(f"seat {seat.punter}")
    draft._record(events, of_seat)
    draft._result(0, of_seat)
    application.recorder.commit(draft)
