"""The lessons of Baccarat, Glic and Lansquenet fit and are accessible."""

import pytest
from playwright.sync_api import expect

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


@pytest.mark.parametrize("game", RIGHT_ANSWERS)
@pytest.mark.parametrize("locale", first_daily("fr-FR", "en-IE"))
def test_the_lesson_fits_and_is_accessible(open_tab: OpenTab, locale: str, game: str) -> None:
    """``web/tests/screens/lessons.screen.ts`` has what the lesson says."""
    tab = open_tab(locale=locale)
    tab.sign_in_and_open(f"how-to-play?game={game}")
    for number in range(SCREENS):
        expect(tab.page.locator(LESSON)).to_be_visible()
        tab.check_layout(f"{game}-lesson-{number}-{locale}")
        assert tab.axe_in_both_themes() == []
        if number < SCREENS - 1:
            tab.button(NEXT[locale]).click()
    tab.button(RIGHT_ANSWERS[game][locale]).press("Enter")
    expect(tab.page.locator(".lesson-exercise").get_by_role("status")).not_to_be_empty()
    tab.check_layout(f"{game}-exercise-{locale}")
    assert tab.axe_in_both_themes() == []
