"""What the page knows to be impossible cannot be tapped, and a wrong new card is taken back."""

from playwright.sync_api import Browser, expect

from tests.web.context_pool import Device, new_context
from tests.web.paroli_server import ParoliServer
from tests.web.table_page import LANDSCAPE, RULES, SEATS, OpenTable, TablePage

STAKES = ("stake anne K 240", "stake anne 7 480", "stake bess K 48", "stake bess 10 120")
OWED = (*STAKES, "fasse 8", "pair 2 10")
ALL_LOST = (
    *("stake anne K 9000", "stake anne 7 600", "stake bess 2 48", "stake bess 3 48"),
    *("fasse 8", "pair 4 K", "pair 5 7", "end"),
)


def cards(dealer: TablePage, name: str) -> list[str]:
    stakes = dealer.recorded_state()["stakes"]
    return sorted(one["card"] for one in stakes if one["punter"] == name)


def test_while_staking_the_ranks_that_a_player_has_are_locked(open_table: OpenTable) -> None:
    dealer = open_table()
    dealer.choose_coin(480)
    dealer.tap_cards("K")
    king = dealer.page.locator("[data-rank='K']")
    expect(king).to_have_attribute("aria-disabled", "true")
    expect(king).to_have_text("King, anne has staked on it alreadyK")
    king.tap(force=True)
    assert cards(dealer, "anne") == ["K"]
    expect(king).to_have_attribute("aria-disabled", "true")
    dealer.tap_cards("7")
    dealer.expect_sentence("bess stakes 10s on …")
    expect(king).not_to_have_attribute("aria-disabled", "true")
    # A withdrawn card can be staked again.
    dealer.tap("[data-punter='anne'] [data-card='K']")
    dealer.tap(".tray-frame .choice-button:has-text('Withdraw it')")
    dealer.tap("[data-punter='anne'] .name-cell__button")
    dealer.tap(".tray-frame .choice-button:has-text('Close')")
    dealer.tap_cards("K")
    assert cards(dealer, "anne") == ["7", "K"]


def test_players_without_money_are_skipped(open_table: OpenTable) -> None:
    dealer = open_table(*ALL_LOST)
    dealer.choose_coin(480)
    dealer.expect_sentence("bess stakes 10s on …")
    dealer.tap_cards("K", "7")
    dealer.expect_sentence("All stakes are placed. Turn the fasse.")


def test_a_new_card_is_changed_and_taken_back_before_its_coin(open_table: OpenTable) -> None:
    dealer = open_table(*OWED)
    dealer.tap_place("bess", 6)
    dealer.expect_sentence("bess stakes … on the six")
    dealer.tap_cards("5")
    dealer.expect_sentence("bess stakes … on the five")
    dealer.tap_cards("5")
    dealer.expect_sentence("bess stakes … on …")
    dealer.tap_cards("6")
    expect(dealer.page.locator(".undo-button__entry")).to_have_text("6")
    dealer.tap(".undo-button")
    dealer.expect_sentence("Two wins, ten loses.")
    assert cards(dealer, "bess") == ["K"]


def test_a_new_card_is_taken_back_after_its_coin(open_table: OpenTable) -> None:
    dealer = open_table(*OWED)
    dealer.tap_place("bess", 6)
    dealer.choose_coin(240)
    assert cards(dealer, "bess") == ["6", "K"]
    dealer.tap("[data-punter='bess'] [data-card='6']")
    dealer.check_layout("new-card-tray")
    dealer.tap(".tray-frame .choice-button:has-text('Withdraw it')")
    expect(dealer.row("bess").locator("[data-card='6']")).to_have_count(0)
    assert cards(dealer, "bess") == ["K"]
    dealer.tap_place("bess", 5)
    dealer.choose_coin(240)
    dealer.tap_cards("A", "2")
    assert cards(dealer, "bess") == ["5", "K"]
    dealer.tap("[data-punter='bess'] [data-card='5']")
    expect(dealer.page.locator(".tray-frame")).not_to_contain_text("Withdraw it")


def test_a_mace_has_a_gap_until_its_coin_is_chosen(browser: Browser, server: ParoliServer) -> None:
    rules = {**RULES, "overrides": {**RULES["overrides"], "side_bets": False, "mace": "plain"}}
    table = server.caller().table(
        *SEATS, *STAKES, "fasse 8", rules=rules, currency="lsd", bank={"funds": 96_000}
    )
    context = new_context(browser, Device(LANDSCAPE), offline_ready=False)
    dealer = TablePage(context, server, table)
    dealer.tap("[data-punter='anne'] [data-card='7']")
    dealer.expect_sentence("anne adds … to the seven.")
    mace = dealer.page.locator(".tray-frame .choice-button:has-text('Mace')")
    expect(mace).to_have_attribute("aria-disabled", "true")
    dealer.choose_coin(240)
    dealer.expect_sentence("anne adds 5s to the seven.")
    dealer.tap(".tray-frame .choice-button:has-text('Mace 5s')")
    couches = {
        (one["punter"], one["card"]): one["couch"] for one in dealer.recorded_state()["stakes"]
    }
    assert couches["anne", "7"] == 480 + 240
    context.close()
