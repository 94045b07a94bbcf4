"""The journals of all tables of a gathering as one, in the order of time."""

from collections.abc import Iterator
from datetime import date

from service.reports.gathering.model import GatheringReport
from service.reports.ledgers.transactions import Journal, account_at, transactions


def gathering_journal(report: GatheringReport) -> Journal:
    """Return one journal. Each table has its own accounts, which begin with its slug."""
    made = [
        each for table in report.tables for each in transactions(table.report.journal, table.slug)
    ]
    made.sort(key=lambda transaction: transaction.at)
    return Journal(
        title=report.gathering.name,
        comments=tuple(_comments(report)),
        currency=report.currency,
        start=made[0].day if made else date.fromisoformat(report.gathering.date),
        transactions=tuple(made),
        balances={
            account_at(table.slug, account): balance
            for table in report.tables
            for account, balance in table.report.balances.items()
        },
    )


def _comments(report: GatheringReport) -> Iterator[str]:
    gathering = report.gathering
    yield ", ".join(filter(None, (gathering.date, gathering.place)))
    yield f"Paroli gathering {gathering.id}, {report.events} events, hash {report.head}"
    for table in report.tables:
        session = table.report
        yield (
            f"{table.slug}: Paroli session {session.session}, version {session.version},"
            f" hash {session.head}"
        )
