"""What may be entered now, over HTTP: in views, and field by field."""

from typing import Any

import pytest

from service.api.sessions.offers import VALUES_MAX
from service.application.ports.keyring import BOARD, DEALER, KEEPER, PUNTER
from service.domain.games import GAMES
from service.domain.port.entries import EntryKind, FieldType
from tests.api.caller import Caller, Table
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import CLOSED, SEATED, STAKED, WON
from tests.api.test_visibility import reader

Offer = dict[str, Any]


def offers(table: Table, verb: str | None = None) -> list[Offer]:
    found: list[Offer] = table.state()["offers"]
    return [offer for offer in found if verb in {None, offer["verb"]}]


def next_field(table: Table, verb: str, *values: Any) -> Any:
    answer = table.read(f"offers/{verb}", value=list(values))
    assert answer.status_code == 200, answer.text
    assert answer.get_json()["version"] == table.version()
    return answer.get_json()["field"]


def test_the_main_offer_is_what_the_table_waits_for(caller: Caller) -> None:
    table = caller.table(*STAKED)
    (main,) = [offer for offer in offers(table) if offer["main"]]
    assert (main["verb"], main["fixed"], main["next"]["name"]) == ("fasse", {"place": 0}, "cards")
    table.enter_lines("fasse 2", "pair K 3")
    (main,) = [offer for offer in offers(table) if offer["main"]]
    fixed = {"punter": "anne", "card": "K", "place": 1}
    assert (main["verb"], main["player"], main["fixed"]) == ("take", "anne", fixed)
    assert main["next"]["optional"]


def test_an_offer_is_entered_as_it_stands(caller: Caller) -> None:
    table = caller.table(*WON)
    (every,) = [offer for offer in offers(table, "take") if offer["fixed"].get("all")]
    assert every["next"] is None
    answer = table.enter("entries", {"entries": [{"kind": "take", **every["fixed"]}]})
    assert answer.status_code == 201, answer.text


def test_each_field_depends_on_the_fields_before(caller: Caller) -> None:
    table = caller.table(*SEATED, "stake anne K 100")
    assert "anne" in next_field(table, "stake")["choices"]
    cards = next_field(table, "stake", "anne")["choices"]
    assert "Q" in cards
    assert "K" not in cards
    amount = next_field(table, "stake", "anne", "Q")
    assert (amount["least"], amount["most"], amount["step"]) == (1, 900, 1)
    assert next_field(table, "stake", "anne", "Q", 900) is None


@pytest.mark.parametrize(
    ("path", "values", "status", "code"),
    [
        ("stake", ["anne", "K"], 409, "card_in_play"),
        ("stake", ["anne", "Q", "901"], 409, "purse_short"),
        ("stake", ["anne", "Q", "many"], 422, "wrong_shape"),
        ("stake", ["anne", "Q", "1", "2"], 422, "wrong_shape"),
        ("close", ["x"], 422, "wrong_shape"),
        ("wager", [], 404, "not_in_this_game"),
        ("redo", [], 409, "nothing_to_undo"),
    ],
)
def test_values_that_are_not_offered_are_refused(
    caller: Caller, path: str, values: list[str], status: int, code: str
) -> None:
    table = caller.table(*STAKED)
    answer = table.read(f"offers/{path}", value=values)
    assert (answer.status_code, answer.get_json()["code"]) == (status, code)


def values_of(kind: EntryKind) -> int:
    """Return how many values an entry may have."""
    fields = [field for field in kind.fields if field.in_line]
    items = [field.most if field.has_word_per_item else 1 for field in fields]
    return sum(items) + sum(f.most for f in fields if f.type is FieldType.COUNTS)


def test_a_query_takes_all_values_of_an_entry() -> None:
    kinds = [kind for game in GAMES.values() for kind in game.entries]
    assert max(map(values_of, kinds)) < VALUES_MAX


def test_the_next_field_has_the_version_as_its_tag(caller: Caller) -> None:
    table = caller.table(*SEATED)
    tag = table.read("offers/stake").headers["ETag"]
    assert table.read("offers/stake", {"If-None-Match": tag}).status_code == 304
    table.enter_lines("stake anne K 100")
    assert table.read("offers/stake", {"If-None-Match": tag}).status_code == 200


def test_undo_and_redo_name_the_entry_meant(caller: Caller) -> None:
    table = caller.table(*STAKED)
    assert not offers(table, "redo")
    (undo,) = offers(table, "undo")
    assert undo["fixed"] == {"of": table.state()["recent"][-1]["version"]}
    assert table.enter("corrections", {"undo": True, **undo["fixed"]}).status_code == 201
    (redo,) = offers(table, "redo")
    assert table.enter("corrections", {"redo": True, **redo["fixed"]}).status_code == 201
    assert not offers(table, "redo")


def test_a_new_session_has_nothing_to_undo(caller: Caller) -> None:
    assert not offers(caller.table(), "undo")


def test_a_closed_session_offers_payments_and_corrections(caller: Caller) -> None:
    table = caller.table(*CLOSED)
    assert {offer["verb"] for offer in offers(table)} == {"undo", "ruling", "payment", "rename"}
    assert "box" in next_field(table, "payment")["choices"]
    assert "box" not in next_field(table, "payment", "box")["choices"]


def test_a_key_sees_the_offers_that_it_may_use(inline_service: ServiceUnderTest) -> None:
    table = inline_service.caller().table(*SEATED, "stake anne K 100", "stake bess Q 50")
    every = offers(table)
    assert offers(reader(inline_service, table, KEEPER)) == every
    dealer = offers(reader(inline_service, table, DEALER))
    assert dealer == [offer for offer in every if offer["verb"] != "ruling"]
    assert offers(reader(inline_service, table, BOARD)) == []
    own = offers(reader(inline_service, table, PUNTER, punter="anne"))
    assert {offer["player"] for offer in own} == {"anne"}
    assert {offer["verb"] for offer in own} == {"stake", "withdraw", "buyin", "cashout", "book"}
    assert all(offer["next"] is None or offer["next"]["most"] is None for offer in own)


@pytest.mark.parametrize(
    ("role", "verb", "status"),
    [
        (KEEPER, "ruling", 200),
        (DEALER, "ruling", 403),
        (DEALER, "stake", 200),
        (PUNTER, "stake", 403),
        (BOARD, "stake", 403),
    ],
)
def test_only_a_bookkeeper_asks_for_fields(
    inline_service: ServiceUnderTest, role: str, verb: str, status: int
) -> None:
    table = inline_service.caller().table(*SEATED)
    more = {"punter": "anne"} if role == PUNTER else {}
    asker = reader(inline_service, table, role, **more)
    assert asker.read(f"offers/{verb}").status_code == status
