"""Every registered game keeps the promises about its entries; random play drives the tests."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from service.domain.port.entries import (
    ALL,
    CLOSING,
    EntryKind,
    Field,
    FieldType,
    read_entry,
    read_line,
    write_line,
)
from service.domain.port.game import AnyGame
from service.domain.port.parties import CLOSED
from service.domain.session.session_entries import all_entries, entries_by_event, entries_by_verb
from service.sheets.line_words import words_of
from tests.factories.entry_bodies import body_of
from tests.factories.random_sessions import RandomSession, Step
from tests.factories.rule_conditions import impossible_conditions


def test_json_and_line_read_to_the_same_command(
    game: AnyGame, sessions: list[RandomSession]
) -> None:
    read = set()
    for session in sessions:
        for step in session.steps:
            kind, body = body_of(game, step.command)
            assert read_entry(entries_by_verb(game), kind.verb, body) == step.command
            words = _words(kind, body)
            from_line = read_line(entries_by_verb(game), words, session.opening.currency)
            off_line = {f.name: None for f in kind.fields if not f.in_line and f.name in body}
            assert from_line == replace(step.command, **off_line), words
            read.add(kind.verb)
    assert read == {kind.verb for kind in game.entries}


def test_the_written_line_causes_the_same_events(
    game: AnyGame, sessions: list[RandomSession]
) -> None:
    for session in sessions:
        for step in session.steps:
            if line := write_line(entries_by_event(game), step.events, session.opening.currency):
                words, _ = words_of(line, 1, game.refusal_codes)
                again = read_line(entries_by_verb(game), words, session.opening.currency)
                assert game.decide(step.before, again) == step.events, line


def test_one_entry_closes_a_session(game: AnyGame, steps: list[Step]) -> None:
    assert [kind for kind in game.entries if kind.role == CLOSING] == [game.closing]
    closed = {
        type(event)
        for step in steps
        for event in step.events
        if game.phase(game.evolve(step.before, event)) == CLOSED
    }
    assert closed == {game.closing.event}


def test_an_entry_is_declared_once(game: AnyGame) -> None:
    assert len(entries_by_verb(game)) == len(all_entries(game))
    for kind in game.entries:
        assert kind.event in game.events.values()


def test_rules_can_meet_each_condition_of_a_field(game: AnyGame) -> None:
    assert impossible_conditions(game.entries, game.rules.fields) == []


def _words(kind: EntryKind, body: Mapping[str, Any]) -> list[str]:
    """Return the words of a line that says the same as ``body``."""
    words = [kind.verb]
    for field in kind.fields:
        value = body.get(field.name)
        if kind.for_all and ALL in body and field.name == kind.for_all.replaces[0]:
            words.append("*")
        elif field.joined:
            words.append(",".join(value or ("-",)))
        elif field.in_line and value is not None:
            words += _spoken(field, value)
    return words


def _spoken(field: Field, value: Any) -> list[str]:
    if field.type is FieldType.COUNTS:
        return [str(part) for pair in value for part in (pair["punter"], pair["count"])]
    return list(value) if field.is_list else [str(value)]
