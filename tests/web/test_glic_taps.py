"""How many taps a hand of Glic takes, and what the dealer does about equal hands and mistakes."""

import pytest
from playwright.sync_api import expect

from tests.web.axe import violations
from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, BrowserTab, resize
from tests.web.conftest import OpenTab
from tests.web.glic_table import dealer_at
from tests.web.repeats import first_daily

HAND = 17


@pytest.mark.parametrize(
    "screen",
    first_daily((PHONE, "fr-FR"), (TABLET, "en-IE"), (PORTRAIT, "en-IE"), (PHONE, "en-IE")),
)
def test_a_hand_of_four_takes_the_taps_of_the_design(
    open_tab: OpenTab, screen: tuple[tuple[int, int], str]
) -> None:
    size, locale = screen
    tab = open_tab(locale=locale)
    resize(tab.page, size)
    dealer = dealer_at(tab)
    dealer.main("deal")
    dealer.claim("Carl", "ace")
    dealer.claim("Dora", "marriage")
    # A bet that is seen once: the others fold, and all pass.
    dealer.coin(2)
    dealer.main("see Carl")
    dealer.outcome("fold")
    dealer.outcome("fold")
    dealer.outcome("all")
    dealer.best("Bess")
    dealer.run("Anne")
    dealer.run("Carl")
    dealer.out("Bess", Anne=1, Carl=2, Dora=1)
    assert dealer.taps == HAND
    state = dealer.state()
    assert (state["phase"], state["hands"], state["next_dealer"]) == ("between", 1, "Bess")
    assert {one["punter"]: one["amount"] for one in state["last_poch"]["shares"]} == {"Bess": 4}
    assert [one["count"] for one in state["last_win"]["counts"]] == [1, 2, 1]
    assert sum(party["net"] for party in state["summary"]["parties"]) == 0


def test_the_sentence_is_what_the_table_of_the_design_says(tab: BrowserTab) -> None:
    dealer = dealer_at(tab)
    dealer.expect_sentence("Anne deals.")
    dealer.main("deal")
    dealer.tap(tab.page.locator(".pool-row__pool[data-pool='ace']"))
    dealer.expect_sentence("Who has the ace of trump? 1.")
    dealer.tap(dealer.button("Close"))
    dealer.coin(2)
    dealer.expect_sentence("Carl: see 2, raise, pass or fold?")
    assert violations(tab.page) == []
    dealer.main("see")
    dealer.outcome("all")
    dealer.expect_sentence("Bess or Carl: who has the best hand?")
    dealer.best("Carl")
    dealer.expect_sentence("Carl takes the Poch of 4.")
    dealer.run("Carl")
    dealer.expect_sentence("Carl laid the last card: 1 each.")


def test_equal_hands_share_the_poch(tab: BrowserTab) -> None:
    lines = ("deal", "bet Bess 3", "see Carl", "see Dora", "fold Anne", "pass *")
    dealer = dealer_at(tab, *lines)
    dealer.tap(dealer.button("Equal hands"))
    dealer.best("Bess")
    dealer.best("Dora")
    dealer.main("equal")
    dealer.expect_sentence("The Poch is shared: Bess 5 and Dora 4.")
    shares = dealer.state()["last_poch"]["shares"]
    assert {one["punter"]: one["amount"] for one in shares} == {"Bess": 5, "Dora": 4}


def test_a_corrected_tap_replaces_the_first_number_of_cards(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "deal", "pass *")
    dealer.out("Bess", Anne=4, Carl=2)
    expect(dealer.in_row("Anne", "[aria-pressed=true]")).to_have_text("4")
    dealer.left("Anne", 3)
    expect(dealer.in_row("Anne", "[aria-pressed=true]")).to_have_text("3")
    assert violations(tab.page) == []
    dealer.left("Dora", 5)
    assert [one["count"] for one in dealer.state()["last_win"]["counts"]] == [3, 2, 5]


def test_a_pool_that_is_won_and_a_player_who_does_not_owe_are_locked(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "deal", "claim Anne king")
    pools = tab.page.locator(".pool-row__pool")
    expect(pools.and_(tab.page.locator("[aria-disabled=true]"))).to_contain_text(["King"])
    expect(tab.page.locator(".rank-keys__key[data-rank='fold']")).to_have_attribute(
        "aria-disabled", "true"
    )
    dealer.tap(dealer.button("Give up"))
    dealer.tap(dealer.button("Tap again to give up"))
    dealer.expect_sentence("Bess deals. The ace holds 1.")


def test_the_betting_can_be_typed_on_a_keyboard(tab: BrowserTab) -> None:
    dealer = dealer_at(tab, "deal", "bet Bess 2")
    dealer.expect_sentence("Carl: see 2, raise, pass or fold?")
    for key, sentence in (
        ("s", "Dora: see 2, raise, pass or fold?"),
        ("f", "Anne: see 2, raise, pass or fold?"),
        ("p", "Bess: bet or pass?"),
        ("a", "Bess or Carl: who has the best hand?"),
    ):
        tab.page.keyboard.press(key)
        dealer.expect_sentence(sentence)
