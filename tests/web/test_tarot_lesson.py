"""How Swiss Tarot works: three screens, in both languages and themes."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab

LESSON = ".lesson-page__screen h2"
TITLES = ("Three players, one pot", "What a trick is worth", "A round always has 78 points")


def test_the_lesson_leads_from_the_home_page_to_its_last_screen(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    tab.page.get_by_role("link", name="Swiss Tarot: How to play").click()
    for index, title in enumerate(TITLES):
        expect(tab.page.locator(LESSON)).to_have_text(title)
        tab.check_layout(f"tarot-lesson-{index}")
        assert tab.axe_in_both_themes() == []
        if index < len(TITLES) - 1:
            tab.button("Next").click()


@pytest.mark.thorough
def test_the_lesson_is_in_french(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR", candle=True)
    tab.sign_in_and_open("how-to-play?game=tarot")
    expect(tab.page.locator(LESSON)).to_have_text("Trois joueurs, un pot")
    tab.button("Suite").click()
    tab.button("Suite").click()
    tab.check_layout("tarot-lesson-french")
    assert tab.axe() == []
