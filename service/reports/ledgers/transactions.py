"""The journal of a report as dated transactions, for the formats of other ledgers."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby

from service.domain.ledger import Posting
from service.domain.session.log.recorded import event_type
from service.domain.values.money import Currency
from service.reports.model import ReportPosting, SessionReport

LAST_DAY = date.max - timedelta(days=1)
"""A balance is asserted on the day after a transaction, so no transaction has the last day."""


@dataclass(frozen=True, slots=True, kw_only=True)
class Transaction:
    """The postings of the event with that version. ``title`` is the event's name in words.

    ``at`` and ``recorded_at`` are those of its postings. ``table`` is the short name of the
    session, if the journal has several.
    """

    at: str
    recorded_at: str | None
    version: int
    title: str
    postings: tuple[Posting, ...]
    table: str | None = None

    @property
    def day(self) -> date:
        """The day of the transaction, at most ``LAST_DAY``."""
        return min(date.fromisoformat(self.at[:10]), LAST_DAY)

    @property
    def other_day_recorded(self) -> str | None:
        """The day on which the event was recorded, ``YYYY-MM-DD``; None if it is ``day``."""
        recorded = self.recorded_at and self.recorded_at[:10]
        return recorded if recorded != self.at[:10] else None


@dataclass(frozen=True, slots=True, kw_only=True)
class Journal:
    """The transactions of a report in the order of time, and the balances after the last of them.

    ``comments`` name the sessions, versions and hashes. ``start`` is the day of the first
    transaction, or of the opening if there is none.
    """

    title: str
    comments: tuple[str, ...]
    currency: Currency
    start: date
    transactions: tuple[Transaction, ...]
    balances: Mapping[str, int]


def journal_of(report: SessionReport) -> Journal:
    """Return the journal of a session."""
    made = tuple(transactions(report.journal))
    return Journal(
        title=report.title,
        comments=(
            f"Paroli session {report.session}, version {report.version}, hash {report.head}",
        ),
        currency=report.currency,
        start=made[0].day if made else min(date.fromisoformat(report.opened_at[:10]), LAST_DAY),
        transactions=made,
        balances=report.balances,
    )


def transactions(
    journal: Iterable[ReportPosting], table: str | None = None
) -> Iterator[Transaction]:
    """Yield a transaction for each event with postings, in the order of the log.

    With ``table``, the accounts begin with that short name.
    """
    for version, lines in groupby(journal, key=lambda line: line.version):
        postings: tuple[ReportPosting, ...] = tuple(lines)
        yield Transaction(
            at=postings[0].at,
            recorded_at=postings[0].recorded_at,
            version=version,
            title=event_title(postings[0].event),
            postings=tuple(_at_table(line.posting, table) for line in postings),
            table=table,
        )


def account_at(table: str | None, account: str) -> str:
    """Return an account's name in a journal of several tables."""
    return f"{table}:{account}" if table else account


def _at_table(posting: Posting, table: str | None) -> Posting:
    source, target = account_at(table, posting.source), account_at(table, posting.target)
    return Posting(source, target, posting.amount, posting.reverses)


def event_title(name: str) -> str:
    """Return the stored name of an event in words: ``stake placed``."""
    return event_type(name).partition(".")[2].replace("_", " ")


def day_after(day: date) -> date:
    """Return the next day."""
    return day + timedelta(days=1)


def decimal_text(amount: int, currency: Currency) -> str:
    """Return an amount as a number: in whole units with a point, or in smallest units."""
    if not currency.decimals:
        return str(amount)
    whole, rest = divmod(abs(amount), 10**currency.decimals)
    return f"{'-' if amount < 0 else ''}{whole}.{rest:0{currency.decimals}d}"


def commodity(currency: Currency) -> str:
    """Return what the numbers of ``decimal_text`` count: ``farthing``, ``EUR``."""
    return currency.code.upper() if currency.decimals else currency.unit
