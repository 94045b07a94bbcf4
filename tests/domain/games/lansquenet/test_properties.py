"""Properties of every Lansquenet session, besides those of every game."""

from random import Random

import pytest

from service.domain.games.lansquenet import GAME
from service.domain.games.lansquenet.state import State
from tests.factories.random_sessions import random_session


@pytest.fixture(scope="module")
def states() -> list[State]:
    """Return the states of random sessions, before settlements too."""
    sessions = [random_session(Random(seed), game=GAME) for seed in range(100)]
    return [state for session in sessions for _, state in session.states()]


def test_covers_stay_within_the_wager(states: list[State]) -> None:
    for state in states:
        assert sum(state.covers.values()) <= state.wager
        assert state.banker not in state.covers


def test_winnings_that_stay_are_not_lowered(states: list[State]) -> None:
    assert all(state.floor <= state.wager for state in states)
    assert any(state.floor for state in states)


def test_nothing_is_on_the_table_of_a_closed_session(states: list[State]) -> None:
    closed = [state for state in states if state.closed]
    assert closed
    assert {(state.wager, len(state.covers)) for state in closed} == {(0, 0)}
