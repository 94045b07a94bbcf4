"""Functions and files stay below a maximum length."""

import ast
from pathlib import Path

import pytest

from tests.tidy.tree import ROOT, Function, committed, parsed, shown

FUNCTION_LIMIT = 40
FILE_LIMIT = 400
TOPS = ("service", "workers", "migrations", "tests", "bench", "web", "dev.py")
FILES = committed(*TOPS, ending=".py")


def code_lines(function: Function, lines: list[str]) -> int:
    """Return the number of lines without blank lines, comments and docstring."""
    own = set(range(function.lineno, (function.end_lineno or function.lineno) + 1))
    if ast.get_docstring(function) is not None:
        docstring = function.body[0]
        own -= set(range(docstring.lineno, (docstring.end_lineno or docstring.lineno) + 1))
    texts = (lines[number - 1].strip() for number in own)
    return sum(1 for text in texts if text and not text.startswith("#"))


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(ROOT).as_posix())
def test_a_file_and_its_functions_are_short(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    sizes = {
        f"{shown(path, node.lineno)} {node.name}": code_lines(node, lines)
        for node in ast.walk(parsed(path))
        if isinstance(node, Function)
    }
    assert {name: size for name, size in sizes.items() if size > FUNCTION_LIMIT} == {}
    assert len(lines) <= FILE_LIMIT
