"""A session as its history leaves it, and a bounded cache of such."""

import threading
from collections import OrderedDict
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, replace

from service.application.errors import UnknownSession
from service.application.ports import SessionRow, Store
from service.domain.chain import GENESIS
from service.domain.game import CLOSED, Game, State
from service.domain.games import GAMES
from service.domain.history import (
    Recorded,
    evolved,
    fold,
    is_take_back,
    moves,
    pen_after,
    standing,
)
from service.domain.ledger import Posting, balances_of
from service.domain.pen import Pen


@dataclass(frozen=True, slots=True)
class Session:
    """A folded session. ``balances`` has accounts that are not empty.

    ``head`` is the last event's hash. ``entry_version`` is the version of the first event of the
    newest entry: what somebody saw at that version or later is still how things stand. ``pen`` is
    None until a device has taken it. ``deal_ends`` are the times at which deals ended.
    """

    id: str
    game: Game
    state: State
    version: int
    head: str
    entry: str
    entry_version: int
    balances: dict[str, int]
    row: SessionRow
    pen: Pen | None = None
    deal_ends: tuple[str, ...] = ()

    @property
    def owes(self) -> bool:
        """Whether a draw still waits for its settlement."""
        return self.game.owes(self.state)

    @property
    def closed(self) -> bool:
        """Whether the session is over."""
        return self.row.phase == CLOSED


def new_session(session: str, game: Game) -> Session:
    """Return a session to which nothing has happened yet."""
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


def folded(session: Session, recorded: Sequence[Recorded]) -> Session:
    """Return ``session`` after newer events, none of which takes anything back."""
    if not recorded:
        return session
    state, entry, entry_version = session.state, session.entry, session.entry_version
    postings: list[Posting] = []
    for event in recorded:
        state = evolved(session.game, state, event.event)
        postings += moves(session.game, event.event)
        if event.entry != entry:
            entry, entry_version = event.entry, event.version
    balances = balances_of(postings, session.balances)
    ends = (*session.deal_ends, *_deal_ends(session.game, recorded))
    return _at(session, recorded, state, (entry, entry_version), balances, ends)


def folded_anew(game: Game, history: Sequence[Recorded]) -> Session:
    """Return the session that a whole history leaves, entries taken back and all."""
    session = new_session(history[0].stream, game)
    entry = history[-1].entry
    entry_version = next(r.version for r in history if r.entry == entry)
    state = fold(game, history)
    ends = tuple(_deal_ends(game, standing(history)))
    return _at(session, history, state, (entry, entry_version), game.money(state), ends)


def _deal_ends(game: Game, recorded: Iterable[Recorded]) -> Iterator[str]:
    return (r.at for r in recorded if game.ends_deal(r.event))


def _at(  # noqa: PLR0913, PLR0917 - private, two calls
    session: Session,
    recorded: Sequence[Recorded],
    state: State,
    newest: tuple[str, int],
    balances: Mapping[str, int],
    deal_ends: tuple[str, ...],
) -> Session:
    last = recorded[-1]
    row = session.row
    if row.version == 0:
        header = session.game.header(recorded[0].event)
        row = replace(
            row, name=header.title, currency=header.currency.code, opened_at=recorded[0].at
        )
    row = SessionRow(
        id=row.id,
        game=row.game,
        name=row.name,
        currency=row.currency,
        phase=session.game.phase(state),
        version=last.version,
        owes_settlement=session.game.owes(state),
        opened_at=row.opened_at,
        changed_at=last.at,
    )
    there = {account: amount for account, amount in balances.items() if amount}
    pen = pen_after(session.pen, recorded)
    return Session(
        *(session.id, session.game, state, last.version, last.hash, *newest),
        *(there, row, pen, deal_ends),
    )


class Sessions:
    """Folded sessions by id, the least recently used forgotten first.

    A session asked for is brought up to date by reading only the events it has not seen, and the
    last it has: a database may have lost its newest commits and gone on otherwise.
    """

    def __init__(self, store: Store, *, most: int = 256) -> None:
        self._store = store
        self._most = most
        self._kept: OrderedDict[str, Session] = OrderedDict()
        self._lock = threading.Lock()

    def current(self, session: str) -> Session:
        """Return the session as the log has it now. Raises: ``UnknownSession``."""
        with self._lock:
            known = self._kept.get(session)
        if known is None:
            return self.keep(self._from_start(session))
        there = self._store.events(session, after=known.version - 1)
        if not there or there[0].hash != known.head:
            self._forget(session)
            return self.keep(self._from_start(session))
        newer = there[1:]
        if any(is_take_back(r.event) for r in newer):
            return self.keep(self._from_start(session))
        return self.keep(folded(known, newer))

    def _forget(self, session: str) -> None:
        with self._lock:
            self._kept.pop(session, None)

    def keep(self, session: Session) -> Session:
        """Remember ``session`` unless a newer one is known; return it."""
        with self._lock:
            known = self._kept.get(session.id)
            if known is None or known.version < session.version:
                self._kept[session.id] = session
            self._kept.move_to_end(session.id)
            while len(self._kept) > self._most:
                self._kept.popitem(last=False)
        return session

    def at(self, session: str, version: int) -> Session:
        """Return the session as it was at an earlier version. Raises: ``UnknownSession``."""
        return self._from_start(session, upto=version)

    def _from_start(self, session: str, upto: int | None = None) -> Session:
        history = self._store.events(session, upto=upto)
        if not history:
            raise UnknownSession(session)
        return folded_anew(game_of(history[0]), history)


def game_of(opened: Recorded) -> Game:
    """Return the game whose session ``opened`` begins."""
    return GAMES[opened.event.NAME.partition(".")[0]]
