"""Names: valid characters, equal names, and names in a score sheet."""

import json
from pathlib import Path

import pytest

from service.domain.values.names import (
    BadName,
    name_in_sheet,
    plain_text,
    punter_name,
    same_name,
    searchable,
)


@pytest.mark.parametrize(
    "name",
    [
        "anne",
        "A",
        "x" * 40,
        "Lady Anne",
        "Señora Ñ",
        "O'Hara",
        "d:e%f",
        "a\\b",
        "🂮 Queen",
        "👩‍👩‍👧",
        "王夫人",
        "*",
        "// not a comment",
        "!",
        "0",
    ],
)
def test_a_valid_name_is_accepted(name: str) -> None:
    assert punter_name(name) == name


@pytest.mark.parametrize(
    "name",
    [
        "",
        " ",
        " anne",
        "anne ",
        "\u00a0anne",
        "anne\u3000",
        "x" * 41,
        'say "yes"',
        "a\nb",
        "a\tb",
        "a\x00b",
        "a\x7fb",
        "a\x85b",
        "a\u2028b",
        "a\u2029b",
        "a\ud800b",
    ],
)
def test_an_invalid_name_is_refused(name: str) -> None:
    with pytest.raises(BadName):
        punter_name(name)


def test_a_name_is_normalised_to_composed_characters() -> None:
    assert punter_name("E\u0301lise") == "\u00c9lise"


def test_the_length_of_a_name_is_that_of_its_composed_form() -> None:
    assert len(punter_name("e\u0301" * 40)) == 40


def test_a_name_that_composition_makes_too_long_is_refused() -> None:
    with pytest.raises(BadName):
        punter_name("\u0958" * 21)  # each becomes two characters


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("anne", "anne"),
        ("anne-marie_2", "anne-marie_2"),
        ("Éloïse", "Éloïse"),
        ("Lady Anne", '"Lady Anne"'),
        ("O'Hara", '"O\'Hara"'),
        ("*", '"*"'),
        ("🂮", '"🂮"'),
        ("//", '"//"'),
    ],
)
def test_a_name_is_quoted_in_a_sheet_if_necessary(name: str, written: str) -> None:
    assert name_in_sheet(name) == written


def test_other_texts_may_hold_quotes_and_blanks() -> None:
    assert plain_text(' "Twelfth Night" ', longest=20) == ' "Twelfth Night" '


@pytest.mark.parametrize("text", ["", "x" * 21, "a\nb"])
def test_other_texts_have_one_line_and_a_maximum_length(text: str) -> None:
    with pytest.raises(BadName):
        plain_text(text, longest=20)


def test_names_are_compared_without_case_blanks_and_invisible_characters() -> None:
    """The web app reads the same table: ``web/tests/platform/caseless.test.ts``."""
    table = json.loads(Path(__file__).with_name("names_compared.json").read_text("utf-8"))
    for names in table["equal"]:
        assert all(same_name(names[0], other) for other in names), names
    for one, other in table["different"]:
        assert not same_name(one, other), (one, other)


@pytest.mark.parametrize("sought", ["emile", "ÉMILE", "e\u0301mile  ångström", "angstrom"])
def test_a_name_is_found_without_its_accents(sought: str) -> None:
    assert searchable(sought) in searchable("Émile Ångström")


@pytest.mark.parametrize("unseen", ["\u200b", "\u2800", "\u3164\u200d"])
def test_a_name_of_invisible_characters_is_refused(unseen: str) -> None:
    with pytest.raises(BadName):
        punter_name(unseen)


def test_invisible_characters_inside_a_name_are_preserved() -> None:
    family = "\U0001f468\u200d\U0001f469"
    assert punter_name(family) == family


def test_a_lone_surrogate_is_named() -> None:
    with pytest.raises(BadName, match="It holds a lone surrogate, which is half a character"):
        plain_text("a\ud800b", longest=9)
