"""The rules of Baccarat: presets, and rules that contradict each other."""

from typing import Any

import pytest

from service.domain.games.baccarat.rules import RULES
from service.domain.values.errors import BadRules
from tests.factories.baccarat.lines import BANQUE, CHEMIN_DE_FER, FOUR, enter, played


@pytest.mark.parametrize(
    ("preset", "overrides", "field"),
    [
        (BANQUE, {"bank_ends": "loss"}, "bank_ends"),
        (BANQUE, {"seats": 5}, "seats"),
        (BANQUE, {"sides": 1}, "cheval"),
        (CHEMIN_DE_FER, {"cheval": True}, "cheval"),
        (CHEMIN_DE_FER, {"sides": 2}, "bank_ends"),
        (CHEMIN_DE_FER, {"decks": 1, "stock_minimum": 53}, "stock_minimum"),
        (CHEMIN_DE_FER, {"min_stake": 9, "max_stake": 8}, "max_stake"),
        (CHEMIN_DE_FER, {"decks": 0}, "decks"),
        (CHEMIN_DE_FER, {"bank_minimum": 0}, "bank_minimum"),
    ],
)
def test_rules_that_cannot_be_played(preset: str, overrides: dict[str, Any], field: str) -> None:
    with pytest.raises(BadRules) as refused:
        RULES.chosen(preset, overrides)
    assert [*refused.value.errors] == [field]


@pytest.mark.parametrize(
    ("preset", "overrides"),
    [
        (BANQUE, {"sides": 1, "cheval": False}),
        (CHEMIN_DE_FER, {"sides": 2, "bank_ends": "shoe", "cheval": True, "seats": 6}),
        (CHEMIN_DE_FER, {"seats": 5}),
    ],
)
def test_the_number_of_sides_may_differ_from_the_preset(
    preset: str, overrides: dict[str, Any]
) -> None:
    assert RULES.chosen(preset, overrides).decks == RULES.presets[preset].rules.decks


def test_the_seats_leave_the_banker_out() -> None:
    start = played(*FOUR, "bank anne 60", "seat gus 5", seats=4)
    enter(start, "seat hal 5").refused("table_full", seats=4)
    in_two = played(*FOUR, "bank anne 60", "seat gus 5", preset=BANQUE, seats=4)
    enter(in_two, "seat hal 5").refused("table_full")


def test_a_side_is_full_by_itself_and_bystanders_always_find_room() -> None:
    start = played("seat anne 5 right", "seat bess 5", preset=BANQUE, seats=2)
    enter(start, "seat hal 5 right").refused("table_full")
    played("seat anne 5", "seat bess 5", "seat hal 5 standing-right", preset=BANQUE, seats=2)
