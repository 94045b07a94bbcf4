"""Many evenings, each held against all that must be true of it."""

from random import Random

import pytest

from service.application.play import play
from service.application.session import new_session
from service.domain.errors import REFUSAL_CODES
from service.domain.games.basset import GAME
from service.sheets import read_sheet, write_sheet
from tests.factories.memory_sessions import SESSION, entered, memory_handler, meta
from tests.factories.random_sessions import RandomSession, random_session
from tests.factories.refusal_reasons import reasons

SEEDS = range(1000, 1120)


@pytest.fixture(scope="module")
def played() -> list[RandomSession]:
    return [random_session(Random(seed), entries=90) for seed in SEEDS]


@pytest.mark.slow
def test_the_first_reason_is_given_all_night(played: list[RandomSession]) -> None:
    for there in (step for one in played for step in one.steps):
        first = min(reasons(there.before, there.command), key=REFUSAL_CODES.index, default=None)
        assert (there.refusal.code if there.refusal else None) == first, there.command


@pytest.mark.slow
def test_every_evening_written_out_plays_to_the_same_books(played: list[RandomSession]) -> None:
    for one in played:
        handler = entered(one)
        live = handler.sessions.current(SESSION).state
        text = write_sheet(GAME, handler.ports.store.events(SESSION), GAME.tally(live))
        draft = memory_handler().draft(new_session(SESSION, GAME))
        assert play(draft, read_sheet(text), meta("again")) == []
        assert draft.session.state == live
