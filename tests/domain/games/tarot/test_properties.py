"""Properties of every Swiss Tarot session, besides those of every game."""

from random import Random

import pytest

from service.domain.games.tarot import GAME
from service.domain.games.tarot.state import ROUND_POINTS, State
from tests.factories.random_sessions import random_session


@pytest.fixture(scope="module")
def states() -> list[State]:
    """Return the states of random sessions, before settlements too."""
    sessions = [random_session(Random(seed), game=GAME) for seed in range(100)]
    return [state for session in sessions for _, state in session.states()]


def test_the_scores_of_a_game_are_those_of_its_rounds(states: list[State]) -> None:
    for state in states:
        total = sum(player.score for player in state.players.values())
        assert total == ROUND_POINTS * len(state.rounds)


def test_the_pot_of_a_closed_session_is_empty(states: list[State]) -> None:
    closed = [state for state in states if state.closed]
    assert closed
    assert {state.pot for state in closed} == {0}


def test_a_tie_leaves_money_in_the_pot_now_and_then(states: list[State]) -> None:
    assert any(state.pot and not state.playing for state in states)
    assert all(len(state.players) <= 3 for state in states)
