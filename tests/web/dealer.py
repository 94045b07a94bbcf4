"""A dealer who enters a score sheet by touch, using only what the screen shows."""

import re

from playwright.sync_api import Locator, Request, expect

from service.domain.values.money import CURRENCIES, Currency, parse_amount
from tests.api.caller import Table
from tests.api.line_requests import POINTS
from tests.web.browser_tab import BOUNCE_MS, NO_ENGINE, TAPPABLE, BrowserTab
from tests.web.page_text import card_name, money, rank_name

WORD = re.compile(r'"([^"]*)"|(\S+)')
# The engine's loading time on a busy machine.
ENGINE_LOADING_MS = 60_000
# The page shows an entry before the browser has stored it, and the browser keeps a recorded entry
# until the page knows the state that includes it.
COUNT_STORED_UNSENT = """new Promise((done) => {
  const opening = indexedDB.open('paroli');
  opening.onsuccess = () => {
    const reading = opening.result.transaction('outbox').objectStore('outbox').getAll();
    reading.onsuccess = () => {
      opening.result.close();
      done(reading.result.filter((row) => !row.recorded).length);
    };
  };
})"""


class Dealer:
    """Enters lines of a score sheet by taps, and waits until the screen shows each result."""

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
        self.tab.let_take_taps(target)
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
        """Return the button of a punter's card on the table, with or without a stake."""
        card = card_name(card)
        punter = re.escape(punter)
        emptied = rf"{punter}\u2019s {card} loses "
        return self.button(re.compile(rf"^({punter}, {card}, (?!no stake)|{emptied})"))

    def tap_main_button(self, name: str) -> None:
        self.tap(self.button(re.compile(rf"^{name}")))

    # Amounts.

    def parse(self, text: str) -> int:
        return parse_amount(text, self.currency, least=0)

    def choose_coin(self, text: str) -> None:
        """Choose an amount. If an entry waits for its amount, this completes it."""
        amount = self.parse(text)
        tray = self.page.get_by_role("group", name="Choose a coin")
        expect(tray).to_be_visible()
        key = self.button(money(amount, self.currency), tray)
        if key.count():
            if key.get_attribute("aria-pressed") != "true" or self.waits_for_coin():
                self.tap(key)
        else:
            self.type_amount(text)

    def waits_for_coin(self) -> bool:
        return (
            self.page.get_by_role("region", name=re.compile("^(Choose a coin|The )")).count() == 0
        )

    def type_amount(self, text: str) -> None:
        """Enter an amount on the pad."""
        self.tap(self.button("Other…"))
        pad = self.page.get_by_role("dialog", name="Other amount")
        for key in re.findall(r"gn|[0-9lsd.]", text):
            self.tap(self.button({"l": "£"}.get(key, key), pad))
        self.tap(self.button("Done", pad))
        expect(pad).to_be_hidden()

    # Stakes before the fasse, and new cards.

    def stake(self, punter: str, card: str, amount: str) -> None:
        if "#" in card:
            self.tap(self.button(re.compile("^New card"), self.row(punter)))
            self.choose_coin(amount)
            self.tap(self.key(card.partition("#")[0]))
        elif self.button(re.compile("^Turn the fasse")).count():
            self.choose_coin(amount)
            self.tap(self.place(punter, card))
        else:
            self.tap(self.place(punter, card))
            self.choose_coin(amount)
        expect(self.couch(punter, card)).to_be_visible()

    def place(self, punter: str, card: str) -> Locator:
        """Return the button of a place where a punter has no stake."""
        rank = rank_name(card.partition("#")[0])
        empty = rf"^{re.escape(punter)}, ({rank}, no stake|stake .* on the {rank}|{rank}, empty)$"
        lost = rf"^{re.escape(punter)}\u2019s {rank}( no\. \d+)? loses .*$"
        return self.button(re.compile(f"{empty}|{lost}")).first

    def stake_as_last_deal(self) -> None:
        """Place the stakes of the last deal for the whole table."""
        self.tap(self.button("All as last deal"))

    def withdraw(self, punter: str, card: str) -> None:
        self.tap(self.couch(punter, card))
        self.tap(self.button("Withdraw it"))
        expect(self.couch(punter, card)).to_have_count(0)

    # Draws.

    def key(self, card: str) -> Locator:
        """Return the key that draws a card."""
        keys = self.page.get_by_role("group", name="Cards", exact=True)
        return self.button(re.compile(rf"^{rank_name(card)}, ", re.IGNORECASE), keys)

    def fasse(self, card: str) -> None:
        self.tap_main_button("Turn the fasse")
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
        self.tap_main_button("Last card")
        self.tap(self.key(card))

    def end(self) -> None:
        # While the last draw is on its way, the page does not know that no card is left.
        expect(self.page.locator(".sync-chip:not([data-status=recording])")).to_be_visible()
        early = self.button(re.compile("End the deal early$"))
        self.tap(early.or_(self.page.locator(".main-button[data-step=end]")))
        in_tray = self.page.locator("[data-tray=end]").get_by_role("button")
        fasse = self.button(re.compile("^Turn the fasse"))
        expect(in_tray.or_(fasse).first).to_be_visible()
        if in_tray.count():
            self.tap(in_tray.first)
        expect(fasse).to_be_visible()

    # Answers.

    def take(self, punter: str, card: str = "", restake: str = "") -> None:
        if punter == "*":
            return self.tap_main_button("Take all the rest")
        if restake:
            again = self.answer_button("Restake", punter, card)
            again.wait_for(timeout=ENGINE_LOADING_MS)
            if money(self.parse(restake), self.currency) in again.inner_text().replace("\n", " "):
                self.tap(again)
                return expect(again).to_have_count(0)
            self.tap(self.couch(punter, card))
            tray = self.page.get_by_role("region", name=f"The {card_name(card)}")
            return self.move_sum(tray, re.compile("^Take, and stake "), restake)
        return self.answer("(Take|Twins: can only be taken)", punter, card)

    def paroli(self, punter: str, card: str) -> None:
        self.answer("Paroli", punter, card)

    def pay(self, punter: str, card: str) -> None:
        self.answer("Pay", punter, card)

    def answer_button(self, answer: str, punter: str, card: str) -> Locator:
        """Return the button of an answer. A punter's wins are answered one after another."""
        return self.button(re.compile(rf"^{answer}\b.*, {re.escape(punter)}, {card_name(card)}$"))

    def answer(self, answer: str, punter: str, card: str) -> None:
        button = self.answer_button(answer, punter, card)
        # Offline, the engine computes which answers are allowed. It may have to load first.
        button.first.wait_for(timeout=ENGINE_LOADING_MS)
        self.tap(button.first)
        expect(button).to_have_count(0)

    # Maces and side bets.

    def mace(self, punter: str, card: str, amount: str) -> None:
        self.tap(self.couch(punter, card))
        self.choose_coin(amount)
        self.tap(self.button(re.compile(r"^Mace .+$")))

    def sidebet(
        self, backer: str, against: str, punter: str, card: str, outcome: str, amount: str
    ) -> None:
        self.tap(self.couch(punter, card))
        self.tap(self.button({"win": "wins", "lose": "loses"}[outcome]))
        self.choose_coin(amount)
        if against == punter:
            self.tap(self.button(re.compile(rf"^{re.escape(backer)} bets"), self.row(backer)))
            return
        self.tap(self.button("Between others…"))
        self.tap(self.button(re.compile(rf"^{re.escape(backer)} bets"), self.row(backer)))
        self.tap(
            self.button(re.compile(rf"^{re.escape(against)} takes the bet"), self.row(against))
        )

    # Players and their money.

    def seat(self, punter: str, purse: str) -> None:
        """Add a player from the menu, also during a deal."""
        self.tap(self.button("Menu"))
        self.tap(self.button("Add a player"))
        tray = self.page.locator(".seat-tray")
        tray.get_by_label("Name", exact=True).fill(punter)
        tray.get_by_label("Purse", exact=True).fill(purse)
        self.tap(self.button(re.compile(f"^Add {re.escape(punter)} with "), tray))
        expect(self.row(punter)).to_be_visible()

    def open_player(self, punter: str) -> None:
        self.tap(self.row(punter).get_by_role("rowheader").get_by_role("button"))

    def book(self, punter: str, price: str) -> None:
        self.move_money(punter, "New book", price)

    def buyin(self, punter: str, amount: str) -> None:
        self.move_money(punter, "Buy in", amount)

    def cashout(self, punter: str, amount: str) -> None:
        self.move_money(punter, "Cash out", amount)

    def move_money(self, punter: str, action: str, amount: str) -> None:
        self.open_player(punter)
        tray = self.page.get_by_role("region", name=punter, exact=True)
        usual = self.button(f"{action} {money(self.parse(amount), self.currency)}", tray)
        opens = self.button(re.compile(f"^{action}( another sum| at another price)?$"), tray)
        opens.wait_for()
        if usual.count():
            self.tap(usual)
            expect(usual).to_have_count(0)
        else:
            self.tap(opens)
            self.move_sum(tray, re.compile(rf"^{action} .*{re.escape(punter)}"), amount)

    def move_sum(self, tray: Locator, move: re.Pattern[str], amount: str) -> None:
        """Compose an amount from coins, else on the pad, and tap the button that moves it."""
        button = self.button(move, tray)
        sum_text = money(self.parse(amount), self.currency)
        states_sum = re.compile(rf"(?<![\d£]){re.escape(sum_text)}(?![\d\u00a0])")
        button.wait_for()
        if not states_sum.search(button.inner_text()):
            key = self.button(sum_text, tray.get_by_role("group", name="Coins for the sum"))
            if key.count():
                self.tap(key)
            else:
                self.type_amount(amount)
        expect(button).to_have_text(states_sum)
        self.tap(button)
        expect(button).to_have_count(0)

    # The bank and the table.

    def fund(self, amount: str) -> None:
        """Fund a broken bank with the amount that it owes."""
        self.tap(self.button("Fund the bank"))
        tray = self.page.get_by_role("region", name="Fund the bank")
        self.move_sum(tray, re.compile("^Fund the bank with "), amount)

    def close(self) -> None:
        self.tap(self.button("Menu"))
        self.tap(self.button("Close the table"))
        question = self.page.get_by_role("group", name=re.compile("^Close the table"))
        expect(self.button("Keep open", question)).to_be_focused()
        self.tap(self.button("Close", question))
        expect(self.page.locator(".prompt__text")).to_have_text("The table is closed.")
        expect(self.page.get_by_role("heading", name="Settle up")).to_be_visible()

    def type_line(self, line: str) -> None:
        """Type a line of a score sheet into its box."""
        self.page.keyboard.press(":")
        box = self.page.get_by_label("Score-sheet line").and_(self.page.locator("input"))
        expect(box).to_be_focused()
        self.page.keyboard.type(line)
        self.page.keyboard.press("Enter")
        expect(box).to_have_count(0)

    def menu(self, link: str) -> None:
        self.button("Menu").tap()
        self.page.get_by_role("link", name=link, exact=True).tap()

    def wait_until_recorded(self) -> None:
        """Wait until every entry is recorded."""
        expect(self.button("Recorded")).to_be_visible()


