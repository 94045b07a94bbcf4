"""Every entry of a table: its path, its response, and its effect on the balances."""

from typing import Any

import pytest

from tests.api.caller import Caller, Table
from tests.api.tables import DEALING, SEATED, STAKED, TAKEN, WON

LOST = (*DEALING, "pair 3 K")
Case = tuple[tuple[str, ...], str, Any, str, dict[str, int]]

# Lines before, path, body, event, and the balances that change.
CASES: dict[str, Case] = {
    "seat": (
        (),
        "punters",
        {"name": "dora", "purse": 300, "suit": "hearts"},
        "basset.punter_seated",
        {"world": -10_300, "punter:dora:purse": 300},
    ),
    "seat with nothing": ((), "punters", {"name": "dora", "purse": 0}, "basset.punter_seated", {}),
    "buyin": (
        SEATED,
        "buy-ins",
        {"punter": "anne", "amount": 50},
        "basset.money_brought_in",
        {"world": -13_050, "punter:anne:purse": 1050},
    ),
    "cashout": (
        SEATED,
        "cash-outs",
        {"punter": "anne", "amount": 1000},
        "basset.money_cashed_out",
        {"punter:anne:purse": 0, "world": -12_000},
    ),
    "fund": (
        SEATED,
        "bank-funds",
        {"amount": 5},
        "basset.bank_funded",
        {"world": -13_005, "bank": 10_005},
    ),
    "stake": (
        SEATED,
        "stakes",
        {"punter": "bess", "card": "10", "amount": 7},
        "basset.stake_placed",
        {"punter:bess:purse": 993, "punter:bess:card:10": 7},
    ),
    "withdraw": (
        STAKED,
        "withdrawals",
        {"punter": "anne", "card": "K"},
        "basset.stake_withdrawn",
        {"punter:anne:card:K": 0, "punter:anne:purse": 1000},
    ),
    "take": (
        WON,
        "answers",
        {"punter": "anne", "card": "K", "answer": "take"},
        "basset.win_taken",
        {"bank": 9900, "punter:anne:purse": 1100, "punter:anne:card:K": 0},
    ),
    "take and stake again": (
        WON,
        "answers",
        {"punter": "anne", "card": "K", "answer": "take", "restake": 150},
        "basset.win_taken",
        {"bank": 9900, "punter:anne:purse": 950, "punter:anne:card:K": 150},
    ),
    "take all": (
        WON,
        "answers",
        {"answer": "take", "all": True},
        "basset.win_taken",
        {"bank": 9900, "punter:anne:purse": 1100, "punter:anne:card:K": 0},
    ),
    "paroli": (
        WON,
        "answers",
        {"punter": "anne", "card": "K", "answer": "paroli"},
        "basset.paroli_made",
        {},
    ),
    "pay": (
        WON,
        "answers",
        {"punter": "anne", "card": "K", "answer": "pay"},
        "basset.pay_chosen",
        {},
    ),
    "mace": (
        DEALING,
        "maces",
        {"punter": "anne", "card": "K", "amount": 25},
        "basset.stake_maced",
        {"punter:anne:purse": 875, "punter:anne:card:K": 125},
    ),
    "side bet": (
        STAKED,
        "side-bets",
        {
            "backer": "bess",
            "against": "carl",
            "punter": "anne",
            "card": "K",
            "outcome": "win",
            "amount": 40,
        },
        "basset.side_bet_laid",
        {"punter:bess:purse": 960, "sidebet:1": 80, "punter:carl:purse": 960},
    ),
    "book": (
        SEATED,
        "books",
        {"punter": "anne", "price": 30},
        "basset.book_bought",
        {"punter:anne:purse": 970, "bank": 10_030},
    ),
    "book for nothing": (
        SEATED,
        "books",
        {"punter": "anne", "price": 0},
        "basset.book_bought",
        {},
    ),
    "replacement": (
        LOST,
        "stakes",
        {"punter": "anne", "card": "9", "amount": 10},
        "basset.stake_placed",
        {"punter:anne:purse": 890, "punter:anne:card:9": 10},
    ),
    "end": (
        DEALING,
        "deal-ends",
        {},
        "basset.deal_ended",
        {"punter:anne:card:K": 0, "punter:anne:purse": 1000},
    ),
    "close": (
        STAKED,
        "closings",
        {},
        "basset.session_closed",
        {"punter:anne:card:K": 0, "punter:anne:purse": 1000},
    ),
}

