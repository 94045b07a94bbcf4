"""Takes a screenshot of each page and state: ``python -m tests.web.screenshots [NAME...]``.

It writes them to build/screens, with the names and sizes of the design pictures.
"""

import base64
import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.api.caller import Table
from tests.web import browser as chromium
from tests.web.board_pages import WALL
from tests.web.browser_tab import PHONE, PORTRAIT, TABLET, BrowserTab
from tests.web.dealer import Dealer, open_as_dealer, open_with_engine
from tests.web.paroli_server import LAN_HOST, ParoliServer, running_server
from tests.web.pdf_picture import page_picture
from tests.web.table_lines import EVENING, NEXT_DEAL, PAIR, SIX, STAKES, TWELVE, TWELVE_STAKES

FOLDER = Path(__file__).resolve().parents[2] / "build" / "screens"
PAPER = (794, 1123)
TABLE_NAME, OTHER_NAME = "The Long Table", "The Window Table"
REFUSED_LINE = 'stake "Mrs Sago" 6 12l'


@dataclass(frozen=True)
class Setup:
    """A browser tab of one size, theme and language, and its server."""

    tab: BrowserTab
    server: ParoliServer

    @property
    def page(self) -> Page:
        return self.tab.page

    def new_table(self, *lines: str, bank: str = "150l", name: str = TABLE_NAME) -> Table:
        caller = self.server.caller()
        answer = caller.sheet(sheet_of(lines, bank=bank, name=name))
        assert answer.status_code == 201, answer.text
        return Table(caller, answer.get_json()["id"])

    def as_dealer(self, *lines: str) -> Dealer:
        return open_as_dealer(self.tab, self.new_table(*SIX, *EVENING, *STAKES, *lines))


def sheet_of(lines: Iterable[str], bank: str = "150l", name: str = TABLE_NAME) -> str:
    """Return a score sheet with the rules of the parlour, in pounds."""
    head = f"title = '{name}'\nrules = 'parlour'\ncurrency = 'lsd'\nbank = '{bank}'\n"
    body = "\n".join(lines)
    return f"{head}entries = '''\n{body}\n'''\n"


Scene = Callable[[Setup], None]


def staking(setup: Setup) -> None:
    dealer = open_as_dealer(setup.tab, setup.new_table(*SIX, *EVENING, *STAKES[:-2]))
    dealer.choose_coin("10s")


def empty(setup: Setup) -> None:
    open_as_dealer(setup.tab, setup.new_table())


def three_wins(setup: Setup) -> None:
    setup.as_dealer(*NEXT_DEAL, PAIR)


def one_card(setup: Setup) -> None:
    setup.as_dealer(*NEXT_DEAL).tap(Dealer(setup.tab).key("K"))


def offline(setup: Setup) -> None:
    table = setup.new_table(*SIX, *EVENING, *STAKES, *NEXT_DEAL)
    dealer = open_with_engine(setup.tab, table)
    setup.server.stop()
    dealer.enter(PAIR, 'paroli "Lady Reveller" K', 'take "Sir James Courtly" K', "take Valeria K")
    dealer.enter('stake "Mrs Sago" 4 5s')
    expect(dealer.button("5 waiting")).to_be_visible()


def refusal(setup: Setup) -> None:
    dealer = setup.as_dealer(*NEXT_DEAL, PAIR, "take *")
    setup.page.keyboard.press(":")
    setup.page.keyboard.type(REFUSED_LINE)
    setup.page.keyboard.press("Enter")
    expect(setup.page.get_by_role("alert").filter(has_text="Not recorded.")).to_be_visible()
    dealer.page.mouse.click(600, 40)


def broken(setup: Setup) -> None:
    lines = (*SIX, *STAKES, "fasse 4", "pair K 2", "take *")
    open_as_dealer(setup.tab, setup.new_table(*lines, bank="10s"))


def side_bet(setup: Setup) -> None:
    dealer = setup.as_dealer(*NEXT_DEAL)
    dealer.tap(dealer.couch("Lord Worthy", "Q"))
    dealer.choose_coin("1l")


