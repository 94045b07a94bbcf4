"""Names are plain English: no vague last word, such as Manager or Util, and no idiom."""

import ast

import pytest

from tests.tidy.plain_english import NAME_IDIOMS, TEST_NAME_IDIOMS, Idiom, idioms_in_name, words_of
from tests.tidy.tree import FUNCTIONS, ROOT, Function, committed, nodes, shown

DEFINITIONS: tuple[type[Function | ast.ClassDef], ...] = (*FUNCTIONS, ast.ClassDef)
NAMING: tuple[type[ast.AST], ...] = (*DEFINITIONS, ast.arg, ast.Name, ast.Attribute)
VAGUE = {"manager", "helper", "helpers", "util", "utils", "base", "data", "info"}
PLAIN_NAMES = (
    *("service", "workers", "tests", "bench", "migrations", "examples", "web"),
    *("tools", "dev.py", "setup.py"),
)
# Redis may still hold jobs that an earlier version enqueued under this name.
OLD_NAMES = {"reckon_session"}

IDIOMATIC = (
    "test_whoever_asks_is_answered",
    "test_the_client_is_told_so",
    "test_nobody_waits",
    "test_threads_wait_so_long",
    "somebody",
    "WhatWasSaid",
    "heard",
    "everybody_named",
    "there",
    "ours",
    "test_a_page_opens_without_the_house",
    "test_the_house_is_gone",
)
PLAIN = (
    "test_the_house_key_is_accepted",
    "test_a_house_choice_has_its_reason",
    "house_caller",
    "HouseRules",
    "test_there_are_thirteen_ranks",
    "test_the_lock_is_released",
)


def last_word(name: str) -> str:
    return words_of(name)[-1] if words_of(name) else ""


def test_no_class_or_function_ends_in_a_vague_word() -> None:
    found = [
        f"{shown(path, node.lineno)} {node.name}"
        for path, node in nodes("service", "workers", kinds=DEFINITIONS)
        if last_word(node.name) in VAGUE
    ]
    assert found == []


def test_no_module_or_folder_ends_in_a_vague_word() -> None:
    found = [
        path.relative_to(ROOT).as_posix()
        for path in committed("service", "workers", ending=".py")
        if any(last_word(part) in VAGUE for part in path.relative_to(ROOT).with_suffix("").parts)
    ]
    assert found == []


@pytest.mark.parametrize("name", IDIOMATIC)
def test_an_idiomatic_name_is_refused(name: str) -> None:
    assert idioms_in_name(name)


@pytest.mark.parametrize("idiom", [*NAME_IDIOMS, *TEST_NAME_IDIOMS], ids=lambda one: one.pattern)
def test_every_idiom_of_names_has_a_name(idiom: Idiom) -> None:
    assert any(idiom.found_in(" ".join(words_of(name))) for name in IDIOMATIC)


@pytest.mark.parametrize("name", PLAIN)
def test_a_plain_name_passes(name: str) -> None:
    assert idioms_in_name(name) == []


def defined_name(node: ast.AST) -> str:
    """Return the name that a node defines: of a class, function, argument or variable."""
    match node:
        case ast.ClassDef(name=name) | ast.FunctionDef(name=name) | ast.AsyncFunctionDef(name=name):
            return name
        case ast.arg(arg=name) | ast.Name(id=name, ctx=ast.Store()):
            return name
        case ast.Attribute(attr=name, ctx=ast.Store()):
            return name
    return ""


def test_no_name_has_an_idiom() -> None:
    found = [
        f"{shown(path, node.lineno)} {name}: {idiom}"  # type: ignore[attr-defined]
        for path, node in nodes(*PLAIN_NAMES, kinds=NAMING)
        if (name := defined_name(node)) and name not in OLD_NAMES
        for idiom in idioms_in_name(name)
    ]
    assert found == []


def test_no_module_has_an_idiom_in_its_name() -> None:
    found = [
        path.relative_to(ROOT).as_posix()
        for path in committed(*PLAIN_NAMES, ending=".py")
        if any(idioms_in_name(part) for part in path.relative_to(ROOT).with_suffix("").parts)
    ]
    assert found == []
