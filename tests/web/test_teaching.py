"""How Basset works, the words that a tap explains, and the steps of a practice table."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_tab import PHONE, BrowserTab
from tests.web.conftest import OpenTab
from tests.web.table_page import SEATS, OpenTable

LESSON = ".lesson-page__screen h2"
DIALOG = ".term-dialog"
GUIDE = ".practice-guide p"
TITLES = (
    "Players put money on their cards",
    "The dealer draws cards from a full pack",
    "A winner takes the money, or plays on",
)
STAKES = ("stake anne A 240", "stake anne K 480", "stake bess 7 240", "stake bess K 120")


def open_practice(tab: BrowserTab) -> Page:
    tab.sign_in_and_open()
    tab.button("Basset: Practice table").click()
    expect(tab.page.locator(GUIDE)).to_be_visible()
    return tab.page


def tap_rank(page: Page, rank: str) -> None:
    page.locator(f".rank-keys [data-rank='{rank}']:not([data-new])").click()


def press_main(page: Page, step: str) -> None:
    page.locator(f".main-button[data-step='{step}'][data-ready='true']:not([data-new])").click()


def expect_step(page: Page, text: str) -> None:
    expect(page.locator(GUIDE)).to_contain_text(text)


def test_the_lesson_leads_from_the_home_page_to_a_practice_table(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    tab.page.get_by_role("link", name="Basset: How to play").click()
    for index, title in enumerate(TITLES):
        expect(tab.page.locator(LESSON)).to_have_text(title)
        expect(tab.page.get_by_role("img")).to_be_visible()
        tab.check_layout(f"lesson-{index}")
        assert tab.axe() == []
        if index < len(TITLES) - 1:
            tab.button("Next").click()
    tab.button("Back").click()
    expect(tab.page.locator(LESSON)).to_be_focused()
    tab.button("Next").click()
    tab.button("Try it at a practice table").click()
    expect(tab.page.locator(GUIDE)).to_be_visible()


def test_the_lesson_can_be_skipped_and_is_in_every_menu(tab: BrowserTab) -> None:
    tab.sign_in_and_open("settings")
    tab.menu("How to play")
    expect(tab.page.locator(LESSON)).to_have_text(TITLES[0])
    tab.page.get_by_text("The words of the game").click()
    expect(tab.page.locator("dt")).to_contain_text(["Fasse", "Couch", "Paroli", "Bent corner"])
    tab.page.get_by_role("link", name="Skip", exact=True).click()
    expect(tab.page.get_by_role("heading", name="No tables yet")).to_be_visible()


def test_the_lesson_of_a_player_offers_no_practice_table(tab: BrowserTab) -> None:
    table = tab.server.caller().table(*SEATS)
    tab.sign_in(role="punter", sessions=[table.id], punter="anne")
    tab.page.goto(f"{tab.server.address}/punter/{table.id}")
    tab.page.get_by_role("link", name="How to play").click()
    tab.button("Next").click()
    tab.button("Next").click()
    expect(tab.page.get_by_role("link", name="To the tables")).to_be_visible()
    expect(tab.button("Try it at a practice table")).to_have_count(0)


def test_the_lesson_is_in_french(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR", candle=True)
    tab.sign_in_and_open("how-to-play")
    expect(tab.page.locator(LESSON)).to_have_text("Les joueurs misent sur leurs cartes")
    tab.check_layout("lesson-french")
    assert tab.axe() == []


def test_a_tap_on_a_word_of_the_sentence_explains_it(open_table: OpenTable) -> None:
    dealer = open_table(*STAKES, size=PHONE)
    dealer.expect_sentence("All stakes are placed. Turn the fasse.")
    before = dealer.recorded_state()["version"]
    word = dealer.page.locator(".prompt__text .term-button")
    word.tap()
    dialog = dealer.page.locator(DIALOG)
    expect(dialog).to_contain_text("The first card of a deal, drawn alone.")
    dealer.page.keyboard.press("k")
    dealer.page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    expect(word).to_be_focused()
    word.tap()
    dealer.page.get_by_role("button", name="OK", exact=True).tap()
    expect(dialog).to_have_count(0)
    word.tap()
    expect(dialog).to_be_visible()
    dealer.page.touchscreen.tap(195, 60)
    expect(dialog).to_have_count(0)
    assert dealer.recorded_state()["version"] == before


def test_a_practice_table_says_each_step_of_a_deal(tab: BrowserTab) -> None:
    page = open_practice(tab)
    expect_step(page, "Shuffle a pack of cards, then tap “Turn the fasse”.")
    press_main(page, "fasse")
    expect_step(page, "Turn over the first card of the pack and tap the same rank here.")
    tap_rank(page, "4")
    expect_step(page, "Set two cards aside, face down. Turn a card over and tap it: it wins.")
    tap_rank(page, "K")
    expect_step(page, "Turn the second card over and tap it: it loses.")
    tap_rank(page, "7")
    expect_step(page, "Lady Reveller’s king wins. “Take” pays £1 1s, a paroli plays on for £7 7s.")
    page.locator(f"{GUIDE} .term-button").click()
    expect(page.locator(DIALOG)).to_contain_text("A win that the player does not take.")
    tab.button("OK").click()
    press_main(page, "take_all")
    expect_step(page, "Lady Reveller may lay a new card: tap “New card”.")
    tab.check_layout("practice-step")
    assert tab.axe() == []


def test_the_steps_are_hidden_and_come_back_in_the_settings(tab: BrowserTab) -> None:
    page = open_practice(tab)
    page.locator(".practice-guide__hide:not([data-new])").click()
    expect(page.locator(GUIDE)).to_have_count(0)
    expect(page.locator(".prompt__note")).to_contain_text("Deal 1 · 18 of 18 cards")
    tab.menu("Settings")
    page.get_by_label("Show the next step in words").check()
    page.go_back()
    expect(page.locator(GUIDE)).to_be_visible()


@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_the_steps_fit_on_a_phone_in_both_languages(open_tab: OpenTab, size: str) -> None:
    for locale, practice in (
        ("en-IE", "Basset: Practice table"),
        ("fr-FR", "Bassette\u00a0: Table d’essai"),
    ):
        tab = open_tab(locale=locale)
        tab.sign_in_and_open()
        tab.button(practice).click()
        page = tab.page
        page.locator(GUIDE).wait_for()
        press_main(page, "fasse")
        for rank in ("4", "K", "7"):
            assert_step_is_whole(page)
            tap_rank(page, rank)
        page.locator(".answer-panel").wait_for()
        assert_step_is_whole(page)
        tab.check_layout(f"practice-{locale}")


def assert_step_is_whole(page: Page) -> None:
    step = page.locator(GUIDE)
    assert step.evaluate("(step) => step.scrollHeight - step.clientHeight") <= 0, (
        step.text_content()
    )


def test_a_rule_of_a_new_table_explains_its_words(tab: BrowserTab) -> None:
    tab.sign_in_and_open("new")
    tab.page.get_by_role("button", name="The ladder").click()
    words = tab.page.locator(".rules-step__editor .term-button")
    expect(words).to_have_text(["ladder", "paroli"])
    words.last.click()
    expect(tab.page.locator(DIALOG)).to_contain_text("A win that the player does not take.")
    tab.button("OK").click()
    expect(tab.page.locator(DIALOG)).to_have_count(0)
    tab.check_layout("rule-words")
    assert tab.axe() == []
