"""The entries of every session are offered as they are decided, in each game."""

from dataclasses import replace
from functools import cache
from itertools import product
from random import Random
from typing import Any

import pytest

from service.domain.games import GAMES
from service.domain.ledger import BANK
from service.domain.port.game import AnyGame
from service.domain.port.offers import Offer, allowed
from service.domain.port.parties import BOX, CLOSED, POOL
from service.domain.session.offers.session_offers import (
    KnownHistory,
    SessionOffers,
    offers_for_player,
)
from service.domain.session.payments import PAYMENTS_MAX, MakePayment
from service.domain.session.player_renaming import RenamePlayer
from service.domain.session.rulings import MakeRuling
from service.domain.session.session_events import decide
from service.domain.values.errors import Refused
from tests.factories.invented_entries import BY_VERB
from tests.factories.random_sessions import random_session
from tests.factories.sample_tables import SAMPLE_TABLES
from tests.seeds import seeds

COMMANDS = 60
"""How many are tried in a state."""
NOTHING_YET = KnownHistory(newest=None, undone=None, payments=0)


@pytest.fixture(params=list(GAMES.values()), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    game: AnyGame = request.param
    return game


def states(game: AnyGame) -> list[Any]:
    """Return states of random sessions, early and late ones; the last one is closed."""
    return states_of(game.name)


@cache
def states_of(name: str) -> list[Any]:
    game = GAMES[name]
    steps = [step for seed in range(40) for step in random_session(Random(seed), game=game).steps]
    closed = next(step.before for step in steps if game.phase(step.before) == CLOSED)
    return [*(step.before for step in steps[::119]), closed]


def offered(game: AnyGame, state: Any, verb: str, *values: Any) -> bool:
    """Return whether the values are chosen from the fields that are offered, one by one."""
    offers = SessionOffers(game, state, NOTHING_YET)
    for count, value in enumerate(values):
        try:
            field = offers.open_field(verb, values[:count])
        except Refused:
            return False
        assert field is not None
        if field.choices is not None and value not in field.choices:
            return False
        if field.most is not None and not (field.least or 0) <= value <= field.most:
            return False
    return allowed(offers.open_field, verb, values)


@pytest.mark.parametrize("seed", seeds(1, 5))
def test_rulings_and_payments_are_offered_as_they_are_decided(game: AnyGame, seed: int) -> None:
    found, random = set(), Random(seed)
    for state in states(game):
        summary = game.summary(state)
        purses = summary.purses
        pools = [party.key for party in summary.parties if party.role == POOL]
        names = [*pools, *purses, BANK, BOX, "stranger"]
        amounts = {1, 7, *(purse + more for purse in purses.values() for more in (0, 1))} - {0}
        made_of = list(product(names, names, sorted(amounts)))
        usual = [(max(purses, key=purses.__getitem__), name, 1) for name in purses]
        sampled = random.sample(made_of, min(COMMANDS, len(made_of)))
        for source, target, amount in (*usual, *sampled):
            made: dict[str, Any] = {"source": source, "target": target, "amount": amount}
            for verb, command in (("ruling", MakeRuling(**made)), ("payment", MakePayment(**made))):
                accepted = allowed(decide, game, state, command)
                assert offered(game, state, verb, source, target, amount) == accepted, command
                found.add((verb, accepted))
    assert len(found) == 4


def test_a_rename_is_offered_for_each_player(game: AnyGame) -> None:
    for state in states(game):
        offers = SessionOffers(game, state).offers()
        players = [offer.player for offer in offers if offer.verb == "rename"]
        assert players == list(game.summary(state).purses)
        for player in players:
            assert player is not None
            assert decide(game, state, RenamePlayer(punter=player, name="A new name"))


@pytest.mark.parametrize(
    ("history", "verbs"),
    [
        (None, set()),
        (NOTHING_YET, {"payment"}),
        (KnownHistory(newest=7, undone=None, payments=0), {"undo", "payment"}),
        (KnownHistory(newest=7, undone=5, payments=PAYMENTS_MAX), {"undo", "redo"}),
    ],
)
def test_the_history_decides_what_else_is_offered(
    game: AnyGame, history: KnownHistory | None, verbs: set[str]
) -> None:
    offers = SessionOffers(game, states(game)[-1], history).offers()
    assert {offer.verb for offer in offers} == {"ruling", "rename", *verbs}
    assert {offer.verb: offer.fixed for offer in offers}.get("undo", {"of": 7}) == {"of": 7}


def test_a_settlement_that_is_due_comes_first(game: AnyGame) -> None:
    sessions = (random_session(Random(seed), game=game) for seed in range(3, 6))
    reached = (state for session in sessions for _, state in session.states())
    due = [state for state in reached if game.owes_settlement(state)]
    has_settlements = bool(SAMPLE_TABLES[game.name].settlements)
    assert bool(due) is has_settlements, (
        f"tests/factories/{game.name}/sample_table.py says that settlements "
        f"{'exist' if has_settlements else 'do not exist'}, and random play owes {len(due)}."
    )
    for state in due:
        after = state
        for event in game.react(state):
            after = game.evolve(after, event)
        assert SessionOffers(game, state).offers() == SessionOffers(game, after).offers()


def test_an_offer_whose_list_names_other_players_is_not_for_one_player() -> None:
    base = GAMES["invented"]
    game = replace(base, entries=(*base.entries, BY_VERB["out"]))
    offers = [Offer(verb=verb, player="anne") for verb in ("out", "bet")]
    assert [offer.verb for offer in offers_for_player(game, offers, "anne")] == ["bet"]
