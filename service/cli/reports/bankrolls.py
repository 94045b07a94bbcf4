"""The command ``bankrolls``."""

from collections.abc import Iterator

from service.application.people.people_list import PeopleList
from service.application.reading.standings import StandingsReader
from service.application.recording.streams import Streams
from service.application.sessions.session_cache import SessionCache
from service.cli.output import printable, table, write_content
from service.cli.store_access import open_configured_store
from service.clock import SystemClock
from service.domain.values.money import format_amount
from service.reports.bankrolls.build import bankroll_list
from service.reports.bankrolls.formats import BANKROLL_FORMATS
from service.reports.bankrolls.model import (
    BANKROLL_AMOUNTS,
    Bankroll,
    BankrollList,
    BankrollTotal,
    CurrencyBankrolls,
)
from service.reports.format_names import PLAIN_TEXT
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore

_HEADS = ("person", "added", "balance", "in play", "owed", "id")


def print_bankrolls(form: str, language: str, output: str | None) -> None:
    """Print all bankrolls with the total of each currency, or write them in another format."""
    with open_configured_store(create=False) as store:
        report = _list(store)
    if form == PLAIN_TEXT:
        content = "".join(f"{line}\n" for line in _lines(report)).encode()
    else:
        content = BANKROLL_FORMATS[form].write(report, language)
    write_content(content, output)


def _list(store: SqlStore) -> BankrollList:
    clock = SystemClock()
    standings = StandingsReader(store, SessionCache(store))
    people = PeopleList(store, Streams(store, EventCodec(), clock), standings)
    return bankroll_list(people.all_views(), clock.now())


def _lines(report: BankrollList) -> Iterator[str]:
    """Yield a table for each currency, with an empty line between two."""
    if not report.currencies:
        yield "There are no bankrolls."
    for number, of in enumerate(report.currencies):
        if number:
            yield ""
        yield f"{of.currency.name}:"
        yield from table([_HEADS, *(_row(each, of) for each in of.bankrolls), _total(of)])


def _row(each: Bankroll, of: CurrencyBankrolls) -> tuple[str, ...]:
    return (printable(each.name), each.added_at[:10], *_amounts(each, of), each.person)


def _total(of: CurrencyBankrolls) -> tuple[str, ...]:
    return ("total", "", *_amounts(of.total, of), "")


def _amounts(each: Bankroll | BankrollTotal, of: CurrencyBankrolls) -> Iterator[str]:
    return (format_amount(getattr(each, name), of.currency) for name in BANKROLL_AMOUNTS)
