"""Somebody at the tablet who enters a score sheet by touch, by what is on the screen alone."""

import re
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page, Request, expect

from service.domain.money import CURRENCIES, Currency, parse_amount
from tests.api.caller import Table
from tests.api.lines import POINTS
from tests.web.said import card_name, money, rank_name
from tests.web.visit import NO_CORE, Visit

WORD = re.compile(r'"([^"]*)"|(\S+)')
# As web/src/ui/tap-guard.ts has it: sooner the second tap on one key is none.
BOUNCE_MS = 400
# The core, on a machine that does other things too.
LOADING_MS = 60_000
MEANT = ":not([data-new]):not([aria-disabled=true])"
# A tap is shown before it is on the disk, which takes a moment on a busy machine.
COUNT = """new Promise((done) => {
  const opened = indexedDB.open('paroli');
  opened.onsuccess = () => {
    const all = opened.result.transaction('outbox').objectStore('outbox').count();
    all.onsuccess = () => { opened.result.close(); done(all.result); };
  };
})"""


class Dealer:
    """Reads lines and taps; each line ends with what it does being seen."""

    def __init__(self, visit: Visit, currency: Currency = POINTS) -> None:
        self.visit = visit
        self.page = visit.page
        self.currency = currency
        self.taps = 0

    def enter(self, *lines: str) -> None:
        for line in lines:
            verb, *words = (quoted or bare for quoted, bare in WORD.findall(line))
            getattr(self, verb)(*words)

    def tap(self, target: Locator) -> None:
        """Tap what has been there long enough to be meant."""
        if self.visit.hurried:
            target.wait_for()
            self.visit.later(BOUNCE_MS)
        target.and_(self.page.locator(MEANT)).tap()
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
        return self.button(re.compile(rf"^({who}, {called}, (?!nothing)|{emptied})"))

    def main(self, name: str) -> None:
        self.tap(self.button(re.compile(rf"^{name}")))

    # Money in hand.

    def sum(self, text: str) -> int:
        return parse_amount(text, self.currency, least=0)

    def coin(self, text: str) -> None:
        """Take a sum in hand, or pay it where something waits for one."""
        amount = self.sum(text)
        tray = self.page.get_by_role("group", name="Coin in hand")
        expect(tray).to_be_visible()
        there = self.button(money(amount, self.currency), tray)
        if there.count():
            if there.get_attribute("aria-pressed") != "true" or self.waits_for_coin():
                self.tap(there)
        else:
            self.other(text)

    def waits_for_coin(self) -> bool:
        return self.page.get_by_role("region", name=re.compile("^(Coin in hand|The )")).count() == 0

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
        empty = rf"^{re.escape(punter)}, ({rank}, nothing|lay .* on the {rank}|{rank}, empty)$"
        lost = rf"^{re.escape(punter)}\u2019s {rank}( no\. \d+)? loses .*$"
        return self.button(re.compile(f"{empty}|{lost}")).first

    def withdraw(self, punter: str, card: str) -> None:
        self.tap(self.couch(punter, card))
        self.tap(self.button("Take it back"))
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
        """Let the time pass after which a second tap on one key is meant."""
        if self.visit.hurried:
            self.visit.later(BOUNCE_MS)
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
        self.tap(self.button(re.compile(r"^Mace .* on it$")))

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
        self.tap(self.button(re.compile(rf"^{re.escape(against)} takes it"), self.row(against)))

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
        """Wait until nothing waits any more."""
        expect(self.button("Recorded")).to_be_visible()


def sit_down(
    visit: Visit,
    table: Table,
    *,
    role: str = "dealer",
    hurried: bool = True,
    core: bool = False,
) -> Dealer:
    """Come to a table on a device of that role.

    Hurried, nobody waits for what is too new to be tapped: the page's clock is put forward. Without
    ``core`` the tablet never has it, which spares the test the seconds that its start takes.
    """
    page = visit.page
    if not core:
        page.add_init_script(NO_CORE)
    if hurried and not visit.hurried:
        visit.hurry()
    visit.come_in(role=role)
    page.goto(f"{visit.house.address}/tables/{table.id}")
    expect(page.get_by_role("grid")).to_be_visible()
    return Dealer(visit, CURRENCIES[table.state()["currency"]])


def sit_down_with_core(visit: Visit, table: Table) -> Dealer:
    """The same; the tablet has fetched what it reckons with."""
    fetched = [".whl", "asm.wasm", "python_stdlib.zip", "asm.mjs"]
    there: set[str] = set()

    def note(request: Request) -> bool:
        if request.service_worker is None:
            there.update(end for end in fetched if request.url.endswith(end))
        return len(there) == len(fetched)

    with visit.page.context.expect_event("requestfinished", note, timeout=LOADING_MS):
        return sit_down(visit, table, core=True)


def until(page: Page, holds: Callable[[], bool], seconds: float = 30) -> None:
    """Let the page go on until something holds."""
    deadline = time.monotonic() + seconds
    while not holds():
        assert time.monotonic() < deadline, "it did not come to that"
        page.evaluate("new Promise(requestAnimationFrame)")
