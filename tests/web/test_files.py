"""The page's files: small, without a build step, without markup from strings, easy to read."""

import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
FILES = ROOT / "service" / "pages" / "files"
SCRIPTS = sorted(FILES.glob("*.js"))
STYLES = sorted(FILES.glob("*.css"))

FROM_STRINGS = re.compile(
    r"innerHTML|outerHTML|insertAdjacentHTML|document\.write|\beval\b|new Function|DOMParser"
    r"|createContextualFragment|setHTML"
)
KEPT = re.compile(r"localStorage|sessionStorage|indexedDB|\.cookie\b|console\.|Authorization")
ELSEWHERE = re.compile(r"(?:https?:)?//[a-z]", re.IGNORECASE)
IMPORTED = re.compile(r"from '\./([\w-]+\.js)'")
TOKEN = re.compile(r"--([\w-]+): (#[0-9a-f]{6});")

# Text on its ground, as the page sets it: each pair at 4.5 to 1 at least, lines at 3 to 1.
READ = [
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
SEEN = [
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


def contrast(one: str, other: str) -> float:
    dark, light = sorted((luminance(one), luminance(other)))
    return (light + 0.05) / (dark + 0.05)


def themes() -> dict[str, dict[str, str]]:
    day, candle = (FILES / "look.css").read_text(encoding="utf-8").split("prefers-color-scheme")
    by_day = dict(TOKEN.findall(day))
    return {"day": by_day, "candle": {**by_day, **dict(TOKEN.findall(candle))}}


@pytest.mark.parametrize("theme", ["day", "candle"])
def test_everything_can_be_read(theme: str) -> None:
    tokens = themes()[theme]
    wanted = [(pair, 4.5) for pair in READ] + [(pair, 3.0) for pair in SEEN]
    too_weak = {
        pair: round(found, 2)
        for pair, least in wanted
        if (found := contrast(*(tokens[name] for name in pair))) < least
    }
    assert too_weak == {}


@pytest.mark.parametrize("file", SCRIPTS + STYLES, ids=lambda file: file.name)
def test_a_file_is_short_and_stays_at_home(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert len(text.splitlines()) < 200
    assert FROM_STRINGS.findall(text) == []
    assert ELSEWHERE.findall(text.replace("http://www.w3.org/2000/svg", "")) == []


@pytest.mark.parametrize("file", SCRIPTS, ids=lambda file: file.name)
def test_a_script_keeps_nothing_and_says_nothing_aside(file: Path) -> None:
    assert KEPT.findall(file.read_text(encoding="utf-8")) == []


def test_every_script_is_used_and_there() -> None:
    imported = {name for file in SCRIPTS for name in IMPORTED.findall(file.read_text("utf-8"))}
    assert imported | {"start.js"} == {file.name for file in SCRIPTS}


def test_the_page_holds_no_script_and_no_style_of_its_own() -> None:
    page = (FILES / "index.html").read_text(encoding="utf-8")
    assert re.findall(r"<script(?![^>]*src=)|<style|\sstyle=|\son\w+=", page) == []
    named = re.findall(r'(?:src|href)="/start/([^"]+)"', page)
    assert named
    assert [name for name in named if not (FILES / name).exists()] == []


def test_fonts_come_with_their_licence() -> None:
    fonts = FILES / "fonts"
    families = {"libre-caslon-text", "source-sans-3"}
    assert all(file.name.startswith(tuple(families)) for file in fonts.iterdir())
    for family in families:
        assert "SIL OPEN FONT LICENSE" in (fonts / f"{family}.LICENSE.txt").read_text("utf-8")


def test_the_npm_lock_has_hashes_and_no_addresses() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    packages = {name: entry for name, entry in lock["packages"].items() if name}
    assert packages
    assert [name for name, entry in packages.items() if "integrity" not in entry] == []
    assert [name for name, entry in packages.items() if "resolved" in entry] == []
    assert "omit-lockfile-registry-resolved=true" in (ROOT / "web" / ".npmrc").read_text("utf-8")
