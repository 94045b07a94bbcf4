"""The view of a table: its values, the part that a viewer sees, and the restored state."""

import json
from typing import Any

import pytest

from service.domain.games.lansquenet import GAME
from service.domain.games.lansquenet.state import State
from service.domain.port.game import Viewer
from service.domain.values.plain import plain, typed
from tests.factories.lansquenet import events
from tests.factories.lansquenet.tables import covered, table
from tests.factories.spec import Spec, settled


def view(spec: Spec) -> dict[str, Any]:
    """Return the view with everything settled."""
    return dict(plain(GAME.view(settled(GAME, spec.state))))


def seen(spec: Spec, viewer: Viewer) -> dict[str, Any]:
    return dict(plain(GAME.visible(GAME.view(spec.state), viewer)))


def restored(state: State) -> State:
    text = json.dumps(plain(GAME.view(state)))
    again: State = GAME.state_of(typed(GAME.view_type, json.loads(text)))
    return again


LOST = covered(60, cover=20, next_banker="auction").given(events.cards("Kh 3d Qd"))


@pytest.mark.parametrize(
    "spec",
    [
        table({}),
        table(),
        covered(),
        LOST,
        LOST.given(events.seated()),
        LOST.given(events.sold(), events.wager(9, "bess"), events.covered(3, "carl")),
        covered(winnings="stay").given(events.matched(), events.covered(5), events.matched()),
        covered().given(events.closed(60, bess=20)),
    ],
)
def test_the_state_is_restored_from_its_view(spec: Spec) -> None:
    assert restored(spec.state) == spec.state
    assert restored(settled(GAME, spec.state)) == settled(GAME, spec.state)


def test_the_view_shows_a_covered_wager() -> None:
    shown = view(covered(60, cover=20))
    assert {name: shown[name] for name in ("phase", "banker", "wager", "left", "floor")} == {
        "phase": "covering",
        "banker": "anne",
        "wager": 60,
        "left": 40,
        "floor": 0,
    }
    assert shown["covers"] == [{"punter": "bess", "amount": 20}]


def test_the_view_shows_a_player() -> None:
    shown = view(LOST.given(events.cashed_out(5, "bess")))
    assert shown["players"][1] == {
        "name": "bess",
        "purse": 1015,
        "brought_in": 1000,
        "cashed_out": 5,
        "at_table": 0,
        "net": 20,
        "place": 1,
        "line": [20],
        "former_names": [],
        "seats_to_bank": 1,
        "last_cover": 20,
    }


def test_the_view_shows_a_hand_before_and_after_its_settlement() -> None:
    due = dict(plain(GAME.view(LOST.state)))
    assert (due["owes_settlement"], due["last_hand"]) == (True, None)
    assert due["dealt"] == {"outcome": "right", "cards": ["Kh", "3d", "Qd"]}
    shown = view(LOST)
    assert (shown["owes_settlement"], shown["dealt"], shown["hand"]) == (False, None, 1)
    assert shown["last_cards"] == ["Kh", "3d", "Qd"]
    assert shown["last_hand"] == {
        "outcome": "right",
        "banker": "anne",
        "covers": [{"punter": "bess", "lost": 0, "home": 20, "paid": 20}],
        "to_banker": 40,
        "next_banker": "anne",
        "selling": True,
    }


def test_the_view_has_the_nets_after_each_hand() -> None:
    start = LOST.given(events.passed(), events.seated())
    second = start.given(events.wager(9, "bess"), events.covered(9, "anne"), events.matched("left"))
    lines = {player["name"]: player["line"] for player in view(second)["players"]}
    assert lines == {"anne": [-20, -29], "bess": [20, 29], "carl": [0, 0], "dora": [0]}


def test_the_view_has_the_newest_hands_and_what_the_banker_won_with_the_deck() -> None:
    won = covered(60, cover=20).given(events.matched("left"), events.wager(30))
    lost = won.given(events.covered(10), events.matched("right"))
    first = {"outcome": "left", "banker": "anne", "wager": 60, "gain": 20}
    second = {"outcome": "right", "banker": "anne", "wager": 30, "gain": -10}
    assert (view(won)["past_hands"], view(won)["banked"]) == ([first], 20)
    assert (view(lost)["past_hands"], view(lost)["banked"]) == ([first, second], 0)


def test_a_banker_who_sells_has_won_nothing_with_the_deck_afterwards() -> None:
    assert view(LOST)["banked"] == -20
    assert view(LOST.given(events.sold()))["banked"] == 0
    assert view(LOST.given(events.passed()))["banked"] == 0


def test_the_view_has_twelve_hands_at_most() -> None:
    hand = (events.wager(60), events.covered(1), events.matched("left"))
    spec = table().given(*(event for _ in range(13) for event in hand))
    shown = view(spec)
    assert [past["gain"] for past in shown["past_hands"]] == [1] * 12
    assert shown["banked"] == 13


def test_a_past_hand_has_the_new_name_of_its_banker() -> None:
    renamed = GAME.renamed(settled(GAME, LOST.state), "anne", "Anna")
    assert [hand.banker for hand in renamed.past_hands] == ["Anna"]


def last_covers(spec: Spec) -> dict[str, int]:
    return {player["name"]: player["last_cover"] for player in view(spec)["players"]}


def test_a_player_who_banks_keeps_the_last_cover() -> None:
    first = covered(60, cover=20).given(events.covered(10, "carl"), events.matched("right"))
    assert last_covers(first) == {"anne": 0, "bess": 20, "carl": 10}
    second = first.given(
        events.wager(60, "bess"),
        events.covered(30, "anne"),
        events.covered(10, "carl"),
        events.matched("left"),
    )
    assert last_covers(second) == {"anne": 30, "bess": 20, "carl": 10}


def test_a_player_who_could_cover_and_did_not_has_no_last_cover() -> None:
    first = covered(60, cover=20).given(events.covered(10, "carl"), events.matched("left"))
    open_hand = first.given(events.wager(60), events.covered(20), events.matched("left"))
    assert last_covers(open_hand) == {"anne": 0, "bess": 20, "carl": 0}
    full = first.given(events.wager(60), events.covered(60), events.matched("left"))
    assert last_covers(full) == {"anne": 0, "bess": 60, "carl": 10}


def test_a_last_cover_has_the_new_name_of_its_player() -> None:
    renamed = GAME.renamed(settled(GAME, LOST.state), "bess", "Bessie")
    assert renamed.last_covers == {"Bessie": 20}


def test_the_view_counts_the_seats_until_each_player_banks() -> None:
    shown = view(table().given(events.passed()))
    assert {player["name"]: player["seats_to_bank"] for player in shown["players"]} == {
        "anne": 2,
        "bess": 0,
        "carl": 1,
    }


def test_a_player_sees_their_own_purse_and_all_covers() -> None:
    shown = seen(covered(), Viewer(player="carl"))
    assert [player["name"] for player in shown["players"]] == ["carl"]
    assert shown["covers"] == [{"punter": "bess", "amount": 20}]
    assert (shown["wager"], shown["seated"]) == (60, 3)


def test_a_board_may_not_show_purses() -> None:
    shown = seen(covered(), Viewer(sees_purses=False))
    hidden = {(p["purse"], p["brought_in"], p["cashed_out"]) for p in shown["players"]}
    assert hidden == {(None, None, None)}
    assert [player["net"] for player in shown["players"]] == [0, 0, 0]


def test_a_viewer_without_limits_sees_everything() -> None:
    assert seen(covered(), Viewer()) == view(covered())
