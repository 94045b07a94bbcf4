"""What of each event concerns one punter."""

from typing import Any

import pytest

from service.domain.game import Event
from service.domain.games.basset import GAME
from tests.factories import events
from tests.factories.spec import Spec, after, settled
from tests.factories.tables import table


def shared(start: Spec, event: Event, punter: str) -> dict[str, Any] | None:
    share = GAME.share(settled(GAME, start.state), event, punter)
    return None if share is None else dict(share.fields)


def settlement(start: Spec, draw: Event, punter: str) -> Any:
    """Return what of the settlement of ``draw`` concerns somebody."""
    state = after(GAME, start.state, [draw])
    return GAME.share(state, GAME.react(state)[0], punter)


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
def test_what_somebody_does_is_theirs_alone(event: Event) -> None:
    own = shared(table(), event, "anne")
    assert own is not None
    assert own["punter"] == "anne"
    assert shared(table(), event, "bess") is None


@pytest.mark.parametrize("event", [events.funded(5), events.fasse(), events.pair("K", "3")])
def test_what_is_the_tables_is_nobodys(event: Event) -> None:
    assert shared(table(), event, "anne") is None


def test_a_side_bet_is_of_its_two_sides_and_not_of_whose_card_it_is() -> None:
    start = table().given(events.seated("dora"))
    there = {name: shared(start, events.bet_laid("K"), name) for name in start.state.punters}
    assert there["bess"] is not None
    assert there["bess"] == there["carl"]
    assert there["anne"] is there["dora"] is None


def test_a_settlement_is_cut_to_the_outcomes_of_one() -> None:
    start = table("modern").given(
        *(events.staked("K"), events.staked("3", punter="bess"), events.fasse()),
        events.pair("4", "5"),
    )
    anne, bess = (settlement(start, events.pair("K", "3"), name) for name in ("anne", "bess"))
    results = [[o["result"] for o in share.fields["outcomes"]] for share in (anne, bess)]
    assert results == [["won"], ["lost"]]
    assert anne.draw == bess.draw
    assert anne.draw == {
        "kind": "pair",
        "cards": ["K", "3"],
        "how": "plain",
        "wins": "K",
        "loses": "3",
        "deal": 1,
        "number": 2,
    }
    assert settlement(start, events.pair("K", "3"), "carl") is None


def test_a_settlement_is_of_those_who_have_bet_on_it() -> None:
    start = table("parlour", cards_required=0).given(events.seated("dora"), events.staked("K"))
    bet = start.given(events.bet_laid("K"), events.fasse(stock=49))
    shares = {name: settlement(bet, events.pair("K", "3"), name) for name in bet.state.punters}
    numbers = {
        name: share and [b["number"] for b in share.fields["bets"]]
        for name, share in shares.items()
    }
    assert numbers == {"anne": [], "bess": [1], "carl": [1], "dora": None}
    assert [len(shares[name].fields["outcomes"]) for name in ("anne", "bess")] == [1, 0]


def test_a_fasse_is_the_first_draw_of_its_deal() -> None:
    start = table("oak").given(events.fasse(), events.deal_ended(), events.staked("K"))
    share = settlement(start, events.fasse("K"), "anne")
    assert (share.draw["kind"], share.draw["deal"], share.draw["number"]) == ("fasse", 2, 0)


def test_the_end_of_a_deal_brings_home_what_is_somebodys() -> None:
    start = table("parlour", cards_required=0).given(
        events.staked("K"), events.staked("Q", 7, "bess"), events.bet_laid("K")
    )
    ended = events.deal_ended(
        events.couch_returned("K"),
        events.couch_returned("Q", 7, "bess"),
        bets=(events.bet_settled(5, 5),),
    )
    shares = [shared(start, ended, name) for name in ("anne", "bess", "dora")]
    cards = [share and [couch["card"] for couch in share["home"]] for share in shares]
    assert cards == [["K"], ["Q"], None]
    assert [share and len(share["bets"]) for share in shares] == [0, 1, None]


def test_a_bet_that_comes_back_tells_nothing_of_the_couch() -> None:
    start = table("parlour").given(events.seated("dora"), events.staked("K"), events.bet_laid("K"))
    back = events.withdrawn("K", bets=(events.bet_settled(5, 5),))
    assert [
        (share := shared(start, back, name)) and share["amount"]
        for name in ("anne", "bess", "dora")
    ] == [10, None, None]
    assert shared(start, back, "dora") is None
    assert shared(start, back, "bess") is not None


def test_who_wins_the_evening_is_told_to_themselves() -> None:
    reached = events.target_reached("anne", "bess")
    assert shared(table(), reached, "anne") == {"winners": ["anne"]}
    assert shared(table(), reached, "carl") is None
