"""Properties of every Basset session, besides those of every game."""

from copy import deepcopy

from hypothesis import given

from service.domain.games.basset import GAME
from tests.factories.random_sessions import RandomSession, random_sessions
from tests.factories.spec import after, settled


@given(random_sessions(most=30))
def test_no_function_changes_a_state_in_place(played: RandomSession) -> None:
    for step in played.steps:
        before = deepcopy(step.before)
        settled(GAME, after(GAME, step.before, step.events))
        assert step.before == before


@given(random_sessions())
def test_stakes_on_the_table_are_within_the_ladder(played: RandomSession) -> None:
    for _, state in played.states():
        assert all(0 <= s.crooks < len(state.rules.ladder) for s in state.stakes.values())


@given(random_sessions())
def test_a_closed_session_has_no_money_on_the_table(played: RandomSession) -> None:
    state = played.end()
    left = sum(GAME.summary(state).at_table.values()) if GAME.phase(state) == "closed" else 0
    assert left == 0
