"""How a session opens: by a sheet's header, and read back from its first event."""

from random import Random

import pytest

from service.domain.games.lansquenet import GAME
from service.sheets import BadSheet, read_sheet
from tests.factories.lansquenet.random_play import random_opening

SHEET = "game = 'lansquenet'\nrules = 'lansquenet'\n{header}\nentries = ''\n"


def test_the_opening_is_read_back_from_the_first_event() -> None:
    opening = random_opening(Random(1))
    (event,) = GAME.start(opening)
    assert GAME.opening_of(event) == opening


@pytest.mark.parametrize("header", ["", "bank = 0"])
def test_a_sheet_may_leave_the_bank_out_or_state_zero(header: str) -> None:
    sheet = read_sheet(SHEET.format(header=header))
    assert (sheet.game, sheet.opening.own) == (GAME, {"bank": 0})


@pytest.mark.parametrize("header", ["bank = 5", "bank = '5'", "holder = 'anne'"])
def test_a_sheet_with_a_bank_is_refused_at_its_line(header: str) -> None:
    with pytest.raises(BadSheet) as error:
        read_sheet(SHEET.format(header=header))
    assert error.value.line == 3
