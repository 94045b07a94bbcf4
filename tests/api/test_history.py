"""One punter's history: who may read it, its order, and its pages."""

from typing import Any

import pytest

from service.api.games import GAME_APIS
from service.api.sessions.ledger import history_line
from service.application.ports.keyring import BOARD, DEALER, PUNTER, Grant
from service.application.reading.punter_history import PlayerRecord
from service.domain.games import GAMES
from service.domain.port.game import PlayerEvent
from tests.api.caller import Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import ServiceUnderTest
from tests.factories.lansquenet import events
from tests.factories.recorded import recorded

PLAYED = (
    *("seat anne 1000 hearts", "seat bess 700", "seat carl 500", "stake anne K 100"),
    *("stake bess Q 50", "fasse 2", "pair K 3", "paroli anne K", "pair 5 K", "end"),
)


@pytest.fixture(scope="module")
def table(inline_service: ServiceUnderTest) -> Table:
    return inline_service.caller().table(*PLAYED)


def reader(service: ServiceUnderTest, table: Table, role: str, **more: Any) -> Table:
    return Table(make_credential(service, Grant(role, (table.id,), **more)).caller, table.id)


def history(table: Table, **query: Any) -> list[dict[str, Any]]:
    lines: list[dict[str, Any]] = table.read("history", **query).get_json()["history"]
    return lines


def test_a_history_has_the_punters_own_events_newest_first(table: Table) -> None:
    lines = history(table, punter="anne")
    assert [line["type"].removeprefix("basset.") for line in lines] == [
        *("deal_ended", "draw_settled", "paroli_made", "draw_settled", "stake_placed"),
        "punter_seated",
    ]
    events = {event["version"]: event for event in table.events()}
    for line in lines:
        same = ("version", "entry", "at", "occurred_at", "type")
        assert {name: line[name] for name in same} == {
            name: events[line["version"]][name] for name in same
        }


def test_a_settlement_has_its_draw(table: Table) -> None:
    draws = [line["draw"] for line in history(table, punter="anne")]
    assert draws == [
        None,
        {
            "kind": "pair",
            "cards": ["5", "K"],
            "how": "plain",
            "wins": "5",
            "loses": "K",
            "deal": 1,
            "number": 2,
        },
        None,
        {
            "kind": "pair",
            "cards": ["K", "3"],
            "how": "plain",
            "wins": "K",
            "loses": "3",
            "deal": 1,
            "number": 1,
        },
        None,
        None,
    ]


@pytest.mark.parametrize("limit", [1, 2, 5, 6, 7])
def test_pages_add_up_to_the_whole_history(table: Table, limit: int) -> None:
    found: list[dict[str, Any]] = []
    query: dict[str, Any] = {}
    whole = history(table, punter="anne")
    for _ in whole:
        page = table.read("history", punter="anne", limit=limit, **query).get_json()
        assert len(page["history"]) <= limit
        found += page["history"]
        query = {"cursor": page["next"]}
        if page["next"] is None:
            break
    assert (found, query) == (whole, {"cursor": None})


def test_a_punter_reads_only_their_own_history(
    inline_service: ServiceUnderTest, table: Table
) -> None:
    own = reader(inline_service, table, PUNTER, punter="bess")
    assert history(own) == history(own, punter="bess") == history(table, punter="bess")
    assert {"anne", "carl", "700"} & set(str(history(own))) == set()
    assert own.read("history", punter="anne").status_code == 403
    assert own.read("history", punter="nobody").status_code == 403


def test_bookkeepers_must_name_the_punter(inline_service: ServiceUnderTest, table: Table) -> None:
    dealer = reader(inline_service, table, DEALER)
    assert history(dealer, punter="anne") == history(table, punter="anne")
    wrong: tuple[dict[str, Any], ...] = ({}, {"punter": "nobody"})
    for query in wrong:
        answer = dealer.read("history", **query)
        assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")


def test_a_board_may_not_read_a_history(inline_service: ServiceUnderTest, table: Table) -> None:
    assert reader(inline_service, table, BOARD).read("history", punter="anne").status_code == 403


def test_a_history_includes_later_entries(service: ServiceUnderTest) -> None:
    """The history also includes them if a caller has read it before."""
    table = service.caller().table("seat anne 1000", "seat bess 700")
    for line, name in (("stake anne K 5", "anne"), ("stake bess Q 5", "bess"), ("seat dora 9", "")):
        table.line(line)
        newest = {who: history(table, punter=who)[0]["version"] for who in ("anne", "bess")}
        assert (newest.get(name) == table.version()) == bool(name)
    assert [line["version"] for line in history(table, punter="dora")] == [table.version()]


def test_a_ruling_is_in_the_history_of_both_sides_only(service: ServiceUnderTest) -> None:
    table = service.caller().table("seat anne 1000", "seat bess 700", "seat carl 500")
    for source, target in (("anne", "bess"), ("bess", "carl")):
        ruling = {"from": source, "to": target, "amount": 5}
        answer = table.enter("corrections", {"ruling": ruling, "reason": f"As {target} asked."})
        assert answer.status_code == 201
    anne = reader(service, table, PUNTER, punter="anne")
    rulings = [line["data"] for line in history(anne) if line["type"] == "session.ruling_made"]
    assert [ruling["reason"] for ruling in rulings] == ["As bess asked."]
    assert "carl" not in anne.read("history").text


def test_a_game_without_draws_has_none_in_a_history() -> None:
    record = PlayerRecord(recorded(1, "entry", events.seated("anne")), PlayerEvent({}))
    for game in GAMES.values():
        draws = {"draw"} if game.draw_type else set()
        assert set(history_line(game, record)) & {"draw"} == draws
        lines: Any = GAME_APIS[game.name].history().fields["history"]
        assert set(lines.inner.schema.fields) & {"draw"} == draws
