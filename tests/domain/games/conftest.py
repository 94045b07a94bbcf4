"""Random sessions of every registered game."""

from collections.abc import Iterable, Iterator
from random import Random
from typing import Any

import pytest

from service.application.application import Application
from service.domain.games import GAMES
from service.domain.port.game import AnyGame
from tests.factories.memory_sessions import entered
from tests.factories.random_sessions import RandomSession, Step, random_session

SEEDS = range(40)


@pytest.fixture(scope="session", params=list(GAMES.values()), ids=list(GAMES))
def game(request: pytest.FixtureRequest) -> AnyGame:
    game: AnyGame = request.param
    return game


@pytest.fixture(scope="session")
def sessions(game: AnyGame, request: pytest.FixtureRequest) -> list[RandomSession]:
    """Return random sessions; each day, those with an event or a refusal that earlier ones lack."""
    played = [random_session(Random(seed), game=game) for seed in SEEDS]
    return played if request.config.getoption("thorough") else list(with_something_new(played))


def with_something_new(played: Iterable[RandomSession]) -> Iterator[RandomSession]:
    seen = set[Any]()
    for session in played:
        refusals = {step.refusal.code for step in session.steps if step.refusal}
        found = refusals.union(map(type, session.history()))
        if not found <= seen:
            yield session
        seen |= found


@pytest.fixture(scope="session")
def recorded(sessions: list[RandomSession]) -> list[tuple[RandomSession, Application]]:
    """Return each session with an application that recorded it. Tests only read it."""
    return [(session, entered(session)) for session in sessions]


@pytest.fixture(scope="session")
def states(sessions: list[RandomSession]) -> list[tuple[Any, Any]]:
    """Return every event of every session with the state after it."""
    return [pair for session in sessions for pair in session.states()]


@pytest.fixture(scope="session")
def steps(sessions: list[RandomSession]) -> list[Step]:
    return [step for session in sessions for step in session.steps]
