"""Summary: parties, nets, and the figures of a sheet's books."""

from service.domain.games.lansquenet import GAME
from tests.factories.lansquenet import events
from tests.factories.lansquenet.tables import covered, table


def test_the_wager_counts_for_the_banker_and_a_cover_for_its_player() -> None:
    summary = GAME.summary(covered(60, cover=20).state)
    assert summary.nets == {"anne": 0, "bess": 0, "carl": 0}
    assert summary.at_table == {"anne": 60, "bess": 20, "carl": 0}
    assert summary.staked == {"anne": 0, "bess": 20, "carl": 0}
    assert (summary.banker, summary.bank, summary.others) == ("anne", None, ())


def test_the_nets_of_all_players_sum_to_zero() -> None:
    won = covered(60, cover=20, winnings="stay").given(events.matched("left"))
    settled = won.given(events.cashed_out(500))
    assert GAME.summary(settled.state).nets == {"anne": 20, "bess": -20, "carl": 0}


def test_the_results_have_the_wager_and_the_banker() -> None:
    assert GAME.figures_of(covered(60).state) == {"bank": 60, "bank_net": 0, "banker": "anne"}
    assert GAME.figures_of(table({}).state) == {"bank": 0, "bank_net": 0, "banker": None}


def test_a_hand_goes_through_its_phases() -> None:
    start = covered(next_banker="auction")
    phases = [
        GAME.phase(spec.state)
        for spec in (
            table(),
            start,
            start.given(events.matched("right")).given(*()),
            start.given(events.matched("right"), events.seated()),
            start.given(events.closed(60, bess=20)),
        )
    ]
    assert phases == ["wagering", "covering", "covering", "selling", "closed"]


def test_hands_are_counted() -> None:
    start = covered().given(events.matched(), events.wager(), events.covered(), events.matched())
    assert GAME.summary(start.state).progress == {"hand": 2}
