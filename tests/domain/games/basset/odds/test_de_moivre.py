"""De Moivre's table of Bassette and that of Pharaon, against cells that were reckoned elsewhere.

The cells are those of `de_moivre.json`: cards left, cards of the rank among them, the loss.
"""

import json
from collections.abc import Callable, Iterator
from fractions import Fraction
from pathlib import Path

import pytest

from service.domain.games.basset.odds.de_moivre import (
    FACED,
    FACED_IN_FRANCE,
    bassete_loss,
    bassete_table,
    pharaon_table,
)

CELLS = json.loads(Path(__file__).with_name("de_moivre.json").read_text(encoding="utf-8"))
Cells = Iterator[tuple[int, int, Fraction]]


@pytest.mark.parametrize(
    ("name", "table"),
    [
        ("bassete_y_1_2", lambda: bassete_table(FACED)),
        ("bassete_y_2_3", lambda: bassete_table(FACED_IN_FRANCE)),
        ("pharaon", pharaon_table),
    ],
)
def test_every_cell(name: str, table: Callable[[], Cells]) -> None:
    expected = [(left, of_rank, Fraction(loss)) for left, of_rank, loss in CELLS[name]]
    assert sorted(table()) == sorted(expected)


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
