"""The score-sheet page: it marks wrong lines, and a correct sheet becomes a session."""

from pathlib import Path

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab
from tests.web.conftest import OpenTab

HEADER = 'title = "My own"\nrules = "modern"\ncurrency = "eur"\nbank = 100000\n'
VALID = f"{HEADER}entries = '''\nseat ada 20.50\nstake ada K 3\n'''\n"
UNKNOWN_VERB = VALID.replace("stake ada K 3", "steak ada K 3")
REFUSED = VALID.replace("stake ada K 3", "stake ada K 99.00")
DIFFERS = f"{VALID}[expect]\nbank = 7\n"


def test_a_wrong_line_is_shown_with_its_number(tab: BrowserTab) -> None:
    tab.allow("422", "409")
    page = tab.page
    tab.sign_in_and_open("sheet")
    for sheet, line, message in (
        (UNKNOWN_VERB, 7, "There is no entry 'steak'."),
        (REFUSED, 7, "(purse_short)"),
        (DIFFERS, 9, "(sheet_disagrees)"),
    ):
        page.get_by_label("Score sheet").fill(sheet)
        tab.button("Play the sheet").click()
        error = page.get_by_role("listitem").filter(has=tab.button(f"Line {line}"))
        expect(error).to_contain_text(message)
        expect(error).to_contain_text(sheet.split("\n")[line - 1])
        line_is_selected = "(line) => getSelection().toString() === line"
        page.wait_for_function(line_is_selected, arg=sheet.split("\n")[line - 1])
    tab.check_layout("wrong-sheet")
    assert tab.server.caller().get("/v1/sessions").get_json()["sessions"] == []


def test_error_messages_of_the_server_are_marked_as_english(open_tab: OpenTab) -> None:
    tab = open_tab(locale="fr-FR")
    tab.allow("422")
    tab.sign_in_and_open("sheet")
    tab.page.get_by_label("Feuille de marque").fill(UNKNOWN_VERB)
    tab.button("Jouer la feuille").click()
    expect(tab.page.get_by_text("There is no entry 'steak'.")).to_have_attribute("lang", "en")
    expect(tab.page.locator("#sheet-wrong")).to_contain_text("Rien n\u2019est enregistré")


def test_a_valid_sheet_from_a_file_becomes_a_session(tab: BrowserTab, tmp_path: Path) -> None:
    file = tmp_path / "mine.basset.toml"
    file.write_text(VALID, encoding="utf-8")
    page = tab.page
    tab.sign_in_and_open("sheet")
    page.get_by_label("From a file").set_input_files(file)
    expect(page.get_by_label("Score sheet")).to_have_value(VALID)
    tab.button("Play the sheet").click()
    expect(page.get_by_role("heading", name="My own")).to_be_visible()
    expect(page.locator(".history-band__call")).to_have_text("ada stakes €0.03 on the king.")
    expect(page.locator(".history-band__figures")).to_contain_text("€1,000")
    expect(page.locator(".seat-rows__purse")).to_contain_text("€20.47")


def test_the_demo_sheet_can_be_the_start_of_a_sheet(tab: BrowserTab) -> None:
    page = tab.page
    tab.sign_in_and_open("sheet")
    tab.button("Basset: Start from the demo sheet").click()
    expect(page.get_by_label("Score sheet")).to_have_value(demo_sheet())
    tab.button("Play the sheet").click()
    expect(page.locator(".history-band__call")).to_have_text("The evening is over.")


def demo_sheet() -> str:
    pages = Path(__file__).resolve().parents[2] / "web" / "src" / "games" / "basset"
    return (pages / "demonstration.toml").read_text(encoding="utf-8")
