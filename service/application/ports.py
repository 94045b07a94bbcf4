"""What the application needs from outside; ``store``, ``workers`` and ``app`` provide it."""

from collections.abc import Mapping, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from typing import Protocol

from service.application.keyring import Keyring
from service.domain.game import Event
from service.domain.history import Recorded
from service.domain.ledger import Posting

HOUSE = "house"
"""The scope of keys that open sessions; all other keys are unique in their session."""


class Clock(Protocol):
    """Where the time comes from."""

    def now(self) -> str:
        """Return the time in UTC as ISO 8601 with microseconds: 2026-01-06T20:15:00.000000Z."""


class Codec(Protocol):
    """How events are written down."""

    def encode(self, event: Event) -> str:
        """Return the event's fields as canonical JSON."""

    def decode(self, name: str, data: str) -> Event:
        """Return the event of that stored name; older shapes come out as today's."""


@dataclass(frozen=True, slots=True)
class Keyed:
    """The answer given to the request of one key, kept for ever, byte for byte.

    ``scope`` is a session's id or ``HOUSE``. ``fingerprint`` tells one request from another.
    ``session`` and ``version`` say what the request made; ``settled`` is False for a draw.
    """

    scope: str
    key: str
    fingerprint: str
    body: str
    session: str
    version: int
    settled: bool


@dataclass(frozen=True, slots=True)
class SessionRow:
    """What can be listed and found of a session without its history."""

    id: str
    game: str
    name: str
    currency: str
    phase: str
    version: int
    owes_settlement: bool
    opened_at: str
    changed_at: str


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """A session's standings as computed at ``version``; ``body`` is canonical JSON."""

    session: str
    version: int
    body: str


@dataclass(frozen=True, slots=True)
class Append:
    """What is to be recorded in one stream after version ``expected`` (0: a new stream).

    ``postings`` come with the version of the event that made them.
    """

    stream: str
    expected: int
    recorded: Sequence[Recorded]
    postings: Sequence[tuple[int, Posting]]
    keyed: Sequence[Keyed]
    row: SessionRow


@dataclass(frozen=True, slots=True)
class Stored:
    """An event as it is written down, whether or not it can still be read. See ``Recorded``."""

    stream: str
    version: int
    id: str
    entry: str
    name: str
    data: str
    at: str
    occurred_at: str | None
    actor: str
    previous_hash: str
    hash: str


class Store(Protocol):
    """The log and what is derived from it. Events and keys are only ever added."""

    def append(self, appends: Sequence[Append]) -> None:
        """Record everything in one transaction, in the order of stream ids, or nothing.

        Raises: ``WrongVersion``, ``KeyTaken``, ``EventTaken``, ``StoreUnusable``; ``ValueError``
        where the versions of an append do not follow one another from ``expected`` to its row.
        """

    def events(
        self, stream: str, *, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> list[Recorded]:
        """Return the events with ``after`` < version <= ``upto``, oldest first."""

    def keyed(self, scope: str, key: str) -> Keyed | None:
        """Return the answer kept under a key."""

    def row(self, session: str) -> SessionRow | None:
        """Return a session's row."""

    def rows(
        self, *, before: tuple[str, str] | None, limit: int, closed: bool | None = None
    ) -> list[SessionRow]:
        """Return sessions newest first by (opened_at, id), those before the cursor ``before``.

        ``closed``: only those that are closed, or only those that are not.
        """

    def moved(self, *, after: tuple[str, str], limit: int) -> list[SessionRow]:
        """Return sessions by (changed_at, id), those beyond the cursor ``after``."""

    def owing(self, *, limit: int) -> list[str]:
        """Return ids of sessions that wait for a settlement, the longest waiting first."""

    def postings(
        self, stream: str, *, after: int = 0, upto: int | None = None, limit: int | None = None
    ) -> list[tuple[int, Posting]]:
        """Return postings with their version, in the order made; ``limit`` counts postings.

        All postings of the last version returned are there, even beyond ``limit``.
        """

    def balances(self, stream: str, *, upto: int | None = None) -> Mapping[str, int]:
        """Return every account that was ever touched with its balance, in order of name."""

    def standings(self, session: str) -> StandingsRow | None:
        """Return the standings last computed."""

    def put_standings(self, row: StandingsRow) -> None:
        """Keep standings; an older version never replaces a newer one.

        A version that the session has not reached is replaced by any.
        """

    def replace_postings(
        self, stream: str, postings: Sequence[tuple[int, Posting]], *, upto: int
    ) -> None:
        """Put ``postings`` in place of those of ``stream`` with version <= ``upto``.

        Newer ones came with their events in the meantime and stay, unless the session has not
        reached their version.
        """


class Archive(Store, Protocol):
    """A store as whoever checks it wants to see it."""

    @property
    def keyring(self) -> Keyring:
        """The access keys that are kept with it."""

    def streams(self) -> list[str]:
        """Return every stream that has events, in order of name."""

    def stored(self, stream: str) -> list[Stored]:
        """Return the events of a stream as they are written down, oldest first."""

    def keys_of(self, session: str) -> list[Keyed]:
        """Return every key of a session, by (scope, key).

        That is every key in its own scope, and those of them that opened it, in the house's.
        """


class Doorbell(Protocol):
    """Wakes a worker. A ring carries an id only; it may be lost, doubled or late.

    ``version`` is the one the session came to; it tells one ring from another.
    """

    def settle(self, session: str, version: int) -> None:
        """Say that a session owes a settlement."""

    def reckon(self, session: str, version: int) -> None:
        """Say that a session's standings have changed."""

    def audit(self, session: str, version: int) -> None:
        """Say that a session is over and its books are to be checked."""


@dataclass(frozen=True, slots=True)
class Announced:
    """How far a session is; ``settled`` says whether nothing was owed then."""

    session: str
    version: int
    settled: bool


class Watch(Protocol):
    """What somebody who watches hears."""

    def heard(self, seconds: float) -> Sequence[Announced]:
        """Return what was announced since the last call, waiting up to ``seconds`` for it.

        Of each session it is the newest only, and it may be known already. Nothing means that
        time is up, or that something may have been missed: look at the store.
        """


class Notice(Protocol):
    """Tells whoever watches that a session has moved on."""

    @property
    def live(self) -> bool:
        """Whether announcements of all processes arrive here; if not, look at the store often."""

    @property
    def over(self) -> bool:
        """Whether this process is about to end: whoever watches stops."""

    def announce(self, news: Announced) -> None:
        """Say how far a session is."""

    def watch(self, session: str | None = None) -> AbstractContextManager[Watch]:
        """Lend an ear for one session, or for all; it hears what is announced from now on."""
