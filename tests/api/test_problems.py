"""Every layer reports errors as problems with stable codes."""

import logging
from dataclasses import replace
from typing import Any
from uuid import uuid4
from zlib import compress

import pytest
from markupsafe import escape
from werkzeug.test import TestResponse

from service.api.games import GAME_APIS
from service.api.http.errors import NOT_USABLE, NOT_WRITABLE
from service.api.http.problem_meanings import MEANINGS, PROBLEM_PAGES, TITLES, problem_type
from service.api.http.refusal_meanings import MEANINGS_BY_GAME, TITLES_IN_SEVERAL_GAMES
from service.api.sessions import batches
from service.app import BODY_BYTES_MAX
from service.application.errors import StoreUnusable, StoreUnwritable
from service.domain.games import refusal_codes
from tests.api.caller import Caller, Table
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import SEATED
from tests.factories.games import RELEASED

MEMBERS = {"type", "title", "status", "code", "detail"}


def assert_problem(answer: TestResponse, status: int, code: str) -> dict[str, Any]:
    assert answer.status_code == status, answer.text
    assert answer.content_type == "application/problem+json"
    problem: dict[str, Any] = answer.get_json()
    assert problem["code"] == code
    assert problem.keys() >= MEMBERS
    assert (problem["status"], problem["type"]) == (status, f"/docs/problems/{code}")
    assert problem["title"]
    assert problem["detail"] not in ("", problem["title"])
    return problem


def test_problems_and_refusals_share_no_code() -> None:
    assert not set(TITLES) & set(refusal_codes())


def test_a_refusal_that_games_explain_in_different_words_has_a_title_for_all() -> None:
    several = set()
    for code, by_game in MEANINGS_BY_GAME.items():
        titles = {by_game[game.title].title for game in RELEASED.values() if game.title in by_game}
        if None not in by_game and len(titles) > 1:
            several.add(code)
    assert TITLES_IN_SEVERAL_GAMES.keys() == several
    assert MEANINGS["counts_wrong"].title == "The counts cannot be right"


@pytest.mark.parametrize(
    "path",
    ["/v1", "/v1/", "/v1/nothing", "/v1/sessions/", "/v1/sessions/x", "/v1/sessions/1/stakes"],
)
def test_an_unknown_path_is_not_found(caller: Caller, path: str) -> None:
    assert_problem(caller.get(path), 404, "not_found")
    assert_problem(caller.post(path, {}), 404, "not_found")


@pytest.mark.parametrize("point", ["stakes", "deal-ends", "entries"])
def test_an_entry_in_an_unknown_session_is_not_found(caller: Caller, point: str) -> None:
    bodies = {
        "stakes": {"punter": "anne", "card": "K", "amount": 1},
        "deal-ends": {},
        "entries": {"entries": [{"kind": "end"}]},
    }
    path = f"/v1/sessions/00000000-0000-4000-8000-000000000000/{point}"
    assert_problem(caller.post(path, bodies[point]), 404, "unknown_session")


def test_a_session_is_looked_up_before_the_body_is_validated(caller: Caller) -> None:
    unknown = f"/v1/sessions/{uuid4()}/stakes"
    assert_problem(caller.post(unknown, {"amount": "much"}), 404, "unknown_session")


def test_an_entry_of_another_game_is_refused(
    seated: Table, monkeypatch: pytest.MonkeyPatch
) -> None:
    known = GAME_APIS["basset"].resources
    without = {path: resource for path, resource in known.items() if path != "books"}
    api = replace(GAME_APIS["basset"], resources=without)
    monkeypatch.setattr("service.api.games.dispatch.GAME_APIS", {"basset": api})
    assert_problem(seated.enter("books", {"punter": "anne", "price": 1}), 404, "not_in_this_game")
    assert seated.enter("buy-ins", {"punter": "anne", "amount": 1}).status_code == 201


def test_a_session_is_found_under_its_id_in_any_case(seated: Table) -> None:
    shouted = Table(seated.caller, seated.id.upper())
    assert shouted.state() == seated.state()
    first = shouted.line("fund 1", key="one")
    assert seated.line("fund 1", key="one").data == first.data


@pytest.mark.parametrize("method", ["DELETE", "PUT", "PATCH"])
@pytest.mark.parametrize(
    ("part", "allowed"),
    [
        ("", {"GET", "HEAD", "OPTIONS"}),
        ("/stakes", {"POST", "OPTIONS"}),
        ("/entries", {"GET", "HEAD", "POST", "OPTIONS"}),
        ("/events", {"GET", "HEAD", "OPTIONS"}),
    ],
)
def test_a_method_that_a_path_does_not_allow_is_405(
    seated: Table, method: str, part: str, allowed: set[str]
) -> None:
    answer = seated.caller.client.open(f"{seated.path}{part}", method=method)
    assert_problem(answer, 405, "method_not_allowed")
    assert set(answer.headers["Allow"].split(", ")) == allowed


