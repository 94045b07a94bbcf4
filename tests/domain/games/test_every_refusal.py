"""Refusals of every game: their order, and that the first reason against an entry is given."""

import pytest

from service.domain.port.game import AnyGame
from tests.factories.game_refusals import game_refusals, random_entries, wrong_reason
from tests.factories.games import RELEASED

pytestmark = pytest.mark.parametrize("game", RELEASED.values(), ids=RELEASED)


def test_the_codes_are_in_the_published_order(game: AnyGame) -> None:
    assert list(game.refusal_codes) == list(game_refusals(game.name).in_order())


def test_every_code_has_its_own_reason_in_the_test_data(game: AnyGame) -> None:
    refusals = game_refusals(game.name)
    assert refusals.codes == refusals.decided()


def test_a_refusal_gives_the_first_reason(game: AnyGame) -> None:
    wrong = wrong_reason(game.name)
    assert not wrong, wrong


def test_random_play_reaches_every_code(game: AnyGame) -> None:
    reached = {entry.refusal.code for entry in random_entries(game.name) if entry.refusal}
    assert reached == game_refusals(game.name).decided()
