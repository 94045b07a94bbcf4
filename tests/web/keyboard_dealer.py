"""A dealer who enters lines of a score sheet by keyboard only."""

import re
from collections.abc import Iterable

from playwright.sync_api import Page, expect

from tests.web.page_text import card_name, rank_name

KEYS = {"10": "0"}
COINS = ("1", "2", "5", "10", "20", "50", "100", "200", "500")
WINS = {"take": "t", "paroli": "p", "pay": "y"}


class KeyboardDealer:
    """Uses the keys that `?` lists, and expects the focus where a user needs it."""

    def __init__(self, page: Page) -> None:
        self.page = page

    def press(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def enter(self, lines: Iterable[str]) -> None:
        for line in lines:
            verb, *words = line.split()
            getattr(self, verb)(*words)

    def key(self, card: str) -> str:
        """Return the keyboard key of a card."""
        return KEYS.get(card, card.lower())

    def coin(self, amount: str) -> None:
        """Move from coin to coin until the wanted one is chosen."""
        coins = self.page.get_by_role("group", name="Choose a coin")
        wanted = coins.get_by_role("button", name=amount, exact=True, pressed=True)
        for key in (*("[",) * len(COINS), *("]",) * len(COINS)):
            if wanted.count():
                return
            self.press(key)
        expect(wanted).to_be_visible()

    def stake(self, punter: str, card: str, amount: str) -> None:
        """Stake for the punter whose turn it is: after the coin, the next key is the card."""
        self.coin(amount)
        prompt = self.page.get_by_role("banner").get_by_text(
            re.compile(rf"^{punter} stakes {amount} on")
        )
        expect(prompt).to_be_visible()
        self.press(self.key(card))
        couch = self.page.get_by_role(
            "button", name=re.compile(rf"^{punter}, {card_name(card)}, {amount}")
        )
        expect(couch).to_be_visible()

    def fasse(self, card: str) -> None:
        # Until the engine has loaded, only the server knows whether all required stakes are laid.
        expect(self.page.get_by_role("button", name="Recorded", exact=True)).to_be_visible()
        expect(self.page.get_by_role("button", name="Turn the fasse", exact=True)).to_be_visible()
        self.press("f", self.key(card))

    def pair(self, first: str, second: str) -> None:
        self.press(self.key(first), self.key(second))
        sentence = f"{rank_name(first).capitalize()} wins, {rank_name(second)} loses."
        expect(self.page.get_by_role("banner").get_by_text(sentence)).to_be_visible()

    def answer(self, verb: str, punter: str, card: str) -> None:
        """Answer a win. After a pair by keyboard, the focus is on the first answer."""
        label = re.compile(rf"^{verb.capitalize()}\b.*, {punter}, {card_name(card)}$")
        button = self.page.get_by_role("button", name=label)
        expect(button).to_be_visible()
        focused = self.page.locator("[data-answer]:focus-within").get_by_role("button", name=label)
        expect(focused).to_be_visible()
        self.press(WINS[verb])
        expect(button).to_have_count(0)

    def take(self, punter: str, card: str = "") -> None:
        if punter == "*":
            take_all = self.page.get_by_role("button", name=re.compile("^Take all the rest"))
            expect(take_all).to_be_visible()
            self.press("Shift+T")
            expect(take_all).to_have_count(0)
        else:
            self.answer("take", punter, card)

    def paroli(self, punter: str, card: str) -> None:
        self.answer("paroli", punter, card)

    def last(self, card: str) -> None:
        expect(self.page.get_by_role("button", name=re.compile("^Last card"))).to_be_visible()
        self.press("l", self.key(card))

    def end(self) -> None:
        early = self.page.get_by_role("button", name=re.compile("End the deal early$"))
        expect(early.or_(self.page.locator(".main-button[data-step=end]"))).to_be_visible()
        for _ in range(3 if early.count() else 1):
            self.press("e")

    def line(self, line: str) -> None:
        """Type a line of a score sheet into its box."""
        self.press(":")
        box = self.page.get_by_label("Score-sheet line").and_(self.page.locator("input"))
        expect(box).to_be_focused()
        self.page.keyboard.type(line)
        self.press("Enter")
        expect(box).to_have_count(0)
