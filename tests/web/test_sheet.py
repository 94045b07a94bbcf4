"""A sheet of one's own: wrong lines are named, a right one becomes a session."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab

HEADER = 'title = "My own"\nrules = "modern"\ncurrency = "eur"\nbank = 100000\n'
RIGHT = f"{HEADER}entries = '''\nseat ada 20.50\nstake ada K 3\n'''\n"
NO_SHEET = RIGHT.replace("stake ada K 3", "steak ada K 3")
REFUSED = RIGHT.replace("stake ada K 3", "stake ada K 99.00")
DIFFERS = f"{RIGHT}[expect]\nbank = 7\n"


def test_a_wrong_line_is_shown_with_its_number(tab: BrowserTab) -> None:
    tab.allow("422", "409")
    page = tab.page
    tab.enter("sheet")
    for sheet, line, message in (
        (NO_SHEET, 7, "There is no entry 'steak'."),
        (REFUSED, 7, "(purse_short)"),
        (DIFFERS, 9, "(sheet_disagrees)"),
    ):
        page.get_by_label("Score sheet").fill(sheet)
        tab.button("Play the sheet").click()
        complaint = page.get_by_role("listitem").filter(has=tab.button(f"Line {line}"))
        expect(complaint).to_contain_text(message)
        expect(complaint).to_contain_text(sheet.split("\n")[line - 1])
        chosen = "(line) => getSelection().toString() === line"
        page.wait_for_function(chosen, arg=sheet.split("\n")[line - 1])
    tab.check_layout("wrong-sheet")
    assert tab.server.caller().get("/v1/sessions").get_json()["sessions"] == []


def test_what_the_house_says_of_a_sheet_is_marked_as_english(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR")
    tab.allow("422")
    tab.enter("sheet")
    tab.page.get_by_label("Feuille de marque").fill(NO_SHEET)
    tab.button("Jouer la feuille").click()
    expect(tab.page.get_by_text("There is no entry 'steak'.")).to_have_attribute("lang", "en")
    expect(tab.page.locator("#sheet-wrong")).to_contain_text("Rien n\u2019est enregistré")


def test_a_sheet_that_agrees_becomes_a_session(tab: BrowserTab, tmp_path: Path) -> None:
    file = tmp_path / "mine.basset.toml"
    file.write_text(RIGHT, encoding="utf-8")
    page = tab.page
    tab.enter("sheet")
    page.get_by_label("From a file").set_input_files(file)
    expect(page.get_by_label("Score sheet")).to_have_value(RIGHT)
    tab.button("Play the sheet").click()
    expect(page.get_by_role("heading", name="My own")).to_be_visible()
    expect(page.locator(".history-band__call")).to_have_text("ada stakes €0.03 on the king.")
    expect(page.locator(".history-band__figures")).to_contain_text("€1,000")
    expect(page.locator(".seat-rows__purse")).to_contain_text("€20.47")


def test_the_demonstration_is_a_pattern_to_begin_with(tab: BrowserTab) -> None:
    page = tab.page
    tab.enter("sheet")
    tab.button("Start from the demo sheet").click()
    expect(page.get_by_label("Score sheet")).to_have_value(pattern())
    tab.button("Play the sheet").click()
    expect(page.locator(".history-band__call")).to_have_text("The evening is over.")


def pattern() -> str:
    pages = Path(__file__).resolve().parents[2] / "web" / "src" / "api"
    return (pages / "demonstration.basset.toml").read_text(encoding="utf-8")
