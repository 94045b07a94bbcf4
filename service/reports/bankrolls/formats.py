"""The formats of the list of all bankrolls by name."""

from typing import Any

from service.domain.values.plain import plain
from service.reports.bankrolls.model import BankrollList
from service.reports.bankrolls.page import bankrolls_page
from service.reports.bankrolls.tables import currency_tables
from service.reports.bankrolls.worksheets import bankroll_worksheets
from service.reports.formats import TableWriters, table_formats
from service.reports.json_report import json_document
from service.reports.spreadsheets.csv_zip import csv_zip
from service.reports.spreadsheets.xlsx import workbook_of


def _csv(report: BankrollList) -> bytes:
    return csv_zip((t, of.currency) for of in report.currencies for t in currency_tables(of))


def _json(report: BankrollList) -> bytes:
    return json_document(_as_json(report))


def _as_json(report: BankrollList) -> dict[str, Any]:
    return {
        "at": report.at,
        "hash": report.head,
        "people": report.people,
        "bankrolls": plain(tuple(report.bankrolls)),
        "totals": plain(tuple(of.total for of in report.currencies)),
    }


BANKROLL_FORMATS = table_formats(
    TableWriters(
        page=bankrolls_page,
        xlsx=lambda report, language: workbook_of(bankroll_worksheets(report, language), report.at),
        csv=_csv,
        json=_json,
        sheets="the total and the bankrolls of each currency",
        about={"json": "All bankrolls and the total of each currency as JSON."},
    )
)
