"""The report as a spreadsheet (XLSX).

Every text is written as a text: a spreadsheet program never takes it for a formula, a number or a
link, whatever it begins with.
"""

import re
from collections.abc import Iterable, Iterator, Sequence
from datetime import UTC, date, datetime
from decimal import Decimal
from io import BytesIO
from typing import Any

from service.reports.model import SessionReport
from service.reports.spreadsheets.formula_guard import is_formula
from service.reports.spreadsheets.worksheets import CellValue, Worksheet, worksheets_of

TITLE_MAX = 31
"""The longest title of a sheet, in UTF-16 units."""

TEXT_MAX = 32_767
"""The longest text of a cell, in UTF-16 units."""

ROWS_MAX = 1_048_575
"""The most rows of a sheet after its header. More rows go on in a second sheet."""

WIDTH_LEAST, WIDTH_MOST, HEADER_WIDTH_MOST = 8, 60, 20
"""Limits of a column's width, in characters. A longer header goes on in a second line."""

_OPTIONS = {
    "in_memory": True,
    "strings_to_formulas": False,
    "strings_to_numbers": False,
    "strings_to_urls": False,
}
_DATE_FORMAT = "yyyy-mm-dd"
_TIME_FORMAT = f"{_DATE_FORMAT} hh:mm:ss"
_NOT_IN_TITLE = re.compile(r"[\[\]:*?/\\]")
_RESERVED_TITLE = "history"
_A4 = 9
_WHOLE_SHEET = "A1:XFD1048576"


def xlsx_report(report: SessionReport, language: str) -> bytes:
    """Return a spreadsheet in one of ``LANGUAGES``; the same report gives the same bytes.

    Its sheets are those of ``worksheets_of``. Times are in UTC. Units stand in the headers.
    """
    return workbook_of(worksheets_of(report, language), report.opened_at)


def workbook_of(sheets: Iterable[Worksheet], created: str) -> bytes:
    """Return a spreadsheet. ``created`` is its time, as ISO 8601."""
    # Loading the library takes time and memory that most processes do not need.
    import xlsxwriter  # type: ignore[import-untyped] # noqa: PLC0415

    output = BytesIO()
    with xlsxwriter.Workbook(output, _OPTIONS) as workbook:
        # The only clock in the file. Without it, the library writes the current time.
        moment = datetime.fromisoformat(created).astimezone(UTC)
        workbook.set_properties({"created": moment.replace(tzinfo=None)})
        writer = _WorkbookWriter(workbook)
        for sheet in sheets:
            writer.add(sheet)
    return output.getvalue()


def sheet_title(title: str, used: Iterable[str]) -> str:
    """Return a valid title for a sheet, different from the titles ``used``, whatever their case."""
    taken = {_RESERVED_TITLE, *(one.casefold() for one in used)}
    valid = _NOT_IN_TITLE.sub(" ", title).strip("' ") or "-"
    number, unused = 1, shortened(valid, TITLE_MAX)
    while unused.casefold() in taken:
        number += 1
        suffix = f" {number}"
        unused = shortened(valid, TITLE_MAX - len(suffix)) + suffix
    return unused


def shortened(text: str, longest: int) -> str:
    """Return a text of at most ``longest`` UTF-16 units; an ellipsis marks where it was cut."""
    if 2 * len(text) <= longest:  # a character has at most two units
        return text
    encoded = text.encode("utf-16-le")
    if len(encoded) <= 2 * longest:
        return text
    # "ignore": the cut may divide a character that has two units.
    return encoded[: 2 * (longest - 1)].decode("utf-16-le", "ignore") + "…"


