"""The nets at the end of a round, if the settlement that follows decides them."""

from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Any

import pytest

from service.application.sessions.session import Session, session_of_history, with_events
from service.domain.games.lansquenet import events as e
from service.domain.port.game import AnyGame
from service.domain.session.log.recorded import Recorded
from service.reports.progress import played
from tests.factories import pool_game
from tests.factories.lansquenet import events
from tests.factories.lansquenet.tables import covered
from tests.factories.recorded import log

GAME: AnyGame = replace(pool_game.GAME, ends_round=lambda event: isinstance(event, e.HandDealt))
"""A game in which the entry of a hand ends the round, before the hand is settled."""


def history() -> list[Recorded]:
    """Return a log in which bess loses 20 to anne, and then carl takes out 5."""
    wagered = pool_game.wagered_log()
    dealt = events.matched("left")
    settled = GAME.react(covered(60, cover=20).given(dealt).state)
    entries = [(each.entry, [each.event]) for each in wagered]
    return log(*entries, ("hand", [dealt, *settled]), ("after", [events.cashed_out(5, "carl")]))


def appended_one_by_one(recorded: Sequence[Recorded]) -> Session:
    """Return the session as a server has it whose worker settles in an append of its own."""
    session = session_of_history(GAME, recorded[:1])
    for number in range(1, len(recorded)):
        session = with_events(session, recorded[number : number + 1])
    return session


def folded(recorded: Sequence[Recorded]) -> Session:
    return session_of_history(GAME, recorded)


@pytest.mark.parametrize("session_of", [folded, appended_one_by_one])
def test_the_nets_of_a_round_are_taken_after_its_settlement(
    session_of: Callable[[Sequence[Recorded]], Session],
) -> None:
    (ended,) = session_of(history()).round_ends
    assert dict(ended.nets) == {"anne": 20, "bess": -20, "carl": 0}


def test_before_its_settlement_a_round_has_the_nets_of_its_entry() -> None:
    unsettled: list[Any] = [each for each in history() if each.version <= 7]
    (ended,) = appended_one_by_one(unsettled).round_ends
    assert dict(ended.nets) == {"anne": -60, "bess": 0, "carl": 0}


def test_a_report_has_the_same_nets_with_those_of_the_pool() -> None:
    (ended,) = played(GAME, history(), lambda _done, _of: None).rounds
    assert (dict(ended.nets), ended.table) == ({"anne": 20, "bess": -20, "carl": 0}, 0)
