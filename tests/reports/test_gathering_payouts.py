"""What everyone gets from the boxes of the closed tables of an evening."""

import json
from dataclasses import replace

import pytest

from service.reports.documents.page_model import Fact, TextTable
from service.reports.gathering.formats import GATHERING_FORMATS
from service.reports.gathering.model import GatheringReport
from service.reports.gathering.page import gathering_page
from service.reports.words import WORDS
from tests.factories.basset.gathering_reports import (
    cached_gathering,
    owed_by_the_bank,
    sheets_report,
    table_sheet,
)
from tests.reports.read_formats import csv_tables, xlsx_sheets

OAK = ("seat anne 240", "seat bess 480", "stake anne K 12", "fasse 2", "pair 3 K", "take anne K")
ELM = ("seat anne 100", "seat carl 50")

BOX_LACKS = "Missing in the boxes, lost by bankrolls"
BOX_LACKS_FR = "Manque dans les caisses, perdu par les comptes"


def evening(*more: str) -> GatheringReport:
    """Return an evening of two closed tables, with entries after the close of the first."""
    return sheets_report(
        table_sheet("Oak", *OAK, "end", "close", *more), table_sheet("Elm", *ELM, "close")
    )


def rows(report: GatheringReport) -> list[tuple[str, str, int, bool]]:
    return [(p.name, p.table, p.amount, p.paid) for p in report.payouts]


def shown_in_sheet(report: GatheringReport, language: str) -> dict[str, object]:
    """Return the values of the spreadsheet's summary by their titles."""
    summary, *_ = xlsx_sheets(GATHERING_FORMATS["xlsx"].write(report, language)).values()
    words = WORDS[language]
    return {str(row[words.columns["key"]]): row[words.columns["value"]] for row in summary}


def payouts_on_page(report: GatheringReport, language: str = "en") -> TextTable:
    (table,) = [table for table in gathering_page(report, language).lead if table.name == "payouts"]
    return table


def test_each_player_has_the_purses_of_all_tables_then_the_banks_follow() -> None:
    report = evening("payment box anne 252", "payment box bess 100")
    assert rows(report) == [
        ("anne", "oak", 252, True),
        ("anne", "elm", 100, False),
        ("bess", "oak", 100, True),
        ("bess", "oak", 380, False),
        ("carl", "elm", 50, False),
        ("", "oak", 1000000 - 12, False),
        ("", "elm", 1000000, False),
    ]
    assert report.payouts_due == 100 + 380 + 50 + 2000000 - 12


def test_the_page_has_a_row_for_each_with_what_is_still_to_pay() -> None:
    shown = payouts_on_page(evening("payment box anne 252"))
    anne, *_ = shown.rows
    assert anne == ("anne", "5s\u00a03d Oak\n2s\u00a01d Elm", "5s\u00a03d", "2s\u00a01d")
    assert shown.rows[-1][0] == "Bank"
    assert payouts_on_page(evening(), "fr").title == "Versements, argent aux tables"


@pytest.mark.parametrize(
    ("left", "shown"),
    [
        (240, "Stays in the boxes for bankrolls"),
        (-240, BOX_LACKS),
    ],
)
def test_the_page_tells_what_boxes_keep_or_lack_for_bankrolls(left: int, shown: str) -> None:
    page = gathering_page(replace(evening(), box_left=left), "en")
    assert Fact(label=shown, text="5s") in page.totals


@pytest.mark.parametrize(
    ("language", "label", "amount"),
    [("en", "Boxes still get", "3d"), ("fr", "Reste à verser aux caisses", "3\u00a0d")],
)
def test_what_boxes_still_get_is_named_and_has_no_sign(
    language: str, label: str, amount: str
) -> None:
    report = owed_by_the_bank("payment box anne 252")
    assert (report.payouts_due, report.payouts_owed) == (0, 12)
    assert Fact(label=label, text=amount) in gathering_page(report, language).totals
    assert shown_in_sheet(report, language)[label] == 12


def test_what_boxes_pay_and_what_they_get_is_not_offset() -> None:
    report = owed_by_the_bank()
    assert (report.payouts_due, report.payouts_owed) == (252, 12)
    totals = gathering_page(report, "en").totals
    shown = [fact for fact in totals if fact.label.startswith("Boxes")]
    assert shown == [
        Fact(label="Boxes still have to pay", text="5s\u00a03d"),
        Fact(label="Boxes still get", text="3d"),
    ]


@pytest.mark.parametrize(("language", "label"), [("en", BOX_LACKS), ("fr", BOX_LACKS_FR)])
def test_the_spreadsheet_says_what_boxes_lack_without_a_sign(language: str, label: str) -> None:
    assert shown_in_sheet(replace(evening(), box_left=-240), language)[label] == 240


def test_an_open_table_pays_nothing() -> None:
    report = sheets_report(table_sheet("Oak", *OAK), table_sheet("Elm", *ELM, "close"))
    assert {payout.table for payout in report.payouts} == {"elm"}
    assert report.payouts_due == 1000150
    alone = sheets_report(table_sheet("Oak", *OAK))
    assert [table.name for table in gathering_page(alone, "en").lead] == ["standings", "tables"]


@pytest.mark.parametrize("seed", range(6))
def test_the_payouts_of_a_table_are_what_its_parties_hold(seed: int) -> None:
    report = cached_gathering(seed)
    for table in report.tables:
        held = table.report.totals
        payouts = sum(p.amount for p in report.payouts if p.table == table.slug)
        is_paid_out = table.report.closed and table.slug not in report.between_parties
        assert payouts == (held.purses + held.at_table + held.table if is_paid_out else 0)


def test_a_table_whose_parties_pay_one_another_has_no_payouts() -> None:
    report = evening("payment bank anne 12")
    assert report.between_parties == ("oak",)
    assert {payout.table for payout in report.payouts} == {"elm"}
    assert report.payouts_due == 150 + 1000000
    assert Fact(label="Settled without a box", text="Oak") in gathering_page(report, "en").totals
    assert shown_in_sheet(report, "fr")["Réglées sans caisse"] == "oak"
    assert json.loads(GATHERING_FORMATS["json"].write(report, "en"))["between_parties"] == ["oak"]
    assert evening().between_parties == ()


def test_payments_follow_a_player_who_gets_another_name() -> None:
    report = evening("payment box anne 252", "rename anne Anna", "payment box Anna 1")
    of_anna = [row for row in rows(report) if row[0].lower() in {"anne", "anna"}]
    assert sorted(of_anna) == [
        ("Anna", "oak", -1, False),
        ("Anna", "oak", 1, True),
        ("Anna", "oak", 252, True),
        ("anne", "elm", 100, False),
    ]


def test_every_format_has_them() -> None:
    report = evening("payment box anne 252")
    document = json.loads(GATHERING_FORMATS["json"].write(report, "en"))
    first = {"name": "anne", "role": "player", "table": "oak", "amount": 252, "paid": True}
    assert document["payouts"][0] == first
    assert document["payouts_due"] == report.payouts_due
    listed = csv_tables(GATHERING_FORMATS["csv"].write(report, "en"))["payouts"]
    assert [row["name"] for row in listed] == [payout.name for payout in report.payouts]
    assert b"Payouts" in GATHERING_FORMATS["html"].write(report, "en")
