"""Every invalid request gets a problem, never a 500, and records nothing."""

import json
from typing import Any

import pytest
from werkzeug.test import TestResponse

from tests.api.caller import Caller, Table, opening
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import STAKED, WON

WRONG_SHAPE, MALFORMED = (422, "wrong_shape"), (400, "malformed")
ANNE_K = {"punter": "anne", "card": "K"}


@pytest.fixture(scope="module")
def tables(inline_service: ServiceUnderTest) -> dict[str, Table]:
    """Tables that no test changes: one in staking, one with a waiting win."""
    caller = inline_service.caller()
    return {"staking": caller.table(*STAKED), "won": caller.table(*WON)}


def assert_refused(
    service: ServiceUnderTest, table: Table, point: str, body: bytes, expected: tuple[int, str]
) -> TestResponse:
    before = service.rows()
    path = f"{table.path}/{point}" if point else "/v1/sessions"
    answer = table.caller.post_raw(path, body, "application/json")
    assert (answer.status_code, answer.content_type) == (expected[0], "application/problem+json")
    assert answer.get_json()["code"] == expected[1]
    assert service.rows() == before
    return answer


BAD_AMOUNTS = {
    "0": WRONG_SHAPE,
    "-1": WRONG_SHAPE,
    "-0": WRONG_SHAPE,
    "1.0": WRONG_SHAPE,
    "1.5": WRONG_SHAPE,
    "1e3": WRONG_SHAPE,
    "1e400": MALFORMED,
    "-1e400": MALFORMED,
    '"10"': WRONG_SHAPE,
    '"2l10s"': WRONG_SHAPE,
    "true": WRONG_SHAPE,
    "null": WRONG_SHAPE,
    "[1]": WRONG_SHAPE,
    '{"a": 1}': WRONG_SHAPE,
    "1000000000001": WRONG_SHAPE,
    "9223372036854775808": WRONG_SHAPE,
    "-9223372036854775809": WRONG_SHAPE,
    "1" * 4000: WRONG_SHAPE,
    "1" * 10_000: MALFORMED,
    "NaN": MALFORMED,
    "Infinity": MALFORMED,
    "-Infinity": MALFORMED,
    "0x10": MALFORMED,
    "1_000": MALFORMED,
    "010": MALFORMED,
    "+1": MALFORMED,
    "": MALFORMED,
}
AMOUNTS = (
    ("staking", "stakes", '{"punter": "anne", "card": "Q", "amount": %s}'),
    ("staking", "bank-funds", '{"amount": %s}'),
    ("won", "answers", '{"answer": "take", "punter": "anne", "card": "K", "restake": %s}'),
)


BAD_AMOUNTS_OF_FIELDS = [
    pytest.param(*field, text, expected, id=f"{field[1]}-{text[:20]}")
    for field in AMOUNTS
    for text, expected in BAD_AMOUNTS.items()
    if (field[1], text) != ("answers", "null")  # a valid answer: no restake
]


@pytest.mark.parametrize(("state", "point", "body", "text", "expected"), BAD_AMOUNTS_OF_FIELDS)
def test_an_invalid_amount_is_refused(
    inline_service: ServiceUnderTest,
    tables: dict[str, Table],
    state: str,
    point: str,
    body: str,
    text: str,
    expected: tuple[int, str],
) -> None:
    assert_refused(inline_service, tables[state], point, (body % text).encode(), expected)


@pytest.mark.parametrize("text", ["-1", "true", "0.0", '"0"', "null", "1000000000001"])
def test_an_invalid_purse_price_or_fund_is_refused(
    inline_service: ServiceUnderTest, tables: dict[str, Table], text: str
) -> None:
    table = tables["staking"]
    bodies = {
        "punters": '{"name": "dora", "purse": %s}',
        "books": '{"punter": "anne", "price": %s}',
        "": '{"name": "x", "rules": {"preset": "oak"}, "bank": {"funds": %s}}',
    }
    for point, body in bodies.items():
        assert_refused(inline_service, table, point, (body % text).encode(), WRONG_SHAPE)


def test_the_largest_amount_is_accepted(inline_service: ServiceUnderTest) -> None:
    table = inline_service.caller().table()
    assert table.enter("bank-funds", {"amount": 10**12}).status_code == 201
    assert table.read("balances").get_json()["bank"] == 10**12 + 10_000


BAD_CARDS = (
    "",
    "1",
    "0",
    "11",
    "k",
    "Kh",
    "KH",
    "K#",
    "K#x",
    "K #2",
    "K#1234567",
    "Q#-1",
    "🂮",
    "K\n",
)
BAD_DRAWS = ("", "1", "11", "KH", "K#2", "hK", "Khh", "K ", "🂮", "Kh\n", "10S")


