"""Every type of field, in a line, in JSON and in an event, with the entries of an invented game."""

import json
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.domain.entry_reference import entry_table
from service.domain.port.entries import (
    ChoiceCondition,
    EntryKind,
    Field,
    FieldType,
    PlayerCount,
    command_of,
    entry_of,
    read_entry,
    read_line,
    write_line,
)
from service.domain.port.rules_table import Flag, Whole
from service.domain.values.errors import BadLine
from service.domain.values.money import CURRENCIES
from service.domain.values.names import caseless
from service.sheets.line_words import words_of
from tests.factories import invented_entries as invented
from tests.factories.invented_entries import BY_EVENT, BY_VERB, ENTRIES, event_of
from tests.factories.rule_conditions import impossible_conditions
from web.game_declarations import members

POINTS = CURRENCIES["points"]
LINES: dict[str, Any] = json.loads(
    Path(__file__).with_name("entry_lines.json").read_text(encoding="utf-8")
)
"""The web app reads the same lines: ``web/tests/game-api/entry-lines.test.ts``."""

NAMES = st.text("Aeil Ëß-7", min_size=1, max_size=6).filter(
    lambda name: bool(caseless(name)) and name.strip() == name
)
CARDS = st.sampled_from(["A", "10", "Kh", "2", "Jd"])


def _number(least: int, most: int) -> st.SearchStrategy[int]:
    return st.integers(least, min(most, 10**6))


def _values(field: Field) -> st.SearchStrategy[Any]:
    length = {"min_size": field.least, "max_size": min(field.most, 5)}
    match field.type:
        case FieldType.PLAYERS:
            return st.lists(NAMES, unique_by=caseless, **length).map(tuple)  # type: ignore[arg-type]
        case FieldType.COUNTS:
            counts = _number(field.each_least, field.each_most)
            pairs = st.builds(PlayerCount, punter=NAMES, count=counts)
            return st.lists(pairs, **length).map(tuple)  # type: ignore[arg-type]
        case FieldType.CARDS:
            return st.lists(CARDS, **length).map(tuple)  # type: ignore[arg-type]
        case FieldType.CHOICE:
            return st.sampled_from(field.choices)
        case FieldType.PLAYER:
            return NAMES
    return _number(field.least, field.most)


@st.composite
def entered(draw: st.DrawFn) -> tuple[EntryKind, dict[str, Any]]:
    """Return a kind of entry, and values of its fields; an optional one may be left out."""
    kind = draw(st.sampled_from(ENTRIES))
    given_fields = [f for f in kind.fields if not f.optional or draw(st.booleans())]
    return kind, {field.name: draw(_values(field)) for field in given_fields}


@given(entered())
def test_a_line_is_written_from_the_event_and_read_back(
    entry: tuple[EntryKind, dict[str, Any]],
) -> None:
    command = command_of(*entry)
    line = write_line(BY_EVENT, [event_of(command)], POINTS)
    assert line is not None
    words, _ = words_of(line, 1, ())
    assert read_line(BY_VERB, words, POINTS) == command


@given(entered())
def test_a_body_is_written_from_the_event_and_read_back(
    entry: tuple[EntryKind, dict[str, Any]],
) -> None:
    kind, values = entry
    command = command_of(kind, values)
    found = entry_of(BY_EVENT, [event_of(command)])
    assert found is not None
    assert found.command == command
    body = json.loads(json.dumps(found.as_json()))
    defaults = {field.name: field.default for field in kind.fields if field.default}
    assert body.keys() == {"kind", *(n for n, v in values.items() if v != defaults.get(n))}
    assert read_entry(BY_VERB, body["kind"], body) == command


@pytest.mark.parametrize(("line", "body"), LINES["good"])
def test_a_line_and_a_body_are_the_same_entry(line: str, body: dict[str, Any]) -> None:
    words, _ = words_of(line, 1, ())
    command = read_line(BY_VERB, words, POINTS)
    assert command == read_entry(BY_VERB, body["kind"], body)
    assert write_line(BY_EVENT, [event_of(command)], POINTS) == line
    found = entry_of(BY_EVENT, [event_of(command)])
    assert found is not None
    assert found.as_json() == body


@pytest.mark.parametrize(("line", "written"), LINES["not_written_back"])
def test_a_line_with_more_than_it_needs_is_written_shorter(line: str, written: str) -> None:
    command = read_line(BY_VERB, line.split(), POINTS)
    assert write_line(BY_EVENT, [event_of(command)], POINTS) == written


@pytest.mark.parametrize(("line", "_reading", "message"), LINES["bad"])
def test_a_line_that_cannot_be_read_says_why(line: str, _reading: str, message: str) -> None:
    words, _ = words_of(line, 1, ())
    with pytest.raises(BadLine) as refused:
        read_line(BY_VERB, words, POINTS, invented.TEXTS.wanted)
    assert str(refused.value) == message


ANNE_31 = {"punter": "Anne", "count": 31}


