"""Files of the web app: contrast, browser storage, currencies, licences and the npm lock."""

import json
import re
from pathlib import Path

import pytest

from service.domain.values.money import CURRENCIES

ROOT = Path(__file__).resolve().parents[2]
WEB = ROOT / "web"
SOURCES = WEB / "src"

STORAGE_API = re.compile(r"localStorage|sessionStorage|indexedDB|\.cookie\b|Authorization")
STORING_FILES = {
    *("platform/theme.ts", "platform/settings.ts", "i18n/language.ts"),  # the device's settings
    "platform/browser.ts",  # gives the outbox its storage
    "live/leader-election.ts",  # which tab leads, where the browser has no locks
    "api/current-key.ts",  # who is signed in, for opening offline
    "pages/sign-in/ended-key.ts",  # whose link ended, for a sentence on the sign-in page
    "api/session-game.ts",  # which game a table plays, for opening offline
    *("features/follow/follow-link.ts", "api/fetch-json.ts"),  # the link of a board for phones
    "table-kit/announcements/connection-loss.ts",  # since when there is no connection
    "table-kit/rejection/next-round.ts",  # late entries, stored until the next round
}
"""Besides these, the files of the outbox store entries and tables."""
TOKEN = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")

COIN = re.compile(r"(\w+): (\d+)")
CURRENCY = re.compile(r"code: '(\w+)',\s+unit: '(\w+)',\s+decimals: (\d),\s+coins: {([^}]*)}")

# Text and its background: the contrast is at least 4.5 to 1. For lines it is at least 3 to 1.
TEXT_PAIRS = [
    ("ink", "cloth"),
    ("ink", "paper"),
    ("ink", "key"),
    ("ink", "gold-soft"),
    ("ink", "rouge-soft"),
    ("ink2", "cloth"),
    ("ink2", "paper"),
    ("ink2", "gold-soft"),
    ("ink2", "rouge-soft"),
    ("card-ink", "card"),
    ("card-ink", "coin-silver"),
    ("card-ink", "coin-gold"),
    ("card-ink", "coin-copper"),
    ("on-gold", "gold"),
    ("gold-ink", "gold-soft"),
    ("rouge", "cloth"),
    ("rouge", "paper"),
    ("rouge", "rouge-soft"),
    ("on-act", "act"),
]
LINE_PAIRS = [
    ("edge", "cloth"),
    ("edge", "paper"),
    ("edge", "key"),
    ("focus", "cloth"),
    ("focus", "paper"),
]


def luminance(colour: str) -> float:
    shares = [int(colour[at : at + 2], 16) / 255 for at in (1, 3, 5)]
    red, green, blue = (s / 12.92 if s <= 0.03928 else ((s + 0.055) / 1.055) ** 2.4 for s in shares)
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


def contrast(first: str, second: str) -> float:
    dark, light = sorted((luminance(first), luminance(second)))
    return (light + 0.05) / (dark + 0.05)


def themes() -> dict[str, dict[str, str]]:
    tokens = (SOURCES / "styles" / "tokens.css").read_text(encoding="utf-8")
    day, candle = tokens.split("data-theme='candle'] {")
    by_day = dict(TOKEN.findall(day))
    return {"day": by_day, "candle": {**by_day, **dict(TOKEN.findall(candle))}}


@pytest.mark.parametrize("theme", ["day", "candle"])
def test_every_text_has_enough_contrast(theme: str) -> None:
    tokens = themes()[theme]
    wanted = [(pair, 4.5) for pair in TEXT_PAIRS] + [(pair, 3.0) for pair in LINE_PAIRS]
    too_weak = {
        pair: round(found, 2)
        for pair, minimum in wanted
        if (found := contrast(*(tokens[name] for name in pair))) < minimum
    }
    assert too_weak == {}


def test_the_web_app_has_the_currencies_of_the_service() -> None:
    folder = SOURCES / "i18n" / "amounts"
    text = "".join((folder / f"{name}.ts").read_text("utf-8") for name in ("money", "currency"))
    known = {
        code: (unit, int(decimals), [(suffix, int(units)) for suffix, units in COIN.findall(coins)])
        for code, unit, decimals, coins in CURRENCY.findall(text)
    }
    assert known == {
        code: (
            currency.unit,
            currency.decimals,
            [(coin.suffix, coin.units) for coin in currency.coins],
        )
        for code, currency in CURRENCIES.items()
    }


def test_only_known_files_store_data_in_the_browser() -> None:
    storing = {
        path.relative_to(SOURCES).as_posix()
        for path in SOURCES.rglob("*.ts*")
        if STORAGE_API.search(path.read_text(encoding="utf-8")) and path.name != "schema.d.ts"
    }
    assert {name for name in storing if not name.startswith("outbox/")} == STORING_FILES


def test_fonts_come_with_their_licence() -> None:
    for family in ("libre-caslon-text", "source-sans-3"):
        licence = WEB / "public" / "licences" / f"{family}.LICENSE.txt"
        assert "SIL OPEN FONT LICENSE" in licence.read_text(encoding="utf-8")


def test_the_npm_lock_has_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text("utf-8")
