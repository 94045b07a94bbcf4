"""The moves of a bankroll in the log of a person, and when each of them counts."""

from bisect import bisect_left
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from itertools import accumulate

from service.domain.people.person import (
    MoneyDeposited,
    MoneyWithdrawn,
    MovedFromSession,
    MovedToSession,
)
from service.domain.session.log.recorded import Recorded
from service.domain.values.money import Currency
from service.reports.statement.model import (
    DEPOSITED,
    MOVED_FROM_SESSION,
    MOVED_TO_SESSION,
    WITHDRAWN,
)

CHANGES = {
    MoneyDeposited: DEPOSITED,
    MoneyWithdrawn: WITHDRAWN,
    MovedToSession: MOVED_TO_SESSION,
    MovedFromSession: MOVED_FROM_SESSION,
}
_MOVES_IN = (MoneyDeposited, MovedFromSession)
_OF_SESSION = (MovedToSession, MovedFromSession)


def recorded_before(history: Sequence[Recorded], end: str | None) -> Sequence[Recorded]:
    """Return the events recorded before a moment, at least the first; None: all."""
    if end is None:
        return history
    return history[: max(1, bisect_left(recording_times(history), end))]


def recording_times(history: Iterable[Recorded]) -> list[str]:
    """Return when each event of a log was recorded, ISO 8601 in UTC.

    A clock may have been set back. So no event has an earlier time than the one before it: the
    order of the log and the order of time are the same.
    """
    return list(accumulate((recorded.at for recorded in history), max))


def sessions_named(history: Iterable[Recorded], currency: Currency) -> dict[str, int]:
    """Return the sessions for which a bankroll paid in a currency, the first one first.

    Each has its version after the newest move.
    """
    moves = (r.event for r in history if _moves_in(r, currency) and _is_of_session(r))
    return {event.session: event.version for event in moves}


def newest_currency(history: Sequence[Recorded]) -> str | None:
    """Return the currency of the newest move of a person's log, or None if there is none."""
    newest_first = (recorded.event for recorded in reversed(history))
    return next((event.currency for event in newest_first if type(event) in CHANGES), None)


@dataclass(frozen=True, slots=True)
class Move:
    """An event that moves money of a bankroll, and when it was recorded.

    The time is never that of ``occurred_at``: a move counts from when the bankroll has it.
    """

    recorded: Recorded
    at: str

    def is_before(self, start: str | None) -> bool:
        """Return whether it was recorded before a moment; None: no."""
        return start is not None and self.at < start

    @property
    def amount(self) -> int:
        """What came into the bankroll; below zero what left it."""
        amount: int = self.recorded.event.amount
        return amount if isinstance(self.recorded.event, _MOVES_IN) else -amount

    @property
    def is_of_session(self) -> bool:
        return _is_of_session(self.recorded)


def moves_of(history: Sequence[Recorded], currency: Currency) -> list[Move]:
    """Return the events that move money of a currency, in the order of the log."""
    timed = zip(history, recording_times(history), strict=True)
    return [Move(recorded, at) for recorded, at in timed if _moves_in(recorded, currency)]


def _moves_in(recorded: Recorded, currency: Currency) -> bool:
    return type(recorded.event) in CHANGES and recorded.event.currency == currency.code


def _is_of_session(recorded: Recorded) -> bool:
    return isinstance(recorded.event, _OF_SESSION)