@pytest.mark.parametrize(
    ("body", "message"),
    [
        ({"kind": "best"}, "best: punters is missing."),
        ({"kind": "best", "punters": []}, "best: punters: It must have from 1 to 4 names."),
        ({"kind": "best", "punters": "Anne"}, "best: punters has the wrong type."),
        ({"kind": "best", "punters": [7]}, "best: punters: Every name must be a text."),
        (
            {"kind": "best", "punters": ["Zoë", "ZOE\u0308"]},
            "best: punters: 'ZOË' stands here twice.",
        ),
        (
            {"kind": "best", "punters": ["Anne", " Bess"]},
            "best: punters: It begins or ends with a blank.",
        ),
        (
            {"kind": "count", "counts": [ANNE_31]},
            "count: counts: It must have from 2 to 3 pairs of name and number.",
        ),
        (
            {"kind": "count", "counts": [ANNE_31, {"punter": "Bess", "count": 79}]},
            "count: counts: 'Bess': It must be from 0 to 78.",
        ),
        ({"kind": "hand", "right": "tie", "left": 5}, "hand: left has the wrong type."),
        ({"kind": "cards", "bank": ["9"]}, "cards: bank: It must have from 2 to 3 cards."),
    ],
)
def test_a_body_that_cannot_be_read_says_why(body: dict[str, Any], message: str) -> None:
    with pytest.raises(BadLine) as refused:
        read_entry(BY_VERB, body["kind"], body)
    assert str(refused.value) == message


@pytest.mark.parametrize(
    "pair", ["Anne", {}, {"punter": "Anne"}, {"punter": 7, "count": 1}, {**ANNE_31, "count": True}]
)
def test_a_pair_has_a_name_and_a_whole_number(pair: Any) -> None:
    with pytest.raises(BadLine, match="Every pair must have"):
        read_entry(BY_VERB, "count", {"counts": [ANNE_31, pair]})


def test_an_entry_of_counts_repeats_what_was_entered() -> None:
    command = read_line(BY_VERB, ["count", "Anne", "31", "Bess", "20"], POINTS)
    event = event_of(command)
    assert [each.punter for each in event.counts] == ["Anne", "Bess", "the rest"]
    assert write_line(BY_EVENT, [event], POINTS) == "count Anne 31 Bess 20"


def test_a_list_without_a_value_is_empty() -> None:
    command = read_entry(BY_VERB, "cards", {"bank": ["9", "J"], "right": None})
    assert command == invented.DealCards(bank_cards=("9", "J"), right_cards=(), left_cards=())


def test_the_pairs_of_an_event_are_declared_as_names_and_plain_numbers() -> None:
    entered_counts = members(invented.RoundCounted, invented.TEXTS)[0]
    assert entered_counts == {
        "name": "entered",
        "type": "record",
        "list": True,
        "members": [
            {"name": "punter", "type": "text"},
            {"name": "count", "type": "number"},
        ],
    }


def test_the_web_tests_read_the_same_declarations() -> None:
    """Run ``python -m tests.factories.invented_entries`` after a change."""
    assert invented.DECLARATIONS.read_text("utf-8") == invented.declarations()


def test_the_page_of_entries_shows_lists_and_conditions() -> None:
    rows = [line.split(" | ")[:3] for line in entry_table("Invented", ENTRIES, invented.TEXTS)]
    assert [(line.removeprefix("| "), fields) for line, _, fields in rows[4:-1]] == [
        ("`best NAME...`", "`punters`"),
        ("`count NAME NUMBER NAME NUMBER...`", "`counts` (`[{punter, count}]`)"),
        ("`out NAME NAME NUMBER...`", "`punter`, `left` (`[{punter, count}]`)"),
        ("`begin NUMBER [NUMBER]`", "`rounds`, `handicap?`"),
        (
            "`cards CARD,CARD... [CARD,CARD...] [CARD,CARD...]`",
            '`kind: "cards"`, `bank`, `right?`, `left?` (if `sides` is 2)',
        ),
        (
            r"`hand bank\|punters\|tie\|none [bank\|punters\|tie\|none]`",
            '`kind: "hand"`, `right`, `left?` (if `sides` is 2)',
        ),
        ("`banco NAME [cheval]`", "`punter`, `how?` (if `cheval` is true)"),
        ("`ante [AMOUNT]`", "`amount?`"),
    ]


def test_a_condition_that_no_rules_can_meet_is_found() -> None:
    flag, sides = Flag(), Whole(1, 2)
    assert impossible_conditions(ENTRIES, {"sides": sides, "cheval": flag}) == []
    one_side = Whole(1, 1)
    found = impossible_conditions(ENTRIES, {"sides": one_side})
    assert found == [("cards", "left"), ("hand", "left"), ("banco", "how")]


PLAYERS = Field(name="punters", type=FieldType.PLAYERS)
LIMITED = ChoiceCondition(choices=("left", "right"), only_if=invented.TWO_SIDES)


def test_choices_that_no_rules_give_a_meaning_are_found() -> None:
    where = Field(
        name="where", type=FieldType.CHOICE, choices=("left", "right", "any"), limited=LIMITED
    )
    kinds = [EntryKind(verb="a", path="a", command=str, event=str, fields=(where,))]
    assert impossible_conditions(kinds, {"sides": Whole(1, 2)}) == []
    assert impossible_conditions(kinds, {"sides": Whole(1, 1)}) == [("a", "where")]
    assert LIMITED.in_words == "`left`, `right` only if `sides` is 2"


@pytest.mark.parametrize(
    "fields",
    [
        {"name": "a", "type": FieldType.FLAG},
        {"name": "a", "type": FieldType.AMOUNT, "joined": True},
        {"name": "a", "type": FieldType.AMOUNT, "only_if": invented.TWO_SIDES},
        {"name": "a", "type": FieldType.CHOICE, "choices": ("b",), "limited": LIMITED},
    ],
)
def test_a_field_that_no_line_can_hold_cannot_be_declared(fields: dict[str, Any]) -> None:
    with pytest.raises(AssertionError):
        Field(**fields)


def test_a_field_of_many_words_must_be_the_last_of_its_line() -> None:
    with pytest.raises(AssertionError, match="punters must be the last"):
        EntryKind(verb="a", path="a", command=str, event=str, fields=(PLAYERS, invented.RIGHT))
