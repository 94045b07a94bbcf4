"""What is read of a Baccarat table: its view, histories of players, journal, tables of a report."""

import json
from typing import Any

import pytest

from service.domain.games.baccarat import GAME
from service.domain.games.baccarat import events as e
from service.domain.port.game import Viewer
from service.domain.port.player_amount import PlayerAmount
from service.domain.values.plain import plain, typed
from tests.factories.baccarat import events
from tests.factories.baccarat.lines import BANQUE, FOUR, after, enter, played
from tests.factories.spec import Spec, settled

STAKED = played(*FOUR, "seat zoe 90 standing", "bank anne 60", "stake carl 50", "stake bess 20")
IN_TWO = played(
    *(*FOUR, "seat gus 900", "seat zoe 90 standing-left", "bank anne 60"),
    *("stake carl 50", "stake bess 20", "hand bank tie", "stake zoe 5"),
    preset=BANQUE,
)


def view(start: Spec) -> Any:
    return plain(GAME.view(settled(GAME, start.state)))


@pytest.mark.parametrize(
    "start",
    [
        played(),
        STAKED,
        after(STAKED, "hand tie"),
        after(STAKED, "cards 9h,J 4,K"),
        after(STAKED, "hand punters"),
        after(STAKED, "banco bess", "hand bank", "pass"),
        after(STAKED, "close"),
        IN_TWO,
        after(IN_TWO, "pass", "bank bess 7"),
        played(*FOUR, "bank anne 61", "banco bess cheval", "hand punters tie", preset=BANQUE),
        played(*FOUR, "bank anne 60", "stake bess 80", "accept", preset=BANQUE),
    ],
)
def test_the_state_is_restored_from_its_view(start: Spec) -> None:
    for state in (start.state, settled(GAME, start.state)):
        text = json.dumps(plain(GAME.view(state)))
        assert GAME.state_of(typed(GAME.view_type, json.loads(text))) == state


def test_the_view_shows_the_bank_and_what_it_covers() -> None:
    shown = view(STAKED)
    names = ("phase", "banker", "bank", "staked", "excess", "at_risk", "put_up", "won", "hand")
    assert [shown[name] for name in names] == ["staking", "anne", 60, 70, 10, 60, 60, 0, 0]
    assert shown["stakes"] == [
        {"punter": "bess", "hand": "right", "amount": 20, "covered": 20, "abides": False},
        {"punter": "carl", "hand": "right", "amount": 50, "covered": 40, "abides": False},
    ]
    assert shown["rotation"] == ["bess", "carl", "dora", "anne"]
    assert view(after(STAKED, "hand bank"))["won"] == 60


def test_the_view_shows_who_banks_next() -> None:
    assert view(after(STAKED, "pass", "pass"))["rotation"] == ["carl", "dora", "anne", "bess"]
    assert view(IN_TWO)["rotation"] == []
    assert view(played())["rotation"] == []


def test_the_view_shows_a_player() -> None:
    assert view(after(STAKED, "hand punters"))["players"][1] == {
        "name": "bess",
        "purse": 1020,
        "brought_in": 1000,
        "cashed_out": 0,
        "at_table": 0,
        "net": 20,
        "place": 2,
        "hand": "right",
        "is_bystander": False,
        "bancos_lost": 0,
        "may_claim_first": False,
        "last_stake": 20,
        "line": [20],
        "former_names": [],
    }


def test_a_player_sees_the_own_purse_only() -> None:
    seen = GAME.visible(GAME.view(STAKED.state), Viewer(player="bess"))
    assert [player.name for player in seen.players] == ["bess"]
    assert [stake.punter for stake in seen.stakes] == ["bess", "carl"]


def test_a_board_without_purses_has_none() -> None:
    seen = GAME.visible(GAME.view(STAKED.state), Viewer(sees_purses=False))
    assert {(p.purse, p.brought_in, p.cashed_out) for p in seen.players} == {(None, None, None)}


def test_a_broken_bank_waits_for_the_banker() -> None:
    lines = (*FOUR, "bank anne 60", "stake bess 60", "hand none punters")
    broken = settled(GAME, played(*lines, preset=BANQUE).state)
    assert GAME.summary(broken).waiting_for == ("anne",)
    assert GAME.view(broken).is_broken
    assert GAME.summary(played(*FOUR).state).waiting_for == ("anne",)
    assert GAME.summary(played(*FOUR, preset=BANQUE).state).waiting_for == ()
    assert GAME.summary(after(STAKED, "close").state).waiting_for == ()


def part(event: e.Event, player: str, start: Spec = STAKED) -> dict[str, Any] | None:
    found = GAME.concerns(start.state, event, player)
    return None if found is None else dict(found.fields)


def test_a_settlement_is_cut_to_the_part_of_a_player() -> None:
    (event,) = GAME.react(after(STAKED, "hand bank").state)
    whole = part(event, "anne")
    assert whole is not None
    assert len(whole["stakes"]) == 2
    own = part(event, "bess")
    assert own is not None
    assert [stake["punter"] for stake in own["stakes"]] == ["bess"]
    assert own["to_banker"] is None
    assert part(event, "dora") is None
    lost = events.settled(next_banker="dora", ends_tenure=True)
    assert part(lost, "dora") is not None


