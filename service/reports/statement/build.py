"""Makes the statement of a bankroll from the log of a person and the sessions it names."""

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass

from service.domain.bankrolls import (
    MoneyDeposited,
    MoneyWithdrawn,
    MovedFromSession,
    MovedToSession,
    bankroll_account,
    postings,
)
from service.domain.history import Recorded
from service.domain.ledger import BANK, WORLD, Posting, balances_of
from service.domain.money import Currency
from service.domain.parties import PLAYER
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


def sessions_named(history: Iterable[Recorded], currency: Currency) -> list[str]:
    """Return the sessions for which a bankroll paid in a currency, the first one first."""
    named = (move.event.session for move in _moves(history, currency) if _is_of_session(move))
    return list(dict.fromkeys(named))


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
    """Return the statement of a person's whole log; ``tables`` has every session that it names."""
    all_moves = _moves(history, currency)
    before = sum(_amount(m) for m in all_moves if period.start and _day(m) < period.start)
    shown = [move for move in all_moves if _is_within(_day(move), period)]
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


def _moves(history: Iterable[Recorded], currency: Currency) -> list[Recorded]:
    """Return the events that move money of a currency, in the order of time."""
    found = [
        recorded
        for recorded in history
        if type(recorded.event) in _CHANGES and recorded.event.currency == currency.code
    ]
    return sorted(found, key=lambda recorded: (recorded.happened_at, recorded.version))


def _day(recorded: Recorded) -> str:
    return recorded.happened_at[:10]


def _is_within(day: str, period: StatementPeriod) -> bool:
    starts = period.start is None or period.start <= day
    return starts and (period.end is None or day <= period.end)


def _is_of_session(recorded: Recorded) -> bool:
    return isinstance(recorded.event, _OF_SESSION)


def _amount(recorded: Recorded) -> int:
    """Return what came into the bankroll; below zero what left it."""
    amount: int = recorded.event.amount
    return amount if isinstance(recorded.event, _MOVES_IN) else -amount


def _statement_moves(
    shown: Iterable[Recorded], before: int, tables: Mapping[str, StatementTable]
) -> Iterator[StatementMove]:
    balance = before
    for recorded in shown:
        event, is_of_session = recorded.event, _is_of_session(recorded)
        balance += _amount(recorded)
        yield StatementMove(
            version=recorded.version,
            at=recorded.happened_at,
            change=_CHANGES[type(event)],
            amount=_amount(recorded),
            balance=balance,
            session=event.session if is_of_session else None,
            title=tables[event.session].title if is_of_session else None,
            player=_seat_name(recorded, tables) if is_of_session else None,
            note=None if is_of_session else event.note,
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
    shown: Iterable[Recorded], all_moves: Iterable[Recorded], tables: Mapping[str, StatementTable]
) -> Iterator[StatementSession]:
    """Yield the seats of the moves shown. What is in play comes from all moves."""
    paid: dict[_Seat, int] = {}
    for move in filter(_is_of_session, all_moves):
        seat = _seat(move, tables)
        paid[seat] = paid.get(seat, 0) - _amount(move)
    of_seats = list(filter(_is_of_session, shown))
    for seat in dict.fromkeys(_seat(move, tables) for move in of_seats):
        amounts = [_amount(move) for move in of_seats if _seat(move, tables) == seat]
        # A correction may have removed the seat; then all its money went back.
        result = tables[seat.session].nets.get(seat.player, 0)
        yield StatementSession(
            table=tables[seat.session],
            player=seat.player,
            role=BANK if seat.player == BANK else PLAYER,
            moved_in=-sum(amount for amount in amounts if amount < 0),
            moved_out=sum(amount for amount in amounts if amount > 0),
            result=result,
            in_play=paid[seat] + result,
        )


def _brought_forward(
    before: int, currency: Currency, period: StatementPeriod
) -> Iterator[ReportPosting]:
    if before:
        at = f"{period.start}T00:00:00.000000Z"
        posting = Posting(WORLD, bankroll_account(currency.code), before)
        yield ReportPosting(version=0, line=1, at=at, event=BROUGHT_FORWARD, posting=posting)


def _journal(shown: Iterable[Recorded]) -> Iterator[ReportPosting]:
    for recorded in shown:
        for line, posting in enumerate(postings(recorded.event), start=1):
            yield ReportPosting(
                version=recorded.version,
                line=line,
                at=recorded.happened_at,
                event=recorded.name,
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
