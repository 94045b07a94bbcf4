"""Exact odds of Glic: how often a player holds the cards that win a pool.

The card turned up makes trump, so it is none of the cards of a pool, or the pool cannot be won. Of
the others, each place in the deck is as likely for each card. Source: the pack alone.
"""

from fractions import Fraction

from service.domain.games.glic.pools import (
    CARDS_OF_HAND,
    CARDS_OF_POOL,
    COUPLE,
    MARRIAGE,
    POOLS,
    Pool,
)
from service.domain.games.glic.rules import GlicRules
from service.domain.games.glic.state import BETWEEN, State, next_hand, phase
from service.domain.port.odds import ExactFigure, Odds
from service.domain.values.cards import SUITS

USUAL_PLAYERS = 4


def figures(rules: GlicRules, players: int) -> tuple[ExactFigure, ...]:
    """Return for each pool how likely a hand has its cards; nothing if the deck is too small."""
    if players * CARDS_OF_HAND >= rules.deck:
        return ()
    return tuple(
        ExactFigure(pool, chance_of(cards_needed(pool), rules.deck, players)) for pool in POOLS
    )


def cards_needed(pool: Pool) -> int:
    """Return how many named cards of trump win a pool together."""
    return len(COUPLE) if pool == MARRIAGE else CARDS_OF_POOL[pool]


def chance_of(cards: int, deck: int, players: int) -> Fraction:
    """Return how likely one of the hands has all of so many named cards of trump."""
    chance = players * (1 - Fraction(cards * len(SUITS), deck))
    for held in range(cards):
        chance *= Fraction(CARDS_OF_HAND - held, deck - 1 - held)
    return chance


def players_of(state: State) -> int:
    """Return how many play the hand that is on, else the next one."""
    return len(next_hand(state) if phase(state) == BETWEEN else state.hand_players)


ODDS = Odds(figures=figures, usual_players=USUAL_PLAYERS, players_of=players_of)