@pytest.mark.parametrize("card", [*BAD_CARDS, 7, None, ["K"]])
def test_an_invalid_table_card_is_refused(
    inline_service: ServiceUnderTest, tables: dict[str, Table], card: Any
) -> None:
    for point, more in (("stakes", {"amount": 1}), ("withdrawals", {}), ("maces", {"amount": 1})):
        body = json.dumps({"punter": "anne", "card": card, **more}).encode()
        answer = assert_refused(inline_service, tables["staking"], point, body, WRONG_SHAPE)
        assert list(answer.get_json()["errors"]) == ["card"]


@pytest.mark.parametrize("card", [*BAD_DRAWS, 7, None, ["K"]])
def test_an_invalid_drawn_card_is_refused(
    inline_service: ServiceUnderTest, tables: dict[str, Table], card: Any
) -> None:
    for draw in ({"kind": "fasse", "cards": [card]}, {"kind": "pair", "cards": ["K", card]}):
        body = json.dumps(draw).encode()
        assert_refused(inline_service, tables["staking"], "draws", body, WRONG_SHAPE)


BAD_BODIES: dict[str, tuple[str, str, Any]] = {
    "a draw of no kind": ("staking", "draws", {"cards": ["K"]}),
    "a draw of another kind": ("staking", "draws", {"kind": "burn", "cards": ["K"]}),
    "a fasse of two": ("staking", "draws", {"kind": "fasse", "cards": ["K", "Q"]}),
    "a pair of one": ("staking", "draws", {"kind": "pair", "cards": ["K"]}),
    "a pair of three": ("staking", "draws", {"kind": "pair", "cards": ["K", "Q", "J"]}),
    "a draw of none": ("staking", "draws", {"kind": "last", "cards": []}),
    "cards as text": ("staking", "draws", {"kind": "fasse", "cards": "K"}),
    "a place below": ("staking", "draws", {"kind": "fasse", "cards": ["K"], "place": -1}),
    "a place as text": ("staking", "draws", {"kind": "fasse", "cards": ["K"], "place": "0"}),
    "a place that is true": ("staking", "draws", {"kind": "fasse", "cards": ["K"], "place": False}),
    "another answer": ("won", "answers", {**ANNE_K, "answer": "leave"}),
    "no answer": ("won", "answers", ANNE_K),
    "an answer to nothing": ("won", "answers", {"answer": "take"}),
    "all and one": ("won", "answers", {**ANNE_K, "answer": "take", "all": True}),
    "paroli for all": ("won", "answers", {"answer": "paroli", "all": True}),
    "all as text": ("won", "answers", {"answer": "take", "all": "true"}),
    "all as number": ("won", "answers", {"answer": "take", "all": 1}),
    "a paroli with restake": ("won", "answers", {**ANNE_K, "answer": "paroli", "restake": 5}),
    "another suit": ("staking", "punters", {"name": "dora", "purse": 1, "suit": "h"}),
    "no name": ("staking", "punters", {"purse": 1}),
    "a name that is a number": ("staking", "punters", {"name": 7, "purse": 1}),
    "a bet on drawing": (
        "staking",
        "side-bets",
        {**ANNE_K, "backer": "bess", "against": "carl", "amount": 1, "outcome": "draw"},
    ),
    "an unknown field": ("staking", "deal-ends", {"reason": "x"}),
    "a key in the body": ("staking", "deal-ends", {"key": "x"}),
    "a list": ("staking", "deal-ends", []),
    "null": ("staking", "deal-ends", None),
    "a text": ("staking", "deal-ends", "{}"),
    "a number": ("staking", "deal-ends", 7),
    "a time without a zone": ("staking", "deal-ends", {"occurred_at": "2026-01-06T20:15:00"}),
    "a day": ("staking", "deal-ends", {"occurred_at": "2026-01-06"}),
    "a time without signs": ("staking", "deal-ends", {"occurred_at": "20260106T201500Z"}),
    "a time in a week": ("staking", "deal-ends", {"occurred_at": "2026-W02-2T20:15:00Z"}),
    "a time without seconds": ("staking", "deal-ends", {"occurred_at": "2026-01-06T20:15Z"}),
    "a time after a space": ("staking", "deal-ends", {"occurred_at": "2026-01-06 20:15:00Z"}),
    "a wrong offset": ("staking", "deal-ends", {"occurred_at": "2026-01-06T20:15:00+00:60"}),
    "no time": ("staking", "deal-ends", {"occurred_at": "yesterday"}),
    "a time as number": ("staking", "deal-ends", {"occurred_at": 1767730500}),
    "a time before all": ("staking", "deal-ends", {"occurred_at": "0001-01-01T00:00:00+14:00"}),
    "a time after all": ("staking", "deal-ends", {"occurred_at": "9999-12-31T23:59:59-12:00"}),
}


