"""The score-sheet page: it marks wrong lines, and a correct sheet becomes a session."""

from playwright.sync_api import expect

from tests.web.browser_tab import BrowserTab

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
        (UNKNOWN_VERB, 7, "“steak” does not start a score-sheet line."),
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
