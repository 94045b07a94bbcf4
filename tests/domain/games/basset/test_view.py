"""The view of a table: its values, and that the state can be restored from it."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given

from service.domain.games.basset import GAME
from service.domain.games.basset.state import State
from service.domain.values.errors import Refused
from service.domain.values.plain import plain, typed
from tests.api.sheet_parser import BASSET_SHEETS
from tests.factories.basset import commands, events
from tests.factories.basset.tables import table
from tests.factories.played_sheets import played_states
from tests.factories.random_sessions import RandomSession, random_sessions
from tests.factories.spec import Spec, settled
from tests.seeds import sheets


def view(state: State) -> dict[str, Any]:
    return dict(plain(GAME.view(state)))


def shown(spec: Spec) -> dict[str, Any]:
    """Return the view with everything settled."""
    return view(settled(GAME, spec.state))


def punter(spec: Spec, name: str = "anne") -> dict[str, Any]:
    line: dict[str, Any] = next(p for p in shown(spec)["punters"] if p["name"] == name)
    return line


def answers(spec: Spec) -> dict[str, Any]:
    """Return the answers that the one waiting win allows."""
    (waiting,) = shown(spec)["waiting"]
    allowed: dict[str, Any] = waiting["answers"]
    return allowed


def is_restored(state: State) -> bool:
    """Return whether the view, written as JSON and read back, gives the same state."""
    again = GAME.state_of(typed(GAME.view_type, json.loads(json.dumps(view(state)))))
    orders = [list(again.punters) == list(state.punters), list(again.stakes) == list(state.stakes)]
    return again == state and all(orders)


@pytest.mark.parametrize("path", sheets(BASSET_SHEETS))
def test_the_state_of_a_sheet_is_restored_from_its_view(path: Path) -> None:
    assert all(is_restored(state) for state in played_states(path))


def test_the_state_after_the_last_card_is_restored_from_its_view() -> None:
    (path,) = (path for path in BASSET_SHEETS if path.name.startswith("oak-a-bank-that-covers"))
    states = [state for state in played_states(path) if view(state)["last_draw"]]
    assert {view(state)["draws"][-1]["kind"] for state in states} == {"fasse", "pair", "last"}
    assert all(map(is_restored, states))


@given(random_sessions())
def test_any_state_is_restored_from_its_view(played: RandomSession) -> None:
    assert all(is_restored(state) for state in _states(played))


def _states(played: RandomSession) -> Iterator[State]:
    state: State | None = None
    for event in played.history():
        state = GAME.evolve(state, event)
        yield state


@given(random_sessions())
def test_the_answers_shown_are_those_the_rules_allow(played: RandomSession) -> None:
    for state in (step.before for step in played.steps):
        for stake in view(state)["waiting"]:
            at, offered = (stake["card"], stake["punter"]), stake["answers"]
            assert _allowed(state, commands.paroli(*at)) == (offered["paroli"] is not None)
            assert _allowed(state, commands.pay(*at)) == (offered["pay"] is not None)
            _check_restake(state, at, offered["restake"])


def _check_restake(state: State, at: tuple[str, str], offered: dict[str, int] | None) -> None:
    card, punter = at
    step = 2 if state.rules.odd_half == "refuse" else 1
    least = state.stakes[punter, card].couch
    if offered is None:
        assert not any(
            _allowed(state, commands.take(card, n, punter)) for n in range(least, least + 40)
        )
        return
    for restake, may in (
        (offered["least"], True),
        (offered["most"], True),
        (offered["least"] - step, False),
        (offered["most"] + step, False),
    ):
        if restake > 0:
            assert _allowed(state, commands.take(card, restake, punter)) == may, restake


def _allowed(state: State, command: Any) -> bool:
    try:
        GAME.decide(state, command)
    except Refused:
        return False
    return True


DEALT = (events.staked("K"), events.fasse())


@pytest.mark.parametrize(
    ("preset", "rules", "before", "cards", "draw"),
    [
        ("modern", {}, (), "K 10", ("plain", "K", "10", {"K": "won", "10": "lost"})),
        ("oak", {}, (), "K 10", ("plain", "10", "K", {"10": "won", "K": "lost"})),
        ("modern", {}, (), "K K", ("twins_void", None, None, {})),
        ("modern", {"twins": "first"}, (), "K K", ("twins_first", "K", None, {"K": "won"})),
        ("oak", {}, (), "K K", ("twins_first", None, "K", {"K": "lost"})),
        ("modern", {}, ("K 3",), "K 10", ("again_loses", "K", "10", {"K": "lost", "10": "lost"})),
        (
            *("cotton", {}, ("K 3",), "K 10"),
            ("again_retires", "K", "10", {"K": "retired", "10": "lost"}),
        ),
        (
            *("cotton", {}, ("K 3", "K 10"), "A K"),
            ("plain", "A", "K", {"A": "won", "K": "spared"}),
        ),
        ("sca", {}, ("3 K",), "10 K", ("plain", "K", "10", {"K": "won", "10": "lost"})),
    ],
)
def test_the_view_of_a_pair_agrees_with_its_settlement(
    preset: str,
    rules: dict[str, Any],
    before: tuple[str, ...],
    cards: str,
    draw: tuple[str, str | None, str | None, dict[str, str]],
) -> None:
    pairs = [events.pair(*pair.split()) for pair in (*before, cards)]
    start = table(preset, cards_required=0, **rules).given(events.fasse(), *pairs)
    newest = view(start.state)["draws"][-1]
    read = tuple(newest[name] for name in ("how", "wins", "loses", "marks"))
    assert (newest["kind"], newest["cards"], read) == ("pair", cards.split(), draw)


def test_the_view_shows_that_the_rank_of_the_fasse_loses() -> None:
    (fasse,) = shown(table("oak").given(*DEALT[:1], events.fasse("Kh")))["draws"]
    assert fasse == {
        "kind": "fasse",
        "cards": ["Kh"],
        "how": "fasse",
        "wins": None,
        "loses": "K",
        "marks": {"K": "lost"},
        "gain": 10,
    }


@pytest.mark.parametrize(
    ("rule", "read"),
    [("bank", ("last_bank", "K", {"K": "lost"})), ("null", ("last_void", None, {}))],
)
def test_the_view_shows_the_last_card_by_its_rule(rule: str, read: tuple[Any, ...]) -> None:
    start = table("modern", last_card=rule).given(events.fasse(stock=1), events.last_card("K"))
    newest = shown(start)["draws"][-1]
    assert (newest["kind"], newest["wins"]) == ("last", None)
    assert (newest["how"], newest["loses"], newest["marks"]) == read


def test_the_view_shows_an_unsettled_draw_without_gain() -> None:
    start = table("oak").given(*DEALT, events.pair("K", "10"))
    owed, settled = view(start.state), shown(start)
    assert (owed["owes_settlement"], owed["settled"], owed["draws"][-1]["gain"]) == (True, None, 0)
    assert owed["draws"][-1] == {**settled["draws"][-1], "gain": 0}
    assert settled["draws"][-1]["gain"] == 10


def test_wins_paid_at_once_reduce_the_gain_of_a_draw() -> None:
    start = table("modern", ladder=[3]).given(events.staked("K"), events.staked("10", 4, "bess"))
    draw = shown(start.given(events.fasse(), events.pair("K", "10")))["draws"][-1]
    assert draw["gain"] == 4 - 30


def test_the_settlement_of_the_newest_draw_is_shown() -> None:
    start = table("parlour", cards_required=0).given(events.staked("K"), events.bet_laid("K"))
    dealt = start.given(events.fasse(stock=49), events.pair("3", "K"))
    settled = shown(dealt)["settled"]
    assert [(o["card"], o["result"], o["from_couch"]) for o in settled["outcomes"]] == [
        ("K", "lost", 10)
    ]
    assert [(bet["to_backer"], bet["to_against"]) for bet in settled["bets"]] == [(0, 10)]
    assert view(dealt.given(events.pair("3", "4")).state)["settled"] is None


def test_answers_are_shown_until_the_next_draw() -> None:
    start = table("cotton").given(
        *(events.staked("K"), events.staked("K", punter="bess"), events.staked("K", punter="carl")),
        *(events.fasse(), events.pair("K", "3")),
    )
    answered = start.given(
        *(events.win_taken("K", restake=12), events.paroli_made("K", punter="bess")),
        events.pay_chosen("K", punter="carl"),
    )
    parts = ("punter", "answer", "amount", "restake", "rung", "pays")
    assert [tuple(answer[part] for part in parts) for answer in shown(answered)["answered"]] == [
        ("anne", "take", 10, 12, None, None),
        ("bess", "paroli", 10, 0, 7, 70),
        ("carl", "pay", 10, 0, 2, 20),
    ]
    assert view(answered.given(events.pair("4", "5")).state)["answered"] == []


def test_the_draws_of_a_deal_are_shown_until_the_next_fasse() -> None:
    dealt = table("modern").given(events.fasse(), events.pair("K", "10"))
    ended = dealt.given(events.deal_ended())
    assert shown(ended)["draws"] == shown(dealt)["draws"]
    assert (shown(ended)["settled"], shown(ended)["last_draw"]) == (None, [])
    assert [draw["cards"] for draw in shown(ended.given(events.fasse("3")))["draws"]] == [["3"]]


def test_a_win_shows_its_allowed_answers() -> None:
    start = table("cotton").given(events.staked("K"), events.fasse(), events.pair("K", "3"))
    assert answers(start) == {
        "take": {"pays": 10},
        "restake": {"least": 10, "most": 1010},
        "paroli": {"rung": 7, "pays": 70},
        "pay": {"rung": 2, "pays": 20},
    }


def test_a_restake_is_limited_by_the_bank_cover() -> None:
    start = table("modern", bank=21, bank_cover="covered").given(*DEALT, events.pair("K", "3"))
    assert answers(start)["restake"] == {"least": 10, "most": 11}


def test_a_couch_below_the_minimum_is_restaked_from_the_minimum() -> None:
    poor = table("modern", purses={"anne": 10}, min_stake=8).given(events.staked("K"))
    won = poor.given(events.fasse("K"), events.pair("K", "3"))
    assert answers(won)["restake"] == {"least": 8, "most": 10}


def test_an_empty_card_costs_the_bank_nothing() -> None:
    start = table("centlivre").given(*DEALT, events.pair("3", "K"))
    assert [stake["couch"] for stake in shown(start)["stakes"]] == [0]
    assert (shown(start)["exposure"], shown(start)["worst"]) == ({}, None)


def test_twins_can_only_be_taken() -> None:
    start = table("modern", twins="first").given(*DEALT, events.pair("K", "K"))
    assert answers(start) == {"take": {"pays": 10}, "restake": None, "paroli": None, "pay": None}


def test_a_paroli_shows_its_rung_and_its_possible_win() -> None:
    start = table("modern").given(*DEALT, events.pair("K", "3"), events.paroli_made("K"))
    (riding,) = shown(start)["stakes"]
    assert (riding["rung"], riding["hope"], riding["answers"]) == (2, 20, None)
    assert riding["carried"] is False
    (carried,) = shown(start.given(events.deal_ended()))["stakes"]
    assert carried["carried"] is True


def test_the_view_shows_what_each_rank_would_cost_the_bank() -> None:
    start = table("modern", bank=100, bank_cover="covered").given(
        *(events.staked("7", 20), events.staked("2", 20, "bess"), events.staked("K", 5)),
    )
    seen = shown(start)
    assert seen["exposure"] == {"2": 20, "7": 20, "K": 5}
    assert (seen["worst"], seen["cover"]) == ({"rank": "2", "amount": 20}, 80)
    won = shown(start.given(events.fasse("A"), events.pair("K", "4")))
    assert (won["exposure"], won["cover"]) == ({"2": 20, "7": 20}, 75)


def test_a_bank_that_may_owe_has_no_cover() -> None:
    seen = shown(table("modern"))
    assert (seen["exposure"], seen["worst"], seen["cover"]) == ({}, None, None)


@pytest.mark.parametrize(("stock", "draw"), [(2, "pair"), (1, "last"), (0, None)])
def test_the_next_draw_depends_on_the_stock(stock: int, draw: str | None) -> None:
    start = table("modern")
    assert shown(start)["next"]["draw"] == "fasse"
    assert shown(start.given(events.fasse(stock=stock)))["next"]["draw"] == draw
    assert shown(start.given(events.closed()))["next"]["draw"] is None


def test_cards_are_wanted_until_the_fasse() -> None:
    start = table("parlour").given(
        events.staked("K"), events.staked("Q"), events.staked("K", 1, "bess")
    )
    assert [line["wants"] for line in shown(start)["punters"]] == [1, 2, 0]
    assert shown(start)["next"]["cards_wanted"] == 3
    dealt = shown(start.given(events.fasse(stock=49)))
    assert dealt["next"]["cards_wanted"] == 0


def test_a_second_queen_needs_a_second_book() -> None:
    start = table("parlour").given(events.staked("Q"), events.staked("K"))
    assert punter(start)["next_cards"] == {"Q": None, "K": None}
    more = start.given(events.book_bought())
    assert punter(more)["next_cards"] == {"Q": "Q#2", "K": "K#2"}
    both = more.given(events.staked("Q#2"))
    assert punter(both)["next_cards"] == {"Q": None, "K": "K#2"}


def test_each_card_of_a_hand_is_staked_once() -> None:
    start = table("sca").given(events.staked("Q"), events.fasse(), events.pair("Q", "3"))
    assert punter(start)["next_cards"] == {"Q": "Q#2"}


def test_the_last_deal_has_the_stakes_laid_before_its_fasse() -> None:
    first = table("modern").given(events.staked("K"), events.staked("Q", 7), events.fasse())
    rides = first.given(events.pair("K", "Q"), events.paroli_made("K"), events.deal_ended())
    laid = [{"card": "K", "amount": 10}, {"card": "Q", "amount": 7}]
    assert punter(rides)["last_deal"] == laid
    again = rides.given(events.staked("5", 3), events.fasse())
    assert punter(again)["last_deal"] == [{"card": "5", "amount": 3}]
    assert punter(again, "bess")["last_deal"] == []


def test_the_net_line_begins_with_the_deal_in_which_a_player_joined() -> None:
    start = table("oak").given(
        events.staked("K"), events.fasse(), events.pair("K", "3"), events.deal_ended()
    )
    second = start.given(events.seated("dora"), events.fasse(), events.deal_ended())
    lines = {line["name"]: line["line"] for line in shown(second)["punters"]}
    assert lines == {"anne": [-10, -10], "bess": [0, 0], "carl": [0, 0], "dora": [0]}


def test_places_have_their_change_since_the_deal_began() -> None:
    def standing(spec: Spec) -> list[tuple[int, int]]:
        return [(line["place"], line["moved"]) for line in shown(spec)["punters"]]

    first = table("oak").given(events.staked("K"), events.fasse(), events.pair("K", "3"))
    assert standing(first) == [(3, -2), (1, 0), (1, 0)]
    ended = first.given(events.deal_ended())
    assert standing(ended) == standing(first)
    second = ended.given(events.staked("Q", 20, "bess"), events.fasse())
    assert standing(second) == [(3, 0), (1, 0), (1, 0)]
    assert standing(second.given(events.pair("Q", "4"))) == [(2, 1), (3, -2), (1, 0)]


def test_money_in_side_bets_is_shown_as_escrow() -> None:
    start = table("parlour").given(
        events.staked("K"), events.bet_laid("K"), events.bet_laid("K", number=2)
    )
    assert [line["escrow"] for line in shown(start)["punters"]] == [0, 10, 10]
    assert shown(start)["bets_laid"] == 2


def test_the_price_of_the_last_book_stays_over_deals() -> None:
    start = table("parlour").given(events.staked("K"))
    assert shown(start)["book_price"] is None
    sold = start.given(events.book_bought(5), events.fasse(), events.deal_ended())
    assert shown(sold)["book_price"] == 5
    assert shown(sold.given(events.book_bought(7)))["book_price"] == 7