def test_the_log_cannot_be_written_to(seated: Table) -> None:
    for part in ("events", "journal", "balances", "standings"):
        assert_problem(seated.enter(part, {}), 405, "method_not_allowed")


def test_options_lists_the_methods_of_a_path(seated: Table) -> None:
    answer = seated.caller.client.options("/v1/sessions")
    assert answer.status_code == 200
    assert set(answer.headers["Allow"].split(", ")) == {"GET", "HEAD", "OPTIONS", "POST"}


@pytest.mark.parametrize("path", ["/v1/sessions", "/v1/score-sheets"])
def test_a_body_that_is_too_large_is_413(caller: Caller, path: str) -> None:
    is_sheet = "sheets" in path
    kind = "application/toml" if is_sheet else "application/json"
    longest = batches.BODY_BYTES_MAX if is_sheet else BODY_BYTES_MAX
    assert_problem(caller.post_raw(path, b" " * (longest + 1), kind), 413, "body_too_large")
    assert caller.post_raw(path, b" " * longest, kind).status_code != 413


@pytest.mark.parametrize(
    "content_type",
    [
        None,
        "text/plain",
        "application/xml",
        "application/toml",
        "multipart/form-data; boundary=x",
        "",
    ],
)
def test_a_body_of_another_media_type_is_415(seated: Table, content_type: str | None) -> None:
    path = f"{seated.path}/bank-funds"
    answer = seated.caller.post_raw(path, b'{"amount": 1}', content_type)
    assert_problem(answer, 415, "unsupported_media_type")


@pytest.mark.parametrize(
    "content_type", ["application/json", None, "text/plain", "application/yaml"]
)
def test_a_sheet_of_another_media_type_is_415(caller: Caller, content_type: str | None) -> None:
    answer = caller.post_raw("/v1/score-sheets", b"", content_type)
    assert_problem(answer, 415, "unsupported_media_type")


@pytest.mark.parametrize("encoding", ["gzip", "br", "identity, gzip"])
def test_a_compressed_body_is_415(seated: Table, encoding: str) -> None:
    answer = seated.caller.client.post(
        f"{seated.path}/bank-funds",
        data=compress(b'{"amount": 1}'),
        content_type="application/json",
        headers={"Content-Encoding": encoding},
    )
    assert_problem(answer, 415, "unsupported_media_type")


def test_a_body_that_is_not_compressed_may_say_that(seated: Table) -> None:
    answer = seated.caller.client.post(
        f"{seated.path}/bank-funds", json={"amount": 1}, headers={"Content-Encoding": "Identity"}
    )
    assert answer.status_code == 201


@pytest.mark.parametrize("content_type", ["application/json; charset=utf-8", "Application/JSON"])
def test_json_by_another_name_is_json(seated: Table, content_type: str) -> None:
    path = f"{seated.path}/bank-funds"
    assert seated.caller.post_raw(path, b'{"amount": 1}', content_type).status_code == 201


@pytest.mark.parametrize("point", ["stakes", "entries", "draws"])
def test_an_entry_without_a_body_is_refused(seated: Table, point: str) -> None:
    path = f"{seated.path}/{point}"
    assert_problem(seated.caller.client.post(path), 415, "unsupported_media_type")
    assert_problem(seated.caller.post_raw(path, b"", "application/json"), 400, "malformed")


@pytest.mark.parametrize("body", [{}, {"content_type": "application/json"}, {"json": {}}])
def test_an_entry_without_fields_needs_no_body(seated: Table, body: dict[str, Any]) -> None:
    answer = seated.caller.client.post(f"{seated.path}/closings", **body)
    assert answer.status_code == 201, answer.text
    assert seated.state()["phase"] == "closed"


def test_a_path_with_a_wrong_id_gets_its_own_sentence(caller: Caller) -> None:
    for part in ("sessions/x", "sessions/1/stakes", "people/x", "gatherings/12"):
        problem = assert_problem(caller.get(f"/v1/{part}"), 404, "not_found")
        assert problem["detail"].startswith("The id in this address is not a UUID"), part
    problem = assert_problem(caller.get("/v1/nothing"), 404, "not_found")
    assert problem["detail"].startswith("There is no such address.")


@pytest.mark.parametrize("code", MEANINGS)
def test_the_type_of_a_problem_is_the_address_of_its_page(caller: Caller, code: str) -> None:
    page = caller.get(problem_type(code))
    assert (page.status_code, page.mimetype) == (200, "text/html")
    assert escape(MEANINGS[code].title) in page.text
    assert "`" not in page.text
    assert f'href="{problem_type(code)}"' in caller.get(PROBLEM_PAGES).text


