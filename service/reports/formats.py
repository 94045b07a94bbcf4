"""The formats of a report by name."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Generic, TypeVar

from service.reports.beancount import beancount_report
from service.reports.csv_zip import csv_report
from service.reports.hledger import hledger_report
from service.reports.html import html_report
from service.reports.json_report import json_report
from service.reports.model import SessionReport
from service.reports.page import page_of
from service.reports.pdf import pdf_report
from service.reports.transactions import journal_of
from service.reports.xlsx import xlsx_report

Report = TypeVar("Report")

QUICK_EVENTS_MAX = 5_000
"""A report of more events is made by a worker, in every format."""


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


FORMATS: dict[str, ReportFormat[SessionReport]] = {
    form.name: form
    for form in (
        ReportFormat(
            "html",
            "text/html",
            "html",
            "A page to read and to print.",
            lambda report, language: html_report(page_of(report, language)),
            is_page=True,
        ),
        ReportFormat(
            "pdf",
            "application/pdf",
            "pdf",
            "A document to print.",
            lambda report, language: pdf_report(page_of(report, language)),
            is_page=True,
        ),
        ReportFormat(
            "xlsx",
            "application/vnd.openxmlformats-officedocument.spreadsheetml.sheet",
            "xlsx",
            "A spreadsheet with standings, entries, journal and balances.",
            xlsx_report,
        ),
        ReportFormat(
            "csv",
            "application/zip",
            "zip",
            "The same tables as CSV files in a zip archive.",
            lambda report, _language: csv_report(report),
        ),
        ReportFormat(
            "json",
            "application/json",
            "json",
            "Everything in the report as JSON.",
            lambda report, _language: json_report(report),
        ),
        ReportFormat(
            "toml",
            "application/toml",
            "basset.toml",
            "The score sheet, which plays to the same books.",
            lambda report, _language: report.sheet().encode(),
        ),
        ReportFormat(
            "journal",
            "text/plain",
            "journal",
            "The journal for hledger.",
            lambda report, _language: hledger_report(journal_of(report)),
        ),
        ReportFormat(
            "beancount",
            "text/plain",
            "beancount",
            "The journal for Beancount.",
            lambda report, _language: beancount_report(journal_of(report)),
        ),
    )
}
