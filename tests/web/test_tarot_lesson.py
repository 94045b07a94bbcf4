"""How Swiss Tarot works: three screens, four tricks to count, and a practice table."""

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab

LESSON = ".lesson-page__screen h2"
TITLES = ("Three players, one pot", "What a trick is worth", "A round always has 78 points")


def open_last_screen(tab: BrowserTab) -> None:
    tab.sign_in_and_open("how-to-play?game=tarot")
    for _ in TITLES[1:]:
        tab.button("Next").click()
    expect(tab.page.locator(LESSON)).to_have_text(TITLES[-1])


def test_the_lesson_leads_from_the_home_page_to_its_last_screen(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    tab.page.get_by_role("link", name="Swiss Tarot: How to play").click()
    for index, title in enumerate(TITLES):
        expect(tab.page.locator(LESSON)).to_have_text(title)
        tab.check_layout(f"tarot-lesson-{index}")
        assert tab.axe_in_both_themes() == []
        if index < len(TITLES) - 1:
            tab.button("Next").click()


def test_the_lesson_ends_with_four_tricks_to_count(tab: BrowserTab) -> None:
    open_last_screen(tab)
    exercise = tab.page.locator(".lesson-exercise")
    answer = exercise.get_by_role("status")
    exercise.get_by_role("button", name="12", exact=True).click()
    expect(answer).to_contain_text("Not that.")
    for points in ("10", "9", "5"):
        exercise.get_by_role("button", name=points, exact=True).click()
        expect(answer).to_contain_text("Right:")
        exercise.get_by_role("button", name="Next trick").click()
    exercise.get_by_role("button", name="1", exact=True).press("Enter")
    expect(answer).to_have_text("Right: a trick without counting cards is worth 1.")
    expect(exercise.get_by_role("button", name="Next trick")).to_have_count(0)


def test_the_practice_table_has_one_round_counted(tab: BrowserTab) -> None:
    open_last_screen(tab)
    tab.button("Try it at a practice table").click()
    tab.page.wait_for_url("**/tables/*")
    table = tab.server.caller().get(f"/v1/sessions/{tab.page.url.rsplit('/', 1)[-1]}").get_json()
    assert (table["practice"], table["pot"], table["round"]) == (True, 30, 1)
    expect(tab.page.get_by_text("Count the tricks of Ida")).to_be_visible()


def test_the_demonstration_is_played(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    tab.button("Swiss Tarot: Play the demo evening").click()
    tab.page.wait_for_url("**/log/1")
    session = tab.page.url.split("/")[-3]
    parties = tab.server.caller().get(f"/v1/sessions/{session}").get_json()["summary"]["parties"]
    nets = {party["name"]: party["net"] for party in parties}
    assert nets == {"Hans": -12, "Ida": 32, "Jost": -20, "pot": 0}


def test_the_lesson_is_in_french(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR", candle=True)
    tab.sign_in_and_open("how-to-play?game=tarot")
    expect(tab.page.locator(LESSON)).to_have_text("Trois joueurs, un pot")
    tab.button("Suite").click()
    tab.button("Suite").click()
    tab.page.locator(".lesson-exercise").get_by_role("button", name="10", exact=True).click()
    expect(tab.page.locator(".lesson-exercise").get_by_role("status")).to_contain_text(
        "C’est juste"
    )
    tab.check_layout("tarot-lesson-french")
    assert tab.axe() == []
