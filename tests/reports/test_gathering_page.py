"""The page of a gathering: its texts, and its layout as HTML and as PDF."""

from collections.abc import Sequence
from dataclasses import replace

import pypdfium2
import pytest

from service.reports.documents.page_model import Page, TextTable
from service.reports.gathering.formats import GATHERING_FORMATS
from service.reports.gathering.model import GatheringReport
from service.reports.gathering.page import (
    HEADING_LINES_MAX,
    HEADING_WIDTH,
    MATRIX_TABLES_MAX,
    gathering_page,
)
from service.reports.progress import CURVE_POINTS_MAX
from service.reports.words import WORDS
from tests.factories.basset.gathering_reports import (
    FACTS,
    empty_gathering,
    facts_with,
    sheets_report,
    table_sheet,
)
from tests.factories.basset.report_pages import HOSTILE_NAMES, long_names
from tests.reports.read_formats import text_of_html, text_of_pdf

A4_WIDTH = 595
WON = ("seat anne 100", "seat bess 100", "stake anne K 10", "fasse 2", "pair 3 K", "take anne K")
LOST = ("seat anne 100", "stake anne K 3", "fasse K", "end", "close")


def two_tables() -> GatheringReport:
    return sheets_report(
        table_sheet("Great hall", *WON, "end", currency="points"),
        table_sheet("Library", *LOST, currency="points"),
    )


def tables_of(count: int, title: str = "Table") -> GatheringReport:
    names = [title] * count
    return sheets_report(
        *(
            table_sheet(name, *LOST, f"// {number}", currency="points")
            for number, name in enumerate(names)
        )
    )


def named(page: Page, name: str) -> TextTable:
    (found,) = (table for table in (*page.lead, *page.tables) if table.name == name)
    return found


def titles_of(table: TextTable) -> list[str]:
    return [column.title for column in table.columns]


def test_the_page_says_when_and_where() -> None:
    page = gathering_page(two_tables(), "en")
    assert (page.kind, page.title) == ("Evening report", "Twelfth Night")
    assert [(fact.label, fact.text) for fact in page.facts] == [
        ("Date", "6 January 2026"),
        ("Place", "Great hall"),
        ("Tables", "2"),
        ("Players", "2"),
        ("Currency", "points"),
        ("Entries", "12"),
    ]
    french = gathering_page(two_tables(), "fr")
    assert (french.kind, french.facts[0].text) == ("Compte rendu de la soirée", "6 janvier 2026")


def test_a_gathering_without_a_place_has_no_such_fact() -> None:
    report = sheets_report(table_sheet("Hall", *LOST), facts=facts_with(place=None))
    assert "Place" not in [fact.label for fact in gathering_page(report, "en").facts]


def test_standings_are_over_all_tables() -> None:
    page = gathering_page(two_tables(), "en")
    assert named(page, "standings").rows == (
        ("1.", "anne", "2", "200", "0", "207", "0", "+7"),
        ("2.", "bess", "1", "100", "0", "100", "0", "0"),
    )


def test_each_table_has_its_game_its_times_and_its_counts() -> None:
    page = gathering_page(two_tables(), "en")
    assert named(page, "tables").rows == (
        ("Great hall", "Basset, The Oak", "20:20 \u2013", "2", "7", "0", "0", "\u221210"),
        ("Library", "Basset, The Oak", "20:21 \u2013 20:51", "1", "5", "0", "0", "+3"),
    )
    assert page.warning == "1 of 2 tables is not closed yet."
    assert gathering_page(tables_of(2), "en").warning == ""


@pytest.mark.parametrize(
    ("language", "sentences"),
    [
        (
            "en",
            (
                *("The table is not closed yet.", "The tables are not closed yet."),
                *("1 of 3 tables is not closed yet.", "2 of 3 tables are not closed yet."),
            ),
        ),
        (
            "fr",
            (
                "La table n’est pas encore fermée.",
                "Les tables ne sont pas encore fermées.",
                "1 table sur 3 n’est pas encore fermée.",
                "2 tables sur 3 ne sont pas encore fermées.",
            ),
        ),
    ],
)
def test_the_warning_counts_the_open_tables(language: str, sentences: Sequence[str]) -> None:
    counts = ((1, 1), (3, 3), (1, 3), (2, 3))
    assert tuple(WORDS[language].open_tables(*count) for count in counts) == tuple(sentences)


def test_a_table_of_another_day_has_its_date() -> None:
    report = sheets_report(table_sheet("Hall", *LOST), facts=facts_with(date="2026-01-05"))
    ((_, _, played, *_),) = named(gathering_page(report, "en"), "tables").rows
    assert played.startswith("6 January 2026, 20:20")


def test_a_table_that_was_closed_a_day_later_has_that_date() -> None:
    report = tables_of(1)
    (table,) = report.tables
    session = replace(table.report, closed_at="2026-01-07T21:00:00.000000Z")
    later = replace(report, tables=(replace(table, report=session),))
    ((_, _, played, *_),) = named(gathering_page(later, "en"), "tables").rows
    assert played == "20:20 \u2013 7 January 2026, 21:00"


def test_two_tables_are_columns_of_a_matrix() -> None:
    matrix = named(gathering_page(two_tables(), "en"), "matrix")
    assert titles_of(matrix) == ["Player", "Great hall", "Library", "Total"]
    assert matrix.rows == (("anne", "+10", "\u22123", "+7"), ("bess", "0", "", "0"))


