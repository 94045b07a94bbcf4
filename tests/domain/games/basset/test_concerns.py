"""Which part of each event concerns one punter."""

from typing import Any

import pytest

from service.domain.games.basset import GAME
from service.domain.games.basset.events import Event
from service.domain.games.basset.views.view import HistoryDraw
from tests.factories.basset import events
from tests.factories.basset.tables import table
from tests.factories.spec import Spec, after, settled


def fields_for(start: Spec, event: Event, punter: str) -> dict[str, Any] | None:
    part = GAME.concerns(settled(GAME, start.state), event, punter)
    return None if part is None else dict(part.fields)


def settlement(start: Spec, draw: Event, punter: str) -> Any:
    """Return the part of the settlement of ``draw`` that concerns ``punter``."""
    state = after(GAME, start.state, [draw])
    return GAME.concerns(state, GAME.react(state)[0], punter)


@pytest.mark.parametrize(
    "event",
    [
        events.seated("anne"),
        events.brought_in(5),
        events.cashed_out(5),
        events.staked("K"),
        events.withdrawn("K"),
        events.win_taken("K"),
        events.paroli_made("K"),
        events.pay_chosen("K"),
        events.maced("K"),
        events.book_bought(),
    ],
)
def test_an_entry_of_a_punter_concerns_only_that_punter(event: Event) -> None:
    own = fields_for(table(), event, "anne")
    assert own is not None
    assert own["punter"] == "anne"
    assert fields_for(table(), event, "bess") is None


@pytest.mark.parametrize("event", [events.funded(5), events.fasse(), events.pair("K", "3")])
def test_events_of_the_table_concern_no_punter(event: Event) -> None:
    assert fields_for(table(), event, "anne") is None


def test_a_side_bet_concerns_its_two_sides_but_not_the_owner_of_the_card() -> None:
    start = table().given(events.seated("dora"))
    by_name = {name: fields_for(start, events.bet_laid("K"), name) for name in start.state.punters}
    assert by_name["bess"] is not None
    assert by_name["bess"] == by_name["carl"]
    assert by_name["anne"] is by_name["dora"] is None


def test_a_settlement_is_reduced_to_the_outcomes_of_one_punter() -> None:
    start = table("modern").given(
        *(events.staked("K"), events.staked("3", punter="bess"), events.fasse()),
        events.pair("4", "5"),
    )
    anne, bess = (settlement(start, events.pair("K", "3"), name) for name in ("anne", "bess"))
    results = [[o["result"] for o in part.fields["outcomes"]] for part in (anne, bess)]
    assert results == [["won"], ["lost"]]
    assert anne.draw == bess.draw
    assert anne.draw == HistoryDraw(
        kind="pair", cards=("K", "3"), how="plain", wins="K", loses="3", deal=1, number=2
    )
    assert settlement(start, events.pair("K", "3"), "carl") is None


def test_a_settlement_concerns_both_sides_of_a_side_bet() -> None:
    start = table("parlour", cards_required=0).given(events.seated("dora"), events.staked("K"))
    bet = start.given(events.bet_laid("K"), events.fasse(stock=49))
    parts = {name: settlement(bet, events.pair("K", "3"), name) for name in bet.state.punters}
    numbers = {
        name: part and [b["number"] for b in part.fields["bets"]] for name, part in parts.items()
    }
    assert numbers == {"anne": [], "bess": [1], "carl": [1], "dora": None}
    assert [len(parts[name].fields["outcomes"]) for name in ("anne", "bess")] == [1, 0]


def test_a_fasse_is_the_first_draw_of_its_deal() -> None:
    start = table("oak").given(events.fasse(), events.deal_ended(), events.staked("K"))
    part = settlement(start, events.fasse("K"), "anne")
    assert (part.draw.kind, part.draw.deal, part.draw.number) == ("fasse", 2, 0)


def test_the_end_of_a_deal_is_reduced_to_the_couches_of_one_punter() -> None:
    start = table("parlour", cards_required=0).given(
        events.staked("K"), events.staked("Q", 7, "bess"), events.bet_laid("K")
    )
    ended = events.deal_ended(
        events.couch_returned("K"),
        events.couch_returned("Q", 7, "bess"),
        bets=(events.bet_settled(5, 5),),
    )
    parts = [fields_for(start, ended, name) for name in ("anne", "bess", "dora")]
    cards = [part and [couch["card"] for couch in part["home"]] for part in parts]
    assert cards == [["K"], ["Q"], None]
    assert [part and len(part["bets"]) for part in parts] == [0, 1, None]


def test_a_returned_bet_does_not_show_the_couch() -> None:
    start = table("parlour").given(events.seated("dora"), events.staked("K"), events.bet_laid("K"))
    back = events.withdrawn("K", bets=(events.bet_settled(5, 5),))
    assert [
        (part := fields_for(start, back, name)) and part["amount"]
        for name in ("anne", "bess", "dora")
    ] == [10, None, None]
    assert fields_for(start, back, "dora") is None
    assert fields_for(start, back, "bess") is not None


def test_a_reached_target_concerns_each_winner() -> None:
    reached = events.target_reached("anne", "bess")
    assert fields_for(table(), reached, "anne") == {"winners": ["anne"]}
    assert fields_for(table(), reached, "carl") is None
