"""The report as CSV files in a zip file, one for each table.

The files are UTF-8 with a byte order mark, which spreadsheet programs need to read accents, and
follow RFC 4180. Columns and codes are English words that are never translated.

Formula injection: a text that a spreadsheet program could run as a formula (see ``formula_guard``)
gets a single quote ``'`` in front, also an amount in coins: ``'-5d2f``. Numbers do not: an amount
of -5 is written as -5.
"""

import csv
from collections.abc import Iterable, Iterator, Sequence
from io import BytesIO, TextIOWrapper
from typing import Any
from zipfile import ZipFile

from service.domain.values.money import Currency, format_amount
from service.reports.ledgers.transactions import decimal_text
from service.reports.model import SessionReport
from service.reports.spreadsheets.formula_guard import is_formula
from service.reports.spreadsheets.zip_files import zip_entry
from service.reports.tables import ColumnType, ReportTable, TypedValue, tables_of


def csv_report(report: SessionReport) -> bytes:
    """Return a zip file with a CSV file for each table; the same report gives the same bytes."""
    return csv_files(tables_of(report), report.currency)


def csv_files(tables: Iterable[ReportTable], currency: Currency) -> bytes:
    """Return a zip file with a CSV file for each table of a report in one currency."""
    return csv_zip((table, currency) for table in tables)


def csv_zip(tables: Iterable[tuple[ReportTable, Currency]]) -> bytes:
    """Return a zip file with a CSV file for each table, which comes with its currency.

    Amounts are in smallest units, or with a decimal point if the currency has decimals. If it has
    coins, a column ``..._text`` beside each amount has it as score sheets write it: ``2l10s6d``.
    """
    output = BytesIO()
    with ZipFile(output, "w") as archive:
        for table, currency in tables:
            with (
                archive.open(zip_entry(_file_name(table)), "w") as binary,
                TextIOWrapper(binary, "utf-8-sig", newline="") as text,
            ):
                csv.writer(text).writerows(_rows(table, currency))
    return output.getvalue()


def _file_name(table: ReportTable) -> str:
    prefix = "game-" if table.of_game else ""
    return f"{prefix}{table.name}.csv"


def _rows(table: ReportTable, currency: Currency) -> Iterator[Sequence[str]]:
    has_text = [_has_text(type_, currency) for type_ in table.columns.values()]
    header: list[str] = []
    for name, doubled in zip(table.columns, has_text, strict=True):
        header += (name, f"{name}_text") if doubled else (name,)
    yield header
    types = tuple(table.columns.values())
    for row in table.rows:
        cells: list[str] = []
        for type_, value, doubled in zip(types, row, has_text, strict=True):
            cells.append(_cell(type_, value, currency))
            if doubled:
                cells.append(_amount_text(type_, value, currency))
        yield cells


def _has_text(type_: ColumnType, currency: Currency) -> bool:
    return bool(currency.coins) and type_ in {ColumnType.AMOUNT, ColumnType.MIXED}


def _cell(type_: ColumnType, value: Any, currency: Currency) -> str:
    if isinstance(value, TypedValue):
        type_, value = value
    if value is None:
        return ""
    match type_:
        case ColumnType.AMOUNT:
            return decimal_text(value, currency)
        case ColumnType.FLAG:
            return "true" if value else "false"
        case ColumnType.TEXT:
            return _guarded(value)
        case ColumnType.ENTRIES:
            return _guarded("\n".join(value))
        case _:
            return str(value)


def _amount_text(type_: ColumnType, value: Any, currency: Currency) -> str:
    """Return an amount in coins; nothing for a cell that is empty or not an amount."""
    if isinstance(value, TypedValue):
        type_, value = value
    is_amount = type_ is ColumnType.AMOUNT and value is not None
    return _guarded(format_amount(value, currency)) if is_amount else ""


def _guarded(text: str) -> str:
    return f"'{text}" if is_formula(text) else text
