"""Exact odds that a game can state: what its rules cost, and what a table may expect."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, NamedTuple

from service.domain.deal_model import DealModel


@dataclass(frozen=True, slots=True)
class ExactFigure:
    """An exact figure of a game under some rules: a share of a stake, or a probability.

    ``name`` is its code; the texts of the game have its title and note.
    """

    name: str
    value: Fraction


@dataclass(frozen=True, slots=True)
class EdgeWarning:
    """A warning that the rules pay the players more than they cost them.

    ``policy`` is the play that gains most, and ``gain`` what it gains of a stake. ``mended_by`` are
    the values of rules with which no play gains, empty if none of the known changes mends it.
    """

    policy: str
    gain: Fraction
    mended_by: Mapping[str, Any]


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
class LiveOdds:
    """The odds of a table as it stands, in a game whose stakes can be valued.

    ``odds_of(state, policies)`` returns a ``record``, a dataclass with fractions as texts, whose
    ``edge`` is by policy; ``policies`` are the only ones to show, all if empty. It raises
    ``NoOdds`` for a policy that the rules have not. ``for_player(odds, name)`` returns the members
    that a player may see.
    """

    record: type[Any]
    odds_of: Callable[[Any, frozenset[str]], Any]
    for_player: Callable[[Any, str], Mapping[str, Any]]


def no_figures(_rules: Any, _players: int) -> tuple[ExactFigure, ...]:
    """Return no figures: nothing exact holds whatever the players do."""
    return ()


@dataclass(frozen=True, kw_only=True)
class Odds:
    """What a game knows of its odds. Every function is pure.

    ``figures(rules, players)`` are the exact figures under some rules, at a table of
    ``usual_players`` if nothing says how many play. ``players_of(state)`` is how many play the
    round that is on, else the next one: others at the table may wait. ``edge(rules, players)`` is
    what a plain stake of 1 gains by policy, empty if the rules have no odds, and
    ``warning(rules, players)`` says whether it is a trap for the bank. ``live`` values the stakes
    of a table.

    ``answer(case)`` answers a question about one stake or about the bank, given as plain data; it
    raises ``NoOdds`` or ``BadRules``. ``read_stake(text)`` returns the stake of a case as a person
    types it; it raises ``NoOdds``. ``tables`` are published tables by name, computed again.
    ``deal_model(rules, players)`` is what a simulation plays; it raises ``NoOdds``.
    """

    figures: Callable[[Any, int], tuple[ExactFigure, ...]] = no_figures
    usual_players: int = 1
    players_of: Callable[[Any], int] | None = None
    edge: Callable[[Any, int], Mapping[str, Fraction]] | None = None
    warning: Callable[[Any, int], EdgeWarning | None] | None = None
    live: LiveOdds | None = None
    answer: Callable[[Mapping[str, Any]], Mapping[str, Any]] | None = None
    read_stake: Callable[[str], Mapping[str, Any]] | None = None
    tables: Mapping[str, Callable[[], tuple[OddsTable, ...]]] = field(default_factory=dict)
    deal_model: Callable[[Any, int], DealModel] | None = None


NO_ODDS = Odds()
"""Nothing is known of the odds that does not depend on how people play."""