def twelve(setup: Setup) -> None:
    table = setup.new_table(*TWELVE, *TWELVE_STAKES, "fasse 2", "pair K 10")
    open_as_dealer(setup.tab, table)


def outbox(setup: Setup) -> None:
    offline(setup)
    setup.page.get_by_role("button", name="5 waiting").tap()


def board(setup: Setup) -> None:
    setup.server.host = LAN_HOST
    table = setup.new_table(*SIX, *EVENING, *STAKES, *NEXT_DEAL, PAIR)
    sign_in_and_go(setup, f"board/{table.id}", role="board", sessions=[table.id])
    expect(setup.page.get_by_role("img", name=re.compile("^QR code"))).to_be_visible()


def punter(setup: Setup) -> None:
    table = setup.new_table(*SIX, *EVENING, *STAKES, *NEXT_DEAL, PAIR)
    sign_in_and_go(
        setup, f"punter/{table.id}", role="punter", sessions=[table.id], punter="Lady Reveller"
    )


def evening(setup: Setup) -> None:
    setup.new_table(*SIX, *EVENING)
    setup.new_table(*TWELVE, *TWELVE_STAKES, "fasse 2", "pair K 10", name=OTHER_NAME)
    sign_in_and_go(setup, "evening")


def home(setup: Setup) -> None:
    sign_in_and_go(setup, "")


def new_table(setup: Setup) -> None:
    sign_in_and_go(setup, "new")
    expect(setup.page.get_by_role("heading", level=2).first).to_be_visible()


def history(setup: Setup) -> None:
    table = setup.new_table(*SIX, *EVENING, *STAKES, *NEXT_DEAL, PAIR)
    sign_in_and_go(setup, f"tables/{table.id}/log")


def closed(setup: Setup) -> None:
    open_as_dealer(setup.tab, setup.new_table(*SIX, *EVENING, "close"))
    expect(setup.page.locator(".transfer-item")).to_have_count(7)


def deal_over(setup: Setup) -> None:
    open_as_dealer(setup.tab, setup.new_table(*SIX, *EVENING))
    expect(setup.page.locator(".round-result")).to_be_visible()


def page_scene(name: str) -> Scene:
    def open_page(setup: Setup) -> None:
        table = setup.new_table(*SIX, *EVENING, *STAKES, *NEXT_DEAL)
        sign_in_and_go(setup, name.replace("ID", table.id))

    return open_page


REPORTED = Path(__file__).resolve().parents[2] / "examples" / "twelfth-night.basset.toml"


def reported_table(setup: Setup) -> Table:
    caller = setup.server.caller()
    answer = caller.sheet(REPORTED.read_text(encoding="utf-8"))
    return Table(caller, answer.get_json()["id"])


def report_page(setup: Setup) -> None:
    """The report as a page, as wide as paper, in the language of the browser."""
    table = reported_table(setup)
    sign_in_and_go(setup, "evening")
    setup.page.goto(f"{setup.server.address}{table.path}/report.html?language=fr")


def report_pdf(setup: Setup) -> None:
    """The first page of the report as a PDF."""
    content = reported_table(setup).read("report.pdf").data
    picture = base64.b64encode(page_picture(content)).decode()
    setup.page.set_content(
        f'<body style="margin:0"><img style="width:100%" src="data:image/png;base64,{picture}">'
    )


def sign_in_page(setup: Setup) -> None:
    setup.page.goto(setup.server.address)
    expect(setup.page.get_by_label("Link or key")).to_be_visible()


def sign_in_and_go(setup: Setup, path: str, **granted: object) -> None:
    setup.page.goto(setup.server.link(**granted))  # type: ignore[arg-type]
    expect(setup.page.locator("#app > *").first).to_be_visible()
    expect(setup.page.get_by_label("Link or key")).to_have_count(0)
    setup.page.wait_for_function("() => localStorage.length > 0")
    setup.page.goto(f"{setup.server.address}/{path}")
    expect(setup.page.locator("h1").first).to_be_visible()
    setup.page.wait_for_load_state("networkidle") if path != "" else None


