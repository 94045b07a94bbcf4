"""Seats and banks that play with bankrolls: on the form, at the table, and after it."""

import re
from itertools import pairwise

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_tab import PORTRAIT, TABLET, boxes, resize
from tests.web.closing_page import open_closed
from tests.web.conftest import OpenTab
from tests.web.page_text import NBSP
from tests.web.paroli_server import ParoliServer
from tests.web.people import POUND, add_person, find_person
from tests.web.repeats import first_daily

FORM_STEPS = ".opening-form__steps button"
SEATS = ".seats-step__seat"
TRAY_CHOICE = ".seat-bankroll select"
CHOICES = {"en-IE": "Anne’s bankroll: £10", "fr-FR": "le compte d’Anne\u00a0: 10\u00a0£"}


@pytest.fixture
def people(server: ParoliServer) -> dict[str, str]:
    """Anne has £10 and Bess £30. The ids by name."""
    amounts = {"Anne": 10 * POUND, "Bess": 30 * POUND}
    return {name: add_person(server, name, lsd=amount) for name, amount in amounts.items()}


def balance(server: ParoliServer, name: str) -> int:
    return int(find_person(server, name)["balances"]["lsd"])


def open_step(page: Page, number: int) -> None:
    page.locator(FORM_STEPS).nth(number - 1).click()


def check_tray_in_portrait(page: Page) -> None:
    """Check that the fields of a new player stand on one line, and no button covers another."""
    expect(page.locator(TRAY_CHOICE)).to_be_visible()
    resize(page, PORTRAIT)
    fields = boxes(page.locator(".seat-tray :is(select, input, button)"))
    assert len({round(bottom) for *_, bottom in fields}) == 1
    close = boxes(page.locator("[data-tray=seat] .tray-frame__end button"))
    in_order = sorted([*fields, *close])
    assert all(left[1] <= right[0] for left, right in pairwise(in_order))
    resize(page, TABLET)


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_the_choices_fit_and_are_accessible(
    open_tab: OpenTab, server: ParoliServer, people: dict[str, str], locale: str
) -> None:
    tab = open_tab(locale=locale)
    page = tab.page
    tab.sign_in_and_open("new")
    open_step(page, 3)
    field = page.locator(SEATS).first.locator("select").first
    field.select_option(label=CHOICES[locale])
    tab.check_layout(f"seats-with-bankrolls-{locale}")
    assert tab.axe_in_both_themes() == []
    table = server.caller().table(currency="lsd")
    page.goto(f"{server.address}/tables/{table.id}")
    check_tray_in_portrait(page)
    page.locator(TRAY_CHOICE).select_option(label=CHOICES[locale])
    assert tab.axe_in_both_themes() == []


DEBTS = {
    "en-IE": ("The bank owes £20, and pays that here.", "The bank pays £20 into the box"),
    "fr-FR": ("La banque doit 20 £, à payer ici.", "La banque verse 20 £ dans la caisse"),
}


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_a_bank_whose_bankroll_is_too_small_closes_and_pays_its_debt(
    open_tab: OpenTab, server: ParoliServer, people: dict[str, str], locale: str
) -> None:
    debt, row = DEBTS[locale]
    caller = server.caller()
    fields = {"banker": people["Anne"], "currency": "lsd", "bank": {"funds": 0}}
    table = caller.table(f"seat Carl {40 * POUND}", **fields)
    ruling = {"ruling": {"from": "bank", "to": "Carl", "amount": 30 * POUND}}
    assert table.enter("corrections", ruling).status_code == 201
    table.enter_lines("close")
    assert balance(server, "Anne") == 0
    tab = open_tab(locale=locale)
    closing = open_closed(tab, table)
    expect(tab.page.locator(".settle-up__debt")).to_contain_text(debt.replace(" £", f"{NBSP}£"))
    assert row in closing.sentences()
    box = closing.rows.filter(has_text=re.compile(row.split()[1])).get_by_role("checkbox")
    closing.dealer.tap(box)
    expect(box).to_have_attribute("aria-checked", "true")
    paid = [r for r in table.read("settling-up").get_json()["payouts"] if r["from"] == "bank"]
    assert [(r["to"], r["amount"], r["paid"]) for r in paid] == [("box", 20 * POUND, True)]
    assert balance(server, "Anne") == 0
    tab.check_layout(f"closing-debt-{locale}")
    assert tab.axe() == []
