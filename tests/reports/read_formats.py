"""Reads balances, postings and texts back from the formats of a report, with other programs."""

import csv
import json
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from decimal import Decimal
from html.parser import HTMLParser
from io import BytesIO, StringIO
from zipfile import ZipFile

import openpyxl
import pypdfium2
from beancount import loader
from beancount.core.data import Open, Transaction

from service.application.recording.draft import Draft
from service.application.recording.score_sheets import play_sheet
from service.application.sessions.session import new_session
from service.domain.values.money import Currency
from service.reports.amounts import amount_text, net_text
from service.reports.model import Totals
from service.sheets import read_sheet
from service.sheets.books import books_of
from service.store.log.codec import EventCodec
from tests.factories.memory_sessions import SESSION, StoppedClock, meta
from tests.servers.hledger import Hledger


@dataclass(frozen=True)
class Figures:
    """What a format says: balances by account, and the number and sum of postings.

    In the report of a gathering, an account begins with the short name of its table.
    """

    balances: Mapping[str, int]
    postings: int
    posted: int


def in_units(number: Decimal | str, currency: Currency) -> int:
    units = Decimal(number).scaleb(currency.decimals)
    assert units == units.to_integral_value()
    return int(units)


def account_in(row: Mapping[str, object], account: str, table: str) -> str:
    """Return the account of a row, after the table's name if the row has one."""
    name = str(row[account]).removeprefix("'")
    return f"{row[table]}:{name}" if table in row else name


def from_json(_currency: Currency, content: bytes) -> Figures:
    body = json.loads(content)
    sessions = {"": body}
    if "gathering" in body:
        tables = (f"{table['table']}:" for table in body["tables"])
        sessions = dict(zip(tables, body["sessions"], strict=True))
    balances = {
        f"{table}{account}": balance
        for table, session in sessions.items()
        for account, balance in session["balances"].items()
    }
    amounts = [line["amount"] for session in sessions.values() for line in session["journal"]]
    return Figures(balances, len(amounts), sum(amounts))


def from_csv(currency: Currency, content: bytes) -> Figures:
    tables = csv_tables(content)
    balances = {
        account_in(row, "account", "table"): in_units(row["balance"], currency)
        for row in tables["balances"]
    }
    amounts = [in_units(row["amount"], currency) for row in tables["journal"]]
    return Figures(balances, len(amounts), sum(amounts))


def csv_tables(content: bytes) -> dict[str, list[dict[str, str]]]:
    """Return the rows of each file of a zip archive, by its name without the ending."""
    with ZipFile(BytesIO(content)) as archive:
        texts = {name: archive.read(name).decode("utf-8-sig") for name in archive.namelist()}
    return {
        name.removesuffix(".csv"): list(csv.DictReader(StringIO(text, newline="")))
        for name, text in texts.items()
    }


def from_xlsx(currency: Currency, content: bytes) -> Figures:
    sheets = xlsx_sheets(content)

    def units(value: object) -> int:
        return in_units(Decimal(str(value)), currency)

    balances = {
        account_in(row, "Account", "Table"): units(row["Balance"]) for row in sheets["Balances"]
    }
    amounts = [units(row["Amount"]) for row in sheets["Journal"]]
    return Figures(balances, len(amounts), sum(amounts))


def xlsx_sheets(content: bytes) -> dict[str, list[dict[str, object]]]:
    """Return the rows of each sheet, with the columns' titles without units."""
    book = openpyxl.load_workbook(BytesIO(content), read_only=True)
    sheets: dict[str, list[dict[str, object]]] = {}
    for sheet in book.worksheets:
        header, *lines = sheet.iter_rows(values_only=True)
        names = [str(name).partition(" (")[0] for name in header]
        # An amount and its text have the same title; the number comes first.
        pairs = (list(zip(names, line, strict=True)) for line in lines)
        sheets[sheet.title] = [dict(reversed(row)) for row in pairs]
    return sheets


def from_beancount(currency: Currency, content: bytes) -> Figures:
    entries, errors, _ = loader.load_string(content.decode())
    assert errors == []
    names = {e.account: e.meta["account"] for e in entries if isinstance(e, Open)}
    balances = dict.fromkeys(names.values(), 0)
    amounts = []
    for entry in entries:
        for posting in entry.postings if isinstance(entry, Transaction) else ():
            assert posting.units is not None
            number = in_units(str(posting.units.number), currency)
            balances[names[posting.account]] += number
            amounts += [number] if number > 0 else []
    return Figures(balances, len(amounts), sum(amounts))


def from_hledger(currency: Currency, content: bytes, hledger: Hledger) -> Figures:
    journal = content.decode()
    assert hledger(journal, "check", "--strict", "accounts", "commodities", "ordereddates") == ""
    listed = csv.DictReader(StringIO(hledger(journal, "balance", "-E", "--flat", "-O", "csv")))
    balances = {
        row["account"]: in_units(row["balance"].split()[0], currency)
        for row in listed
        if row["account"] != "total"
    }
    register = csv.DictReader(StringIO(hledger(journal, "register", "-O", "csv")))
    amounts = [in_units(row["amount"].split()[0], currency) for row in register]
    gained = [amount for amount in amounts if amount > 0]
    return Figures(balances, len(gained), sum(gained))


READERS: Mapping[str, Callable[[Currency, bytes], Figures]] = {
    "json": from_json,
    "csv": from_csv,
    "xlsx": from_xlsx,
    "beancount": from_beancount,
}
"""The formats that are read without hledger."""


class _TextOfHtml(HTMLParser):
    """The text of a document, with one blank between its parts."""

    def __init__(self, content: bytes) -> None:
        super().__init__()
        self.parts: list[str] = []
        self.feed(content.decode())

    def handle_data(self, data: str) -> None:
        self.parts.append(data)


def text_of_html(content: bytes) -> str:
    """Return the text of a document without blanks."""
    return "".join("".join(_TextOfHtml(content).parts).split())


def text_of_pdf(content: bytes) -> str:
    """Return the text of a document without blanks."""
    document = pypdfium2.PdfDocument(content)
    assert 1 <= len(document) <= 4
    text: str = "".join(page.get_textpage().get_text_range() for page in document)
    return "".join(text.split())


def totals_on_page(totals: Totals, currency: Currency, language: str) -> list[str]:
    """Return the totals that a page must show, without blanks."""
    nets = (totals.players_net, totals.table_net)
    amounts = (totals.purses, totals.at_table, totals.table, totals.outside, totals.posted)
    shown = [
        *(net_text(net, currency, language) for net in nets),
        *(amount_text(amount, currency, language) for amount in amounts),
    ]
    return ["".join(text.split()) for text in shown]


def replayed(sheet: str) -> dict[str, object]:
    """Play a score sheet, check it against what it expects, and return its books."""
    read = read_sheet(sheet)
    draft = Draft(new_session(SESSION, read.game), EventCodec(), StoppedClock())
    assert play_sheet(draft, read, meta("sheet")) == []
    return books_of(read.game, draft.session.state)
