"""What a table offers, besides the contract of every game: the main entry and the limits."""

from typing import Any

import pytest

from service.domain.games.tarot import GAME
from service.domain.port.field_type import FieldType
from service.domain.port.offers import OpenField
from service.domain.values.errors import Refused
from tests.factories.spec import Spec
from tests.factories.tarot import events
from tests.factories.tarot.tables import begun, last_round, table


def main_verb(spec: Spec) -> str | None:
    return next((offer.verb for offer in GAME.offers(spec.state) if offer.main), None)


def count_field(spec: Spec, *values: Any) -> OpenField | None:
    return GAME.open_field(spec.state, "count", values)


def test_the_table_waits_for_the_ante_and_then_for_the_counts() -> None:
    assert main_verb(table()) == "ante"
    assert main_verb(begun()) == "count"
    assert main_verb(begun().given(events.abandoned())) == "ante"
    assert main_verb(table({"anne": 10})) is None


def test_the_ante_of_the_rules_is_suggested_and_may_be_left_out() -> None:
    ante = GAME.open_field(table({"anne": 90, "bess": 30, "carl": 40}).state, "ante", ())
    assert ante == OpenField(
        name="amount", type=FieldType.AMOUNT, least=1, most=30, suggested=10, optional=True
    )


def test_a_purse_below_the_ante_of_the_rules_leaves_a_smaller_one() -> None:
    ante = GAME.open_field(table({"anne": 90, "bess": 8, "carl": 40}).state, "ante", ())
    assert ante == OpenField(name="amount", type=FieldType.AMOUNT, least=1, most=8)


def test_a_game_without_an_ante_needs_no_money() -> None:
    start = table(dict.fromkeys(events.THREE, 0), ante=0)
    (ante,) = (offer for offer in GAME.offers(start.state) if offer.verb == "ante")
    assert (ante.next, ante.main) == (None, True)
    poor = table(dict.fromkeys(events.THREE, 0))
    assert "ante" not in {offer.verb for offer in GAME.offers(poor.state)}


def test_a_full_table_offers_no_seat() -> None:
    assert "seat" not in {offer.verb for offer in GAME.offers(table().state)}
    assert "seat" in {offer.verb for offer in GAME.offers(table({"anne": 10}).state)}


@pytest.mark.parametrize(
    ("values", "field"),
    [
        ((), OpenField(name="counts", type=FieldType.COUNTS, choices=("anne", "bess", "carl"))),
        (("anne",), OpenField(name="counts", type=FieldType.COUNTS, least=1, most=78)),
        (("bess",), OpenField(name="counts", type=FieldType.COUNTS, least=0, most=77)),
        (("bess", 40), OpenField(name="counts", type=FieldType.COUNTS, choices=("anne", "carl"))),
        (("bess", 40, "carl"), OpenField(name="counts", type=FieldType.COUNTS, least=0, most=37)),
        (("bess", 40, "anne"), OpenField(name="counts", type=FieldType.COUNTS, least=1, most=38)),
        (
            ("anne", 30, "bess", 26),
            OpenField(name="counts", type=FieldType.COUNTS, choices=("carl",), optional=True),
        ),
        (
            ("anne", 30, "bess", 26, "carl"),
            OpenField(name="counts", type=FieldType.COUNTS, least=22, most=22),
        ),
        (("anne", 30, "bess", 26, "carl", 22), None),
    ],
)
def test_each_count_has_its_limits(values: tuple[Any, ...], field: OpenField | None) -> None:
    assert count_field(begun(), *values) == field


@pytest.mark.parametrize(
    ("values", "code"),
    [
        (("dora",), "unknown_punter"),
        (("anne", 30, "anne"), "counts_wrong"),
        (("anne", 30, "bess", 26, "dora"), "unknown_punter"),
        (("bess", 40, "carl", 38), "counts_wrong"),
    ],
)
def test_values_that_cannot_follow_are_refused(values: tuple[Any, ...], code: str) -> None:
    with pytest.raises(Refused) as refused:
        count_field(begun(), *values)
    assert refused.value.code == code


def test_a_count_names_its_round() -> None:
    (count,) = (offer for offer in GAME.offers(last_round().state) if offer.verb == "count")
    assert count.fixed == {"place": 2}
