"""The journal as dated transactions, for the formats of other ledgers."""

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import date, timedelta
from itertools import groupby

from service.domain.ledger import Posting
from service.domain.money import Currency
from service.reports.model import ReportPosting, SessionReport


@dataclass(frozen=True, slots=True, kw_only=True)
class Transaction:
    """The postings of one event. ``title`` is the event's name in words."""

    day: date
    version: int
    title: str
    postings: tuple[Posting, ...]


def transactions(report: SessionReport) -> Iterator[Transaction]:
    """Yield a transaction for each event with postings, in the order of the log.

    The days never go back, even if the clock of the service did.
    """
    day = date.min
    for version, lines in groupby(report.journal, key=lambda line: line.version):
        postings: tuple[ReportPosting, ...] = tuple(lines)
        day = max(day, date.fromisoformat(postings[0].at[:10]))
        yield Transaction(
            day=day,
            version=version,
            title=event_title(postings[0].event),
            postings=tuple(line.posting for line in postings),
        )


def event_title(name: str) -> str:
    """Return the stored name of an event in words: ``stake placed``."""
    return name.rpartition(".v")[0].partition(".")[2].replace("_", " ")


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
