"""Many evenings, each held against all that must be true of it."""

from random import Random

import pytest

from service.application.play import play
from service.application.session import new_session
from service.domain.errors import REFUSAL_CODES
from service.domain.games.basset import GAME
from service.sheets import read_sheet, write_sheet
from tests.factories.evenings import Evening, evening
from tests.factories.reasons import reasons
from tests.factories.rooms import SESSION, entered, meta, room

SEEDS = range(1000, 1120)


@pytest.fixture(scope="module")
def played() -> list[Evening]:
    return [evening(Random(seed), entries=90) for seed in SEEDS]


@pytest.mark.slow
def test_the_first_reason_is_given_all_night(played: list[Evening]) -> None:
    for there in (step for one in played for step in one.steps):
        first = min(reasons(there.before, there.command), key=REFUSAL_CODES.index, default=None)
        assert (there.refusal.code if there.refusal else None) == first, there.command


@pytest.mark.slow
def test_every_evening_written_out_plays_to_the_same_books(played: list[Evening]) -> None:
    for one in played:
        handler = entered(one)
        live = handler.sessions.current(SESSION).state
        text = write_sheet(GAME, handler.ports.store.events(SESSION), GAME.tally(live))
        draft = room().draft(new_session(SESSION, GAME))
        assert play(draft, read_sheet(text), meta("again")) == []
        assert draft.session.state == live
