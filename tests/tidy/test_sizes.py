"""Functions and files stay below a maximum length."""

import ast

from tests.tidy.tree import FUNCTIONS, ROOT, Function, committed, nodes_in

FUNCTION_LIMIT = 40
FILE_LIMIT = 400
TOPS = ("service", "workers", "migrations", "tests", "bench", "web", "dev.py")


def code_lines(function: Function, lines: list[str]) -> int:
    """Return the number of lines without blank lines, comments and docstring."""
    own = set(range(function.lineno, (function.end_lineno or function.lineno) + 1))
    if ast.get_docstring(function) is not None:
        docstring = function.body[0]
        own -= set(range(docstring.lineno, (docstring.end_lineno or docstring.lineno) + 1))
    texts = (lines[number - 1].strip() for number in own)
    return sum(1 for text in texts if text and not text.startswith("#"))


def too_long(name: str, text: str) -> list[str]:
    """Return the functions of a file, and the file itself, that are longer than allowed."""
    lines = text.splitlines()
    functions = nodes_in(text, *FUNCTIONS)
    sizes = {f"{name}:{node.lineno} {node.name}": code_lines(node, lines) for node in functions}
    found = [f"{place}: {size} lines" for place, size in sizes.items() if size > FUNCTION_LIMIT]
    return found if len(lines) <= FILE_LIMIT else [*found, f"{name}: {len(lines)} lines"]


def test_files_and_functions_are_short() -> None:
    texts = {
        path.relative_to(ROOT).as_posix(): path.read_text(encoding="utf-8")
        for path in committed(*TOPS, ending=".py")
    }
    assert {top for top in TOPS if not any(name.startswith(top) for name in texts)} == set()
    assert [found for name, text in texts.items() for found in too_long(name, text)] == []


def test_what_is_too_long_is_named() -> None:
    head = "def long():\n"
    assert too_long("a.py", head + "    x = 1\n" * (FUNCTION_LIMIT - 1)) == []
    assert too_long("a.py", head + "    x = 1\n" * FUNCTION_LIMIT) == ["a.py:1 long: 41 lines"]
    assert too_long("a.py", "x = 1\n" * (FILE_LIMIT + 1)) == ["a.py: 401 lines"]
