"""Exact odds of Lansquenet: how a hand ends, and what the banker gains of what is covered.

The pack is whole for each hand. The first two cards match with 12 of 51 cards by suit, and with 3
of 51 by rank. If they do not, each of them has as many cards left that match it, so the left and
the right are as likely. The banker wins with twins and with the left.
"""

from fractions import Fraction

from service.domain.games.lansquenet.rules import LansquenetRules
from service.domain.port.odds import ExactFigure, Odds
from service.domain.values.cards import PACK, RANKS, SUITS

OTHERS = {"suit": len(RANKS) - 1, "rank": len(SUITS) - 1}
"""Other cards of the pack that match a card."""


def figures(rules: LansquenetRules, _players: int) -> tuple[ExactFigure, ...]:
    """Return how likely each outcome is, and what the banker gains of a cover of 1.

    ``after_two`` is how likely the left wins once the first two cards do not match.
    """
    twins = Fraction(OTHERS[rules.match], PACK - 1)
    half = Fraction(1, 2)
    either = half * (1 - twins)
    return (
        ExactFigure("twins", twins),
        ExactFigure("left", either),
        ExactFigure("right", either),
        ExactFigure("after_two", half),
        ExactFigure("banker_wins", twins + either),
        ExactFigure("banker_gains", twins),
    )


ODDS = Odds(figures=figures)
