"""Writes a report as PDF with typst. Its fonts are bundled, and names reach it only as data."""

import json
import math
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from service.reports.documents.chart import chart_rows, text_width
from service.reports.documents.page_model import Page, PageSeal, TextTable

TEMPLATE = Path(__file__).parent / "templates" / "report.typ"

HASH_SHOWN = 12
"""How many characters of the hash stand at the foot of each page."""

# Widths of tables, in em of their text.
_PAGE_WIDTH = 50.0
_GAP = 1.2
_WIDEST = 24.0
"""A text that is wider has no greater share of the page: it fills more lines instead."""


def pdf_report(page: Page) -> bytes:
    """Return the page as a PDF of A4 pages. It is the same for the same page."""
    import typst  # noqa: PLC0415 - 70 MB; only a process that writes PDF files loads it

    return typst.compile(
        TEMPLATE.read_bytes(),
        format="pdf",
        sys_inputs={"data": json.dumps(_contents(page))},
        ignore_system_fonts=True,
        timestamp=0,
    )


def _contents(page: Page) -> dict[str, Any]:
    """Return the texts of the page as the template reads them."""
    return {
        "language": page.language,
        "title": page.title,
        "kind": page.kind,
        "facts": [[fact.label, fact.text] for fact in page.facts],
        "warning": page.warning,
        "lead": [_table(table) for table in page.lead],
        "curve": _table(page.curve),
        "charts": chart_rows(page.panels, page.curve_title),
        "tables": [_table(table) for table in page.tables],
        "totals_title": page.totals_title,
        "totals": [[fact.label, fact.text] for fact in page.totals],
        "balanced": page.balanced,
        "hash_label": page.head.label,
        "hash": page.head.text,
        "hash_start": page.head.text[:HASH_SHOWN],
        "parts": [[fact.label, fact.text] for fact in page.parts],
        "page_word": page.page_word,
        "seal": _seal(page.seal) if page.seal else None,
    }


def _seal(seal: PageSeal) -> dict[str, Any]:
    return {
        "title": seal.title,
        "note": seal.note,
        "lines": seal.text.split("\n"),
        "qr": seal.qr.replace("currentColor", "#000"),
        "fingerprint_label": seal.fingerprint.label,
        "fingerprint": seal.fingerprint.text,
    }


def _table(table: TextTable) -> dict[str, Any]:
    return {
        "title": table.title,
        "columns": [column.title for column in table.columns],
        "numbers": [column.number for column in table.columns],
        "shares": _shares(table),
        "rows": table.rows,
        "empty": table.empty,
        "more": table.more,
    }


def _shares(table: TextTable) -> list[float]:
    """Return for each column its share of the page's width, or 0 if it takes what it needs.

    If the table is narrower than the page, all columns share the rest. If it is wider, the widest
    columns of texts share what the others leave.
    """
    widths = [
        max(text_width(line) for cell in cells for line in cell.split("\n")) + _GAP
        for cells in zip((column.title for column in table.columns), *table.rows, strict=True)
    ]
    numbers = [column.number for column in table.columns]
    if sum(widths) < _PAGE_WIDTH:
        # A number that stands first, such as the place, needs no more than its width.
        return [0 if numbers[0] else widths[0], *widths[1:]]
    texts = [width for width, number in zip(widths, numbers, strict=True) if not number]
    least = _wrapped_from(texts, _PAGE_WIDTH - (sum(widths) - sum(texts)))
    return [
        0 if number or width < least else math.sqrt(min(width, _WIDEST))
        for width, number in zip(widths, numbers, strict=True)
    ]


def _wrapped_from(widths: Sequence[float], room: float) -> float:
    """Return how wide a text is at least that has to be wrapped, so that all texts fit.

    Narrow texts leave room for wide texts: a text is wrapped if it is wider than an equal share of
    what the narrower texts leave.
    """
    left = sorted(widths)
    while left and left[0] <= room / len(left):
        room -= left.pop(0)
    return left[0] if left else math.inf
