"""The PDF report, read back with PDFium."""

import re
from dataclasses import replace

import pypdfium2
import pytest

from service.reports.documents.page_model import Column, Page, TextTable
from service.reports.documents.pdf import HASH_SHOWN, pdf_report
from tests.factories.basset.report_pages import (
    HOSTILE_NAMES,
    evening_page,
    example_page,
    long_names,
)

A4 = (595, 842)


def pages_of(page: Page) -> list[str]:
    """Return the text of each page of a report."""
    document = pypdfium2.PdfDocument(pdf_report(page))
    try:
        return [sheet.get_textpage().get_text_bounded() for sheet in document]
    finally:
        document.close()


def text_of(page: Page) -> str:
    """Return the text of a report. Every blank is one space."""
    return " ".join(" ".join(pages_of(page)).split())


HYPHEN = "\x02"
"""What pdfium reads for a hyphen at the end of a line."""


def letters(text: str) -> str:
    return "".join(text.split()).replace(HYPHEN, "")


def with_rows(page: Page, *rows: tuple[str, ...]) -> Page:
    """Return the page with a table of other texts."""
    columns = tuple(Column(title=f"Column {number}") for number in range(len(rows[0])))
    table = TextTable(name="texts", title="Texts", columns=columns, rows=rows)
    return replace(page, tables=(table,))


@pytest.mark.parametrize("language", ["en", "fr"])
def test_a_report_has_names_amounts_and_headings(language: str) -> None:
    page = example_page(language)
    text = text_of(page)
    for shown in (page.kind.upper(), page.title, page.totals_title, page.balanced, page.head.text):
        assert shown in text
    for table in (*page.lead, page.curve, *page.tables):
        assert table.title in text
        for row in table.rows:
            assert letters("".join(row)) in letters(text)
    for fact in (*page.facts, *page.totals):
        assert f"{fact.label} {fact.text}".replace("\u00a0", " ") in text


def test_a_word_of_a_sentence_breaks_with_a_hyphen_and_a_long_name_anywhere() -> None:
    word, name = "approvisionnement", "Ada" * 12
    narrow = (f"{'Une phrase longue ' * 9}{word}",) * 6
    text = text_of(with_rows(example_page("fr"), narrow, (name,) * 6))
    assert HYPHEN in text
    assert word in letters(text)
    assert name in letters(text)


def test_the_content_is_in_the_order_of_the_page() -> None:
    page = example_page()
    text, place = text_of(page), 0
    titles = [table.title for table in (*page.lead, page.curve, *page.tables)]
    for shown in (page.title, *titles, page.totals_title, page.balanced, page.head.text):
        place = text.index(shown, place)


def test_the_chart_is_drawn_with_its_texts() -> None:
    text = text_of(example_page())
    chart = text[text.index("What each player had") : text.index("Lowest Highest End")]
    for panel in example_page().panels:
        for shown in (panel.name, panel.last, panel.net):
            assert shown.replace("\u00a0", " ") in chart


def test_three_players_need_three_pages_at_most() -> None:
    assert 1 <= len(pages_of(example_page())) <= 3


@pytest.mark.parametrize(
    ("currency", "language"),
    [
        ("lsd", "en"),
        ("eur", "fr"),
        *(
            pytest.param(currency, language, marks=pytest.mark.thorough)
            for currency in ("lsd", "livre", "eur", "points")
            for language in ("en", "fr")
            if (currency, language) not in {("lsd", "en"), ("eur", "fr")}
        ),
    ],
)
def test_a_report_can_have_30_players_with_long_names(currency: str, language: str) -> None:
    names = long_names(30)
    pages = pages_of(evening_page(names, currency=currency, language=language))
    assert 3 <= len(pages) <= 6
    text = letters("".join(pages))
    assert all(letters(name) in text for name in names)


def test_a_report_can_have_100_players() -> None:
    pages = pages_of(evening_page([f"Player {number}" for number in range(100)]))
    assert len(pages) > 6


def test_a_report_can_have_no_players() -> None:
    page = evening_page([])
    assert "No players." in text_of(page)
    assert page.curve.title not in text_of(page)


def test_markup_of_typst_and_of_html_is_shown_as_it_is() -> None:
    text = letters(text_of(evening_page(HOSTILE_NAMES)))
    for name in HOSTILE_NAMES[:5]:
        assert letters(name) in text


def test_characters_without_a_glyph_do_not_prevent_a_report() -> None:
    text = letters(text_of(evening_page(HOSTILE_NAMES)))
    assert letters("Zoë Ōkubo Łukasz Żak ½ ¼ ¾ £ € ’ −") in text
    assert "王小明" in text


def test_a_title_of_typst_markup_is_the_title_of_the_document() -> None:
    title = '#panic("no") $x$ ] \\ @label <x> *b* "quoted" -- ...'
    document = pypdfium2.PdfDocument(pdf_report(replace(example_page(), title=title)))
    assert document.get_metadata_value("Title") == f"{title} — Session report"
    document.close()
    assert letters(title) in letters(text_of(replace(example_page(), title=title)))


@pytest.mark.parametrize(
    ("part", "count"), [("W", 40), ("x", 300), ("word ", 200), ("line\n", 200), ("", 0)]
)
def test_texts_of_any_length_stay_on_the_page(part: str, count: int) -> None:
    """Long words are broken, and long cells go on over several pages."""
    text = part * count
    page = with_rows(example_page(), ("1", text, text, "end"), ("2", "", "short", "end"))
    document = pypdfium2.PdfDocument(pdf_report(page))
    shown = ""
    for sheet in document:
        assert tuple(round(length) for length in sheet.get_size()) == A4
        texts = sheet.get_textpage()
        for number in range(texts.count_rects()):
            left, bottom, right, top = texts.get_rect(number)
            assert left >= 50
            assert right <= A4[0] - 50
            assert bottom >= 20
            assert top <= A4[1] - 40
        shown += texts.get_text_bounded()
        texts.close()
    document.close()
    assert shown.count(part.strip()) >= 2 * count


def test_each_page_has_its_number_and_the_start_of_the_hash() -> None:
    page = evening_page(long_names(30))
    pages = pages_of(page)
    for number, text in enumerate(pages, start=1):
        shown = text.replace("\u00a0", " ")
        assert f"Page {number} / {len(pages)}" in shown
        assert f"{page.head.label} {page.head.text[:HASH_SHOWN]}…" in shown


def test_the_same_page_gives_the_same_bytes() -> None:
    assert pdf_report(example_page()) == pdf_report(example_page())


def test_the_file_has_no_date() -> None:
    assert not re.search(rb"CreationDate|ModDate|CreateDate|ModifyDate", pdf_report(example_page()))


def test_the_file_embeds_only_the_fonts_of_typst() -> None:
    fonts = re.findall(rb"/FontName/([\w+-]+)", pdf_report(evening_page(HOSTILE_NAMES)))
    names = {font.decode().partition("+")[2].split("-")[0] for font in fonts}
    assert names <= {"LibertinusSerif", "DejaVuSansMono", "NewCMMath", "NewCM10"}
