"""Writes a report as one HTML document that needs no other file and no script."""

import base64
import hashlib
import re
from functools import cache
from pathlib import Path

from jinja2 import Environment, FileSystemLoader, StrictUndefined, Template
from markupsafe import Markup, escape

from service.reports.documents.chart import chart_rows
from service.reports.documents.page_model import Page, TextTable

TEMPLATES = Path(__file__).parent / "templates"

STYLE = (TEMPLATES / "report.css").read_text(encoding="utf-8")
STYLE_HASH = f"'sha256-{base64.b64encode(hashlib.sha256(STYLE.encode()).digest()).decode()}'"
"""The only style that a content security policy has to allow, as a source of ``style-src``."""

_PHONE_PANEL_WIDTH = 227

# A name may be one word of 40 letters. A line may break in words of 15 letters and more. (After a
# hyphen a line may break anyway.)
_LONG_WORD = re.compile(r"[^\s-]{15,}")
_BEFORE_BREAK = re.compile(r"\S{8}(?=\w)")


def html_report(page: Page) -> bytes:
    """Return the page as an HTML document in UTF-8. It is the same for the same page."""
    text = _template().render(
        page=page,
        style=Markup(STYLE),  # noqa: S704 - a file of this package
        chart=_svg(chart_rows(page.panels, page.curve_title)),
        phone_chart=_svg(
            chart_rows(page.panels, page.curve_title, columns=1, width=_PHONE_PANEL_WIDTH)
        ),
        row_header=_row_header,
    )
    return text.encode()


@cache
def _template() -> Template:
    environment = Environment(
        loader=FileSystemLoader(TEMPLATES),
        autoescape=True,
        undefined=StrictUndefined,
        trim_blocks=True,
        lstrip_blocks=True,
    )
    environment.filters["breakable"] = _breakable
    return environment.get_template("report.html")


def _breakable(text: str) -> Markup:
    """Return a text as HTML in which a line may break inside long words."""
    marked = _LONG_WORD.sub(lambda word: _BEFORE_BREAK.sub(r"\g<0>\0", word[0]), text)
    return Markup("<wbr>").join(map(escape, marked.split("\0")))


def _svg(rows: list[str]) -> Markup:
    return Markup("\n".join(rows))  # noqa: S704 - the chart escapes the names and amounts in it


def _row_header(table: TextTable) -> int:
    """Return which column names a row: the first; in the standings the player, after the place."""
    return 1 if table.name == "standings" else 0