def test_the_page_of_a_refusal_says_what_it_means_in_each_game(caller: Caller) -> None:
    several = caller.get(problem_type("no_such_stake")).text
    assert "In Basset: There is no such stake. The punter has no stake on this card" in several
    assert "In Lansquenet: There is no such cover. The player covers nothing." in several
    assert "In Lansquenet: Check the player." in several
    assert "In Basset" not in caller.get(problem_type("mace_not_allowed")).text
    shared = caller.get(problem_type("purse_short")).text
    assert "<p>The purse does not contain enough.</p>" in shared
    assert "In Basset: The purse does not contain enough. For a restake" in shared


def test_a_page_of_an_unknown_problem_is_not_found(caller: Caller) -> None:
    assert_problem(caller.get(problem_type("x")), 404, "not_found")


def test_the_detail_names_the_first_wrong_field_and_counts_the_others(seated: Table) -> None:
    answer = seated.enter("stakes", {"punter": "anne", "card": "X", "amount": 0})
    problem = assert_problem(answer, 422, "wrong_shape")
    assert (
        problem["detail"] == "card: This is not a card, such as K, 10 or K#2. `errors` has 1 more."
    )
    whole = assert_problem(seated.enter("stakes", []), 422, "wrong_shape")
    assert whole["errors"] == {"body": [whole["detail"]]}


def test_a_problem_lists_at_most_50_errors_and_counts_the_others(seated: Table) -> None:
    answer = seated.enter("stakes", {f"{number}{'x' * 500}": 1 for number in range(100)})
    problem = assert_problem(answer, 422, "wrong_shape")
    # The three fields of a stake are missing.
    assert (len(problem["errors"]), problem["more_errors"]) == (50, 53)
    assert problem["detail"].endswith(" `errors` has 49 more.")
    assert len(answer.data) < 10_000
    few = assert_problem(seated.enter("stakes", {}), 422, "wrong_shape")
    assert "more_errors" not in few


def test_a_body_with_too_many_values_is_refused_before_it_is_parsed(seated: Table) -> None:
    body = b'{"entries": [' + b"1," * 50_001 + b"1]}"
    answer = seated.caller.post_raw(f"{seated.path}/entries", body, "application/json")
    problem = assert_problem(answer, 400, "malformed")
    assert problem["detail"] == "The body has too many values."


def test_every_field_error_is_reported_by_name(caller: Caller) -> None:
    table = caller.table(*SEATED)
    answer = table.enter("stakes", {"punter": 7, "card": "X", "amount": 0, "more": 1})
    problem = assert_problem(answer, 422, "wrong_shape")
    assert set(problem["errors"]) == {"punter", "card", "amount", "more"}
    assert all(messages for messages in problem["errors"].values())


def test_wrong_rules_are_reported_by_field(caller: Caller) -> None:
    rules = {"preset": "oak", "overrides": {"ladder": [], "decks": 0, "x": 1, "mace": "plain"}}
    body = {"name": "x", "bank": {"funds": 0}, "rules": rules}
    problem = assert_problem(caller.post("/v1/sessions", body), 422, "wrong_shape")
    assert set(problem["errors"]) == {f"rules.overrides.{n}" for n in ("ladder", "decks", "x")}


def test_contradictory_rules_are_reported(caller: Caller) -> None:
    rules = {"preset": "oak", "overrides": {"min_stake": 9, "max_stake": 8}}
    body = {"name": "x", "bank": {"funds": 0}, "rules": rules}
    problem = assert_problem(caller.post("/v1/sessions", body), 422, "wrong_shape")
    assert set(problem["errors"]) == {"rules.overrides.max_stake"}


@pytest.mark.parametrize(
    ("error", "code", "detail"),
    [
        (StoreUnusable, "unavailable", NOT_USABLE),
        (StoreUnwritable, "store_unwritable", NOT_WRITABLE),
    ],
)
def test_what_the_store_says_is_in_the_log_and_not_in_the_answer(
    service: ServiceUnderTest,
    monkeypatch: pytest.MonkeyPatch,
    caplog: pytest.LogCaptureFixture,
    error: type[StoreUnusable],
    code: str,
    detail: str,
) -> None:
    # The same reason is logged once a minute, so each run has its own.
    file = f"/var/lib/{uuid4()}.db"

    def broken(*_: object) -> None:
        raise error(f"{file} cannot be used: disk I/O error.")

    table = service.caller().table(*SEATED)
    with monkeypatch.context() as patched, caplog.at_level(logging.INFO):
        patched.setattr(type(service.application.ports.store), "append", broken)
        table.enter("punters", {"name": "zoe", "purse": 5})
        answer = table.enter("punters", {"name": "zoe", "purse": 5})
    problem = assert_problem(answer, 503, code)
    assert (problem["detail"], file in answer.text) == (detail, False)
    assert answer.headers["Retry-After"]
    assert [r.levelname for r in caplog.records if file in r.message] == ["WARNING"]


def test_a_path_with_two_slashes_is_not_found(caller: Caller) -> None:
    answer = caller.get("/v1//sessions")
    assert answer.status_code in {308, 404}
    assert caller.client.get("//v1/sessions", headers={"Authorization": ""}).status_code != 200
