"""How the header of a sheet opens a session."""

import pytest

from service.domain.games.lansquenet import GAME
from service.sheets import BadSheet, read_sheet

SHEET = "game = 'lansquenet'\nrules = 'lansquenet'\n{header}\nentries = ''\n"


@pytest.mark.parametrize("header", ["", "bank = 0"])
def test_a_sheet_may_leave_the_bank_out_or_state_zero(header: str) -> None:
    sheet = read_sheet(SHEET.format(header=header))
    assert (sheet.game, sheet.opening.own) == (GAME, {"bank": 0})


@pytest.mark.parametrize("header", ["bank = 5", "bank = '5'", "holder = 'anne'"])
def test_a_sheet_with_a_bank_is_refused_at_its_line(header: str) -> None:
    with pytest.raises(BadSheet) as error:
        read_sheet(SHEET.format(header=header))
    assert error.value.line == 3
