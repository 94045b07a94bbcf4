"""Offers allow what ``decide`` accepts, and nothing else; random play of every game compares both.

Outside this are names of new players, bankrolls and control, which the state does not know.
"""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from functools import cache
from itertools import count, islice
from random import Random
from typing import Any

import pytest

from service.domain.games import GAMES
from service.domain.port.game import AnyGame
from service.domain.port.parties import CLOSED
from service.domain.session.offers.session_offers import SessionOffers, offers_for_player
from service.domain.session.seats import BuyIn, SeatPlayer
from service.domain.values.errors import Refused
from tests.factories.offered_commands import OfferedTable
from tests.factories.random_sessions import random_session
from tests.seeds import seeds

COMMANDS = 20
STATES, DAILY_STATES = 200, 100
DAILY, THOROUGH = 1, 100


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    game: AnyGame = request.param
    return game


def tables(game: AnyGame, seed: int) -> Sequence[OfferedTable]:
    """Return the states of random sessions, each once, with their offers."""
    return daily_tables(game) if seed < DAILY else some_tables(game, seed, STATES)


@cache
def daily_tables(game: AnyGame) -> Sequence[OfferedTable]:
    return some_tables(game, 0, DAILY_STATES)


def some_tables(game: AnyGame, seed: int, count: int) -> Sequence[OfferedTable]:
    return [OfferedTable(game, state) for state in islice(states(game, seed), count)]


def states(game: AnyGame, seed: int) -> Iterator[Any]:
    """Yield the settled states of random sessions without end, each once."""
    for number in count():
        before: Any = None
        for step in random_session(Random(f"{seed} {number}"), game=game).steps:
            if step.before is not before:
                yield step.before
            before = step.before


@pytest.mark.parametrize("seed", seeds(DAILY, THOROUGH))
def test_offers_cover_what_is_accepted(game: AnyGame, seed: int) -> None:
    random = Random(seed)
    for table in tables(game, seed):
        main = [offer for offer in table.offers if offer.main]
        assert len(main) <= 1
        others = random.choices(table.offers, k=COMMANDS) if table.offers else []
        for offer in (*main, *others):
            command = table.random_covered(offer, random)
            assert table.covers(command), command
            assert table.accepts(command), command


def test_the_values_of_an_offer_lead_to_its_open_field(game: AnyGame) -> None:
    followed = 0
    for table in daily_tables(game):
        offers = SessionOffers(game, table.state)
        for offer in offers.offers():
            if offer.next:
                assert offers.open_field(offer.verb, offer.values) == offer.next, offer
                followed += bool(offer.values)
    assert followed > DAILY_STATES


@pytest.mark.parametrize("seed", seeds(DAILY, THOROUGH))
def test_what_no_offer_covers_is_refused(game: AnyGame, seed: int) -> None:
    random, refused, states_seen = Random(seed), 0, 0
    for table in tables(game, seed):
        states_seen += 1
        for command in islice(table.random_commands(random), COMMANDS):
            if not isinstance(command, SeatPlayer):
                assert table.covers(command) == table.accepts(command), command
                refused += not table.accepts(command)
    assert refused > states_seen * COMMANDS / 4


def test_every_entry_has_a_form(game: AnyGame) -> None:
    state = next(islice(states(game, 0), 20, None))
    for kind in game.entries:
        with suppress(Refused):
            field = game.open_field(state, kind.verb, ())
            types = {declared.name: declared.type for declared in kind.fields}
            assert field is None or types[field.name] == field.type


def test_a_closed_session_offers_nothing(game: AnyGame) -> None:
    closed = next(state for state in states(game, 0) if game.phase(state) == CLOSED)
    assert game.offers(closed) == ()
    for kind in game.entries:
        with pytest.raises(Refused, match="The session is closed"):
            game.open_field(closed, kind.verb, ())


def test_the_offers_of_a_player_reveal_no_purse_of_another(game: AnyGame) -> None:
    compared = 0
    for table in daily_tables(game):
        state = table.state
        players = list(game.summary(state).purses)
        before = {name: offers_for_player(game, table.offers, name) for name in players}
        for richer in players if game.phase(state) != CLOSED else ():
            after = state
            for event in game.decide(state, BuyIn(punter=richer, amount=1009)):
                after = game.evolve(after, event)
            offers = game.offers(after)
            for player in players:
                if player != richer:
                    assert offers_for_player(game, offers, player) == before[player]
                    compared += bool(before[player])
    assert compared > STATES // 2