def test_one_table_needs_no_matrix() -> None:
    assert gathering_page(tables_of(1), "en").tables == ()


def test_many_tables_are_lists() -> None:
    count = MATRIX_TABLES_MAX + 1
    assert gathering_page(tables_of(count - 1), "en").tables[0].name == "matrix"
    (lists,) = gathering_page(tables_of(count), "en").tables
    assert titles_of(lists) == ["Player", "Won at", "Lost at", "Total"]
    ((name, won, lost, total),) = lists.rows
    assert (name, won, total) == ("anne", "", f"\u2212{3 * count}")
    assert lost.splitlines()[:2] == ["\u22123 Table", "\u22123 Table (2)"]
    assert len(lost.splitlines()) == count


def test_long_names_of_tables_have_short_headings_with_numbers() -> None:
    page = gathering_page(tables_of(3, "The long name of a table " * 8), "en")
    for number, title in enumerate(titles_of(named(page, "matrix"))[1:-1], start=1):
        lines = title.split("\n")
        assert lines[0].startswith(f"{number}. The")
        assert len(lines) == HEADING_LINES_MAX
        assert max(map(len, lines)) <= HEADING_WIDTH
        assert title.endswith("…")


def test_the_chart_begins_with_nothing_won_and_ends_with_the_net() -> None:
    page = gathering_page(two_tables(), "en")
    assert [(panel.name, panel.amounts, panel.last, panel.net) for panel in page.panels] == [
        ("anne", (0, -3, 7), "+7", ""),
        ("bess", (0, 0, 0), "0", ""),
    ]
    assert page.curve.rows == (("anne", "\u22123", "+7", "+7"), ("bess", "0", "0", "0"))


def test_a_round_that_is_not_over_counts_at_the_end() -> None:
    report = sheets_report(table_sheet("Hall", *WON, "end", "stake anne K 5", "fasse K"))
    (panel, _) = gathering_page(report, "en").panels
    assert panel.amounts == (0, 10, 5)


def test_a_long_line_has_fewer_points() -> None:
    rounds = [
        word for _ in range(CURVE_POINTS_MAX + 60) for word in ("stake anne K 1", "fasse K", "end")
    ]
    report = sheets_report(table_sheet("Hall", "seat anne 1000", *rounds, currency="points"))
    (panel,) = gathering_page(report, "en").panels
    assert len(panel.amounts) <= CURVE_POINTS_MAX
    assert (panel.amounts[0], panel.amounts[-1]) == (0, -300)


def test_the_hashes_of_all_logs_are_shown() -> None:
    report = two_tables()
    page = gathering_page(report, "en")
    assert (page.head.label, page.head.text) == ("Hash of all tables", report.head)
    assert [(part.label, part.text) for part in page.parts] == [
        ("Name, date and place, version 1", FACTS.head),
        *(
            (f"{table.name}, version {table.report.version}", table.report.head)
            for table in report.tables
        ),
    ]


def test_a_gathering_may_have_no_table() -> None:
    report = empty_gathering()
    page = gathering_page(report, "en")
    assert (page.warning, page.panels, page.tables) == ("", (), ())
    assert [table.empty for table in page.lead] == ["No players.", "No tables."]
    for form in GATHERING_FORMATS.values():
        assert form.write(report, "fr")


@pytest.mark.parametrize("language", ["en", "fr"])
@pytest.mark.parametrize("form", ["html", "pdf"])
def test_every_text_of_the_page_is_shown(form: str, language: str) -> None:
    report = two_tables()
    page = gathering_page(report, language)
    content = GATHERING_FORMATS[form].write(report, language)
    text = text_of_html(content) if form == "html" else text_of_pdf(content)
    facts = (*page.facts, *page.totals, *page.parts, page.head)
    expected = [part for fact in facts for part in (fact.label, fact.text)]
    for table in (*page.lead, page.curve, *page.tables):
        expected += [table.title, *titles_of(table), *(cell for row in table.rows for cell in row)]
    for shown in expected:
        assert "".join(shown.split()) in text, shown


@pytest.mark.parametrize("count", [MATRIX_TABLES_MAX, MATRIX_TABLES_MAX + 1])
def test_long_names_stay_on_the_paper(count: int) -> None:
    seats = [f'seat "{name}" 123459' for name in long_names(10)]
    title = "The very long name of a table in the Assembly Rooms"
    report = sheets_report(*(table_sheet(title, *seats, f"// {n}") for n in range(count)))
    document = pypdfium2.PdfDocument(GATHERING_FORMATS["pdf"].write(report, "fr"))
    assert len(document) <= 4
    for sheet in document:
        texts = sheet.get_textpage()
        for number in range(texts.count_rects()):
            left, _, right, _ = texts.get_rect(number)
            assert 50 <= left < right <= A4_WIDTH - 50
        texts.close()
    document.close()


@pytest.mark.parametrize("form", ["html", "pdf"])
def test_names_of_any_kind_are_shown_as_they_are(form: str) -> None:
    names = HOSTILE_NAMES[:5]
    seats = [f'seat "{name}" 100' for name in names]
    title = "</title><script>alert(1)</script>#panic() $x$"
    report = sheets_report(
        table_sheet(title, *seats), table_sheet("{{ 7 * 7 }}", *seats), facts=facts_with(name=title)
    )
    content = GATHERING_FORMATS[form].write(report, "en")
    text = text_of_html(content) if form == "html" else text_of_pdf(content)
    for name in (*names, title, "{{ 7 * 7 }}"):
        assert "".join(name.split()) in text
