"""Plain numbers, such as scores, among the figures that a score sheet expects."""

from dataclasses import replace
from typing import Any

import pytest

from service.domain.port.game import AnyGame, Figure
from service.domain.values.money import CURRENCIES
from service.sheets.errors import BadSheet
from service.sheets.expect import expect_table, expected_books, value_in_sheet
from service.sheets.line_numbers import LineNumbers
from tests.factories import invented

GAME: AnyGame = replace(invented.GAME, figures={**invented.GAME.figures, "round": Figure.COUNT})
STERLING = CURRENCIES["lsd"]
STATED = {"pools": {"pot": "1s"}, "scores": {"anne": 83, "bess": -5}, "round": 2}
BOOKS = {"pools": {"pot": 48}, "scores": {"anne": 83, "bess": -5}, "round": 2}


def read(**expect: Any) -> Any:
    expected = expected_books({"expect": expect}, GAME, STERLING, LineNumbers("[expect]"))
    assert expected is not None
    return expected.values


def test_plain_numbers_are_read_and_written_without_a_currency() -> None:
    assert read(**STATED) == BOOKS
    assert expect_table(GAME, BOOKS, STERLING) == STATED


@pytest.mark.parametrize("figure", [Figure.COUNT, Figure.COUNTS])
def test_a_plain_number_in_a_message_has_no_currency(figure: Figure) -> None:
    assert value_in_sheet(83, figure, STERLING) == 83
    assert value_in_sheet(83, Figure.AMOUNTS, STERLING) == "1s8d3f"


@pytest.mark.parametrize(
    "expect",
    [{"round": "2"}, {"round": True}, {"round": 2**60}, {"scores": 3}, {"scores": {"anne": "1s"}}],
)
def test_a_plain_number_of_another_type_is_refused(expect: dict[str, Any]) -> None:
    with pytest.raises(BadSheet, match="has the wrong type"):
        read(**expect)
