"""Tables that a game adds to the report of a session, as data that any format can write."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Any


class Cell(StrEnum):
    """The type of a column.

    Smallest units, a whole number, a player's name, a card, or a word from the game's words.
    """

    AMOUNT = "amount"
    NUMBER = "number"
    NAME = "name"
    CARD = "card"
    WORD = "word"


@dataclass(frozen=True, slots=True, kw_only=True)
class GameTable:
    """A table by its name, with the type of each column by the column's name.

    Each row has one value for each column. None: the cell is empty.
    """

    name: str
    columns: dict[str, Cell]
    rows: tuple[tuple[Any, ...], ...]