@pytest.mark.parametrize(("state", "point", "body"), BAD_BODIES.values(), ids=BAD_BODIES)
def test_a_body_of_the_wrong_shape_is_refused(
    inline_service: ServiceUnderTest, tables: dict[str, Table], state: str, point: str, body: Any
) -> None:
    answer = assert_refused(
        inline_service, tables[state], point, json.dumps(body).encode(), WRONG_SHAPE
    )
    assert answer.get_json()["errors"]


BAD_OPENINGS: dict[str, dict[str, Any]] = {
    "no id": {"id": "7"},
    "no preset": {"rules": {}},
    "another preset": {"rules": {"preset": "poker"}},
    "rules as text": {"rules": "oak"},
    "overrides as list": {"rules": {"preset": "oak", "overrides": []}},
    "an unknown rule": {"rules": {"preset": "oak", "overrides": {"bluff": 1}}},
    "another currency": {"currency": "beads"},
    "a bank of nothing": {"bank": {}},
    "funds as text": {"bank": {"funds": "10"}},
    "an unknown member of the bank": {"bank": {"funds": 1, "vault": 2}},
    "an empty name": {"name": ""},
    "a name of two lines": {"name": "a\nb"},
    "too long a name": {"name": "x" * 201},
    "an empty holder": {"bank": {"funds": 1, "holder": ""}},
    "an unknown field": {"table": "basset"},
    "an unknown game": {"game": "faro"},
    "a game that is no text": {"game": ["basset"]},
}


@pytest.mark.parametrize("fields", BAD_OPENINGS.values(), ids=BAD_OPENINGS)
def test_an_opening_of_the_wrong_shape_is_refused(
    inline_service: ServiceUnderTest, tables: dict[str, Table], fields: dict[str, Any]
) -> None:
    body = json.dumps(opening(**fields)).encode()
    assert_refused(inline_service, tables["staking"], "", body, WRONG_SHAPE)


NO_JSON: dict[str, bytes] = {
    "nothing": b"",
    "a blank": b" ",
    "cut off": b'{"amount": 1',
    "a comma too many": b'{"amount": 1,}',
    "single quotes": b"{'amount': 1}",
    "two values": b'{"amount": 1} {}',
    "a comment": b'{"amount": 1} // one',
    "no text": b'{"amount": 1, "x": "\xff"}',
    "half a letter": b'{"amount": 1, "x": "\xc3"}',
    "a zero byte": b'{"amount": 1}\x00',
    "another encoding": '{"amount": 1}'.encode("utf-16"),
    "a byte order mark": '{"amount": 1}'.encode("utf-8-sig"),
    "half of a pair": b'{"amount": 1, "x": "\xed\xa0\x80"}',
    "a form": b"amount=1",
    "deep lists": b"[" * 90_000,
    "deep objects": b'{"a":' * 15_000,
    "deep and whole": b"[" * 45_000 + b"]" * 45_000,
}


@pytest.mark.parametrize("body", NO_JSON.values(), ids=NO_JSON)
def test_invalid_json_is_refused(
    inline_service: ServiceUnderTest, tables: dict[str, Table], body: bytes
) -> None:
    assert_refused(inline_service, tables["staking"], "bank-funds", body, MALFORMED)


DEEP = (
    ("entries", '{"entries": [{"kind": "fund", "amount": %s}]}'),
    ("", '{"name": "x", "rules": {"preset": "oak", "overrides": {"x": %s}}, "bank": {"funds":1}}'),
)


@pytest.mark.slow
@pytest.mark.parametrize(("point", "around"), DEEP, ids=["batch", "opening"])
def test_a_deeply_nested_body_is_refused(
    inline_service: ServiceUnderTest, tables: dict[str, Table], point: str, around: str
) -> None:
    table = tables["staking"]
    path = f"{table.path}/{point}" if point else "/v1/sessions"
    # Between these depths, parsing, validation and serialisation reach their limits.
    for depth in (*range(50, 800, 50), *range(800, 1050, 2)):
        body = around % ("[" * depth + "]" * depth)
        answer = table.caller.post_raw(path, body.encode(), "application/json")
        assert (answer.status_code, answer.get_json()["code"]) in {WRONG_SHAPE, MALFORMED}, depth


