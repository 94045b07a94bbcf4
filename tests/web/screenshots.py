"""Pictures of every page and state, as ``python -m tests.web.screenshots [NAME...]`` takes them.

It writes them to build/screens, with the names and sizes of the design pictures.
"""

import os
import re
import sys
import tempfile
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Page, expect, sync_playwright

from service.store.codec import EventCodec
from service.store.connect import open_store
from tests.api.caller import Table
from tests.web import browser as chromium
from tests.web.board_pages import IN_THE_NETWORK
from tests.web.browser_tab import BrowserTab
from tests.web.dealer import Dealer, sit_down, sit_down_with_engine
from tests.web.paroli_server import ParoliServer, serving
from tests.web.table_lines import EVENING, NEXT_DEAL, PAIR, SIX, STAKES, TWELVE, TWELVE_STAKES

SCREENS = Path(__file__).resolve().parents[2] / "build" / "screens"
LANDSCAPE, PORTRAIT, PHONE, WALL = (1180, 820), (820, 1180), (390, 844), (1920, 1080)
NAME, OTHER = "The Long Table", "The Window Table"
REFUSED = 'stake "Mrs Sago" 6 12l'


@dataclass(frozen=True)
class Seen:
    """Who looks: at what size, in what light and language."""

    tab: BrowserTab
    server: ParoliServer

    @property
    def page(self) -> Page:
        return self.tab.page

    def table(self, *lines: str, bank: str = "150l", name: str = NAME) -> Table:
        caller = self.server.caller()
        answer = caller.sheet(sheet_of(lines, bank=bank, name=name))
        assert answer.status_code == 201, answer.text
        return Table(caller, answer.get_json()["id"])

    def dealt(self, *lines: str) -> Dealer:
        return sit_down(self.tab, self.table(*SIX, *EVENING, *STAKES, *lines))


def sheet_of(lines: Iterable[str], bank: str = "150l", name: str = NAME) -> str:
    """Return a score sheet in pounds of the parlour."""
    head = f"title = '{name}'\nrules = 'parlour'\ncurrency = 'lsd'\nbank = '{bank}'\n"
    body = "\n".join(lines)
    return f"{head}entries = '''\n{body}\n'''\n"


Scene = Callable[[Seen], None]


def staking(seen: Seen) -> None:
    dealer = sit_down(seen.tab, seen.table(*SIX, *EVENING, *STAKES[:-2]))
    dealer.coin("10s")


def empty(seen: Seen) -> None:
    sit_down(seen.tab, seen.table())


def three_wins(seen: Seen) -> None:
    seen.dealt(*NEXT_DEAL, PAIR)


def one_card(seen: Seen) -> None:
    seen.dealt(*NEXT_DEAL).tap(Dealer(seen.tab).key("K"))


def offline(seen: Seen) -> None:
    table = seen.table(*SIX, *EVENING, *STAKES, *NEXT_DEAL)
    dealer = sit_down_with_engine(seen.tab, table)
    seen.server.shut()
    dealer.enter(PAIR, 'paroli "Lady Reveller" K', 'take "Sir James Courtly" K', "take Valeria K")
    dealer.enter('stake "Mrs Sago" 4 5s')
    expect(dealer.button("5 waiting")).to_be_visible()


def refusal(seen: Seen) -> None:
    dealer = seen.dealt(*NEXT_DEAL, PAIR, "take *")
    seen.page.keyboard.press(":")
    seen.page.keyboard.type(REFUSED)
    seen.page.keyboard.press("Enter")
    expect(seen.page.get_by_role("alert").filter(has_text="Not recorded.")).to_be_visible()
    dealer.page.mouse.click(600, 40)


def broken(seen: Seen) -> None:
    lines = (*SIX, *STAKES, "fasse 4", "pair K 2", "take *")
    sit_down(seen.tab, seen.table(*lines, bank="10s"))


def side_bet(seen: Seen) -> None:
    dealer = seen.dealt(*NEXT_DEAL)
    dealer.tap(dealer.couch("Lord Worthy", "Q"))
    dealer.coin("1l")


def twelve(seen: Seen) -> None:
    table = seen.table(*TWELVE, *TWELVE_STAKES, "fasse 2", "pair K 10")
    sit_down(seen.tab, table)


def outbox(seen: Seen) -> None:
    offline(seen)
    seen.page.get_by_role("button", name="5 waiting").tap()