def test_a_false_draw_concerns_the_player_and_those_who_are_paid() -> None:
    draw = e.FalseDraw(
        punter="carl", hand="right", fine=0, paid=(PlayerAmount(punter="bess", amount=4),)
    )
    stakes = tuple(e.StakeSettled(punter=n, hand="right", lost=9) for n in ("bess", "carl", "dora"))
    event = events.settled(*stakes, false_draws=(draw,))
    for player, draws in (("bess", 1), ("carl", 1), ("dora", 0)):
        own = part(event, player)
        assert own is not None
        assert len(own["false_draws"]) == draws


def test_events_with_stakes_of_several_concern_each_with_the_own_part() -> None:
    home = events.on("right", bess=20, carl=50)
    for event, member, others in (
        (events.bank(home=home), "home", {"anne"}),
        (events.repeated(*home), "stakes", set()),
        (events.closed(60, "anne", home), "home", {"anne"}),
        (events.shuffled(60, "anne", home, "dora"), "home", {"anne", "dora"}),
    ):
        bess = part(event, "bess")
        assert bess is not None
        assert [stake["punter"] for stake in bess[member]] == ["bess"]
        concerned = {name for name in ("anne", "dora", "zoe") if part(event, name)}
        assert concerned == others


def test_a_banco_concerns_the_players_whose_stakes_it_moves() -> None:
    event = events.banco(punter="carl", home=events.on("right", bess=20))
    assert [name for name in ("anne", "bess", "carl") if part(event, name)] == ["bess", "carl"]


def test_entries_of_the_banker_concern_the_banker() -> None:
    for event in (events.funded(), events.accepted()):
        assert part(event, "anne") is not None
        assert part(event, "bess") is None


def test_a_pass_concerns_the_players_between_whom_the_deal_passes() -> None:
    assert part(events.passed(), "anne")
    assert part(events.passed(), "bess")
    assert part(events.passed(), "carl") is None
    declined = after(STAKED, "pass")
    assert part(events.passed(0, "carl", None), "bess", declined) is not None


def test_a_dealt_hand_concerns_no_player() -> None:
    assert part(events.dealt(), "bess") is None


def test_fines_and_paid_losses_move_between_accounts() -> None:
    draw = e.FalseDraw(
        punter="bess", hand="right", fine=3, paid=(PlayerAmount(punter="carl", amount=4),)
    )
    moved = [
        (posting.source, posting.target, posting.amount)
        for posting in GAME.postings(events.settled(false_draws=(draw,), to_banker=5))
    ]
    assert moved == [
        ("punter:bess:stake:right", "bank", 20),
        ("punter:bess:purse", "bank", 3),
        ("punter:bess:purse", "punter:carl:purse", 4),
        ("bank", "punter:anne:purse", 5),
    ]


def test_a_declined_bank_moves_nothing() -> None:
    assert GAME.postings(events.passed(0, "bess", None)) == ()
    assert GAME.postings(events.shuffled()) == ()
    assert GAME.postings(events.dealt()) == ()


def recorded(*lines: str, **rules: Any) -> list[e.Event]:
    """Return the events of lines, with the settlements."""
    start = played(*FOUR, **rules)
    found: list[e.Event] = []
    for line in lines:
        decision = enter(start, line)
        found += decision.events
        start = decision.allowed()
        found += GAME.react(start.state)
    return found


def test_the_tables_of_a_report() -> None:
    hands, tenures = GAME.tables(
        recorded(
            *("bank anne 60", "stake bess 20", "stake carl 50", "accept", "hand bank"),
            *("stake bess 5", "hand punters", "bank bess 40", "pass", "bank carl 40"),
        )
    )
    assert hands.rows == (
        (1, "anne", 70, 70, "bank", None, 70),
        (2, "anne", 140, 5, "punters", None, -5),
    )
    assert tenures.rows == (
        ("anne", 70, 2, 135, 65),
        ("bess", 40, 0, 40, 0),
        ("carl", 40, 0, None, None),
    )


def test_a_tenure_ends_with_the_shoe_or_the_close() -> None:
    _, tenures = GAME.tables(
        recorded(
            *("shoe", "bank anne 60", "shoe", "bank bess 40", "stake carl 10", "hand bank"),
            *("fund 5", "close"),
            preset=BANQUE,
            replenish="any",
        )
    )
    assert tenures.rows == (("anne", 60, 0, 60, 0), ("bess", 45, 1, 55, 10))


def test_money_that_returns_to_outside_changes_no_net() -> None:
    closed = after(STAKED, "close").state
    returned = GAME.with_returned(closed, {"bess": 1000})
    assert GAME.summary(returned).purses["bess"] == 0
    assert GAME.summary(returned).nets == GAME.summary(closed).nets


def test_only_the_first_event_has_an_opening() -> None:
    with pytest.raises(AssertionError):
        GAME.opening_of(events.bank())
