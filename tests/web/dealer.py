"""A dealer who enters a score sheet by touch, using only what the screen shows."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Request, expect

from service.domain.money import CURRENCIES, Currency, parse_amount
from tests.api.caller import Table
from tests.api.line_requests import POINTS
from tests.web.browser_tab import NO_ENGINE, BrowserTab
from tests.web.page_text import card_name, money, rank_name

WORD = re.compile(r'"([^"]*)"|(\S+)')
# As web/src/ui/tap-guard.ts has it: sooner the second tap on one key is none.
BOUNCE_MS = 400
# The engine's loading time on a busy machine.
LOADING_MS = 60_000
TAPPABLE = ":not([data-new]):not([aria-disabled=true])"
# A tap is shown before it is on the disk, which takes a moment on a busy machine.
COUNT = """new Promise((done) => {
  const opened = indexedDB.open('paroli');
  opened.onsuccess = () => {
    const all = opened.result.transaction('outbox').objectStore('outbox').count();
    all.onsuccess = () => { opened.result.close(); done(all.result); };
  };
})"""


class Dealer:
    """Reads lines and taps. Each line waits until the screen shows its result."""

    def __init__(self, tab: BrowserTab, currency: Currency = POINTS) -> None:
        self.tab = tab
        self.page = tab.page
        self.currency = currency
        self.taps = 0

    def enter(self, *lines: str) -> None:
        for line in lines:
            verb, *words = (quoted or bare for quoted, bare in WORD.findall(line))
            getattr(self, verb)(*words)

    def tap(self, target: Locator) -> None:
        """Tap a target once it takes taps."""
        if self.tab.controls_clock:
            target.wait_for()
            self.tab.advance_clock(BOUNCE_MS)
        target.and_(self.page.locator(TAPPABLE)).tap()
        self.taps += 1

    def button(self, name: str | re.Pattern[str], within: Locator | None = None) -> Locator:
        exact = isinstance(name, str)
        return (within or self.page).get_by_role("button", name=name, exact=exact)

    def row(self, name: str) -> Locator:
        return self.page.get_by_role("row").filter(
            has=self.page.get_by_role("rowheader", name=re.compile(rf"^{re.escape(name)}\b"))
        )

    def couch(self, punter: str, card: str) -> Locator:
        """The card of a punter on the table, whatever lies on it."""
        called = card_name(card)
        who = re.escape(punter)
        emptied = rf"{who}\u2019s {called} loses "
        return self.button(re.compile(rf"^({who}, {called}, (?!no stake)|{emptied})"))

    def main(self, name: str) -> None:
        self.tap(self.button(re.compile(rf"^{name}")))

    # Money in hand.

    def sum(self, text: str) -> int:
        return parse_amount(text, self.currency, least=0)

    def coin(self, text: str) -> None:
        """Choose an amount, or pay it if something waits for an amount."""
        amount = self.sum(text)
        tray = self.page.get_by_role("group", name="Choose a coin")
        expect(tray).to_be_visible()
        key = self.button(money(amount, self.currency), tray)
        if key.count():
            if key.get_attribute("aria-pressed") != "true" or self.waits_for_coin():
                self.tap(key)
        else:
            self.other(text)

    def waits_for_coin(self) -> bool:
        return (
            self.page.get_by_role("region", name=re.compile("^(Choose a coin|The )")).count() == 0
        )

    def other(self, text: str) -> None:
        self.tap(self.button("Other…"))
        pad = self.page.get_by_role("dialog", name="Other amount")
        for key in re.findall(r"gn|[0-9lsd.]", text):
            self.tap(self.button(key, pad))
        self.tap(self.button("Done", pad))
        expect(pad).to_be_hidden()

    # Before the fasse, and cards laid anew.

    def stake(self, punter: str, card: str, amount: str) -> None:
        if "#" in card:
            self.tap(self.button(re.compile("^New card"), self.row(punter)))
            self.coin(amount)
            self.tap(self.key(card.partition("#")[0]))
        elif self.button(re.compile("^Turn the fasse")).count():
            self.coin(amount)
            self.tap(self.place(punter, card))
        else:
            self.tap(self.place(punter, card))
            self.coin(amount)
        expect(self.couch(punter, card)).to_be_visible()

    def place(self, punter: str, card: str) -> Locator:
        rank = rank_name(card.partition("#")[0])
        empty = rf"^{re.escape(punter)}, ({rank}, no stake|stake .* on the {rank}|{rank}, empty)$"
        lost = rf"^{re.escape(punter)}\u2019s {rank}( no\. \d+)? loses .*$"
        return self.button(re.compile(f"{empty}|{lost}")).first

    def withdraw(self, punter: str, card: str) -> None:
        self.tap(self.couch(punter, card))
        self.tap(self.button("Withdraw it"))
        expect(self.couch(punter, card)).to_have_count(0)

    # Draws.

    def key(self, card: str) -> Locator:
        keys = self.page.get_by_role("group", name="Cards", exact=True)
        return self.button(re.compile(rf"^{rank_name(card)}, ", re.IGNORECASE), keys)

    def fasse(self, card: str) -> None:
        self.main("Turn the fasse")
        self.tap(self.key(card))

    def pair(self, first: str, second: str) -> None:
        self.tap(self.key(first))
        if first == second:
            self.pause()
        self.tap(self.key(second))

    def pause(self) -> None:
        """Wait until a second tap on the same key counts."""
        if self.tab.controls_clock:
            self.tab.advance_clock(BOUNCE_MS)
        else:
            self.page.evaluate(f"new Promise((done) => setTimeout(done, {BOUNCE_MS}))")

    def last(self, card: str) -> None:
        self.main("Last card")
        self.tap(self.key(card))

    def end(self) -> None:
        self.main("End the deal")
        again = self.button(re.compile("^End the deal Tap again"))
        if again.count():
            self.pause()
            self.tap(again)
        expect(self.button(re.compile("^Turn the fasse"))).to_be_visible()

    # Answers.

    def take(self, punter: str, card: str = "", restake: str = "") -> None:
        if punter == "*":
            return self.main("Take all the rest")
        if restake:
            self.tap(self.given("Again", punter, card))
            return self.coin(restake)
        return self.answer("(Take|Twins: take only)", punter, card)

    def paroli(self, punter: str, card: str) -> None:
        self.answer("Paroli", punter, card)

    def pay(self, punter: str, card: str) -> None:
        self.answer("Pay", punter, card)

    def given(self, answer: str, punter: str, card: str) -> Locator:
        """The button of an answer; a punter's wins are answered one after another."""
        return self.button(re.compile(rf"^{answer}\b.*, {re.escape(punter)}, {card_name(card)}$"))

    def answer(self, answer: str, punter: str, card: str) -> None:
        given = self.given(answer, punter, card)
        # Without the network the core says what may be answered, and may have to load first.
        given.first.wait_for(timeout=LOADING_MS)
        self.tap(given.first)
        expect(given).to_have_count(0)

    # What one card may bear besides.

    def mace(self, punter: str, card: str, amount: str) -> None:
        self.tap(self.couch(punter, card))
        self.coin(amount)
        self.tap(self.button(re.compile(r"^Mace .+$")))

    def sidebet(
        self, backer: str, against: str, punter: str, card: str, outcome: str, amount: str
    ) -> None:
        self.tap(self.couch(punter, card))
        self.tap(self.button({"win": "wins", "lose": "loses"}[outcome]))
        self.coin(amount)
        if against == punter:
            self.tap(self.button(re.compile(rf"^{re.escape(backer)} bets"), self.row(backer)))
            return
        self.tap(self.button("Between others…"))
        self.tap(self.button(re.compile(rf"^{re.escape(backer)} bets"), self.row(backer)))
        self.tap(self.button(re.compile(rf"^{re.escape(against)} accepts"), self.row(against)))

    # Money of a punter.

    def name(self, punter: str) -> None:
        self.tap(self.row(punter).get_by_role("rowheader").get_by_role("button"))

    def book(self, punter: str, price: str) -> None:
        self.task(punter, "New book", price)

    def buyin(self, punter: str, amount: str) -> None:
        self.task(punter, "Buy in", amount)

    def cashout(self, punter: str, amount: str) -> None:
        self.task(punter, "Cash out", amount)

    def task(self, punter: str, words: str, amount: str) -> None:
        self.name(punter)
        tray = self.page.get_by_role("region", name=punter, exact=True)
        self.tap(self.button(words, tray))
        usual = self.button(
            re.compile(rf"^{words},? {re.escape(money(self.sum(amount), self.currency))}$"), tray
        )
        if usual.count():
            self.tap(usual)
        else:
            self.coin(amount)

    # The house.

    def fund(self, amount: str) -> None:
        """Give a broken bank what it owes."""
        self.tap(self.button("Fund the bank"))
        tray = self.page.get_by_role("region", name="Fund the bank")
        self.tap(self.button(money(self.sum(amount), self.currency), tray))

    def close(self) -> None:
        self.button("Menu").tap()
        self.button("Close the table").tap()
        asked = self.page.get_by_role("group", name=re.compile("^Close the table"))
        expect(self.button("Keep open", asked)).to_be_focused()
        self.tap(self.button("Close", asked))
        expect(self.page.locator(".prompt__text")).to_have_text("The table is closed.")
        expect(self.page.get_by_role("link", name="Standings")).to_be_visible()

    def menu(self, way: str) -> None:
        self.button("Menu").tap()
        self.page.get_by_role("link", name=way, exact=True).tap()

    def recorded(self) -> None:
        """Wait until everything is recorded."""
        expect(self.button("Recorded")).to_be_visible()


