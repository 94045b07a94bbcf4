"""What a table offers, besides the contract of every game: the main entry and the limits."""

from typing import Any

import pytest

from service.domain.games.glic import GAME
from service.domain.port.field_type import FieldType
from service.domain.port.offers import Offer, OpenField
from service.domain.session.offers.session_offers import offers_for_player
from service.domain.values.errors import Refused
from tests.factories.glic import events
from tests.factories.glic.tables import dealt, playing, showing, table
from tests.factories.spec import Spec

BET = dealt().given(events.bet("bess", 2))
POOR = {"anne": 50, "bess": 50, "carl": 3, "dora": 50}


def main(spec: Spec) -> Offer | None:
    return next((offer for offer in GAME.offers(spec.state) if offer.main), None)


@pytest.mark.parametrize(
    ("spec", "verb", "player"),
    [
        (table(), "deal", None),
        (dealt(), "pass", "bess"),
        (BET, "see", "carl"),
        (table(POOR).given(events.dealt(), events.bet("bess", 2)), "pass", "carl"),
        (showing(), "best", None),
        (playing(), "out", None),
    ],
)
def test_what_the_table_waits_for(spec: Spec, verb: str, player: str | None) -> None:
    found = main(spec)
    assert found is not None
    assert (found.verb, found.player) == (verb, player)


def test_a_table_without_money_waits_for_nothing() -> None:
    assert main(table({"anne": 0})) is None


def test_only_the_player_in_turn_bets() -> None:
    offered = {(o.verb, o.player) for o in GAME.offers(BET.state) if o.verb in {"bet", "see"}}
    assert offered == {("bet", "carl"), ("see", "carl")}
    folds = {o.player for o in GAME.offers(BET.state) if o.verb == "fold"}
    assert folds == {"carl"}
    passes = [o for o in GAME.offers(BET.state) if o.verb == "pass"]
    assert [(o.player, o.fixed) for o in passes] == [
        ("carl", {"punter": "carl"}),
        (None, {"all": True}),
    ]


def test_a_bet_has_its_limits_and_suggests_the_least() -> None:
    bet = GAME.open_field(BET.state, "bet", ("carl",))
    assert bet == OpenField(name="amount", type=FieldType.AMOUNT, least=1, most=10, suggested=1)
    poor = table(POOR, bet_limit=None).given(events.dealt(), events.bet("bess", 1))
    assert GAME.open_field(poor.state, "bet", ("carl",)) is not None
    broke = poor.given(events.cashed_out(1, "carl"))
    assert "bet" not in {o.verb for o in GAME.offers(broke.state) if o.player == "carl"}


def test_a_claim_offers_the_pools_that_are_left() -> None:
    start = dealt().given(events.claimed("carl", "king"), events.claimed("dora", "sequence"))
    anne, dora = (GAME.open_field(start.state, "claim", (name,)) for name in ("anne", "dora"))
    assert anne is not None
    assert anne.choices == ("ace", "queen", "jack", "ten")
    assert dora is not None
    assert dora.choices == ("ace", "queen", "jack", "ten")


def test_the_best_hand_is_one_of_those_left_in_the_poch() -> None:
    best = GAME.open_field(showing().state, "best", ())
    assert best is not None
    assert (best.choices, best.optional) == (("bess", "carl"), False)
    more = GAME.open_field(showing().state, "best", ("carl",))
    assert more is not None
    assert (more.choices, more.optional) == (("bess",), True)


@pytest.mark.parametrize(
    ("values", "field"),
    [
        (
            (),
            OpenField(
                name="punter", type=FieldType.PLAYER, choices=("anne", "bess", "carl", "dora")
            ),
        ),
        (
            ("anne",),
            OpenField(name="left", type=FieldType.COUNTS, choices=("bess", "carl", "dora")),
        ),
        (("anne", "carl"), OpenField(name="left", type=FieldType.COUNTS, least=1, most=5)),
        (
            ("anne", "carl", 2),
            OpenField(name="left", type=FieldType.COUNTS, choices=("bess", "dora")),
        ),
        (("anne", "carl", 2, "bess", 1, "dora", 3), None),
    ],
)
def test_cards_left_are_counted_one_by_one(values: Any, field: OpenField | None) -> None:
    assert GAME.open_field(playing().state, "out", values) == field


@pytest.mark.parametrize(
    ("values", "code"),
    [
        (("nobody",), "unknown_punter"),
        (("anne", "anne"), "counts_wrong"),
        (("anne", "carl", 2, "carl"), "counts_wrong"),
    ],
)
def test_values_that_cannot_follow_are_refused(values: Any, code: str) -> None:
    with pytest.raises(Refused) as refused:
        GAME.open_field(playing().state, "out", values)
    assert refused.value.code == code


def test_where_purses_must_pay_they_limit_the_cards_left() -> None:
    start = table(POOR, short_purse="refuse").given(
        events.dealt(), events.all_passed("bess", "carl", "dora", "anne")
    )
    left = GAME.open_field(start.state, "out", ("anne", "carl"))
    assert left == OpenField(name="left", type=FieldType.COUNTS, least=1, most=1)
    broke = start.given(events.cashed_out(1, "carl"))
    run = GAME.open_field(broke.state, "run", ())
    assert run == OpenField(name="punter", type=FieldType.PLAYER, choices=("carl",))


def test_a_player_is_offered_what_concerns_only_them() -> None:
    offers = offers_for_player(GAME, GAME.offers(BET.state), "carl")
    assert {offer.verb for offer in offers} == {"see", "bet", "pass", "fold", "buyin", "cashout"}
    others = offers_for_player(GAME, GAME.offers(BET.state), "dora")
    assert {offer.verb for offer in others} == {"buyin", "cashout"}
