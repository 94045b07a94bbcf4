"""How Glic works: three screens, a turn of the betting, a practice table and a demonstration."""

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab

LESSON = ".lesson-page__screen h2"
TITLES = (
    "Trump cards take the pools",
    "The best hand wins the Poch",
    "Then the cards are played",
)


def open_last_screen(tab: BrowserTab) -> None:
    tab.sign_in_and_open("how-to-play?game=glic")
    for _ in TITLES[1:]:
        tab.button("Next").click()
    expect(tab.page.locator(LESSON)).to_have_text(TITLES[-1])


def test_the_lesson_leads_from_the_home_page_to_its_last_screen(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    tab.page.get_by_role("link", name="Glic: How to play").click()
    for index, title in enumerate(TITLES):
        expect(tab.page.locator(LESSON)).to_have_text(title)
        tab.check_layout(f"glic-lesson-{index}")
        assert tab.axe_in_both_themes() == []
        if index < len(TITLES) - 1:
            tab.button("Next").click()


def test_the_lesson_asks_why_seeing_does_not_end_the_betting(tab: BrowserTab) -> None:
    open_last_screen(tab)
    answer = tab.page.locator(".lesson-exercise").get_by_role("status")
    tab.button("Compare hands").click()
    expect(answer).to_contain_text("to see does not stop the betting")
    tab.button("Bess\u2019s turn").press("Enter")
    expect(answer).to_contain_text("Right. Bess can bet again.")


def test_the_practice_table_has_a_dealt_hand(tab: BrowserTab) -> None:
    open_last_screen(tab)
    tab.button("Try it at a practice table").click()
    tab.page.wait_for_url("**/tables/*")
    table = tab.server.caller().get(f"/v1/sessions/{tab.page.url.rsplit('/', 1)[-1]}").get_json()
    assert (table["practice"], table["phase"], table["turn"]) == (True, "claiming", "Bess")
    expect(tab.page.get_by_text("A player shows a trump card")).to_be_visible()


def test_the_demonstration_is_played(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    tab.button("Glic: Play the demo evening").click()
    tab.page.wait_for_url("**/log/1")
    session = tab.page.url.split("/")[-3]
    parties = tab.server.caller().get(f"/v1/sessions/{session}").get_json()["summary"]["parties"]
    nets = {party["name"]: party["net"] for party in parties if party["role"] == "player"}
    assert nets == {"Anna": 0, "Bruno": 4, "Clara": 3, "Dirk": -7}


def test_the_lesson_is_in_french(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR", candle=True)
    tab.sign_in_and_open("how-to-play?game=glic")
    expect(tab.page.locator(LESSON)).to_have_text("Les atouts prennent les cases")
    tab.button("Suite").click()
    tab.button("Suite").click()
    tab.button("À Bess").click()
    expect(tab.page.locator(".lesson-exercise").get_by_role("status")).to_contain_text(
        "C’est juste."
    )
    tab.check_layout("glic-lesson-french")
    assert tab.axe() == []
