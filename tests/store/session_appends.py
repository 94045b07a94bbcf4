"""Appends as the application makes them, and sessions of a few entries."""

from collections.abc import Sequence
from dataclasses import dataclass
from uuid import uuid4

from service.app import make_application
from service.application.application import Application
from service.application.ports.store import Append, Store
from service.application.recording.draft import Draft, Meta
from service.application.sessions.session import new_session
from service.application.sessions.session_cache import SessionCache
from service.domain.games.basset import GAME
from service.domain.games.basset.commands import Command
from service.store.log.codec import EventCodec
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory

NOON = "2026-01-06T12:00:00.000000Z"
LATER = "2026-01-06T13:00:00.000000Z"

COMMANDS = (
    commands.seat("anne", 1000),
    commands.seat("Señora 🂮", 500),
    commands.stake("K", 20),
    commands.stake("7", 30, "Señora 🂮"),
    commands.fasse("2"),
    commands.pair("K", "7"),
    commands.take("7", None, "Señora 🂮"),
)
"""Entries that move money between all kinds of accounts; two of them are settled."""


@dataclass(frozen=True)
class FixedClock:
    """A clock that always returns ``time``."""

    time: str

    def now(self) -> str:
        return self.time


def opening_append(session: str | None = None, *, at: str = NOON, key: str = "open") -> Append:
    """Return the append that opens a session."""
    new = new_session(session or str(uuid4()), GAME)
    draft = Draft(new, EventCodec(), FixedClock(at))
    draft.open(OpeningFactory.build(), Meta(key=f"{key}-{new.id}", fingerprint="o", actor="t"))
    return draft.append()


def following_append(
    store: Store, session: str, *commands: Command, at: str = LATER, key: str = "entry"
) -> Append:
    """Return the append of `commands` to a stored session, with keys `entry-VERSION`."""
    draft = Draft(SessionCache(store).current(session), EventCodec(), FixedClock(at))
    for command in commands:
        meta = Meta(key=f"{key}-{draft.session.version + 1}", fingerprint="f", actor="keeper")
        draft.enter(command, meta)
    return draft.append()


def append_session(store: Store, commands: Sequence[Command] = COMMANDS, *, at: str = NOON) -> str:
    """Append a session, two entries at a time, and return its id."""
    first = opening_append(at=at)
    store.append([first])
    for place in range(0, len(commands), 2):
        store.append([following_append(store, first.stream, *commands[place : place + 2])])
    return first.stream


def application_of(store: Store) -> Application:
    return make_application(store)


def meta(key: str) -> Meta:
    return Meta(key=key, fingerprint="f", actor="tests")
