"""Functions that read the documentation: tables, sections and fenced blocks."""

import re
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

FENCED = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
TICKED = re.compile(r"`([^`]+)`")
BAR = re.compile(r"(?<!\\)\|")

Row = list[str]


def page(name: str) -> str:
    """Return the text of a page, named from the root of the checkout."""
    return (ROOT / name).read_text(encoding="utf-8")


def section(text: str, heading: str) -> str:
    """Return the text under a heading, up to the next heading of its depth or above."""
    depth = len(heading) - len(heading.lstrip("#"))
    _, found, rest = f"\n{text}".partition(f"\n{heading}\n")
    assert found, f"there is no heading {heading!r}"
    return re.split(rf"^#{{1,{depth}}} ", rest, maxsplit=1, flags=re.MULTILINE)[0]


def headings(text: str, depth: int) -> list[str]:
    """Return the headings of one depth, without their number signs."""
    return re.findall(rf"^#{{{depth}}} (.+)$", FENCED.sub("", text), re.MULTILINE)


def rows(text: str) -> list[Row]:
    """Return the cells of every table row, without heads and separators."""
    lines = FENCED.sub("", text).splitlines()
    tables = [line for line in lines if line.startswith("|")]
    separators = {number for number, line in enumerate(lines) if is_separator(line)}
    found = [
        line
        for number, line in enumerate(lines)
        if line.startswith("|") and not is_separator(line) and number + 1 not in separators
    ]
    assert tables, "there is no table"
    return [[cell.strip() for cell in BAR.split(line)[1:-1]] for line in found]


def is_separator(line: str) -> bool:
    """Return whether a line is the separator under a table's head."""
    return bool(re.fullmatch(r"\|(-+\|)+", line))


def ticked(text: str) -> list[str]:
    """Return every text between backticks."""
    return TICKED.findall(text)


def blocks(text: str, *languages: str) -> list[str]:
    """Return the fenced blocks in these languages, in order."""
    return [body for language, body in FENCED.findall(text) if language in languages]
