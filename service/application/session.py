"""A session folded from its events, and a bounded LRU cache of sessions."""

import threading
from collections import OrderedDict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from service.application.errors import UnknownSession
from service.application.ports import SessionRow, Store
from service.domain.chain import GENESIS
from service.domain.game import CLOSED, AnyGame
from service.domain.games import GAMES
from service.domain.history import (
    Recorded,
    evolved,
    is_take_back,
    pen_after,
    postings_of,
    standing,
)
from service.domain.ledger import Posting, balances_of
from service.domain.pen import Pen


@dataclass(frozen=True, slots=True)
class RoundEnd:
    """The end of a round: when, as ISO 8601 in UTC, and the players' nets in smallest units."""

    at: str
    nets: Mapping[str, int]


@dataclass(frozen=True, slots=True)
class Session:
    """A folded session. ``balances`` has the accounts that are not empty.

    ``head`` is the last event's hash. ``entry_version`` is the version of the first event of the
    newest entry: a client that saw that version or a later one knows the present state. ``pen`` is
    None until a device has taken it. ``preset`` names the rules it opened with.
    """

    id: str
    game: AnyGame
    state: Any
    version: int
    head: str
    entry: str
    entry_version: int
    balances: dict[str, int]
    row: SessionRow
    preset: str = ""
    pen: Pen | None = None
    round_ends: tuple[RoundEnd, ...] = ()

    @property
    def owes_settlement(self) -> bool:
        """Whether a draw still waits for its settlement."""
        return self.game.owes_settlement(self.state)

    @property
    def closed(self) -> bool:
        """Whether the session is over."""
        return self.row.phase == CLOSED


def new_session(session: str, game: AnyGame) -> Session:
    """Return a session without events."""
    row = SessionRow(
        id=session,
        game=game.name,
        name="",
        currency="",
        phase="",
        version=0,
        owes_settlement=False,
        opened_at="",
        changed_at="",
    )
    return Session(session, game, None, 0, GENESIS, "", 0, {}, row)


def folded(
    session: Session, recorded: Sequence[Recorded], postings: Iterable[Posting] | None = None
) -> Session:
    """Return ``session`` after newer events, none of which takes entries back.

    ``postings`` are what the events move, if the caller has computed them already.
    """
    if not recorded:
        return session
    entry, entry_version = session.entry, session.entry_version
    for event in recorded:
        if event.entry != entry:
            entry, entry_version = event.entry, event.version
    state, ends = _play(session.game, session.state, recorded)
    if postings is None:
        postings = [p for r in recorded for p in postings_of(session.game, r.event)]
    balances = balances_of(postings, session.balances)
    rounds = (*session.round_ends, *ends)
    return _at(session, recorded, state, (entry, entry_version), balances, rounds)


def folded_anew(game: AnyGame, history: Sequence[Recorded]) -> Session:
    """Return the session after its whole history, without the entries that were taken back."""
    session = new_session(history[0].stream, game)
    entry = history[-1].entry
    entry_version = next(r.version for r in history if r.entry == entry)
    state, ends = _play(game, None, standing(history))
    balances = game.balances(state)
    return _at(session, history, state, (entry, entry_version), balances, tuple(ends))


def _play(
    game: AnyGame, state: Any, recorded: Sequence[Recorded]
) -> tuple[Any, Sequence[RoundEnd]]:
    """Return the state after the events, and the rounds that end with them."""
    ends = []
    for r in recorded:
        state = evolved(game, state, r.event)
        if game.ends_round(r.event):
            ends.append(RoundEnd(r.at, game.summary(state).nets))
    return state, ends


def _at(  # noqa: PLR0913, PLR0917 - private, two calls
    session: Session,
    recorded: Sequence[Recorded],
    state: Any,
    newest: tuple[str, int],
    balances: Mapping[str, int],
    round_ends: tuple[RoundEnd, ...],
) -> Session:
    last, game = recorded[-1], session.game
    row, preset = session.row, session.preset
    if not session.version:
        opening = game.opening_of(recorded[0].event)
        name, currency, preset = opening.title, opening.currency.code, opening.preset
        row = replace(row, name=name, currency=currency, opened_at=recorded[0].at)
    row = replace(
        row,
        phase=game.phase(state),
        version=last.version,
        owes_settlement=game.owes_settlement(state),
        changed_at=last.at,
    )
    filled = {account: amount for account, amount in balances.items() if amount}
    pen = pen_after(session.pen, recorded)
    return Session(
        *(session.id, game, state, last.version, last.hash, *newest),
        *(filled, row, preset, pen, round_ends),
    )


class Sessions:
    """A bounded cache of folded sessions; the least recently used leave first.

    A read brings a session up to date with the events that are newer than the cached ones. It also
    reads the last cached event: a restored database may have lost its newest commits.
    """

    def __init__(self, store: Store, *, most: int = 256) -> None:
        self._store = store
        self._most = most
        self._cached: OrderedDict[str, Session] = OrderedDict()
        self._lock = threading.Lock()

    def current(self, session: str) -> Session:
        """Return the session as the log has it now. Raises: ``UnknownSession``."""
        with self._lock:
            known = self._cached.get(session)
        if known is None:
            return self.keep(self._from_start(session))
        events = self._store.events(session, after=known.version - 1)
        if not events or events[0].hash != known.head:
            self._forget(session)
            return self.keep(self._from_start(session))
        newer = events[1:]
        if any(is_take_back(r.event) for r in newer):
            return self.keep(self._from_start(session))
        return self.keep(folded(known, newer))

    def game(self, session: str) -> AnyGame:
        """Return the session's game, which never changes. Raises: ``UnknownSession``."""
        with self._lock:
            known = self._cached.get(session)
        if known is not None:
            return known.game
        row = self._store.row(session)
        if row is None:
            raise UnknownSession(session)
        return GAMES[row.game]

    def _forget(self, session: str) -> None:
        with self._lock:
            self._cached.pop(session, None)

    def keep(self, session: Session) -> Session:
        """Cache ``session`` unless a newer one is cached; return it."""
        with self._lock:
            known = self._cached.get(session.id)
            if known is None or known.version < session.version:
                self._cached[session.id] = session
            self._cached.move_to_end(session.id)
            while len(self._cached) > self._most:
                self._cached.popitem(last=False)
        return session

    def at(self, session: str, version: int) -> Session:
        """Return the session as it was at an earlier version. Raises: ``UnknownSession``."""
        return self._from_start(session, upto=version)

    def _from_start(self, session: str, upto: int | None = None) -> Session:
        history = self._store.events(session, upto=upto)
        if not history:
            raise UnknownSession(session)
        return folded_anew(game_of(history[0]), history)


def game_of(opened: Recorded) -> AnyGame:
    """Return the game whose session ``opened`` begins."""
    return GAMES[opened.event.NAME.partition(".")[0]]
