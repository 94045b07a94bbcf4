"""Properties of every Glic session, besides those of every game."""

from random import Random

import pytest

from service.domain.games.glic import GAME
from service.domain.games.glic.pools import CARDS_OF_HAND, POOLS, cards_of
from service.domain.games.glic.state import State
from tests.factories.random_sessions import random_session


@pytest.fixture(scope="module")
def states() -> list[State]:
    """Return the states of random sessions, before settlements too."""
    sessions = [random_session(Random(seed), game=GAME) for seed in range(100)]
    return [state for session in sessions for _, state in session.states()]


def test_the_poch_is_empty_after_the_betting(states: list[State]) -> None:
    stages = {state.stage for state in states if state.bets}
    assert stages == {"betting", "showing"}


def test_a_player_is_in_turn_exactly_while_the_table_bets(states: list[State]) -> None:
    for state in states:
        assert (state.turn is not None) == (state.stage in {"claiming", "betting"})
        assert state.turn is None or state.turn not in state.folded


def test_no_hand_claims_more_than_its_cards(states: list[State]) -> None:
    for state in states:
        for name in state.hand_players:
            held = [pool for pool in POOLS if state.claims.get(pool) == name]
            assert cards_of(held) <= CARDS_OF_HAND


def test_the_pools_of_a_closed_session_are_empty(states: list[State]) -> None:
    closed = [state for state in states if state.stage == "closed"]
    assert closed
    assert {sum(state.pools.values()) for state in closed} == {0}
