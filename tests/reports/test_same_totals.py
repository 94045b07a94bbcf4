"""Fifty random evenings: every format has the same totals, read back with other programs."""

import csv
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from datetime import date
from decimal import Decimal
from html.parser import HTMLParser
from io import BytesIO, StringIO
from random import Random
from zipfile import ZipFile

import openpyxl
import pypdfium2
import pytest
from beancount import loader
from beancount.core.data import Open, Transaction

from service.application.draft import Draft
from service.application.score_sheets import play_sheet
from service.application.session import new_session
from service.domain.errors import Refused
from service.domain.games import GAMES
from service.domain.money import CURRENCIES, Currency
from service.domain.parties import CLOSED
from service.domain.settling_up import settling_up
from service.reports.amounts import amount_text, net_text
from service.reports.build import session_report
from service.reports.formats import FORMATS
from service.reports.model import SessionReport
from service.sheets import read_sheet
from service.sheets.books import books_of
from service.store.codec import EventCodec
from tests.factories.corrected_sessions import CorrectedTable
from tests.factories.memory_sessions import SESSION, StoppedClock, meta
from tests.servers.hledger import Hledger

EVENINGS = 50
STEPS = 60


@dataclass(frozen=True)
class Figures:
    """What a format says: balances by account, and the number and sum of postings."""

    balances: Mapping[str, int]
    postings: int
    posted: int


def random_evening(seed: int) -> SessionReport:
    """Return the report of a random session with corrections; some are closed and paid."""
    random = Random(seed)
    game = list(GAMES.values())[seed % len(GAMES)]
    currency = list(CURRENCIES.values())[seed % len(CURRENCIES)]
    table = CorrectedTable(game, random, currency)
    for _ in range(STEPS):
        table.step()
    if seed % 3 == 0:
        _close(table)
    table.handler.settle(SESSION)
    return session_report(game, table.log())


def _close(table: CorrectedTable) -> None:
    """Close a session, if its game lets it, and note some payments."""
    handler, game = table.handler, table.sheet.game
    close = game.entry_by_verb["close"].command()
    try:
        handler.enter(SESSION, close, meta("close"))
    except Refused:
        return
    pay = game.entry_by_verb["payment"].command
    ways = settling_up(game.summary(handler.settle(SESSION).state), ())
    for number, due in enumerate((*ways.payouts, *ways.with_bank)):
        if table.random.random() < 0.5:
            made = pay(source=due.source, target=due.target, amount=due.amount)
            handler.enter(SESSION, made, meta(f"payment {number}"))


def in_units(number: Decimal | str, currency: Currency) -> int:
    units = Decimal(number).scaleb(currency.decimals)
    assert units == units.to_integral_value()
    return int(units)


def from_json(report: SessionReport, content: bytes) -> Figures:
    body = json.loads(content)
    amounts = [line["amount"] for line in body["journal"]]
    return Figures(body["balances"], len(amounts), sum(amounts))


def from_csv(report: SessionReport, content: bytes) -> Figures:
    def rows(name: str) -> list[dict[str, str]]:
        text = archive.read(f"{name}.csv").decode("utf-8-sig")
        return list(csv.DictReader(StringIO(text, newline="")))

    with ZipFile(BytesIO(content)) as archive:
        balances = {
            row["account"].removeprefix("'"): in_units(row["balance"], report.currency)
            for row in rows("balances")
        }
        amounts = [in_units(row["amount"], report.currency) for row in rows("journal")]
    return Figures(balances, len(amounts), sum(amounts))


def from_xlsx(report: SessionReport, content: bytes) -> Figures:
    book = openpyxl.load_workbook(BytesIO(content), read_only=True)

    def rows(sheet: str) -> list[dict[str, object]]:
        header, *lines = book[sheet].iter_rows(values_only=True)
        names = [str(name).partition(" (")[0] for name in header]
        # An amount and its text have the same title; the number comes first.
        return [dict(reversed(list(zip(names, line, strict=True)))) for line in lines]

    def units(value: object) -> int:
        return in_units(Decimal(str(value)), report.currency)

    balances = {str(row["Account"]): units(row["Balance"]) for row in rows("Balances")}
    amounts = [units(row["Amount"]) for row in rows("Journal")]
    return Figures(balances, len(amounts), sum(amounts))


def from_beancount(report: SessionReport, content: bytes) -> Figures:
    entries, errors, _ = loader.load_string(content.decode())
    assert errors == []
    names = {e.account: e.meta["account"] for e in entries if isinstance(e, Open)}
    balances = dict.fromkeys(names.values(), 0)
    amounts = []
    for entry in entries:
        for posting in entry.postings if isinstance(entry, Transaction) else ():
            assert posting.units is not None
            number = in_units(str(posting.units.number), report.currency)
            balances[names[posting.account]] += number
            amounts += [number] if number > 0 else []
    return Figures(balances, len(amounts), sum(amounts))


