"""Every session event has one record, and the code asks the records instead of the classes."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pkgutil import iter_modules

import pytest

from service.domain import session
from service.domain.games.basset import GAME
from service.domain.session.session_event_kind import SessionEventKind
from service.domain.session.session_events import (
    SESSION_EVENT_KINDS,
    SESSION_EVENTS,
    evolve,
    is_at_table,
    is_correction,
    postings_of,
    session_event_kind,
)
from tests.tidy.tree import ROOT, committed

NAMES = {event.__name__ for event in SESSION_EVENTS.values()}


def session_event_classes() -> Iterator[type]:
    """Yield the classes with the stored name of a session event in the modules of sessions."""
    for module in iter_modules(session.__path__, f"{session.__name__}."):
        for value in vars(import_module(module.name)).values():
            if isinstance(value, type) and getattr(value, "NAME", "").startswith("session."):
                yield value


def test_every_session_event_has_one_record() -> None:
    assert len(NAMES) == len(SESSION_EVENT_KINDS)
    assert {kind.event for kind in SESSION_EVENT_KINDS} == set(session_event_classes())


@pytest.mark.parametrize("kind", SESSION_EVENT_KINDS, ids=lambda kind: kind.event.__name__)
def test_an_event_is_an_entry_or_a_property_or_a_correction(kind: SessionEventKind) -> None:
    assert [kind.is_entry, kind.change is not None, kind.correct is not None].count(True) == 1
    event = object.__new__(kind.event)
    assert session_event_kind(event) is kind
    assert is_at_table(event) == kind.is_entry
    assert is_correction(event) == (kind.correct is not None)
    if not kind.is_entry:
        state = object()
        assert evolve(GAME, state, event) is state
        assert postings_of(GAME, event) == ()


@pytest.mark.parametrize(
    "kind", [kind for kind in SESSION_EVENT_KINDS if kind.entry], ids=lambda k: k.entry.verb
)
def test_a_declared_entry_records_the_event_of_its_record(kind: SessionEventKind) -> None:
    assert kind.entry is not None
    assert kind.entry.event is kind.event


def compared_events(tree: ast.Module) -> set[str]:
    """Return the session events that a module names in ``isinstance`` or in a ``match``."""
    tuples = {
        target.id: node.value
        for node in tree.body
        if isinstance(node, ast.Assign)
        for target in node.targets
        if isinstance(target, ast.Name)
    }
    found: list[ast.AST] = []
    for node in ast.walk(tree):
        if isinstance(node, ast.Call) and ast.unparse(node.func) == "isinstance":
            found.append(node.args[1])
        elif isinstance(node, ast.MatchClass):
            found.append(node.cls)
    names: set[str] = set()
    while found:
        for node in ast.walk(found.pop()):
            name = ast.unparse(node).rpartition(".")[2] if isinstance(node, ast.expr) else ""
            if name in tuples and name not in names:
                found.append(tuples[name])
            names.add(name)
    return names & NAMES


def test_events_are_found_in_comparisons() -> None:
    module = """
_MAY_RENAME = (PlayerRenamed, corrections.EntryAmended)
PASSED_OVER = SessionRenamed
def name(event):
    match event:
        case RulingMade(source=source):
            return source
    return isinstance(event, _MAY_RENAME) or isinstance(event, PaymentMade | PursesReturned)
"""
    expected = {"PlayerRenamed", "EntryAmended", "RulingMade", "PaymentMade", "PursesReturned"}
    assert compared_events(ast.parse(module)) == expected


def test_no_file_tells_more_than_two_session_events_apart() -> None:
    compared = {
        path.relative_to(ROOT).as_posix(): compared_events(ast.parse(path.read_text("utf-8")))
        for path in committed("service", ending=".py")
    }
    found = {path: names for path, names in compared.items() if len(names) > 2}
    assert found == {}, "Ask the records in session_events.py instead."


def test_only_entries_at_the_table_concern_a_player() -> None:
    for kind in SESSION_EVENT_KINDS:
        if kind.change:
            assert kind.entry is None
            assert not kind.concerns(object(), "anne")
