"""A second parser of score sheets, independent of ``service.sheets``."""

import re
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from service.domain.games import DEFAULT_GAME
from service.domain.games.lansquenet.cards import CARD_PATTERN
from service.domain.values.cards import is_drawn_card, is_table_card
from service.domain.values.money import CURRENCIES, parse_amount
from tests.api.line_requests import as_batched, request_of
from tests.factories.sheet_paths import sheet_paths

SHEETS = sheet_paths()
GAME_OF_SHEET = re.compile(r'^game = "(\w+)"', re.MULTILINE)


def sheets_of(game: str) -> list[Path]:
    """Return the sheets of a game. Those of the oldest game name none."""
    found = [(path, GAME_OF_SHEET.search(path.read_text(encoding="utf-8"))) for path in SHEETS]
    return [path for path, named in found if (named[1] if named else DEFAULT_GAME) == game]


BASSET_SHEETS = sheets_of(DEFAULT_GAME)
"""The sheets that name no game."""

# What a sheet writes where JSON has null.
NONE_IN_SHEET = {
    "max_cards": 0,
    "pay": 0,
    "replace": "none",
    "max_stake": 0,
    "target": 0,
    "max_wager": 0,
    "max_cover": 0,
    "seats": 0,
    "banco_limit": 0,
    "bet_limit": 0,
}
ENTRY = re.compile(r'^(?P<entry>(?:"[^"]*"|(?!//)[^"!])*)(?:!\s*(?P<code>\w+))?\s*(?://.*)?$')


@dataclass(frozen=True)
class Sheet:
    """A parsed score sheet."""

    head: dict[str, Any]

    def lines(self) -> list[tuple[str, str | None]]:
        """Return the entries, each with the code it must be refused with."""
        found = [ENTRY.match(line) for line in self.head["entries"].splitlines()]
        assert all(found), "every line is an entry or a comment"
        return [(m["entry"].strip(), m["code"]) for m in found if m and m["entry"].strip()]

    def request(self, line: str) -> tuple[str, dict[str, Any]]:
        """Return the path and the body of a line."""
        return request_of(line, self.currency, self.game)

    def batched(self, line: str) -> dict[str, Any]:
        """Return a line as an entry of a batch."""
        return as_batched(*self.request(line), self.game)

    def worth(self, amount: int | str) -> int:
        if isinstance(amount, int):
            return amount
        sign = -1 if amount.startswith("-") else 1
        return sign * parse_amount(amount.removeprefix("-"), self.currency, least=0)

    @property
    def currency(self) -> Any:
        return CURRENCIES[self.head.get("currency", "points")]

    @property
    def game(self) -> str:
        return str(self.head.get("game", "basset"))

    def opening(self) -> dict[str, Any]:
        overrides = {
            name: None if name in NONE_IN_SHEET and value == NONE_IN_SHEET[name] else value
            for name, value in self.head.get("overrides", {}).items()
        }
        return {
            "name": self.head.get("title", "Untitled evening"),
            "rules": {"preset": self.head["rules"], "overrides": overrides},
            "currency": self.currency.code,
            **({"game": self.game} if "game" in self.head else {}),
            **({"bank": self._bank()} if self.game == "basset" else {}),
        }

    def _bank(self) -> dict[str, Any]:
        funds = self.worth(self.head.get("bank", 0))
        return {"funds": funds, "holder": self.head.get("holder")}

    def expected(self, part: str) -> dict[str, int]:
        amounts = self.head.get("expect", {}).get(part, {})
        return {name: self.worth(amount) for name, amount in amounts.items()}


def read(path: Path) -> Sheet:
    return Sheet(tomllib.loads(path.read_text(encoding="utf-8")))


def has_invalid_card(line: str) -> bool:
    """Return whether a line has an invalid card."""
    point, body = request_of(line)
    if point == "hands":
        return not all(map(re.compile(CARD_PATTERN).fullmatch, body.get("cards", ())))
    drawn, laid = body.get("cards", ()), [body["card"]] if "card" in body else []
    return not all(map(is_drawn_card, drawn)) or not all(map(is_table_card, laid))
