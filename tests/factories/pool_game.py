"""A small invented game with a pool: Lansquenet in which the wager belongs to no player.

Its states, commands and events are those of Lansquenet. The wager stands in the pool ``wager``
until it is won, so the banker's net is without it. Four players may sit.
"""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any

from service.domain.games import lansquenet
from service.domain.games.lansquenet.events import Event
from service.domain.games.lansquenet.state import State
from service.domain.ledger import BANK, Posting, account
from service.domain.port.game_texts import GameTexts
from service.domain.port.parties import POOL, Party, Summary
from service.domain.session.log.recorded import Recorded
from tests.factories.lansquenet import events
from tests.factories.recorded import log

SEATS_MAX = 4
WAGER = "wager"
ACCOUNT = account(POOL, WAGER)


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


def postings(event: Event) -> tuple[Posting, ...]:
    """Return the postings of an event of Lansquenet, with the pool in place of the bank."""
    return tuple(
        posting._replace(source=_pooled(posting.source), target=_pooled(posting.target))
        for posting in lansquenet.GAME.postings(event)
    )


def balances(state: State) -> Mapping[str, int]:
    """Return the balance of every account."""
    return {_pooled(name): amount for name, amount in lansquenet.GAME.balances(state).items()}


def _pooled(name: str) -> str:
    return ACCOUNT if name == BANK else name


def _texts(language: str, **changed: Any) -> GameTexts:
    return replace(lansquenet.GAME.texts[language], **changed)


GAME = replace(
    lansquenet.GAME,
    summary=summary,
    seats=seats,
    postings=postings,
    balances=balances,
    texts={
        "en": _texts("en", title="Lansquenet with a pool", pools={WAGER: "The wager"}),
        "fr": _texts("fr", title="Lansquenet avec un pot", pools={WAGER: "La mise"}),
    },
)


def wagered_log() -> list[Recorded]:
    """Return a log in which anne put 60 into the pool, and bess bets 20 against it."""
    seats = [events.seated(name) for name in ("anne", "bess", "carl")]
    entered = (events.opened(), *seats, events.wager(60), events.covered(20))
    return log(*((f"entry-{number}", [event]) for number, event in enumerate(entered)))
