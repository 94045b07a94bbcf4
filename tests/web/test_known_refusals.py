"""What the page knows to be impossible cannot be tapped, and a wrong new card is taken back."""

from playwright.sync_api import expect

from tests.web.table_page import OpenTable, TablePage

STAKES = ("stake anne K 240", "stake anne 7 480", "stake bess K 48", "stake bess 10 120")
OWED = (*STAKES, "fasse 8", "pair 2 10")


def cards(dealer: TablePage, name: str) -> list[str]:
    stakes = dealer.recorded_state()["stakes"]
    return sorted(one["card"] for one in stakes if one["punter"] == name)


def test_a_new_card_is_taken_back_after_its_coin(open_table: OpenTable) -> None:
    dealer = open_table(*OWED)
    dealer.tap_place("bess", 6)
    dealer.choose_coin(240)
    assert cards(dealer, "bess") == ["6", "K"]
    dealer.tap("[data-player='bess'] [data-card='6']")
    dealer.check_layout("new-card-tray")
    dealer.tap(".tray-frame .choice-button:has-text('Withdraw it')")
    expect(dealer.row("bess").locator("[data-card='6']")).to_have_count(0)
    assert cards(dealer, "bess") == ["K"]
    dealer.tap_place("bess", 5)
    dealer.choose_coin(240)
    dealer.tap_cards("A", "2")
    assert cards(dealer, "bess") == ["5", "K"]
    dealer.tap("[data-player='bess'] [data-card='5']")
    expect(dealer.page.locator(".tray-frame")).not_to_contain_text("Withdraw it")
