"""No name ends in a word without meaning, such as Manager or Util."""

import ast
import re

from tests.tidy.tree import ROOT, Function, committed, nodes, shown

VAGUE = {"manager", "helper", "helpers", "util", "utils", "base", "data", "info"}
WORD = re.compile(r"[A-Z]+(?![a-z])|[A-Z]?[a-z]+")


def last_word(name: str) -> str:
    words = WORD.findall(name)
    return words[-1].lower() if words else ""


def test_no_class_or_function_ends_in_a_vague_word() -> None:
    found = [
        f"{shown(path, node.lineno)} {node.name}"
        for path, node in nodes("service", "workers")
        if isinstance(node, ast.ClassDef | Function) and last_word(node.name) in VAGUE
    ]
    assert found == []


def test_no_module_or_folder_ends_in_a_vague_word() -> None:
    found = [
        path.relative_to(ROOT).as_posix()
        for path in committed("service", "workers", ending=".py")
        if any(last_word(part) in VAGUE for part in path.relative_to(ROOT).with_suffix("").parts)
    ]
    assert found == []
