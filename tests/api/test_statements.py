"""Statements of bankrolls over HTTP."""

from typing import Any

import pytest

from service.reports.statement.formats import STATEMENT_FORMATS
from tests.api.caller import Caller

FORMATS = pytest.mark.parametrize("form", tuple(STATEMENT_FORMATS.values()), ids=lambda f: f.name)


def person(caller: Caller, name: str = "Lady Sago", amount: int = 500) -> str:
    path: str = caller.post("/v1/people", {"name": name}).headers["Location"]
    if amount:
        caller.post(f"{path}/deposits", {"currency": "gbp", "amount": amount})
    return path


def id_start(path: str) -> str:
    """Return the start of the id in a person's address, as file names have it."""
    return path.rpartition("/")[2][:8]


def statement(caller: Caller, path: str, **query: Any) -> dict[str, Any]:
    answer = caller.get(f"{path}/statement.json", **query)
    assert answer.status_code == 200, answer.text
    body: dict[str, Any] = answer.get_json()
    return body


def test_a_statement_has_moves_and_balances(caller: Caller) -> None:
    path = person(caller)
    caller.post(f"{path}/withdrawals", {"currency": "gbp", "amount": 200, "note": "in cash"})
    body = statement(caller, path)
    assert (body["person"]["name"], body["currency"]) == ("Lady Sago", "gbp")
    assert [(m["change"], m["amount"], m["balance"], m["note"]) for m in body["moves"]] == [
        ("deposited", 500, 500, None),
        ("withdrawn", -200, 300, "in cash"),
    ]
    assert body["balances"] == {"bankroll:gbp": 300, "world": -300}


@FORMATS
def test_every_format_is_a_file_with_a_name(caller: Caller, form: Any) -> None:
    path = person(caller)
    answer = caller.get(f"{path}/statement.{form.name}", language="fr")
    assert answer.status_code == 200, answer.text
    assert answer.mimetype == form.media_type
    assert answer.data
    assert f"lady-sago-{id_start(path)}-gbp.{form.suffix}" in answer.headers["Content-Disposition"]
    assert "private" in answer.headers["Cache-Control"]


def test_an_unchanged_statement_is_not_sent_again(caller: Caller) -> None:
    path = person(caller)
    tag = caller.get(f"{path}/statement.csv").headers["ETag"]
    asked = {"If-None-Match": tag}
    assert caller.get(f"{path}/statement.csv", headers=asked).status_code == 304
    assert caller.get(f"{path}/statement.csv", headers=asked, language="fr").status_code == 200
    caller.post(f"{path}/deposits", {"currency": "gbp", "amount": 1})
    assert caller.get(f"{path}/statement.csv", headers=asked).status_code == 200


def test_a_person_without_money_has_a_statement_with_a_file_name(caller: Caller) -> None:
    path = person(caller, amount=0)
    name = caller.get(f"{path}/statement.pdf").headers["Content-Disposition"]
    assert name == f"inline; filename=lady-sago-{id_start(path)}-points.pdf"


def test_the_files_of_two_people_with_the_same_name_have_different_names(caller: Caller) -> None:
    paths = [person(caller) for _ in range(2)]
    files = {caller.get(f"{p}/statement.csv").headers["Content-Disposition"] for p in paths}
    assert len(files) == 2


@pytest.mark.parametrize(
    ("days", "period"),
    [
        ({"from": "2026-11-01", "to": "2026-11-30"}, "2026-11-01-to-2026-11-30"),
        ({"from": "2026-11-01"}, "from-2026-11-01"),
        ({"to": "9999-01-01"}, "to-9999-01-01"),
    ],
)
def test_the_name_of_a_file_has_the_period(
    caller: Caller, days: dict[str, Any], period: str
) -> None:
    name = caller.get(f"{person(caller)}/statement.csv", **days).headers["Content-Disposition"]
    assert f"filename={period}-lady-sago-" in name


@pytest.mark.parametrize(
    "query",
    [
        {"from": "2026-13-01"},
        {"from": "yesterday"},
        {"from": "20260101"},
        {"to": "2026-W01-1"},
        {"from": "2026-02-01", "to": "2026-01-31"},
        {"currency": "shells"},
        {"language": "de"},
        {"since": "2026-01-01"},
    ],
)
def test_a_wrong_query_is_refused(caller: Caller, query: dict[str, str]) -> None:
    answer = caller.get(f"{person(caller)}/statement.json", None, **query)
    assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")


def test_an_unknown_person_has_no_statement(caller: Caller) -> None:
    missing = "/v1/people/00000000-0000-4000-8000-000000000000/statement.json"
    answer = caller.get(missing)
    assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown_person")


def test_a_period_is_part_of_the_statement(caller: Caller) -> None:
    path = person(caller)
    body = statement(caller, path, **{"from": "2001-01-01", "to": "2001-12-31"})
    assert (body["from"], body["to"], body["moves"]) == ("2001-01-01", "2001-12-31", [])
    assert body["totals"]["closing_balance"] == 0
