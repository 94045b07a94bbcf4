"""A small invented game with a pool: Lansquenet in which the wager belongs to nobody.

Its states, commands and events are those of Lansquenet. The wager stands in the pool ``wager``
until it is won, so the banker's net is without it. Four players may sit.
"""

from dataclasses import replace

from service.domain.games import lansquenet
from service.domain.games.lansquenet.state import State
from service.domain.port.parties import POOL, Party, Summary

SEATS_MAX = 4
WAGER = "wager"


def summary(state: State) -> Summary:
    """Return the summary of Lansquenet with the wager in a pool."""
    base = lansquenet.GAME.summary(state)
    players = tuple(
        replace(party, net=party.net - state.wager) if party.name == state.banker else party
        for party in base.parties
    )
    pool = Party(name=WAGER, role=POOL, purse=state.wager, net=state.wager)
    return replace(base, parties=(*players, pool))


def seats(state: State) -> int:
    """Return how many more players may sit down."""
    return max(0, SEATS_MAX - len(state.players))


GAME = replace(lansquenet.GAME, title="Lansquenet with a pool", summary=summary, seats=seats)
