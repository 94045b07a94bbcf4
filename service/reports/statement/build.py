"""Makes the statement of a bankroll from the log of a person and the sessions it names."""

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import accumulate

from service.domain.ledger import BANK, WORLD, Posting, balances_of
from service.domain.port.parties import PLAYER
from service.domain.session.bankrolls import (
    MoneyDeposited,
    MoneyWithdrawn,
    MovedFromSession,
    MovedToSession,
    bankroll_account,
    postings,
)
from service.domain.session.log.recorded import Recorded
from service.domain.values.money import Currency
from service.reports.gathering.model import hash_of_heads
from service.reports.model import ReportPosting
from service.reports.statement.model import (
    DEPOSITED,
    MOVED_FROM_SESSION,
    MOVED_TO_SESSION,
    WITHDRAWN,
    BankrollStatement,
    StatementMove,
    StatementPeriod,
    StatementPerson,
    StatementSession,
    StatementTable,
    StatementTotals,
)

BROUGHT_FORWARD = "bankroll.balance_brought_forward.v1"
"""The name of the first transaction of a journal that does not begin with the bankroll."""

_CHANGES = {
    MoneyDeposited: DEPOSITED,
    MoneyWithdrawn: WITHDRAWN,
    MovedToSession: MOVED_TO_SESSION,
    MovedFromSession: MOVED_FROM_SESSION,
}
_MOVES_IN = (MoneyDeposited, MovedFromSession)
_OF_SESSION = (MovedToSession, MovedFromSession)


def recorded_by(history: Sequence[Recorded], end: str | None) -> Sequence[Recorded]:
    """Return the events recorded up to the end of a day, at least the first; None: all."""
    if end is None:
        return history
    times = recording_times(history)
    return history[: max(1, bisect_right(times, end, key=_day))]


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
    return next((event.currency for event in newest_first if type(event) in _CHANGES), None)


def bankroll_statement(
    person: StatementPerson,
    history: Sequence[Recorded],
    tables: Mapping[str, StatementTable],
    currency: Currency,
    period: StatementPeriod,
) -> BankrollStatement:
    """Return the statement of a person's log up to the end of the period.

    ``tables`` has every session that the log names.
    """
    all_moves = _moves(history, currency)
    before = sum(move.amount for move in all_moves if period.start and move.day < period.start)
    shown = [move for move in all_moves if period.start is None or period.start <= move.day]
    moves = tuple(_statement_moves(shown, before, tables))
    sessions = tuple(_sessions(shown, all_moves, tables))
    lines = (*_brought_forward(before, currency, period), *_journal(shown))
    accounts = dict.fromkeys((WORLD, bankroll_account(currency.code)), 0)
    balances = accounts | dict(balances_of(line.posting for line in lines))
    heads = {seat.table.session: seat.table.head for seat in sessions}
    return BankrollStatement(
        person=person,
        currency=currency,
        period=period,
        moves=moves,
        sessions=sessions,
        totals=_totals(before, moves, sessions),
        journal=lines,
        balances=dict(sorted(balances.items())),
        head=hash_of_heads(person.head, heads.values()),
    )


@dataclass(frozen=True, slots=True)
class _Move:
    """An event that moves money of a bankroll, and when it was recorded.

    The time is never that of ``occurred_at``: a move counts from when the bankroll has it.
    """

    recorded: Recorded
    at: str

    @property
    def day(self) -> str:
        return _day(self.at)

    @property
    def amount(self) -> int:
        """What came into the bankroll; below zero what left it."""
        amount: int = self.recorded.event.amount
        return amount if isinstance(self.recorded.event, _MOVES_IN) else -amount

    @property
    def is_of_session(self) -> bool:
        return _is_of_session(self.recorded)


def _moves(history: Sequence[Recorded], currency: Currency) -> list[_Move]:
    """Return the events that move money of a currency, in the order of the log."""
    timed = zip(history, recording_times(history), strict=True)
    return [_Move(recorded, at) for recorded, at in timed if _moves_in(recorded, currency)]


