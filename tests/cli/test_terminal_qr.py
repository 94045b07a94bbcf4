"""QR codes are drawn as encoded, complete and with a white border."""

import io
import re
import sys
from xml.etree import ElementTree as ET

import pytest
import segno

from service.qr import svg_qr, terminal_qr, terminal_width
from service.serving.terminal_qr import terminal_qr_lines
from tests.cli.terminal import Terminal

LINKS = ("http://a/", "https://192.168.1.20:8000/#key=nRRSUPboMBXdrOOTb8_cyHHYtLh96OKp")
LINE = re.compile(r"\x1b\[38;5;16;48;5;231m([ ▀▄█]+)\x1b\[0m")
HALVES = {" ": (0, 0), "▀": (1, 0), "▄": (0, 1), "█": (1, 1)}
MARK = re.compile(r"M(\d+) (\d+)h(\d+)v1h-(\d+)z")

Dark = set[tuple[int, int]]


def dark(link: str) -> Dark:
    """Return the dark modules of a code, as column and row."""
    rows = segno.make(link, micro=False).matrix_iter(border=4)
    return {(x, y) for y, row in enumerate(rows) for x, module in enumerate(row) if module}


@pytest.mark.parametrize("link", LINKS)
def test_a_terminal_line_shows_two_rows_in_black_on_white(link: str) -> None:
    drawn: Dark = set()
    lines = terminal_qr(link).splitlines()
    for number, line in enumerate(lines):
        found = LINE.fullmatch(line)
        assert found
        assert len(found[1]) == terminal_width(link)
        for x, half in enumerate(found[1]):
            drawn |= {(x, 2 * number + y) for y in (0, 1) if HALVES[half][y]}
    assert drawn == dark(link)
    assert len(lines) == (terminal_width(link) + 1) // 2


@pytest.mark.parametrize("link", LINKS)
def test_an_svg_has_the_colour_of_its_page_and_a_title(link: str) -> None:
    picture = ET.fromstring(svg_qr(link, "Sign in <Anne> & others"))  # noqa: S314 - our own
    (title, path) = picture
    assert title.text == "Sign in <Anne> & others"
    marks = [[int(part) for part in mark] for mark in MARK.findall(path.attrib["d"])]
    assert {(x + step, y) for x, y, run, _ in marks for step in range(run)} == dark(link)
    size = terminal_width(link)
    assert picture.attrib["viewBox"] == f"0 0 {size} {size}"
    assert (picture.attrib["role"], picture.attrib["fill"]) == ("img", "currentColor")
    assert {name for part in picture for name in part.attrib} == {"d"}


@pytest.mark.parametrize(
    ("encoding", "columns", "shown"),
    [
        ("utf-8", "80", True),
        ("cp437", "80", True),
        ("cp1252", "80", False),
        ("ascii", "80", False),
        ("utf-8", "41", True),
        ("utf-8", "40", False),
    ],
)
def test_a_code_is_shown_only_if_the_terminal_can_draw_it(
    monkeypatch: pytest.MonkeyPatch, encoding: str, columns: str, *, shown: bool
) -> None:
    monkeypatch.setenv("COLUMNS", columns)
    assert terminal_qr_lines(LINKS[1]) == ()
    monkeypatch.setattr(sys, "stdout", Terminal(io.BytesIO(), encoding))
    assert bool(terminal_qr_lines(LINKS[1])) is shown
