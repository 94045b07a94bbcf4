"""The view of a table, the part that a viewer sees, and the summary."""

from dataclasses import replace
from typing import Any

import pytest

from service.domain.games.glic import GAME
from service.domain.games.glic.views import to_view
from service.domain.port.game import Viewer
from service.domain.values.plain import plain
from tests.factories.glic import events
from tests.factories.glic.tables import dealt, playing, showing, table
from tests.factories.spec import Spec, settled

BETTING = dealt().given(events.claimed("carl", "ten"), events.bet("bess", 2), events.folded("carl"))
LEFT = {"bess": 1, "carl": 1, "dora": 1}


def view(spec: Spec) -> dict[str, Any]:
    """Return the view with everything settled."""
    return dict(plain(GAME.view(settled(GAME, spec.state))))


def seen(spec: Spec, viewer: Viewer) -> dict[str, Any]:
    return dict(plain(GAME.visible(GAME.view(spec.state), viewer)))


def test_the_view_shows_the_board_and_the_poch() -> None:
    shown = view(BETTING)
    names = ("phase", "hands", "dealer", "next_dealer", "turn", "level", "folded", "passed")
    assert {name: shown[name] for name in names} == {
        "phase": "betting",
        "hands": 1,
        "dealer": "anne",
        "next_dealer": "bess",
        "turn": "dora",
        "level": 2,
        "folded": ["carl"],
        "passed": [],
    }
    assert {part["pool"]: part["amount"] for part in shown["pools"]}["ten"] == 0
    assert shown["claims"] == [{"pool": "ten", "punter": "carl"}]
    assert shown["bets"] == [{"punter": "bess", "amount": 2}]
    assert shown["hand_players"] == ["anne", "bess", "carl", "dora"]


def test_the_view_shows_what_each_player_owes() -> None:
    shown = view(BETTING.given(events.seated("erik")))
    players = {player["name"]: player for player in shown["players"]}
    assert {name: player["owes"] for name, player in players.items()} == {
        "anne": 2,
        "bess": 0,
        "carl": 0,
        "dora": 2,
        "erik": 0,
    }
    assert [name for name, player in players.items() if player["has_folded"]] == ["carl"]
    assert [name for name, player in players.items() if not player["in_hand"]] == ["erik"]


def test_the_view_shows_a_player() -> None:
    shown = view(playing().given(events.won("anne", LEFT)))
    assert shown["players"][0] == {
        "name": "anne",
        "purse": 101,
        "brought_in": 100,
        "cashed_out": 0,
        "at_table": 0,
        "owes": 0,
        "in_hand": False,
        "has_folded": False,
        "net": 1,
        "place": 1,
        "line": [1],
        "former_names": [],
    }


def test_the_view_shows_the_newest_payments() -> None:
    start = showing().given(events.best("bess"))
    due = dict(plain(GAME.view(start.state)))
    assert (due["owes_settlement"], due["winners"]) == (True, ["bess"])
    won = events.won("anne", LEFT)
    shown = view(start.given(events.run("carl", anne=1), won))
    assert shown["last_poch"] == plain(events.poch({"bess": 2, "carl": 2}, bess=4))
    assert shown["last_run"] == plain(events.run("carl", anne=1))
    assert shown["last_runs"] == [plain(events.run("carl", anne=1))]
    assert shown["last_win"] == plain(won)


def test_the_view_shows_all_runs_of_the_hand() -> None:
    runs = events.run("carl", anne=1), events.run("bess", anne=1, carl=1), events.run("carl")
    shown = view(playing().given(*runs))
    assert shown["last_runs"] == [plain(each) for each in runs]
    assert shown["last_run"] == shown["last_runs"][-1]


def test_a_view_of_an_earlier_version_keeps_its_newest_run() -> None:
    whole = to_view.table(playing().given(events.run("carl", anne=1), events.run("bess")).state)
    earlier = replace(whole, last_runs=())
    assert to_view.table(to_view.state_of(earlier)).last_run == whole.last_run


def test_a_deal_clears_the_payments_of_the_hand_before() -> None:
    poch = events.best("bess"), events.poch({"bess": 2, "carl": 2}, bess=4)
    over = showing().given(*poch, events.run("carl", anne=1), events.won("anne", LEFT))
    names = ("last_poch", "last_run", "last_win")
    assert all(view(over)[name] for name in names)
    next_hand = view(over.given(events.dealt("bess", "carl", "dora", "anne")))
    assert [next_hand[name] for name in names] == [None, None, None]
    assert next_hand["last_runs"] == []


def test_a_player_sees_their_own_purse_and_the_whole_board() -> None:
    shown = seen(BETTING, Viewer(player="dora"))
    assert [player["name"] for player in shown["players"]] == ["dora"]
    assert (shown["level"], shown["turn"], shown["next_dealer"]) == (2, "dora", None)
    assert shown["bets"] == [{"punter": "bess", "amount": 2}]


def test_a_board_may_not_show_purses() -> None:
    shown = seen(BETTING, Viewer(sees_purses=False))
    hidden = {(p["purse"], p["brought_in"], p["cashed_out"]) for p in shown["players"]}
    assert hidden == {(None, None, None)}
    assert shown["next_dealer"] is None


@pytest.mark.parametrize(
    ("spec", "phase"),
    [
        (table({}), "between"),
        (dealt(), "claiming"),
        (dealt().given(events.passed()), "betting"),
        (showing(), "showing"),
        (playing(), "playing"),
        (dealt().given(events.abandoned()), "between"),
        (table().given(events.closed()), "closed"),
    ],
)
def test_a_hand_goes_through_its_phases(spec: Spec, phase: str) -> None:
    assert GAME.phase(spec.state) == phase


def test_the_pools_are_parties() -> None:
    summary = GAME.summary(BETTING.state)
    assert [(party.name, party.purse) for party in summary.others][:2] == [("ace", 1), ("king", 1)]
    assert (len(summary.others), summary.in_pools, summary.bank) == (7, 6, None)
    assert summary.at_table == {"anne": 0, "bess": 2, "carl": 0, "dora": 0}
    assert summary.progress == {"hands": 1}
    assert GAME.figures_of(BETTING.state)["pools"]["ten"] == 0


@pytest.mark.parametrize(
    "spec", [BETTING, showing(), playing().given(events.won("anne", LEFT)), table({})]
)
def test_a_renaming_reaches_every_name(spec: Spec) -> None:
    state = settled(GAME, spec.state)
    for old in state.players:
        shown = plain(GAME.view(GAME.renamed(state, old, "Zoë")))
        public = {name: part for name, part in shown.items() if name != "players"}
        assert f"'{old}'" not in str(public)
