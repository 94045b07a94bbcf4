"""Names say what a thing is; these say that nobody knew."""

import ast
import re

from tests.tidy.tree import ROOT, Function, committed, nodes, shown

EMPTY = {"manager", "helper", "helpers", "util", "utils", "base", "data", "info"}
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def last_word(name: str) -> str:
    words = WORD.findall(name)
    return words[-1].lower() if words else ""


def test_no_class_or_function_ends_in_an_empty_word() -> None:
    found = [
        f"{shown(path, node.lineno)} {node.name}"
        for path, node in nodes("service", "workers")
        if isinstance(node, ast.ClassDef | Function) and last_word(node.name) in EMPTY
    ]
    assert found == []


def test_no_module_or_folder_is_an_empty_word() -> None:
    found = [
        path.relative_to(ROOT).as_posix()
        for path in committed("service", "workers", ending=".py")
        if any(last_word(part) in EMPTY for part in path.relative_to(ROOT).with_suffix("").parts)
    ]
    assert found == []
