"""With forced colours, what is locked looks locked, and rows have lines."""

from tests.web.board_pages import import_sheet
from tests.web.browser_tab import BrowserTab
from tests.web.screenshots import sheet_of
from tests.web.table_lines import SIX, STAKES

COLOURS = """(of) => {
  const probe = document.body.appendChild(document.createElement('p'));
  probe.style.color = 'GrayText';
  const grey = getComputedStyle(probe).color;
  probe.remove();
  const style = getComputedStyle(document.querySelector(of[0]), of[1]);
  return of[2].map((name) => style[name] === grey);
}"""


def test_locked_buttons_and_lines_of_rows_are_grey(tab: BrowserTab) -> None:
    table = import_sheet(tab.server, sheet_of((*SIX, *STAKES, "fasse 3")))
    tab.page.emulate_media(forced_colors="active")
    tab.sign_in_and_open(f"tables/{table.id}")
    tab.page.locator(".main-button[aria-disabled=true]").wait_for()
    locked = [".main-button", None, ["color", "borderTopColor"]]
    assert tab.page.evaluate(COLOURS, locked) == [True, True]
    border = "getComputedStyle(document.querySelector('.main-button')).borderTopWidth"
    assert float(tab.page.evaluate(border).removesuffix("px")) < 2
    line = [".seat-row", "::after", ["backgroundColor"]]
    assert tab.page.evaluate(COLOURS, line) == [True]
    tab.page.emulate_media(forced_colors="none")
