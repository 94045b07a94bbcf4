"""The journal of a bankroll's statement, for the formats of other ledgers."""

from collections.abc import Iterator
from datetime import date

from service.reports.ledgers.transactions import Journal, transactions
from service.reports.statement.model import BankrollStatement

FIRST_DAY = date(1970, 1, 1)
"""The first day of a journal without a transaction and without a limit."""


def statement_journal(statement: BankrollStatement) -> Journal:
    """Return the journal. Its balances are those of the period."""
    made = tuple(transactions(statement.journal))
    start = date.fromisoformat(statement.period.start) if statement.period.start else FIRST_DAY
    return Journal(
        title=statement.person.name,
        comments=tuple(_comments(statement)),
        currency=statement.currency,
        start=made[0].day if made else start,
        transactions=made,
        balances=statement.balances,
    )


def _comments(statement: BankrollStatement) -> Iterator[str]:
    person = statement.person
    yield f"Paroli person {person.id}, version {person.version}, hash {person.head}"
    for table in statement.tables:
        yield f"{table.title}: Paroli session {table.session}, version {table.version}"
