"""Draws the pictures of the architecture from the import contracts.

``python -m tests.docs.architecture`` writes them to ``docs/explanation``.
"""

import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from html import escape
from typing import Any

from tests.docs.pages import ROOT

FOLDER = ROOT / "docs" / "explanation"

Rows = Sequence[Sequence[str]]

WIDTH, ROW, GAP, MARGIN, TITLE = 760, 46, 12, 16, 34
"""In pixels."""


def service_rows() -> Rows:
    """Return the packages of the Python code, from the top; a row imports only from rows below."""
    tool = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["tool"]
    layers = [c["layers"] for c in tool["importlinter"]["contracts"] if c["type"] == "layers"]
    whole, inside = layers
    assert whole[-1] == "service", "the second contract is about the inside of the last layer"
    return [*([name] for name in whole[:-1]), *(row.split(" | ") for row in inside)]


def web_rows() -> Rows:
    """Return the folders of the web app, from the top; a row imports only from rows below."""
    allowed = _allowed_folders()
    levels: dict[str, int] = {}

    def level(folder: str) -> int:
        if folder not in levels:
            below = [level(other) for other in allowed[folder] if folder not in allowed[other]]
            levels[folder] = 1 + max(below, default=-1)
        return levels[folder]

    for folder in allowed:
        level(folder)
    top = max(levels.values())
    rows = [sorted(f for f in levels if levels[f] == n) for n in range(top, -1, -1)]
    return [["app"], *rows]


def _allowed_folders() -> Mapping[str, set[str]]:
    """Return, by folder, the other folders that it may import."""
    text = (ROOT / "web" / ".dependency-cruiser.json").read_text(encoding="utf-8")
    rules = [r for r in json.loads(text)["forbidden"] if r["name"].startswith("layer-")]
    allowed: dict[str, set[str]] = {}
    for rule in rules:
        folder = _first_folder(rule["from"]["path"])
        names = set(re.findall(r"[a-z][a-z0-9-]*", _without_subfolders(rule["to"]["pathNot"])))
        allowed.setdefault(folder, set()).update(names - {"src", "ts", folder})
    return {folder: names & allowed.keys() for folder, names in allowed.items()}


def _first_folder(path: str) -> str:
    return path.removeprefix("^src/").partition("/")[0]


def _without_subfolders(path: str) -> str:
    return re.sub(r"/\(\?![^)]*\)|/[a-z]+\\\.ts", "", path)


def picture(title: str, rows: Rows) -> str:
    """Return an SVG image of rows of boxes, one above the other."""
    height = TITLE + len(rows) * (ROW + GAP) + MARGIN
    parts = [_row(row, TITLE + number * (ROW + GAP)) for number, row in enumerate(rows)]
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" role="img"'
        f' font-family="system-ui, sans-serif" font-size="15">\n<title>{escape(title)}</title>\n'
        f'<rect width="{WIDTH}" height="{height}" fill="#fff"/>\n'
        f'<text x="{MARGIN}" y="22" fill="#555">{escape(title)}</text>\n'
        f"{''.join(parts)}</svg>\n"
    )


def _row(names: Sequence[str], top: int) -> str:
    width = (WIDTH - 2 * MARGIN - (len(names) - 1) * GAP) / len(names)
    boxes = []
    for number, name in enumerate(names):
        left = MARGIN + number * (width + GAP)
        boxes.append(
            f'<rect x="{left:g}" y="{top}" width="{width:g}" height="{ROW}" rx="6"'
            f' fill="#eef3f7" stroke="#45607a"/>\n'
            f'<text x="{left + width / 2:g}" y="{top + ROW / 2 + 5:g}" fill="#111"'
            f' text-anchor="middle">{escape(name)}</text>\n'
        )
    return "".join(boxes)


def pictures() -> Mapping[str, str]:
    """Return every picture by the name of its file."""
    below = "each row imports only from rows below it"
    return {
        "architecture-service.svg": picture(f"Python: {below}", service_rows()),
        "architecture-web.svg": picture(f"Web app: {below}", web_rows()),
    }


def write(folder: Any = FOLDER) -> None:
    """Write all pictures to a folder."""
    for name, image in pictures().items():
        (folder / name).write_text(image, encoding="utf-8")


if __name__ == "__main__":
    write()