def _moves_in(recorded: Recorded, currency: Currency) -> bool:
    return type(recorded.event) in _CHANGES and recorded.event.currency == currency.code


def _is_of_session(recorded: Recorded) -> bool:
    return isinstance(recorded.event, _OF_SESSION)


def _day(time: str) -> str:
    return time[:10]


def _statement_moves(
    shown: Iterable[_Move], before: int, tables: Mapping[str, StatementTable]
) -> Iterator[StatementMove]:
    balance = before
    for move in shown:
        recorded, event = move.recorded, move.recorded.event
        balance += move.amount
        yield StatementMove(
            version=recorded.version,
            at=move.at,
            change=_CHANGES[type(event)],
            amount=move.amount,
            balance=balance,
            session=event.session if move.is_of_session else None,
            title=tables[event.session].title if move.is_of_session else None,
            player=_seat_name(recorded, tables) if move.is_of_session else None,
            note=None if move.is_of_session else event.note,
        )


@dataclass(frozen=True, slots=True)
class _Seat:
    session: str
    player: str


def _seat(recorded: Recorded, tables: Mapping[str, StatementTable]) -> _Seat:
    return _Seat(recorded.event.session, _seat_name(recorded, tables))


def _seat_name(recorded: Recorded, tables: Mapping[str, StatementTable]) -> str:
    """Return the present name of the seat of a move; ``BANK`` for a bank."""
    name: str = recorded.event.player
    return tables[recorded.event.session].names.get(name, name)


def _sessions(
    shown: Iterable[_Move], all_moves: Iterable[_Move], tables: Mapping[str, StatementTable]
) -> Iterator[StatementSession]:
    """Yield the seats of the moves shown. What is in play comes from all moves."""
    paid: dict[_Seat, int] = {}
    for move in all_moves:
        if move.is_of_session:
            seat = _seat(move.recorded, tables)
            paid[seat] = paid.get(seat, 0) - move.amount
    of_seats = [(_seat(m.recorded, tables), m.amount) for m in shown if m.is_of_session]
    for seat in dict.fromkeys(seat for seat, _ in of_seats):
        amounts = [amount for of_seat, amount in of_seats if of_seat == seat]
        # A correction may have removed the seat; then all its money went back.
        result = tables[seat.session].nets.get(seat.player, 0)
        yield StatementSession(
            table=tables[seat.session],
            player=seat.player,
            role=BANK if seat.player == BANK else PLAYER,
            moved_in=-sum(amount for amount in amounts if amount < 0),
            moved_out=sum(amount for amount in amounts if amount > 0),
            result=result,
            in_play=max(paid[seat] + result, -tables[seat.session].bank_debt),
        )


def _brought_forward(
    before: int, currency: Currency, period: StatementPeriod
) -> Iterator[ReportPosting]:
    if before:
        at = f"{period.start}T00:00:00.000000Z"
        posting = Posting(WORLD, bankroll_account(currency.code), before)
        yield ReportPosting(
            version=0, line=1, at=at, recorded_at=None, event=BROUGHT_FORWARD, posting=posting
        )


def _journal(shown: Iterable[_Move]) -> Iterator[ReportPosting]:
    for move in shown:
        for line, posting in enumerate(postings(move.recorded.event), start=1):
            yield ReportPosting(
                version=move.recorded.version,
                line=line,
                at=move.at,
                recorded_at=move.recorded.at,
                event=move.recorded.name,
                posting=posting,
            )


def _totals(
    before: int, moves: Sequence[StatementMove], sessions: Sequence[StatementSession]
) -> StatementTotals:
    def moved(change: str) -> int:
        return sum(abs(move.amount) for move in moves if move.change == change)

    return StatementTotals(
        opening_balance=before,
        deposited=moved(DEPOSITED),
        withdrawn=moved(WITHDRAWN),
        moved_in=moved(MOVED_TO_SESSION),
        moved_out=moved(MOVED_FROM_SESSION),
        closing_balance=moves[-1].balance if moves else before,
        in_play=sum(seat.in_play for seat in sessions),
        result=sum(seat.result for seat in sessions),
    )
