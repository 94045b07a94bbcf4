"""Makes the statement of a bankroll from the log of a person and the sessions it names."""

from collections.abc import Iterable, Iterator, Mapping, Sequence

from service.domain.ledger import WORLD, balances_of, posted
from service.domain.people.person import bankroll_account, postings, session_account
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
    StatementTables,
    StatementTotals,
)
from service.reports.statement.moves import CHANGES, Move, moves_of
from service.reports.statement.seats import seat_name, sessions_of

BROUGHT_FORWARD = "bankroll.balance_brought_forward.v1"
"""The name of the first transaction of a journal that does not begin with the bankroll."""


def bankroll_statement(
    person: StatementPerson,
    history: Sequence[Recorded],
    tables: StatementTables,
    currency: Currency,
    period: StatementPeriod,
) -> BankrollStatement:
    """Return the statement of a person's log up to the end of the period."""
    all_moves, start = moves_of(history, currency), period.starts_at
    before = sum(move.amount for move in all_moves if move.is_before(start))
    shown = [move for move in all_moves if not move.is_before(start)]
    moves = tuple(_statement_moves(shown, before, tables.at_end))
    sessions = tuple(sessions_of(all_moves, start, tables))
    lines = (*_brought_forward(before, sessions, currency, start), *_journal(shown))
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


def _statement_moves(
    shown: Iterable[Move], before: int, tables: Mapping[str, StatementTable]
) -> Iterator[StatementMove]:
    balance = before
    for move in shown:
        recorded, event = move.recorded, move.recorded.event
        balance += move.amount
        yield StatementMove(
            version=recorded.version,
            at=move.at,
            change=CHANGES[type(event)],
            amount=move.amount,
            balance=balance,
            session=event.session if move.is_of_session else None,
            title=tables[event.session].title if move.is_of_session else None,
            player=seat_name(recorded, tables) if move.is_of_session else None,
            note=None if move.is_of_session else event.note,
        )


def _brought_forward(
    before: int,
    sessions: Iterable[StatementSession],
    currency: Currency,
    start: str | None,
) -> Iterator[ReportPosting]:
    """Yield the balances at the beginning of the period: of the bankroll, and of its sessions.

    That of a session is what the bankroll had paid for it. So at the end of the period, it is what
    is in play, less the result and what was paid of a debt.
    """
    if start is None:
        return
    balances = {bankroll_account(currency.code): before}
    for seat in sessions:
        account = session_account(seat.table.session)
        balances[account] = balances.get(account, 0) + seat.paid_before
    moved = (
        (WORLD, name, balance) if balance > 0 else (name, WORLD, -balance)
        for name, balance in balances.items()
    )
    for line, posting in enumerate(posted(*moved), start=1):
        yield ReportPosting(
            version=0,
            line=line,
            at=start,
            recorded_at=None,
            event=BROUGHT_FORWARD,
            posting=posting,
        )


def _journal(shown: Iterable[Move]) -> Iterator[ReportPosting]:
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
        paid_before=sum(seat.paid_before for seat in sessions),
        debt_paid=sum(seat.debt_paid for seat in sessions),
        result=sum(seat.result for seat in sessions),
    )
