"""Whole Lansquenet score sheets, entered line by line through the form of the generic page."""

import re
from pathlib import Path

from playwright.sync_api import Page, expect

from service.domain.games.lansquenet import GAME
from service.domain.ledger import account
from service.domain.port.entries import EVERYTHING, Field, FieldType
from service.domain.session.session_entries import entries_by_verb
from service.domain.values.money import Currency
from tests.api.sheet_parser import Sheet, read
from tests.web.browser_tab import BrowserTab, wait_until
from tests.web.dealer import WORD
from tests.web.page_text import money

SHEETS = Path(__file__).parents[1] / "sheets" / "independently-computed" / "lansquenet"
OTHER_NAME = '"'
"""The choice of a player whose name is typed, as the form has it."""


LOADING_MS = 30_000


class FormDealer:
    """Enters lines of a score sheet through the generic form."""

    def __init__(self, tab: BrowserTab, sheet: Sheet) -> None:
        self.tab = tab
        self.page: Page = tab.page
        self.sheet = sheet
        self.session = ""
        self.seated: set[str] = set()

    @property
    def currency(self) -> Currency:
        currency: Currency = self.sheet.currency
        return currency

    def open_table(self) -> None:
        """Open the sheet's table with the opening form, its overrides typed or chosen."""
        page, opening = self.page, self.sheet.opening()
        self.tab.sign_in_and_open("new")
        page.locator("#field-game").select_option("lansquenet")
        page.locator("#field-name").fill(opening["name"])
        page.locator("#field-currency").select_option(opening["currency"])
        for name, value in opening["rules"]["overrides"].items():
            field = page.locator(f"#rule-{name}")
            if isinstance(value, str):
                field.select_option(value)
            else:
                field.fill("" if value is None else money(value, self.currency))
        self.tab.button("Open the table").click()
        expect(page).to_have_url(re.compile(r"/tables/[0-9a-f-]{36}$"))
        self.session = page.url.rpartition("/")[2]

    def enter(self, line: str, code: str | None) -> None:
        """Enter one line; wait until it is recorded, or refused if it has a ``code``."""
        verb, *words = (quoted or bare for quoted, bare in WORD.findall(line))
        self.page.locator("#entry-kind").select_option(verb)
        kind = entries_by_verb(GAME)[verb]
        for_all = EVERYTHING in words
        if for_all and kind.for_all:
            self.page.get_by_label(GAME.english.entry(verb).for_all).check(force=True)
        fields = [field for field in kind.asked(for_all=for_all) if field.in_line]
        for field, word in zip(fields, words, strict=False):
            self.fill(field, " ".join(words) if field.type is FieldType.CARDS else word)
        before = self.version()
        self.page.locator(".entry-form [type=submit]").click()
        if code is None:
            wait_until(self.page, lambda: self.version() > before)
            expect(self.tab.button("Recording…")).to_have_count(0)
            self.seated |= {words[0]} if verb == "seat" else set()
        else:
            self.check_refusal()

    def fill(self, field: Field, word: str) -> None:
        target = self.page.locator(f"#entry-{field.name}")
        if field.type is FieldType.AMOUNT:
            target.fill(money(self.sheet.worth(word), self.currency))
        elif field.type is FieldType.CHOICE:
            target.select_option(word)
        elif field.name == "name" or field.type is FieldType.CARDS:
            target.fill(word)
        elif word in self.seated:
            target.select_option(word)
        else:
            target.select_option(OTHER_NAME)
            self.page.locator(f"#typed-entry-{field.name}").fill(word)

    def check_refusal(self) -> None:
        """Check that the form says why, and that the entry does not wait any more."""
        fault = self.page.locator(".entry-form .field__fault")
        expect(fault).to_have_count(1)
        expect(fault).to_contain_text("Not recorded.")
        expect(fault).not_to_contain_text("undefined")
        expect(self.page.locator(".unsent-entries")).to_have_count(0)

    def expect_books(self) -> None:
        """Check the standings on the page, and the balances in the API, against the sheet's."""
        rows = self.page.locator(".final-standings tbody tr")
        wanted = [
            (str(row["place"]), row["punter"], self.net(row["net"]))
            for row in self.sheet.head["expect"]["standings"]
        ]
        for index, row in enumerate(wanted):
            cells = rows.nth(index).locator("th, td")
            expect(cells).to_have_text(list(row), timeout=LOADING_MS)
        balances = self.tab.server.caller().get(f"/v1/sessions/{self.session}/balances").get_json()
        for name, purse in self.sheet.expected("purses").items():
            assert balances.get(account("punter", name, "purse"), 0) == purse

    def net(self, amount: int | str) -> str:
        units = self.sheet.worth(amount)
        sign = {True: "+", False: "\N{MINUS SIGN}"}[units > 0] if units else ""
        return sign + money(abs(units), self.currency)

    def version(self) -> int:
        view = self.tab.server.caller().get(f"/v1/sessions/{self.session}").get_json()
        return int(view["version"])


def test_a_whole_sheet_is_entered_through_the_form(tab: BrowserTab) -> None:
    tab.allow("409")
    dealer = FormDealer(tab, read(SHEETS / "first-evening.basset.toml"))
    dealer.open_table()
    for line, code in dealer.sheet.lines():
        dealer.enter(line, code)
    dealer.expect_books()
    tab.check_layout("generic-evening")
    assert tab.axe() == []


def test_a_hand_with_a_number_is_refused_where_another_hand_was_recorded_first(
    tab: BrowserTab,
) -> None:
    tab.allow("409")
    dealer = FormDealer(tab, read(SHEETS / "first-evening.basset.toml"))
    dealer.open_table()
    for line in ("seat Anne 5s", "seat Bess 5s", "wager 1s", "cover Bess 3d"):
        dealer.enter(line, None)
    page = tab.page
    page.locator("#entry-kind").select_option("match")
    page.locator("#entry-outcome").select_option("left")
    page.get_by_label("Round number (optional)").fill("1")
    page.locator(".entry-form [type=submit]").click()
    dealer.check_refusal()
    page.get_by_label("Round number (optional)").fill("0")
    page.locator(".entry-form [type=submit]").click()
    hands_played = page.locator(".table-now__row").filter(has_text="Hands played")
    expect(hands_played.locator("dd")).to_have_text("1")