def sit_down(
    tab: BrowserTab,
    table: Table,
    *,
    role: str = "dealer",
    controls_clock: bool = True,
    engine: bool = False,
) -> Dealer:
    """Sign in with a role and open a table.

    With ``controls_clock`` the test advances the page's clock where a new target takes no tap yet.
    Without ``engine`` the engine never loads, which saves the test some seconds.
    """
    page = tab.page
    if not engine:
        page.add_init_script(NO_ENGINE)
    if controls_clock and not tab.controls_clock:
        tab.control_clock()
    tab.sign_in(role=role)
    page.goto(f"{tab.server.address}/tables/{table.id}")
    expect(page.get_by_role("grid")).to_be_visible()
    return Dealer(tab, CURRENCIES[table.state()["currency"]])


def sit_down_with_engine(tab: BrowserTab, table: Table) -> Dealer:
    """Sit down on a tablet that has fetched the engine's files."""
    fetched = [".whl", "asm.wasm", "python_stdlib.zip", "asm.mjs"]
    loaded: set[str] = set()

    def note(request: Request) -> bool:
        if request.service_worker is None:
            loaded.update(end for end in fetched if request.url.endswith(end))
        return len(loaded) == len(fetched)

    with tab.page.context.expect_event("requestfinished", note, timeout=LOADING_MS):
        return sit_down(tab, table, engine=True)


def until(page: Page, holds: Callable[[], bool], seconds: float = 30) -> None:
    """Run the page until a condition holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "it did not come to that"
        page.evaluate("new Promise(requestAnimationFrame)")