@dataclass(frozen=True)
class Screen:
    scene: Scene
    size: tuple[int, int] = TABLET
    scale: int = 1
    candle: bool = False
    locale: str = "en-GB"

    def file(self, name: str) -> str:
        width, height = self.size
        return f"{name}-{width}x{height}{'@2x' if self.scale == 2 else ''}.png"


SCREENS: dict[str, Screen] = {
    "01-table-staking": Screen(staking),
    "02-table-after-pair-with-three-answers": Screen(three_wins),
    "03-table-after-pair-with-three-answers-candle": Screen(three_wins, candle=True),
    "04-table-offline-with-five-waiting": Screen(offline),
    "05-table-refusal": Screen(refusal),
    "06-table-portrait": Screen(one_card, PORTRAIT),
    "07-phone-dealer": Screen(three_wins, PHONE, 2),
    "08-punter-phone": Screen(punter, PHONE, 2),
    "09-board": Screen(board, WALL),
    "10-new-session": Screen(new_table),
    "11-history": Screen(history),
    "12-evening-standings": Screen(evening),
    "13-table-twelve-punters": Screen(twelve),
    "14-table-side-bet": Screen(side_bet),
    "15-table-french": Screen(three_wins, locale="fr-FR"),
    "16-phone-dealer-pad": Screen(one_card, PHONE, 2),
    "17-table-empty": Screen(empty),
    "18-table-broken-bank": Screen(broken),
    "19-outbox": Screen(outbox),
    "20-home": Screen(home),
    "21-lock": Screen(sign_in_page),
    "22-seats": Screen(page_scene("tables/ID/seats")),
    "23-standings": Screen(page_scene("tables/ID/standings")),
    "24-rules": Screen(page_scene("tables/ID/rules")),
    "25-settings": Screen(page_scene("settings")),
    "26-keys": Screen(page_scene("keys")),
    "27-sheet": Screen(page_scene("sheet")),
    "28-portrait-three-answers": Screen(three_wins, PORTRAIT),
    "29-evening-candle": Screen(evening, candle=True),
    "30-new-session-phone": Screen(new_table, PHONE, 2),
    "31-closed": Screen(closed),
    "32-closed-candle": Screen(closed, candle=True),
    "33-closed-phone": Screen(closed, PHONE, 2),
    "34-deal-over": Screen(deal_over),
    "35-deal-over-phone": Screen(deal_over, PHONE, 2),
    "31-report-french": Screen(report_page, PAPER),
    "32-report-pdf": Screen(report_pdf, PAPER),
}


@contextmanager
def open_setup(browser: Browser, blank: Path, screen: Screen) -> Iterator[Setup]:
    with (
        tempfile.TemporaryDirectory(prefix="paroli-screens-") as folder,
        running_server(blank, Path(folder)) as server,
    ):
        context = browser.new_context(
            viewport={"width": screen.size[0], "height": screen.size[1]},
            device_scale_factor=screen.scale,
            has_touch=True,
            locale=screen.locale,
            timezone_id="Europe/London",
            color_scheme="dark" if screen.candle else "light",
            reduced_motion="reduce",
        )
        yield Setup(BrowserTab(server, lambda **_: context, "screen"), server)
        context.close()


def main(names: list[str]) -> None:
    """Take all screenshots, or those whose names match a pattern at their beginning."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(chromium.node()))
    FOLDER.mkdir(parents=True, exist_ok=True)
    chosen = {
        name: screen
        for name, screen in SCREENS.items()
        if not names or any(re.match(pattern, name) for pattern in names)
    }
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        blank = Path(folder) / "blank.db"
        open_store(f"sqlite:///{blank}", EventCodec()).close()
        launched_browser = chromium.launch(playwright)
        for name, screen in chosen.items():
            with open_setup(launched_browser, blank, screen) as setup:
                screen.scene(setup)
                setup.page.evaluate("document.fonts.ready.then(() => null)")
                setup.page.screenshot(path=FOLDER / screen.file(name))
            sys.stdout.write(f"{screen.file(name)}\n")
        launched_browser.close()


if __name__ == "__main__":
    main(sys.argv[1:])
