"""Many random sessions, each checked for everything that must be true."""

from random import Random

import pytest

from service.application.recording.score_sheets import play_sheet
from service.application.sessions.session import new_session
from service.domain.games.basset import GAME
from service.sheets import read_sheet, write_sheet
from service.sheets.books import books_of
from tests.factories.basset.refusal_reasons import reasons
from tests.factories.memory_sessions import SESSION, entered, memory_application, meta
from tests.factories.random_sessions import RandomSession, random_session

SEEDS = [
    pytest.param(range(1000, 1030), id="each day"),
    pytest.param(range(1030, 1120), id="thorough", marks=pytest.mark.thorough),
]


@pytest.fixture(scope="module", params=SEEDS)
def played(request: pytest.FixtureRequest) -> list[RandomSession]:
    return [random_session(Random(seed), entries=90) for seed in request.param]


@pytest.mark.slow
def test_a_refusal_gives_the_first_reason_in_every_session(played: list[RandomSession]) -> None:
    for entry in (step for session in played for step in session.steps):
        first = min(
            reasons(entry.before, entry.command), key=GAME.refusal_codes.index, default=None
        )
        assert (entry.refusal.code if entry.refusal else None) == first, entry.command


@pytest.mark.slow
def test_every_exported_evening_plays_to_the_same_balances(played: list[RandomSession]) -> None:
    for session in played:
        application = entered(session)
        live = application.sessions.current(SESSION).state
        text = write_sheet(GAME, application.ports.store.events(SESSION), books_of(GAME, live))
        draft = memory_application().recorder.draft(new_session(SESSION, GAME))
        assert play_sheet(draft, read_sheet(text), meta("again")) == []
        assert draft.session.state == live
