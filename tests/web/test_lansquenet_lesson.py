"""How Lansquenet works: three screens, a hand to enter, and a practice table with one to deal."""

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab

LESSON = ".lesson-page__screen h2"
TITLES = (
    "One player bets against the others",
    "The cards decide",
    "The winner keeps the deck",
)


def open_last_screen(tab: BrowserTab) -> None:
    tab.sign_in_and_open("how-to-play?game=lansquenet")
    for _ in TITLES[1:]:
        tab.button("Next").click()
    expect(tab.page.locator(LESSON)).to_have_text(TITLES[-1])


def test_the_lesson_leads_from_the_home_page_to_its_last_screen(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    tab.page.get_by_role("link", name="Lansquenet: How to play").click()
    for index, title in enumerate(TITLES):
        expect(tab.page.locator(LESSON)).to_have_text(title)
        tab.check_layout(f"lansquenet-lesson-{index}")
        assert tab.axe() == []
        if index < len(TITLES) - 1:
            tab.button("Next").click()


def test_the_lesson_ends_with_a_hand_to_enter(tab: BrowserTab) -> None:
    open_last_screen(tab)
    answer = tab.page.locator(".lesson-exercise").get_by_role("status")
    tab.button("Left").click()
    expect(answer).to_contain_text("Not left: the left card is a heart")
    tab.button("Right").press("Enter")
    expect(answer).to_have_text(
        "Right. The nine matches the right card: Anne pays 2s 6d, and the deck goes to Bess."
    )
    tab.check_layout("lansquenet-exercise")
    assert tab.axe_in_both_themes() == []


def test_a_word_is_explained_and_leads_to_the_lesson_of_its_game(tab: BrowserTab) -> None:
    tab.sign_in_and_open("how-to-play?game=lansquenet")
    tab.page.locator(".term-button", has_text="wager").first.click()
    dialog = tab.page.locator(".term-dialog")
    expect(dialog).to_contain_text("The money that the banker puts up for a hand.")
    dialog.get_by_role("link", name="How to play").click()
    expect(dialog).to_have_count(0)
    expect(tab.page.locator(LESSON)).to_have_text(TITLES[0])


def test_the_lessons_of_both_games_lead_to_each_other(tab: BrowserTab) -> None:
    tab.sign_in_and_open("how-to-play")
    tab.page.get_by_role("link", name="Lansquenet: How to play").click()
    expect(tab.page.locator(LESSON)).to_have_text(TITLES[0])
    tab.page.get_by_role("link", name="Basset: How to play").click()
    expect(tab.page.locator(LESSON)).to_have_text("Players put money on their cards")


def test_the_practice_table_has_one_hand_to_deal(tab: BrowserTab) -> None:
    open_last_screen(tab)
    tab.button("Try it at a practice table").click()
    tab.page.wait_for_url("**/tables/*")
    table = tab.server.caller().get(f"/v1/sessions/{tab.page.url.rsplit('/', 1)[-1]}").get_json()
    assert (table["practice"], table["wager"], table["left"]) == (True, 192, 72)
    assert [cover["punter"] for cover in table["covers"]] == ["Bess", "Carl"]


def test_the_demonstration_is_played(tab: BrowserTab) -> None:
    tab.sign_in_and_open()
    tab.button("Lansquenet: Play the demo evening").click()
    tab.page.wait_for_url("**/log/1")
    session = tab.page.url.split("/")[-3]
    standings = tab.server.caller().get(f"/v1/sessions/{session}").get_json()["summary"]["parties"]
    assert {party["name"]: party["net"] for party in standings} == {
        "Franz": 40,
        "Greta": -16,
        "Hans the Elder": -24,
    }


def test_the_lesson_is_in_french(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR", candle=True)
    tab.sign_in_and_open("how-to-play?game=lansquenet")
    expect(tab.page.locator(LESSON)).to_have_text("Un joueur contre tous les autres")
    tab.button("Suite").click()
    tab.button("Suite").click()
    tab.button("Droite").click()
    expect(tab.page.locator(".lesson-exercise").get_by_role("status")).to_contain_text(
        "C’est juste."
    )
    tab.check_layout("lansquenet-lesson-french")
    assert tab.axe() == []