DRAWS: dict[str, Case] = {
    "fasse": (
        STAKED,
        "draws",
        {"kind": "fasse", "cards": ["Kh"]},
        "basset.fasse_turned",
        {"punter:anne:purse": 850, "bank": 10_050},
    ),
    "pair": (
        DEALING,
        "draws",
        {"kind": "pair", "cards": ["3", "K"]},
        "basset.pair_dealt",
        {"punter:anne:card:K": 0, "bank": 10_100},
    ),
}


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_an_entry_is_recorded_and_returned(caller: Caller, case: Case) -> None:
    lines, point, body, event, balances = case
    table = caller.table(*lines)
    before = table.version()
    answer = table.enter(point, body, key="the-entry")
    data = answer.get_json()
    assert answer.status_code == 201, answer.text
    assert set(data) == {"version", "events", "balances", "settled"}
    assert [e["type"] for e in data["events"]] == [event]
    assert [e["entry"] for e in data["events"]] == ["the-entry"]
    assert (data["version"], data["settled"]) == (before + 1, True)
    assert data["balances"] == balances
    assert answer.headers["ETag"] == f'"{before + 1}"'
    assert answer.headers["Idempotency-Key"] == "the-entry"
    assert answer.content_type == "application/json"
    assert "Idempotency-Replayed" not in answer.headers


@pytest.mark.parametrize("case", CASES.values(), ids=CASES)
def test_the_response_equals_the_data_that_can_be_read(caller: Caller, case: Case) -> None:
    lines, point, body, _event, balances = case
    table = caller.table(*lines)
    data = table.enter(point, body).get_json()
    assert table.read("events", after=data["version"] - 1).get_json()["events"] == data["events"]
    books = table.read("balances").get_json()
    assert {account: books.get(account, 0) for account in balances} == balances
    assert sum(books.values()) == 0


@pytest.mark.parametrize("case", DRAWS.values(), ids=DRAWS)
def test_a_draw_is_recorded_at_once_and_settled_later(caller: Caller, case: Case) -> None:
    lines, point, body, event, _balances = case
    answer = caller.table(*lines).enter(point, body)
    data = answer.get_json()
    assert answer.status_code == 202
    assert [e["type"] for e in data["events"]] == [event]
    assert (data["balances"], data["settled"]) == ({}, False)
    assert "Preference-Applied" not in answer.headers


@pytest.mark.parametrize("case", DRAWS.values(), ids=DRAWS)
def test_waiting_for_a_draw_returns_its_settlement(caller: Caller, case: Case) -> None:
    lines, point, body, event, balances = case
    answer = caller.table(*lines).enter(point, body, headers={"Prefer": "wait=10"})
    data = answer.get_json()
    assert (answer.status_code, answer.headers["Preference-Applied"]) == (201, "wait")
    assert [e["type"] for e in data["events"]] == [event, "basset.draw_settled"]
    assert (data["balances"], data["settled"]) == (balances, True)
    assert answer.headers["ETag"] == f'"{data["version"]}"'
    assert data["version"] == data["events"][-1]["version"]
    assert "Location" not in answer.headers


def test_the_location_of_a_draw_shows_when_it_is_settled(staked: Table) -> None:
    answer = staked.line("fasse K", key="the-fasse")
    location = answer.headers["Location"]
    assert location == f"{staked.path}/entries/{answer.get_json()['version']}"
    settled = staked.line("fasse K", key="the-fasse", headers={"Prefer": "wait=10"})
    assert staked.caller.get(location).get_json() == settled.get_json()
    assert staked.line("fasse K", key="the-fasse").headers["Location"] == location
    staked.enter_lines("end")
    assert staked.caller.get(location).get_json() == settled.get_json()


def test_an_entry_is_read_by_the_version_of_any_of_its_events(caller: Caller) -> None:
    lines = ("seat anne 9000", *(f"stake anne {card} 10" for card in "A23456789JQK"), "fasse 10")
    table = caller.table(*lines, "pair K 3")
    table.enter("answers", {"answer": "take", "all": True})
    for event in table.events():
        shown = table.read(f"entries/{event['version']}").get_json()
        same = [e for e in table.events() if e["entry"] == event["entry"]]
        assert (shown["events"], shown["settled"]) == (same, True)
        assert shown["version"] == same[-1]["version"]
    for version in ("0", str(table.version() + 1), "9" * 30):
        answer = table.read(f"entries/{version}")
        assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown_version")


def test_a_settlement_has_the_entry_of_its_draw_and_the_settler_as_actor(caller: Caller) -> None:
    table = caller.table(*STAKED)
    answer = table.line("fasse K", key="the-fasse", headers={"Prefer": "wait=10"})
    draw, settlement = answer.get_json()["events"]
    assert (draw["entry"], settlement["entry"]) == ("the-fasse", "the-fasse")
    assert (draw["actor"], settlement["actor"]) == ("house", "settlement")


