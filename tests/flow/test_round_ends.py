"""The nets at the end of a round, if the settlement that follows decides them."""

from collections.abc import Callable, Sequence
from typing import Any

import pytest

from service.application.sessions.session import Session
from service.application.sessions.session_fold import session_of_history, with_events
from service.domain.port.entries import PlayerCount
from service.domain.port.player_amount import PlayerAmount
from service.domain.session.log.recorded import Recorded
from service.reports.progress import played
from tests.factories.invented import GAME
from tests.factories.invented import events as e
from tests.factories.invented.tables import betting_log

SHOWN = e.HandsShown(left=("K", "2"), right=())
LOST = e.BetsSettled(home=(), lost=(PlayerAmount(punter="bess", amount=20),), won=())
POINTS = (PlayerCount(punter="anne", count=6), PlayerCount(punter="bess", count=4))
COUNTED = e.RoundCounted(counts=POINTS, points=POINTS, ends_game=True)
SETTLED = e.GameSettled(won=(PlayerAmount(punter="anne", amount=60),), kept=0)
LEFT = e.MoneyCashedOut(punter="carl", amount=5)


def history() -> list[Recorded]:
    """Return a log in which bess loses her bet, anne wins the pot, and then carl takes out 5."""
    return betting_log((SHOWN, LOST), (COUNTED, SETTLED), (LEFT,), rounds=1)


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
    assert dict(ended.nets) == {"anne": 40, "bess": -40, "carl": -20}


def test_before_its_settlement_a_round_has_the_nets_of_its_entry() -> None:
    counted = next(each.version for each in history() if each.event is COUNTED)
    unsettled: list[Any] = history()[:counted]
    (ended,) = appended_one_by_one(unsettled).round_ends
    assert dict(ended.nets) == {"anne": -20, "bess": -40, "carl": -20}


def test_a_report_has_the_same_nets_with_those_of_the_pools() -> None:
    (ended,) = played(GAME, history(), lambda _done, _of: None).rounds
    nets = {"anne": 40, "bess": -40, "carl": -20}
    assert (dict(ended.nets), ended.table) == (nets, 20)
