"""A report as texts in one language, ready to be laid out: for HTML and PDF."""

from dataclasses import dataclass


@dataclass(frozen=True, slots=True, kw_only=True)
class Fact:
    """A labelled text."""

    label: str
    text: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Column:
    """A column of a table; ``number``: its cells are aligned at the right."""

    title: str
    number: bool = False


@dataclass(frozen=True, slots=True, kw_only=True)
class TextTable:
    """A table of texts. ``more`` says how many rows were left out; empty if none were."""

    name: str
    title: str
    columns: tuple[Column, ...]
    rows: tuple[tuple[str, ...], ...]
    empty: str = ""
    more: str = ""


@dataclass(frozen=True, slots=True, kw_only=True)
class Panel:
    """The curve of one player in smallest units, and the texts at its end.

    ``last`` is the last amount. ``net`` stands below it; empty if it is the same. ``moves`` are the
    buy-ins, and below zero the cash-outs: the place among the amounts, and the sum.
    """

    name: str
    amounts: tuple[int | None, ...]
    last: str
    net: str
    moves: tuple[tuple[int, int], ...] = ()


@dataclass(frozen=True, slots=True, kw_only=True)
class PageSeal:
    """The seal with what to do with it. ``qr`` is its QR code, an SVG, which holds ``text``."""

    title: str
    note: str
    text: str
    qr: str
    fingerprint: Fact


@dataclass(frozen=True, slots=True, kw_only=True)
class Page:
    """The whole report. ``warning`` is empty if everything is closed.

    ``lead`` are the tables before the chart, and ``tables`` those after it. ``curve`` has the
    figures of the chart of ``panels``. ``head`` is the hash of all that the report is made of;
    ``parts`` are the hashes of its parts, if it has several. ``page_word`` stands before a page
    number. ``seal`` is None if there is none.
    """

    language: str
    title: str
    kind: str
    warning: str
    facts: tuple[Fact, ...]
    lead: tuple[TextTable, ...]
    curve_title: str
    panels: tuple[Panel, ...]
    curve: TextTable
    tables: tuple[TextTable, ...]
    totals_title: str
    totals: tuple[Fact, ...]
    balanced: str
    head: Fact
    page_word: str
    parts: tuple[Fact, ...] = ()
    seal: PageSeal | None = None
