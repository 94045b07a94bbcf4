"""People in the app: added and found, with deposits, withdrawals, contact and statement."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab, HeldRequests, lose_response, wait_until
from tests.web.conftest import OpenTab
from tests.web.paroli_server import ParoliServer
from tests.web.people import (
    BALANCE,
    POUND,
    add_person,
    find_person,
    moves,
    open_people,
    open_person,
)

NAMES = ".person-rows__name"
OUTCOME = ".move-form__outcome"
MENUS = {"en-IE": "People and bankrolls", "fr-FR": "Personnes et comptes"}
DEPOSITS = "**/v1/people/*/deposits"


def deposits_posted(server: ParoliServer) -> int:
    return len([path for path in server.posted if path.endswith("/deposits")])


def test_a_person_is_added_with_contact_and_deposit(tab: BrowserTab, server: ParoliServer) -> None:
    page = tab.page
    open_people(tab)
    expect(page.get_by_role("heading", name="No people yet")).to_be_visible()
    tab.button("Add the person").click()
    expect(page.get_by_text("Enter a name.")).to_be_visible()
    expect(page.get_by_label("Name", exact=True)).to_be_focused()
    page.get_by_label("Name", exact=True).fill("Anne")
    page.get_by_label("How to reach them (optional)").fill("anne@example.org")
    page.get_by_label("First deposit (optional)").fill("2l10s")
    expect(page.get_by_text("That is £2\u00a010s.")).to_be_visible()
    tab.button("Add Anne with £2\u00a010s").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Anne")
    expect(page.locator(BALANCE)).to_have_text("£2\u00a010s")
    expect(page.locator(".person-details__contact")).to_have_text("Contact: anne@example.org")
    expect(moves(tab)).to_have_count(1)
    expect(moves(tab)).to_contain_text("Deposit")
    assert find_person(server, "Anne")["contact"] == "anne@example.org"


def test_a_lost_response_adds_the_person_once(tab: BrowserTab, server: ParoliServer) -> None:
    tab.allow("net::ERR_FAILED")
    open_people(tab)
    tab.page.get_by_label("Name", exact=True).fill("Anne")
    tab.page.get_by_label("First deposit (optional)").fill("5")
    tab.page.route(DEPOSITS, lose_response, times=1)
    tab.button("Add Anne with £5").click()
    expect(tab.page.locator(".page > [role=alert]")).to_contain_text("Paroli is not responding.")
    tab.button("Try again").click()
    expect(tab.page.locator(BALANCE)).to_have_text("£5")
    assert find_person(server, "Anne")["balances"] == {"lsd": 5 * POUND}
    assert len(server.caller().get("/v1/people").get_json()["people"]) == 1


def test_people_are_found_by_a_part_of_the_name(tab: BrowserTab, server: ParoliServer) -> None:
    for number in range(31):
        add_person(server, f"Guest {number}", points=number + 1)
    open_people(tab)
    expect(tab.page.locator(NAMES)).to_have_count(30)
    tab.button("Show more").click()
    expect(tab.page.locator(NAMES)).to_have_count(31)
    expect(tab.page.get_by_role("link", name="Guest 0")).to_be_focused()
    tab.page.get_by_label("Find a name").fill("guest 3")
    expect(tab.page.locator(NAMES)).to_have_text(["Guest 30", "Guest 3"])
    expect(tab.page.get_by_role("link", name="Guest 30")).to_contain_text("31 points")
    tab.page.get_by_label("Find a name").fill("zoe")
    expect(tab.page.get_by_text("No name contains “zoe”.")).to_be_visible()
    tab.page.get_by_label("Find a name").fill("")
    expect(tab.page.locator(NAMES)).to_have_count(30)


def test_the_button_of_a_deposit_says_what_it_records(
    tab: BrowserTab, server: ParoliServer
) -> None:
    add_person(server, "Anne")
    open_person(tab, "Anne")
    expect(tab.page.get_by_text("No money yet.")).to_be_visible()
    tab.button("Deposit for Anne").click()
    expect(tab.page.get_by_text("Enter an amount.")).to_be_visible()
    tab.page.get_by_label("Currency").select_option(label="Euros")
    tab.page.get_by_label("Amount").fill("12.50")
    tab.page.get_by_label("Note (optional)").fill("cash")
    tab.button("Deposit €12.50 for Anne").click()
    expect(tab.page.locator(OUTCOME)).to_have_text("€12.50 deposited. The bankroll has €12.50.")
    expect(tab.page.locator(BALANCE)).to_have_text("€12.50")
    expect(moves(tab)).to_contain_text("Deposit cash")
    expect(tab.button("Deposit for Anne")).to_be_visible()


def test_a_double_tap_records_one_deposit(tab: BrowserTab, server: ParoliServer) -> None:
    add_person(server, "Anne")
    open_person(tab, "Anne")
    tab.page.get_by_label("Amount").fill("5")
    tab.button("Deposit £5 for Anne").dblclick()
    expect(tab.page.locator(OUTCOME)).to_have_text("£5 deposited. The bankroll has £5.")
    # The second tap finds an empty form. It records nothing and shows no error.
    expect(tab.page.get_by_text("Enter an amount.")).to_have_count(0)
    expect(moves(tab)).to_have_count(1)
    assert deposits_posted(server) == 1
    assert find_person(server, "Anne")["balances"] == {"lsd": 5 * POUND}


def test_a_deposit_with_a_lost_response_counts_once(tab: BrowserTab, server: ParoliServer) -> None:
    tab.allow("net::ERR_FAILED")
    add_person(server, "Anne")
    open_person(tab, "Anne")
    tab.page.get_by_label("Amount").fill("5")
    tab.page.route(DEPOSITS, lose_response, times=1)
    tab.button("Deposit £5 for Anne").click()
    expect(tab.page.locator(".page > [role=alert]")).to_contain_text("Paroli is not responding.")
    tab.button("Deposit £5 for Anne").click()
    expect(tab.page.locator(OUTCOME)).to_have_text("£5 deposited. The bankroll has £5.")
    assert find_person(server, "Anne")["balances"] == {"lsd": 5 * POUND}


def test_too_large_a_withdrawal_names_the_balance(tab: BrowserTab, server: ParoliServer) -> None:
    tab.allow("409")
    add_person(server, "Anne", lsd=5 * POUND)
    open_person(tab, "Anne")
    tab.button("Withdraw").click()
    tab.page.get_by_label("Amount").fill("6")
    tab.button("Withdraw £6 for Anne").click()
    expect(tab.page.get_by_text("The bankroll of Anne has only £5.")).to_be_visible()
    expect(tab.page.get_by_label("Amount")).to_be_focused()
    tab.page.get_by_label("Amount").fill("2")
    tab.button("Withdraw £2 for Anne").click()
    expect(tab.page.locator(OUTCOME)).to_have_text("£2 withdrawn. The bankroll has £3.")
    expect(moves(tab).first).to_contain_text("Withdrawal")


def test_a_name_and_a_contact_change_and_the_contact_is_erased(
    tab: BrowserTab, server: ParoliServer
) -> None:
    page = tab.page
    add_person(server, "Anne")
    open_person(tab, "Anne")
    expect(page.locator(".person-details__contact")).to_have_text("Contact: none")
    tab.button("Change the contact").click()
    expect(page.get_by_label("Contact")).to_be_focused()
    page.get_by_label("Contact").fill("0123")
    tab.button("Save").click()
    expect(page.locator(".person-details__contact")).to_have_text("Contact: 0123")
    tab.button("Rename").click()
    page.get_by_label("Name", exact=True).fill('"')
    tab.button("Save").click()
    expect(page.get_by_text("A name cannot contain quotation marks")).to_be_visible()
    page.get_by_label("Name", exact=True).fill("Anna")
    tab.button("Save").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Anna")
    tab.button("Erase the contact").click()
    expect(page.get_by_text("The contact is erased.")).to_be_visible()
    expect(page.locator(".person-details__contact")).to_have_text("Contact: none")
    assert find_person(server, "Anna")["contact"] is None


def test_a_statement_is_of_one_currency_and_is_downloaded(
    tab: BrowserTab, server: ParoliServer
) -> None:
    page = tab.page
    add_person(server, "Anne", lsd=5 * POUND, eur=250)
    open_person(tab, "Anne")
    tab.button("All").click()
    tab.button("Euros").click()
    expect(moves(tab)).to_contain_text(["+€2.50"])
    tab.button("Pounds, shillings and pence").click()
    expect(moves(tab)).to_contain_text(["+£5"])
    page.get_by_text("More formats").click()
    for button, suffix in (
        ("Spreadsheet (XLSX)", "xlsx"),
        ("CSV files (ZIP)", "zip"),
        ("Score sheets (ZIP)", "sheets.zip"),
        ("JSON", "json"),
        ("hledger", "journal"),
        ("Beancount", "beancount"),
    ):
        with page.expect_download() as download:
            tab.button(button).click()
        assert download.value.suggested_filename.endswith(f".{suffix}")


@pytest.mark.parametrize(("role", "scope"), [("dealer", "all"), ("keeper", "one")])
def test_other_keys_have_no_link_to_people(
    tab: BrowserTab, server: ParoliServer, role: str, scope: str
) -> None:
    table = server.caller().table("seat anne 100")
    sessions = [table.id] if scope == "one" else None
    tab.sign_in_and_open(role=role, sessions=sessions)
    expect(tab.page.get_by_role("link", name="People and bankrolls")).to_have_count(0)
    tab.page.locator(".menu__button").click()
    expect(tab.page.locator(".menu__panel")).to_be_visible()
    expect(tab.page.get_by_role("link", name="People and bankrolls")).to_have_count(0)


def test_a_keeper_of_all_tables_sees_people(tab: BrowserTab, server: ParoliServer) -> None:
    add_person(server, "Anne")
    open_people(tab, role="keeper")
    expect(tab.page.locator(NAMES)).to_have_text(["Anne"])


@pytest.mark.parametrize("theme", ["day", "candle"])
@pytest.mark.parametrize("locale", ["en-IE", "fr-FR"])
def test_the_pages_fit_and_are_accessible(
    open_tab: OpenTab, server: ParoliServer, theme: str, locale: str
) -> None:
    tab = open_tab(candle=theme == "candle", locale=locale)
    add_person(server, "Sir James Courtly", gbp=123_456_789)
    open_people(tab, MENUS[locale])
    tab.check_layout(f"people-{locale}")
    assert tab.axe() == []
    tab.page.get_by_role("link", name="Sir James Courtly").click()
    expect(moves(tab)).to_have_count(1)
    tab.check_layout(f"person-{locale}")
    assert tab.axe() == []


def test_an_older_search_does_not_replace_a_newer_one(
    tab: BrowserTab, server: ParoliServer
) -> None:
    add_person(server, "Anne")
    add_person(server, "Bess")
    open_people(tab)
    search = "**/v1/people?*name=bess*"
    held = HeldRequests(tab.page, search)
    tab.page.get_by_label("Find a name").fill("bess")
    wait_until(tab.page, lambda: bool(held.routes))
    tab.page.get_by_label("Find a name").fill("anne")
    expect(tab.page.locator(NAMES)).to_have_text(["Anne"])
    with tab.page.expect_response(search):
        held.release()
    expect(tab.page.locator(NAMES)).to_have_text(["Anne"])