@pytest.mark.parametrize(
    ("number", "expected"),
    [("1e400", MALFORMED), ("-1e400", MALFORMED), ("1.5", WRONG_SHAPE), ("1e3", WRONG_SHAPE)],
)
def test_a_fraction_is_refused_in_every_field(
    inline_service: ServiceUnderTest,
    tables: dict[str, Table],
    number: str,
    expected: tuple[int, str],
) -> None:
    table = tables["staking"]
    rules = f'{{"preset": "oak", "overrides": {{"min_stake": {number}}}}}'
    body = f'{{"name": "x", "rules": {rules}, "bank": {{"funds": 1}}}}'
    assert_refused(inline_service, table, "", body.encode(), expected)
    batch = f'{{"entries": [{{"kind": "fund", "amount": {number}}}]}}'
    assert_refused(inline_service, table, "entries", batch.encode(), expected)


def test_a_refusal_by_a_rule_changes_no_row(inline_service: ServiceUnderTest) -> None:
    table = inline_service.caller().table(*WON)
    lines = ("pair 3 4", "stake anne K 1", "cashout dora 1", "fasse 2", "close", "take bess K")
    before = inline_service.rows()
    answers = [table.line(line) for line in lines]
    answers.append(
        table.enter("entries", {"entries": [{"kind": "take", "all": True}, {"kind": "close"}]})
    )
    assert [answer.status_code for answer in answers] == [409] * 7
    assert inline_service.rows() == before


def test_reading_changes_no_row(inline_service: ServiceUnderTest, tables: dict[str, Table]) -> None:
    before = inline_service.rows()
    for table in tables.values():
        for part in ("", "events", "journal", "balances", "standings"):
            assert table.read(part).status_code == 200
    inline_service.caller().get("/v1/sessions")
    assert inline_service.rows() == before


def test_a_repeated_member_is_refused(seated: Table) -> None:
    before = seated.events()
    body = b'{"amount": 1, "amount": 1000}'
    answer = seated.caller.post_raw(f"{seated.path}/bank-funds", body, "application/json")
    assert (answer.status_code, answer.get_json()["code"]) == (400, "malformed")
    assert seated.events() == before


@pytest.mark.parametrize(
    ("path", "query", "where"),
    [
        ("/v1/sessions", "name=%ff", "query.name"),
        ("/v1/sessions", "name=a%00b", "query.name"),
        ("/v1/sessions", "name=%c3%28&limit=5", "query.name"),
        ("/v1/people", "name=%00", "query.name"),
        ("/v1/sessions", "a%00=b", "query.a\ufffd"),
        ("/v1/rules/odds", 'preset=modern&overrides={"decks":1,"decks":2}', "query.overrides"),
        ("/v1/rules/odds", 'preset=modern&overrides={"decks":NaN}', "query.overrides"),
        ("/v1/rules/odds", 'preset=modern&overrides={"decks":0}', "query.overrides.decks"),
    ],
)
def test_a_query_of_the_wrong_shape_is_refused(
    inline_service: ServiceUnderTest, path: str, query: str, where: str
) -> None:
    answer = inline_service.caller().client.get(f"{path}?{query}")
    problem = answer.get_json()
    assert (answer.status_code, problem["code"]) == (422, "wrong_shape")
    assert list(problem["errors"]) == [where]


def test_a_currency_of_no_table_is_refused_at_its_parameter(
    inline_service: ServiceUnderTest,
) -> None:
    caller = inline_service.caller()
    evening = {"name": "Quiet evening", "date": "2026-01-06"}
    number = caller.post("/v1/gatherings", evening).get_json()["id"]
    caller.table(gathering=number)
    answer = caller.get(f"/v1/gatherings/{number}/report.json", currency="lsd")
    assert list(answer.get_json()["errors"]) == ["query.currency"]


def test_a_time_may_have_letters_in_lower_case(inline_service: ServiceUnderTest) -> None:
    table = inline_service.caller().table()
    body = {"amount": 5, "occurred_at": "2026-01-06t20:00:00z"}
    answer = table.enter("bank-funds", body)
    assert answer.get_json()["events"][0]["occurred_at"] == "2026-01-06T20:00:00.000000Z"
    leap = {"amount": 5, "occurred_at": "2026-01-06T23:59:60Z"}
    assert table.enter("bank-funds", leap).status_code == 422


@pytest.mark.parametrize("flag", ["maybe", "1", "yes", "True", ""])
def test_a_flag_of_a_query_is_true_or_false(caller: Caller, flag: str) -> None:
    answers = {
        "closed": caller.get("/v1/sessions", closed=flag),
        "ended": caller.get("/v1/keys", ended=flag),
        "practice": caller.post_raw(f"/v1/score-sheets?practice={flag}", b"", "application/toml"),
        "dry_run": caller.table().enter(f"corrections?dry_run={flag}", {"undo": True}),
    }
    for name, answer in answers.items():
        assert answer.status_code == 422, (name, answer.text)
        assert answer.get_json()["errors"] == {f"query.{name}": ["Must be true or false."]}
