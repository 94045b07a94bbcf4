"""The view of a table, the part that a viewer sees, and the summary."""

from typing import Any

import pytest

from service.domain.games.tarot import GAME
from service.domain.port.game import Viewer
from service.domain.values.plain import plain
from tests.factories.spec import Spec, settled
from tests.factories.tarot import events
from tests.factories.tarot.tables import begun, last_round, table

ENDED = last_round(10).given(events.counted("carl", ends_game=True))


def view(spec: Spec) -> dict[str, Any]:
    """Return the view with everything settled."""
    return dict(plain(GAME.view(settled(GAME, spec.state))))


def seen(spec: Spec, viewer: Viewer) -> dict[str, Any]:
    return dict(plain(GAME.visible(GAME.view(spec.state), viewer)))


def test_the_view_shows_a_game() -> None:
    shown = view(last_round(15))
    names = ("phase", "dealer", "ante", "pot", "games", "round", "deals", "seated")
    assert {name: shown[name] for name in names} == {
        "phase": "playing",
        "dealer": "carl",
        "ante": 15,
        "pot": 45,
        "games": 0,
        "round": 2,
        "deals": 2,
        "seated": 3,
    }
    assert [each["dealer"] for each in shown["rounds"]] == ["anne", "bess"]


def test_the_view_shows_a_player() -> None:
    assert view(ENDED)["players"][0] == {
        "name": "anne",
        "purse": 1020,
        "brought_in": 1000,
        "cashed_out": 0,
        "at_table": 0,
        "net": 20,
        "place": 1,
        "score": 90,
        "games_won": 1,
        "line": [-10, -10, 20],
        "former_names": [],
    }


def test_the_view_shows_a_game_before_and_after_its_settlement() -> None:
    due = dict(plain(GAME.view(ENDED.state)))
    assert (due["owes_settlement"], due["last_game"], due["phase"]) == (True, None, "playing")
    assert due["counted"]["dealer"] == "carl"
    shown = view(ENDED)
    assert (shown["owes_settlement"], shown["counted"], shown["round"]) == (False, None, 0)
    assert shown["last_game"] == plain(events.settled(scores=(90, 78, 66), anne=30))
    assert len(shown["rounds"]) == 3


def test_a_player_sees_their_own_purse_and_all_points() -> None:
    shown = seen(last_round(), Viewer(player="carl"))
    assert [player["name"] for player in shown["players"]] == ["carl"]
    assert [point["punter"] for point in shown["rounds"][0]["points"]] == ["anne", "bess", "carl"]


def test_a_board_may_not_show_purses() -> None:
    shown = seen(last_round(), Viewer(sees_purses=False))
    hidden = {(p["purse"], p["brought_in"], p["cashed_out"]) for p in shown["players"]}
    assert hidden == {(None, None, None)}
    assert [player["score"] for player in shown["players"]] == [60, 52, 44]


@pytest.mark.parametrize(
    ("spec", "phase"),
    [
        (table({}), "between"),
        (begun(), "playing"),
        (ENDED, "playing"),
        (begun().given(events.abandoned()), "between"),
        (table().given(events.closed()), "closed"),
    ],
)
def test_a_game_goes_through_its_phases(spec: Spec, phase: str) -> None:
    assert GAME.phase(spec.state) == phase


def test_the_pot_is_a_party() -> None:
    summary = GAME.summary(begun(15).state)
    (pot,) = summary.others
    assert (pot.name, pot.key, pot.purse, pot.net) == ("pot", "pool:pot", 45, 45)
    assert summary.nets == {"anne": -15, "bess": -15, "carl": -15}
    assert summary.at_table == {"anne": 0, "bess": 0, "carl": 0}
    assert (summary.bank, summary.banker, summary.in_pools) == (None, None, 45)


def test_games_and_rounds_are_counted() -> None:
    assert GAME.summary(settled(GAME, ENDED.state)).progress == {"games": 1, "round": 0}
    assert GAME.summary(last_round().state).progress == {"games": 0, "round": 2}


def test_the_figures_are_the_pot_and_the_scores() -> None:
    figures = GAME.figures_of(last_round(15).state)
    assert figures == {"pools": {"pot": 45}, "scores": {"anne": 60, "bess": 52, "carl": 44}}


def test_a_renaming_reaches_every_name() -> None:
    after = GAME.renamed(settled(GAME, ENDED.state), "anne", "Zoë")
    shown = plain(GAME.view(after))
    assert "anne" not in str({name: part for name, part in shown.items() if name != "players"})
    assert [player["name"] for player in shown["players"]] == ["Zoë", "bess", "carl"]
    assert shown["last_game"]["winners"] == ["Zoë"]
