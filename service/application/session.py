"""A session folded from its events."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from typing import Any

from service.application.ports import SessionRow
from service.domain.chain import GENESIS
from service.domain.game import CLOSED, AnyGame
from service.domain.games import GAMES
from service.domain.history import (
    Recorded,
    effective_events,
    evolved,
    pen_after,
    postings_of,
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
    return Session(
        id=session,
        game=game,
        state=None,
        version=0,
        head=GENESIS,
        entry="",
        entry_version=0,
        balances={},
        row=row,
    )


def with_events(
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
    state, ends = _replay(session.game, session.state, recorded)
    if postings is None:
        postings = [p for r in recorded for p in postings_of(session.game, r.event)]
    return _updated(
        session,
        recorded,
        state,
        entry_version=entry_version,
        balances=balances_of(postings, session.balances),
        round_ends=(*session.round_ends, *ends),
    )


def session_of_history(game: AnyGame, history: Sequence[Recorded]) -> Session:
    """Return the session after its whole history, without the entries that were taken back."""
    session = new_session(history[0].stream, game)
    newest = history[-1].entry
    state, ends = _replay(game, None, effective_events(history))
    return _updated(
        session,
        history,
        state,
        entry_version=next(r.version for r in history if r.entry == newest),
        balances=game.balances(state),
        round_ends=tuple(ends),
    )


def _replay(
    game: AnyGame, state: Any, recorded: Sequence[Recorded]
) -> tuple[Any, Sequence[RoundEnd]]:
    """Return the state after the events, and the rounds that end with them."""
    ends = []
    for r in recorded:
        state = evolved(game, state, r.event)
        if game.ends_round(r.event):
            ends.append(RoundEnd(r.at, game.summary(state).nets))
    return state, ends


def _updated(  # noqa: PLR0913 - private, two calls
    session: Session,
    recorded: Sequence[Recorded],
    state: Any,
    *,
    entry_version: int,
    balances: Mapping[str, int],
    round_ends: tuple[RoundEnd, ...],
) -> Session:
    """Return ``session`` after ``recorded``, with everything that follows from it."""
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
    return Session(
        id=session.id,
        game=game,
        state=state,
        version=last.version,
        head=last.hash,
        entry=last.entry,
        entry_version=entry_version,
        balances={account: amount for account, amount in balances.items() if amount},
        row=row,
        preset=preset,
        pen=pen_after(session.pen, recorded),
        round_ends=round_ends,
    )


def game_of(opened: Recorded) -> AnyGame:
    """Return the game whose session ``opened`` begins."""
    return GAMES[opened.event.NAME.partition(".")[0]]