def open_as_dealer(
    tab: BrowserTab,
    table: Table,
    *,
    role: str = "dealer",
    controls_clock: bool = True,
    engine: bool = False,
) -> Dealer:
    """Sign in with a role and open a table.

    With ``controls_clock`` the test advances the page's clock until a new target takes taps.
    Without ``engine`` the engine never loads, which saves the test some seconds.
    """
    if controls_clock and not tab.controls_clock:
        tab.control_clock()
    page = tab.page
    if not engine:
        page.add_init_script(NO_ENGINE)
    tab.sign_in(role=role)
    page.goto(f"{tab.server.address}/tables/{table.id}")
    expect(page.get_by_role("grid").or_(page.locator(".closed-table"))).to_be_visible()
    return Dealer(tab, CURRENCIES[table.state()["currency"]])


def open_with_engine(tab: BrowserTab, table: Table) -> Dealer:
    """Sign in as a dealer, open a table and wait until the engine's files are fetched."""
    files = [".whl", "asm.wasm", "python_stdlib.zip", "asm.mjs"]
    loaded: set[str] = set()

    def all_are_loaded(request: Request) -> bool:
        if request.service_worker is None:
            loaded.update(end for end in files if request.url.endswith(end))
        return len(loaded) == len(files)

    with tab.page.context.expect_event(
        "requestfinished", all_are_loaded, timeout=ENGINE_LOADING_MS
    ):
        return open_as_dealer(tab, table, engine=True)
