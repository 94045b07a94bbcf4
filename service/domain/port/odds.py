"""Exact odds that a game can state: what its rules cost, as figures that hold for any table."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple


@dataclass(frozen=True, slots=True)
class ExactFigure:
    """An exact figure of a game under some rules: a share of a stake, or a probability.

    ``name`` is its code; the texts of the game have its title and note.
    """

    name: str
    value: Fraction


class Cell(NamedTuple):
    """A cell of a published table: cards left, cards of the rank among them, the loss."""

    left: int
    of_rank: int
    loss: Fraction


@dataclass(frozen=True, slots=True)
class OddsTable:
    """A published table of what a stake of 1 loses, computed again."""

    name: str
    title: str
    cells: tuple[Cell, ...]


class NoOdds(ValueError):  # noqa: N818 - reads well at the raise
    """A question that has no answer. Its text says what is wrong."""


@dataclass(frozen=True, kw_only=True)
class Odds:
    """What a game knows of its odds. Every function is pure.

    ``figures(rules, players)`` are the exact figures under some rules. ``answer(case)`` answers a
    question about one stake or about the bank, given as plain data; it raises ``NoOdds`` or
    ``BadRules``. ``read_stake(text)`` returns the stake of a case as a person types it; it raises
    ``NoOdds``. ``tables`` are published tables by name, computed again.
    """

    figures: Callable[[Any, int], tuple[ExactFigure, ...]]
    answer: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None
    read_stake: Callable[[str], Mapping[str, Any]] | None = None
    tables: Mapping[str, Callable[[], tuple[OddsTable, ...]]] = field(default_factory=dict)
