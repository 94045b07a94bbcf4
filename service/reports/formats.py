"""The formats of a report by name."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from typing import Generic, TypeVar

from service.reports.documents.html import html_report
from service.reports.documents.page import page_of
from service.reports.documents.page_model import Page
from service.reports.documents.pdf import pdf_report
from service.reports.json_report import json_report
from service.reports.ledgers.beancount import beancount_report
from service.reports.ledgers.hledger import hledger_report
from service.reports.ledgers.transactions import Journal, journal_of
from service.reports.model import SessionReport
from service.reports.spreadsheets.csv_zip import csv_report
from service.reports.spreadsheets.xlsx import xlsx_report

Report = TypeVar("Report")

QUICK_EVENTS_MAX = 5_000
"""A report of more events is made by a worker, in every format."""

_ZIP = "application/zip"


@dataclass(frozen=True, slots=True)
class ReportFormat(Generic[Report]):
    """A format: what it is called, what ``write`` returns, and how the file's name ends.

    ``write`` takes a report and a language.
    ``is_page``: a browser shows it; other formats are downloaded.
    """

    name: str
    media_type: str
    suffix: str
    about: str
    write: Callable[[Report, str], bytes]
    is_page: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TableWriters(Generic[Report]):
    """What writes a report that is tables only. A translated format takes the language.

    ``sheets`` names the sheets of the spreadsheet, and ``about`` describes the last formats.
    """

    page: Callable[[Report, str], Page]
    xlsx: Callable[[Report, str], bytes]
    csv: Callable[[Report], bytes]
    json: Callable[[Report], bytes]
    sheets: str
    about: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class ReportWriters(TableWriters[Report]):
    """What writes a report that also has score sheets and a journal.

    ``score_sheets`` returns one sheet, or a zip file of sheets if ``sheets_are_zipped``.
    """

    score_sheets: Callable[[Report], bytes]
    journal: Callable[[Report], Journal]
    sheets_are_zipped: bool = True


def table_formats(writers: TableWriters[Report]) -> dict[str, ReportFormat[Report]]:
    """Return the five formats of a report that is tables only, by name."""
    formats = (*_documents(writers), *_tables(writers), _json(writers))
    return {form.name: form for form in formats}


def report_formats(writers: ReportWriters[Report]) -> dict[str, ReportFormat[Report]]:
    """Return the eight formats of one kind of report, by name."""
    return {**table_formats(writers), **{form.name: form for form in _books(writers)}}


def _documents(writers: TableWriters[Report]) -> Iterator[ReportFormat[Report]]:
    yield ReportFormat(
        "html",
        "text/html",
        "html",
        "A page to read and to print.",
        lambda report, language: html_report(writers.page(report, language)),
        is_page=True,
    )
    yield ReportFormat(
        "pdf",
        "application/pdf",
        "pdf",
        "A document to print.",
        lambda report, language: pdf_report(writers.page(report, language)),
        is_page=True,
    )


def _tables(writers: TableWriters[Report]) -> Iterator[ReportFormat[Report]]:
    yield ReportFormat(
        "xlsx",
        "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
        "xlsx",
        f"A spreadsheet with {writers.sheets}.",
        writers.xlsx,
    )
    yield ReportFormat(
        "csv",
        _ZIP,
        "zip",
        "The same tables as CSV files in a zip archive.",
        lambda report, _language: writers.csv(report),
    )


def _json(writers: TableWriters[Report]) -> ReportFormat[Report]:
    return ReportFormat(
        "json",
        "application/json",
        "json",
        writers.about["json"],
        lambda report, _language: writers.json(report),
    )


def _books(writers: ReportWriters[Report]) -> Iterator[ReportFormat[Report]]:
    """Yield the formats that other programs read, besides JSON."""
    about, are_zipped = writers.about, writers.sheets_are_zipped
    yield ReportFormat(
        "toml",
        _ZIP if are_zipped else "application/toml",
        "sheets.zip" if are_zipped else "basset.toml",
        about["toml"],
        lambda report, _language: writers.score_sheets(report),
    )
    yield ReportFormat(
        "journal",
        "text/plain",
        "journal",
        f"{about['journal']} for hledger.",
        lambda report, _language: hledger_report(writers.journal(report)),
    )
    yield ReportFormat(
        "beancount",
        "text/plain",
        "beancount",
        f"{about['journal']} for Beancount.",
        lambda report, _language: beancount_report(writers.journal(report)),
    )


FORMATS: dict[str, ReportFormat[SessionReport]] = report_formats(
    ReportWriters(
        page=page_of,
        xlsx=xlsx_report,
        csv=csv_report,
        json=json_report,
        score_sheets=lambda report: report.sheet().encode(),
        journal=journal_of,
        sheets="standings, entries, journal and balances",
        about={
            "json": "Everything in the report as JSON.",
            "toml": "The score sheet, which plays to the same balances.",
            "journal": "The journal",
        },
        sheets_are_zipped=False,
    )
)
