"""The rules page lists the fields and values of every preset."""

import re

from service.domain.games.basset.presets import RULES as TABLE
from service.domain.games.basset.rules import HouseRules
from service.domain.port.rules_table import Preset
from tests.docs.pages import page, rows, section, ticked

RULES = page("docs/explanation/rules.md")
WORDS = re.compile(r"one of ([a-z_, ]+)\.")


def cell(preset: Preset[HouseRules], field: str) -> str:
    """Return a preset's value of a field as the table writes it, with a mark if no text has it."""
    value = getattr(preset.rules, field)
    match value:
        case None:
            text = getattr(TABLE.fields[field], "word", None) or "none"
        case bool():
            text = "yes" if value else "no"
        case tuple():
            text = " ".join(map(str, value))
        case _:
            text = str(value)
    return f"{text} †" if preset.source_of(field) is None else text


def test_the_table_has_the_values_of_every_preset() -> None:
    listed = rows(section(RULES, "## The presets"))
    table = [
        [f"`{field}`", *(cell(p, field) for p in TABLE.presets.values())] for field in TABLE.fields
    ]
    sources = [[preset.name, preset.source] for preset in TABLE.presets.values()]
    assert listed == [*table, *sources]


def test_the_columns_are_the_presets() -> None:
    head = next(line for line in RULES.splitlines() if line.startswith("| field | modern"))
    assert [name.strip() for name in head.split("|")[2:-1]] == list(TABLE.presets)


def test_every_field_is_listed_with_its_values() -> None:
    listed: dict[str, set[str]] = {}
    name = ""
    for first, values, _meaning in rows(section(RULES, "## The fields")):
        name = ticked(first)[0] if first else name
        listed.setdefault(name, set()).update(ticked(values))
    assert list(listed) == list(TABLE.fields)
    for name, holds in TABLE.fields.items():
        words = WORDS.search(holds.problem(object()) or "")
        assert listed[name] == (set(words[1].split(", ")) if words else set()), name
