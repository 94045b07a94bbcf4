"""The HTML report: a document that needs no other file."""

import base64
import hashlib
from collections.abc import Callable, Sequence
from dataclasses import replace
from html.parser import HTMLParser

import pytest

from service.reports.documents.html import STYLE_HASH, html_report
from service.reports.documents.page_model import Page, TextTable
from service.reports.gathering.page import gathering_page
from tests.factories.basset.gathering_reports import (
    cached_gathering,
    empty_gathering,
    random_gathering,
)
from tests.factories.basset.report_pages import (
    HOSTILE_NAMES,
    evening_page,
    example_page,
    long_names,
)

VOID = {"meta", "wbr"}
TAGS = {"html", "head", "meta", "title", "style", "body", "main", "header", "section", "footer"}
TAGS |= {"p", "h1", "h2", "dl", "div", "dt", "dd", "table", "caption", "thead", "tbody", "tr", "th"}
TAGS |= {"td", "wbr", "svg", "g", "path", "circle", "text"}

Attributes = dict[str, str | None]


class Document(HTMLParser):
    """A parsed document. Raises AssertionError if its tags are not balanced.

    ``cells`` are the texts of all cells of tables, ``texts`` all texts but the style.
    """

    def __init__(self, document: bytes) -> None:
        super().__init__()
        self.elements: list[tuple[str, Attributes]] = []
        self.texts: list[str] = []
        self.cells: list[str] = []
        self.style = ""
        self._open: list[str] = []
        self.feed(document.decode())
        self.close()
        assert self._open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.elements.append((tag, dict(attrs)))
        assert len(attrs) == len(dict(attrs))
        if tag not in VOID:
            self._open.append(tag)
        if tag in {"td", "th"}:
            self.cells.append("")

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        assert "svg" in self._open
        self.elements.append((tag, dict(attrs)))

    def handle_endtag(self, tag: str) -> None:
        assert self._open.pop() == tag

    def handle_data(self, data: str) -> None:
        if self._open[-1:] == ["style"]:
            self.style += data
        else:
            self.texts.append(data)
        if self._open[-1:] in (["td"], ["th"]):
            self.cells[-1] += data

    def named(self, *tags: str) -> list[tuple[str, Attributes]]:
        return [element for element in self.elements if element[0] in tags]


PAGES: dict[str, Callable[[], Page]] = {
    "three players": example_page,
    "in French": lambda: example_page("fr"),
    "no players": lambda: evening_page([]),
    "30 players": lambda: evening_page(long_names(30), currency="livre", language="fr"),
    "a gathering of three tables": lambda: gathering_page(cached_gathering(2), "fr"),
    "a gathering of seven tables": lambda: gathering_page(random_gathering(1, 7), "en"),
    "a gathering without tables": lambda: gathering_page(empty_gathering(), "en"),
    "hostile names": lambda: evening_page(HOSTILE_NAMES, currency="eur"),
}


@pytest.fixture(scope="module", params=PAGES)
def page(request: pytest.FixtureRequest) -> Page:
    return PAGES[request.param]()


@pytest.fixture(scope="module")
def document(page: Page) -> Document:
    return Document(html_report(page))


def test_a_document_has_only_plain_elements(document: Document) -> None:
    assert {tag for tag, _ in document.elements} <= TAGS


def test_no_attribute_has_a_style_a_script_or_an_address(document: Document) -> None:
    names = {name for _, attributes in document.elements for name in attributes}
    assert not {name for name in names if name.startswith("on")}
    assert not names & {"style", "src", "href", "srcset", "action", "data"}
    for loaded in ("url(", "@import", "src:"):
        assert loaded not in document.style


def test_the_style_has_the_published_hash(document: Document) -> None:
    digest = hashlib.sha256(document.style.encode()).digest()
    assert f"'sha256-{base64.b64encode(digest).decode()}'" == STYLE_HASH
    assert len(document.named("style")) == 1


def test_the_document_names_its_language(page: Page, document: Document) -> None:
    assert document.named("html") == [("html", {"lang": page.language})]


def test_headings_are_in_order(document: Document) -> None:
    first, *others = [tag for tag, _ in document.named("h1", "h2", "h3")]
    assert (first, set(others)) == ("h1", {"h2"})


def test_tables_have_captions_and_headers_with_a_scope(page: Page, document: Document) -> None:
    tables = [table for table in shown_tables(page) if table.rows]
    assert len(document.named("table")) == len(document.named("caption")) == len(tables)
    scopes = [attributes.get("scope") for _, attributes in document.named("th")]
    assert scopes.count("col") == sum(len(table.columns) for table in tables)
    assert scopes.count("row") == sum(len(table.rows) for table in tables)
    assert len(scopes) == scopes.count("col") + scopes.count("row")


def test_ids_are_unique_and_labels_exist(document: Document) -> None:
    ids = [attributes["id"] for _, attributes in document.elements if "id" in attributes]
    assert len(ids) == len(set(ids))
    labels = {attributes.get("aria-labelledby") for _, attributes in document.elements}
    assert labels - {None} <= set(ids)


def shown_tables(page: Page) -> Sequence[TextTable]:
    """Return the tables in their order on the page."""
    curve = [page.curve] if page.panels else []
    return [*page.lead, *curve, *page.tables]


def test_every_cell_is_shown_in_the_order_of_the_page(page: Page, document: Document) -> None:
    expected: list[str] = []
    for table in shown_tables(page):
        if table.rows:
            expected += [column.title for column in table.columns]
            expected += [text for row in table.rows for text in row]
    assert document.cells == expected


def test_every_other_text_is_shown_in_the_order_of_the_page(page: Page, document: Document) -> None:
    facts = [text for fact in page.facts for text in (fact.label, fact.text)]
    tables = [text for table in page.tables for text in (table.title, table.empty, table.more)]
    totals = [text for fact in page.totals for text in (fact.label, fact.text)]
    expected = [page.kind, page.title, *facts, page.warning, page.lead[0].title, *tables]
    expected += [page.totals_title, *totals, page.balanced, page.head.label, page.head.text]
    shown = "".join(document.texts)
    place = shown.index(page.kind, shown.index("\n", shown.index(page.title)))
    for text in expected:
        place = shown.index(text, place)


def test_names_of_any_kind_are_shown_as_they_are() -> None:
    document = Document(html_report(evening_page(HOSTILE_NAMES)))
    assert set(HOSTILE_NAMES) <= set(document.cells)


def test_a_title_of_any_kind_is_shown_as_it_is() -> None:
    title = "</title><script>alert(1)</script>{{ 7 * 7 }}"
    document = Document(html_report(replace(example_page(), title=title)))
    assert "".join(document.texts).count(title) == 2


def test_a_long_word_can_be_broken() -> None:
    shown = html_report(evening_page(["W" * 40, "Bess"])).decode()
    assert "<wbr>".join(["W" * 8] * 5) in shown


def test_the_same_page_gives_the_same_bytes() -> None:
    assert html_report(example_page()) == html_report(example_page())


def test_a_page_without_players_has_no_chart() -> None:
    document = Document(html_report(evening_page([])))
    assert document.named("svg") == []
    assert "No players." in document.texts


def test_an_open_table_has_a_warning() -> None:
    assert "The table is not closed yet." in Document(html_report(evening_page(["Anne"]))).texts
    assert "The table is not closed yet." not in Document(html_report(example_page())).texts
