"""The commands that make, list and revoke keys."""

import json
from typing import Any

import pytest

from service.app import create_app, make_application
from service.store.log.events import SqlStore
from tests.api.caller import Caller
from tests.store.cli_runner import paroli
from tests.store.session_appends import append_session


def caller(store: SqlStore, secret: str) -> Caller:
    app = create_app(make_application(store), None)
    return Caller(app.test_client(), secret)


def list_keys(url: str, *words: str) -> list[dict[str, Any]]:
    return [
        json.loads(line)
        for line in paroli(url, "keys", "list", "--json", *words).stdout.splitlines()
    ]


def test_a_key_is_printed_once_and_has_its_grant(url: str, sql: SqlStore) -> None:
    session = append_session(sql)
    result = paroli(
        url,
        *("keys", "make", "anne's phone", "--role", "punter", "--session", session[:6]),
        *("--punter", "anne", "--days", "3"),
    )
    secret = result.stdout.strip()
    (key,) = list_keys(url)
    assert secret.startswith(f"paroli_{key['id']}_")
    assert result.stderr == f"Key {key['id']}, anne in {session[:8]}. It is not shown again.\n"
    assert "digest" not in key
    assert (key["made_by"], key["sessions"], key["punter"]) == ("command line", [session], "anne")
    assert caller(sql, secret).get(f"/v1/sessions/{session}").status_code == 200
    text = paroli(url, "keys", "list").stdout
    assert key["id"] in text
    assert secret not in text


def test_a_link_is_printed_for_the_given_address(url: str, sql: SqlStore) -> None:
    words = ("keys", "pair", "Table 1", "--role", "dealer")
    assert paroli(url, *words).stdout.startswith("http://127.0.0.1:8000/#pair=paroli_")
    link = paroli(url, *words, "--address", "https://house.lan:8443/").stdout.strip()
    assert link.startswith("https://house.lan:8443/#pair=paroli_")
    browser = create_app(make_application(sql), None).test_client()
    secret = link.partition("=")[2]
    assert browser.post("/v1/sign-ins", json={"link": secret}).status_code == 201
    assert [key["kind"] for key in list_keys(url)] == ["device", "link"]
    assert [key["kind"] for key in list_keys(url, "--all")] == ["device", "link", "link"]


def test_revoked_keys_are_invalid_and_listed_on_request(url: str, sql: SqlStore) -> None:
    secrets = [
        paroli(url, "keys", "make", f"key {n}", "--role", "keeper").stdout.strip() for n in range(2)
    ]
    second, first = (key["id"] for key in list_keys(url))
    wrong = paroli(url, "keys", "revoke", first, "nobody", exits=1)
    assert wrong.stderr == "Error: There is no key nobody.\n"
    assert caller(sql, secrets[0]).get("/v1/me").status_code == 200
    ended = paroli(url, "keys", "revoke", first, second).stdout
    assert ended == f"Revoked key {first}, key 0.\nRevoked key {second}, key 1.\n"
    assert {caller(sql, secret).get("/v1/me").status_code for secret in secrets} == {401}
    assert list_keys(url) == []
    again = paroli(url, "keys", "revoke", first).stdout
    assert again.startswith(f"Key {first}, key 0, had already ended at 20")
    assert "There are no keys" in paroli(url, "keys", "list").stdout
    assert "ended 20" in paroli(url, "keys", "list", "--all").stdout


@pytest.mark.parametrize(
    ("words", "complaint", "exits"),
    [
        (("--role", "punter"), "--session: A key for a punter is for one session. Name it.", 1),
        (
            ("--role", "house", "--session", "$"),
            "--session: A house key is for all sessions. Leave this out.",
            1,
        ),
        (("--role", "board", "--session", "zz"), "No session id starts with", 1),
        (("--role", "punter", "--session", "$", "--punter", "zoe"), "--punter: No punter", 1),
        (("--role", "dealer", "--hide-purses"), "--hide-purses: Only a board can hide purses.", 1),
        (("--role", "king"), "Invalid value for '--role'", 2),
        ((), "Missing option '--role'", 2),
        (("--role", "house", "--days", "0"), "Invalid value for '--days'", 2),
    ],
)
def test_an_invalid_key_request_is_refused(
    url: str, sql: SqlStore, words: tuple[str, ...], complaint: str, exits: int
) -> None:
    session = append_session(sql)
    named = [session if word == "$" else word for word in words]
    assert complaint in paroli(url, "keys", "make", "x", *named, exits=exits).stderr
    assert list_keys(url, "--all") == []


@pytest.mark.parametrize("name", ["", " ", 'a"b', "x" * 41, "a\nb"])
def test_a_key_name_follows_the_rules_of_punter_names(url: str, sql: SqlStore, name: str) -> None:
    paroli(url, "keys", "make", name, "--role", "house", exits=2)
    assert list_keys(url, "--all") == []
