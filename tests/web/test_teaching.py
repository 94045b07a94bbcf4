"""The words that a tap explains, and the steps of a practice table."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.browser_tab import PHONE, boxes
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily
from tests.web.table_page import OpenTable

DIALOG = ".term-dialog"
GUIDE = ".practice-guide p"
TERMS = ".prompt .term-button, .practice-guide .term-button"
LEAST_TARGET = 44
"""The least height and width of a target, in CSS pixels."""
STAKES = ("stake anne A 240", "stake anne K 480", "stake bess 7 240", "stake bess K 120")


def tap_rank(page: Page, rank: str) -> None:
    page.locator(f".rank-keys [data-rank='{rank}']:not([data-new])").click()


def press_main(page: Page, step: str) -> None:
    page.locator(f".main-button[data-step='{step}'][data-ready='true']:not([data-new])").click()


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


PRACTICE = {"fr-FR": "Bassette\u00a0: Table d’essai", "en-IE": "Basset: Practice table"}


@pytest.mark.parametrize("locale", first_daily(*PRACTICE))
@pytest.mark.parametrize("size", ["phone"], indirect=True)
def test_the_steps_of_a_practice_table_fit_on_a_phone(
    open_tab: OpenTab, size: str, locale: str
) -> None:
    tab = open_tab(locale=locale)
    tab.sign_in_and_open()
    tab.button(PRACTICE[locale]).click()
    page = tab.page
    page.locator(GUIDE).wait_for()
    expect(page.locator(TERMS)).not_to_have_count(0)
    for word in boxes(page.locator(TERMS)):
        assert min(word.right - word.left, word.bottom - word.top) >= LEAST_TARGET, word
    press_main(page, "fasse")
    for rank in ("4", "K", "7"):
        assert_step_is_whole(page)
        tap_rank(page, rank)
    page.locator(".answer-panel").wait_for()
    assert_step_is_whole(page)
    tab.check_layout(f"practice-{locale}")
    press_main(page, "take_all")
    expect(page.locator(".answer-panel")).to_have_count(0)
    assert_step_is_whole(page)
    tab.check_layout(f"practice-step-{locale}")
    assert tab.axe() == []


def assert_step_is_whole(page: Page) -> None:
    step = page.locator(GUIDE)
    assert step.evaluate("(step) => step.scrollHeight - step.clientHeight") <= 0, (
        step.text_content()
    )