def test_the_last_card_is_a_draw_of_its_own(caller: Caller) -> None:
    rules = {"preset": "oak", "overrides": {"burn": 50}}
    table = caller.table(*STAKED, "fasse 2", rules=rules)
    answer = table.line("last K", headers={"Prefer": "wait=10"})
    draw, settlement = answer.get_json()["events"]
    assert (draw["type"], settlement["type"]) == ("basset.last_card_turned", "basset.draw_settled")
    assert answer.get_json()["balances"] == {"punter:anne:card:K": 0, "bank": 10_100}


def test_taking_every_win_is_one_entry(caller: Caller) -> None:
    table = caller.table(*SEATED, "stake anne K 10", "stake bess K 20", "fasse 2", "pair K 3")
    data = table.enter("answers", {"answer": "take", "all": True}, key="all").get_json()
    assert [e["type"] for e in data["events"]] == ["basset.win_taken"] * 2
    assert {e["entry"] for e in data["events"]} == {"all"}


def test_the_number_of_a_draw_is_its_position_in_its_deal(staked: Table) -> None:
    draws = [
        {"kind": "fasse", "cards": ["2"], "place": 0},
        {"kind": "pair", "cards": ["3", "4"], "place": 1},
        {"kind": "pair", "cards": ["5", "6"], "place": 2},
    ]
    assert [staked.enter("draws", draw).status_code for draw in draws] == [202] * 3
    staked.enter_lines("end")
    assert staked.enter("draws", draws[0]).status_code == 202


@pytest.mark.parametrize("number", [0, 2, 1_000_000])
def test_a_draw_with_another_number_is_refused(dealing: Table, number: int) -> None:
    answer = dealing.enter("draws", {"kind": "pair", "cards": ["3", "4"], "place": number})
    problem = answer.get_json()
    assert (answer.status_code, problem["code"]) == (409, "draw_out_of_turn")
    assert problem["expected"] == 1


@pytest.mark.parametrize(
    ("sent", "stored"),
    [
        ("2026-01-06T21:15:00+01:00", "2026-01-06T20:15:00.000000Z"),
        ("2026-01-06T20:15:00.25Z", "2026-01-06T20:15:00.250000Z"),
        ("0999-12-31T23:59:59Z", "0999-12-31T23:59:59.000000Z"),
        (None, None),
    ],
)
def test_an_entry_may_have_occurred_at(seated: Table, sent: str | None, stored: str | None) -> None:
    (event,) = seated.enter("bank-funds", {"amount": 1, "occurred_at": sent}).get_json()["events"]
    assert event["occurred_at"] == stored
    assert event["at"] > "2026"


def test_an_earlier_occurred_at_does_not_change_the_order(seated: Table) -> None:
    late = seated.enter("bank-funds", {"amount": 1, "occurred_at": "1706-01-06T20:00:00Z"})
    assert seated.events()[-1] == late.get_json()["events"][0]


@pytest.mark.parametrize(
    ("lines", "line", "code", "facts"),
    [
        (TAKEN, "stake anne 4 2000", "no_replacement_owed", {}),
        (SEATED, "stake anne K 1001", "purse_short", {"punter": "anne", "purse": 1000}),
        (SEATED, "stake dora K 1", "unknown_punter", {"punter": "dora"}),
        (SEATED, "stake anne Q#2 1", "unknown_card", {"card": "Q#2"}),
        (SEATED, "stake anne Q#1 1", "unknown_card", {"card": "Q#1"}),
        (
            WON,
            "pair 4 5",
            "answers_pending",
            {"waiting": [{"punter": "anne", "player": "anne", "card": "K"}]},
        ),
        ((*SEATED, "close"), "fund 1", "session_closed", {}),
        (SEATED, "seat ANNE 1", "punter_exists", {"punter": "ANNE"}),
        ((*DEALING, "pair 4h 5h"), "pair 4h 6", "card_seen", {"card": "4h"}),
    ],
)
def test_a_rule_refuses_with_its_code_and_the_facts(
    caller: Caller, lines: tuple[str, ...], line: str, code: str, facts: dict[str, Any]
) -> None:
    table = caller.table(*lines)
    before = table.events()
    answer = table.line(line)
    problem = answer.get_json()
    assert answer.status_code == 409
    assert problem["code"] == code
    assert {name: problem[name] for name in facts} == facts
    assert table.events() == before


def test_a_refused_draw_of_a_settled_table_keeps_its_settlement(caller: Caller) -> None:
    table = caller.table(*STAKED)
    table.line("fasse 2")
    assert table.line("fasse 3").get_json()["code"] == "deal_in_progress"
    assert [e["type"] for e in table.events()][-1] == "basset.draw_settled"