def board(seen: Seen) -> None:
    seen.server.host = IN_THE_NETWORK
    table = seen.table(*SIX, *EVENING, *STAKES, *NEXT_DEAL, PAIR)
    come(seen, f"board/{table.id}", role="board", sessions=[table.id])
    expect(seen.page.get_by_role("img", name=re.compile("^QR code"))).to_be_visible()


def punter(seen: Seen) -> None:
    table = seen.table(*SIX, *EVENING, *STAKES, *NEXT_DEAL, PAIR)
    come(seen, f"punter/{table.id}", role="punter", sessions=[table.id], punter="Lady Reveller")


def evening(seen: Seen) -> None:
    seen.table(*SIX, *EVENING)
    seen.table(*TWELVE, *TWELVE_STAKES, "fasse 2", "pair K 10", name=OTHER)
    come(seen, "evening")


def home(seen: Seen) -> None:
    come(seen, "")


def new_table(seen: Seen) -> None:
    come(seen, "new")
    expect(seen.page.get_by_role("heading", level=2).first).to_be_visible()


def history(seen: Seen) -> None:
    table = seen.table(*SIX, *EVENING, *STAKES, *NEXT_DEAL, PAIR)
    come(seen, f"tables/{table.id}/log")


def part(name: str) -> Scene:
    def show(seen: Seen) -> None:
        table = seen.table(*SIX, *EVENING, *STAKES, *NEXT_DEAL)
        come(seen, name.replace("ID", table.id))

    return show


def lock(seen: Seen) -> None:
    seen.page.goto(seen.server.address)
    expect(seen.page.get_by_label("Link or key")).to_be_visible()


def come(seen: Seen, path: str, **granted: object) -> None:
    seen.page.goto(seen.server.link(**granted))  # type: ignore[arg-type]
    expect(seen.page.locator("#face > *").first).to_be_visible()
    expect(seen.page.get_by_label("Link or key")).to_have_count(0)
    seen.page.wait_for_function("() => localStorage.length > 0")
    seen.page.goto(f"{seen.server.address}/{path}")
    expect(seen.page.locator("h1").first).to_be_visible()
    seen.page.wait_for_load_state("networkidle") if path != "" else None


@dataclass(frozen=True)
class Screen:
    scene: Scene
    size: tuple[int, int] = LANDSCAPE
    scale: int = 1
    candle: bool = False
    locale: str = "en-GB"

    def file(self, name: str) -> str:
        width, height = self.size
        return f"{name}-{width}x{height}{'@2x' if self.scale == 2 else ''}.png"


ALL: dict[str, Screen] = {
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
    "21-lock": Screen(lock),
    "22-seats": Screen(part("tables/ID/seats")),
    "23-standings": Screen(part("tables/ID/standings")),
    "24-rules": Screen(part("tables/ID/rules")),
    "25-settings": Screen(part("settings")),
    "26-keys": Screen(part("keys")),
    "27-sheet": Screen(part("sheet")),
    "28-portrait-three-answers": Screen(three_wins, PORTRAIT),
    "29-evening-candle": Screen(evening, candle=True),
    "30-new-session-phone": Screen(new_table, PHONE, 2),
}


@contextmanager
def looking(browser: Browser, blank: Path, screen: Screen) -> Iterator[Seen]:
    with (
        tempfile.TemporaryDirectory(prefix="paroli-screens-") as folder,
        serving(blank, Path(folder)) as server,
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
        yield Seen(BrowserTab(server, context, "screen"), server)
        context.close()


def main(names: list[str]) -> None:
    """Take all pictures, or those whose names begin so."""
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(chromium.node()))
    SCREENS.mkdir(parents=True, exist_ok=True)
    wanted = {
        name: screen
        for name, screen in ALL.items()
        if not names or any(re.match(one, name) for one in names)
    }
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        blank = Path(folder) / "blank.db"
        open_store(f"sqlite:///{blank}", EventCodec()).close()
        launched = chromium.launch(playwright)
        for name, screen in wanted.items():
            with looking(launched, blank, screen) as seen:
                screen.scene(seen)
                seen.page.evaluate("document.fonts.ready.then(() => null)")
                seen.page.screenshot(path=SCREENS / screen.file(name))
            sys.stdout.write(f"{screen.file(name)}\n")
        launched.close()


if __name__ == "__main__":
    main(sys.argv[1:])
