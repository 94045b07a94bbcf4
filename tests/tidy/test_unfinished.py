"""Committed code has no placeholders, and no test skips itself."""

import ast
import re

from tests.tidy.tree import committed, nodes, shown

UNFINISHED = re.compile(r"\b(TODO|FIXME|NotImplementedError)\b")
NAMED: tuple[type[ast.AST], ...] = (ast.Attribute, ast.Name, ast.alias)
SKIPS = {"skip", "skipif", "skipIf", "skipUnless", "skipTest", "xfail", "importorskip"}


def skips(node: ast.AST) -> set[str]:
    match node:
        case ast.Attribute(attr=name) | ast.Name(id=name) | ast.alias(name=name):
            return {name} & SKIPS
        case _:
            return set()


def test_no_placeholder_is_left() -> None:
    found = [
        shown(path, number)
        for path in committed("service", "workers", ending=".py")
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), start=1)
        if UNFINISHED.search(line)
    ]
    assert found == []


def test_no_test_skips_itself() -> None:
    found = [
        f"{shown(path, getattr(node, 'lineno', 0))} {name}"
        for path, node in nodes("tests", kinds=NAMED)
        for name in skips(node)
    ]
    assert found == []
