"""De Moivre's table of Bassette and that of Pharaon, against cells that were computed elsewhere.

The cells are those of `de_moivre.json`: cards left, cards of the rank among them, the loss.
"""

import json
from fractions import Fraction
from pathlib import Path

import pytest

from service.domain.games.basset.odds.de_moivre import FACED, bassete_loss
from service.domain.games.basset.odds.record import moivre_tables

CELLS = json.loads(Path(__file__).with_name("de_moivre.json").read_text(encoding="utf-8"))
TABLES = {table.name: table.cells for table in moivre_tables()}


@pytest.mark.parametrize("name", TABLES)
def test_every_cell(name: str) -> None:
    expected = [(left, of_rank, Fraction(loss)) for left, of_rank, loss in CELLS[name]]
    assert sorted(TABLES[name]) == sorted(expected)
    assert CELLS.keys() == TABLES.keys()


def test_the_fewer_cards_the_greater_the_loss() -> None:
    """Source: S0, de Moivre's conclusions."""
    for of_rank in (1, 2, 3, 4):
        losses = [bassete_loss(left, of_rank, FACED) for left in range(49, 6, -2)]
        assert losses == sorted(losses)


def test_the_loss_is_least_with_two_then_three_then_four_cards_and_greatest_with_one() -> None:
    """Source: S0, de Moivre's conclusions."""
    for left in range(7, 50, 2):
        losses = [bassete_loss(left, of_rank, FACED) for of_rank in (2, 3, 4, 1)]
        assert losses == sorted(losses)


def test_the_stake_before_the_turn() -> None:
    assert bassete_loss(52, 4, FACED) == Fraction(25, 21658)
