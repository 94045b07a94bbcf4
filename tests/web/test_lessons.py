"""The lessons of all games fit and are accessible."""

import pytest
from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab
from tests.web.repeats import first_daily

LESSON = ".lesson-page__screen h2"
SCREENS = 3
NEXT = {"fr-FR": "Suite", "en-IE": "Next"}
RIGHT_ANSWERS = {
    "baccarat": {"fr-FR": "Pontes", "en-IE": "Punters"},
    "glic": {"fr-FR": "À Bess", "en-IE": "Bess\u2019s turn"},
    "lansquenet": {"fr-FR": "Droite", "en-IE": "Right"},
}
"""The exercises that one button answers."""
OTHERS = ("tarot", "basset")


@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_the_lessons_fit_and_are_accessible(open_tab: OpenTab, locale: str) -> None:
    """``web/tests/screens/lessons.screen.ts`` has what the lessons say, and where they lead."""
    tab = open_tab(locale=locale)
    games: list[str] = [*RIGHT_ANSWERS, *OTHERS]
    tab.sign_in_and_open(f"how-to-play?game={games[0]}")
    check_lesson(tab, games[0], locale)
    for game in games[1:]:
        before = tab.page.locator(LESSON).inner_text()
        tab.page.locator(f"main a[href$='/how-to-play?game={game}']").click()
        expect(tab.page.locator(LESSON)).not_to_have_text(before)
        check_lesson(tab, game, locale)


def check_lesson(tab: BrowserTab, game: str, locale: str) -> None:
    for number in range(SCREENS):
        expect(tab.page.locator(LESSON)).to_be_visible()
        expect(tab.page.locator("main").get_by_role("img").first).to_be_visible()
        tab.check_layout(f"{game}-lesson-{number}-{locale}")
        assert tab.axe_in_both_themes() == []
        if number < SCREENS - 1:
            tab.button(NEXT[locale]).click()
    if game in RIGHT_ANSWERS:
        tab.button(RIGHT_ANSWERS[game][locale]).press("Enter")
        expect(tab.page.locator(".lesson-exercise").get_by_role("status")).not_to_be_empty()
        tab.check_layout(f"{game}-exercise-{locale}")
        assert tab.axe_in_both_themes() == []