def from_hledger(report: SessionReport, content: bytes, hledger: Hledger) -> Figures:
    journal = content.decode()
    assert hledger(journal, "check", "--strict", "accounts", "commodities", "ordereddates") == ""
    listed = csv.DictReader(StringIO(hledger(journal, "balance", "-E", "--flat", "-O", "csv")))
    balances = {
        row["account"]: in_units(row["balance"].split()[0], report.currency)
        for row in listed
        if row["account"] != "total"
    }
    register = csv.DictReader(StringIO(hledger(journal, "register", "-O", "csv")))
    amounts = [in_units(row["amount"].split()[0], report.currency) for row in register]
    gained = [amount for amount in amounts if amount > 0]
    return Figures(balances, len(gained), sum(gained))


class _TextOfHtml(HTMLParser):
    """The text of a document, with one blank between its parts."""

    def __init__(self, content: bytes) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.feed(content.decode())

    def handle_data(self, data: str) -> None:
        self.parts.append(data)


def text_of_html(content: bytes) -> str:
    return "".join("".join(_TextOfHtml(content).parts).split())


def text_of_pdf(content: bytes) -> str:
    document = pypdfium2.PdfDocument(content)
    assert 1 <= len(document) <= 4
    text = "".join(page.get_textpage().get_text_range() for page in document)
    return "".join(text.split())


def amounts_on_page(report: SessionReport, language: str) -> list[str]:
    """Return the amounts that a page must show, without blanks."""
    shown = [
        *(amount_text(line.purse, report.currency, language) for line in report.standings),
        *(net_text(line.net, report.currency, language) for line in report.standings),
        *(net_text(party.net, report.currency, language) for party in report.summary.others),
        net_text(report.totals.players_net, report.currency, language),
        net_text(report.totals.table_net, report.currency, language),
        amount_text(report.totals.posted, report.currency, language),
        amount_text(-report.totals.outside, report.currency, language),
    ]
    return ["".join(text.split()) for text in shown]


def replayed(sheet: str) -> dict[str, object]:
    """Play a score sheet, check it against what it expects, and return its books."""
    read = read_sheet(sheet)
    draft = Draft(new_session(SESSION, read.game), EventCodec(), StoppedClock())
    assert play_sheet(draft, read, meta("sheet")) == []
    return books_of(read.game, draft.session.state)


Read = Callable[[SessionReport, bytes], Figures]


@pytest.mark.parametrize("seed", range(EVENINGS))
def test_every_format_has_the_same_totals(seed: int, hledger: Hledger) -> None:
    report = random_evening(seed)
    language = ("en", "fr")[seed % 2]
    made = {name: form.write(report, "en") for name, form in FORMATS.items()}
    expected = Figures(report.balances, report.totals.postings, report.totals.posted)
    assert sum(report.balances.values()) == 0
    assert report.totals.players_net + report.totals.table_net == 0

    readers: dict[str, Read] = {
        "json": from_json,
        "csv": from_csv,
        "xlsx": from_xlsx,
        "beancount": from_beancount,
    }
    for name, read in readers.items():
        assert read(report, made[name]) == expected, name
    from_journal = from_hledger(report, made["journal"], hledger)
    assert (from_journal.postings, from_journal.posted) == (expected.postings, expected.posted)
    assert sorted(from_journal.balances.values()) == sorted(expected.balances.values())

    pages = {
        "html": text_of_html(FORMATS["html"].write(report, language)),
        "pdf": text_of_pdf(FORMATS["pdf"].write(report, language)),
    }
    for name, text in pages.items():
        for amount in amounts_on_page(report, language):
            assert amount in text, name

    books = replayed(made["toml"].decode())
    summary = report.summary
    assert books["purses"] == summary.purses
    assert books["at_table"] == summary.at_table


def test_the_evenings_have_corrections_rulings_and_payments() -> None:
    made = [random_evening(seed) for seed in range(EVENINGS)]
    changes = {correction.change for report in made for correction in report.corrections}
    assert changes == {"undone", "restored", "amended", "inserted", "struck", "ruling"}
    closed = [report for report in made if report.summary.phase == CLOSED]
    assert len(closed) > 5
    assert any("payment" in entry.line for report in closed for entry in report.entries)
    assert {report.currency.code for report in made} == set(CURRENCIES)
    assert all(date.fromisoformat(report.opened_at[:10]) for report in made)