class _WorkbookWriter:
    """Writes sheets into one workbook of the library, which has no types."""

    def __init__(self, workbook: Any) -> None:
        self._workbook = workbook
        top = {"valign": "top"}
        self._header = workbook.add_format({"bold": True, "bottom": 1, "text_wrap": True})
        self._text = workbook.add_format(top)
        self._wrapped = workbook.add_format({"text_wrap": True, **top})
        # With this, the text stays a text even after a user edits the cell.
        self._quoted = workbook.add_format({"quote_prefix": True, "text_wrap": True, **top})
        self._date = workbook.add_format({"num_format": _DATE_FORMAT, "align": "left", **top})
        self._time = workbook.add_format({"num_format": _TIME_FORMAT, "align": "left", **top})
        self._whole = workbook.add_format({"num_format": "#,##0", **top})
        self._decimal = workbook.add_format({"num_format": "0.00", **top})

    def add(self, sheet: Worksheet) -> None:
        """Write a sheet, or several if it has too many rows for one."""
        for rows in _parts(sheet.rows):
            used = [written.get_name() for written in self._workbook.worksheets()]
            target = self._workbook.add_worksheet(sheet_title(sheet.title, used))
            self._write(target, sheet.headers, rows)

    def _write(
        self, target: Any, headers: Sequence[str], rows: Sequence[tuple[CellValue, ...]]
    ) -> None:
        for column, header in enumerate(headers):
            target.write_string(0, column, header, self._header)
        for row, cells in enumerate(rows, start=1):
            for column, value in enumerate(cells):
                self._write_cell(target, row, column, value)
        for column, width in enumerate(_widths(headers, rows)):
            target.set_column(column, column, width)
        target.freeze_panes(1, 0)
        target.autofilter(0, 0, len(rows), len(headers) - 1)
        # A card "10" or a player "7" is meant to be a text: show no warning.
        target.ignore_errors({"number_stored_as_text": _WHOLE_SHEET})
        _set_up_print(target)

    def _write_cell(self, target: Any, row: int, column: int, value: CellValue) -> None:
        match value:
            case None | "":
                pass
            case str():
                self._write_text(target, row, column, shortened(value, TEXT_MAX))
            case datetime():
                target.write_datetime(row, column, value, self._time)
            case date():
                target.write_datetime(row, column, value, self._date)
            case Decimal():
                # The library writes the digits of a Decimal, so no float can round the amount.
                # Readers get it exactly: it has at most 15 significant digits.
                style = self._decimal if value.as_tuple().exponent else self._whole
                target.write_number(row, column, value, style)
            case int():
                target.write_number(row, column, value, self._text)

    def _write_text(self, target: Any, row: int, column: int, text: str) -> None:
        style = self._text
        if is_formula(text):
            style = self._quoted
        elif "\n" in text or len(text) > WIDTH_MOST:
            style = self._wrapped
        if text.startswith("<r>") and text.endswith("</r>"):
            # write_string would put such a text into the file as XML, without escaping it.
            target.write_rich_string(row, column, text[:1], text[1:2], text[2:], style)
        else:
            target.write_string(row, column, text, style)


def _parts(rows: Sequence[tuple[CellValue, ...]]) -> Iterator[Sequence[tuple[CellValue, ...]]]:
    """Yield the rows in parts that fit a sheet; one empty part for no rows."""
    for first in range(0, max(len(rows), 1), ROWS_MAX):
        yield rows[first : first + ROWS_MAX]


def _widths(headers: Sequence[str], rows: Sequence[tuple[CellValue, ...]]) -> Iterator[int]:
    for column, header in enumerate(headers):
        longest = max((_length(row[column]) for row in rows), default=0)
        in_header = min(len(header) + 2, HEADER_WIDTH_MOST)  # 2: the button of the filter
        yield max(WIDTH_LEAST, min(WIDTH_MOST, max(longest, in_header) + 1))


def _length(value: CellValue) -> int:
    """Return how many characters a cell shows in its longest line."""
    match value:
        case str():
            return max(map(len, value.split("\n")))
        case datetime():
            return len(_TIME_FORMAT)
        case date():
            return len(_DATE_FORMAT)
        case Decimal():
            return len(f"{value:,}")
        case _:
            return 0 if value is None else len(str(value))


def _set_up_print(target: Any) -> None:
    """Print in landscape, one page wide, with the header on every page and page numbers."""
    target.set_landscape()
    target.set_paper(_A4)
    target.fit_to_pages(1, 0)
    target.repeat_rows(0)
    target.set_footer("&L&A&R&P / &N")
