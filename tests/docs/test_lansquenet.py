"""The page of Lansquenet's rules lists its fields, their values and the preset."""

from service.domain.games.lansquenet.rules import PRESETS, RULES
from service.domain.port.rules_table import Choice
from tests.docs.pages import page, rows, section, ticked

PAGE = page("docs/explanation/lansquenet.md")


def test_every_field_is_listed_with_its_values() -> None:
    listed = rows(section(PAGE, "## The fields"))
    assert {ticked(name)[0]: ticked(values) for name, values, _ in listed} == {
        name: list(holds.words) if isinstance(holds, Choice) else []
        for name, holds in RULES.fields.items()
    }


def test_the_preset_is_listed_with_a_mark_at_each_house_choice() -> None:
    (preset,) = PRESETS.values()
    values = {name: "none" if v is None else str(v) for name, v in vars(preset.rules).items()}
    assert rows(section(PAGE, "## The preset")) == [
        [f"`{name}`", f"{value} †" if preset.source_of(name) is None else value]
        for name, value in values.items()
    ]
