"""The seal of a session over HTTP: to whom it is shown, of which version, and with which key."""

import json
from http import HTTPStatus

import pytest

from service.app import create_app, make_application
from service.sealing.seal_keys import is_signed
from service.sealing.seal_text import FIRST_LINE, Seal, read_seals
from tests.api.caller import Caller, Table
from tests.api.service_under_test import HOUSE_KEY, ServiceUnderTest
from tests.memory_store.store import MemoryStore


@pytest.fixture
def table(service: ServiceUnderTest) -> Table:
    table = service.caller().table("seat anne 100", "close")
    answer = table.enter("renamings", {"name": "Zoë’s long evening " * 5})
    assert answer.status_code == HTTPStatus.CREATED, answer.text
    return table


def seal_of(table: Table, **query: int) -> Seal:
    answer = table.read("seal", None, **query)
    assert answer.status_code == HTTPStatus.OK, answer.text
    (seal,) = read_seals(answer.get_json()["text"])
    assert is_signed(seal)
    return seal


def test_the_seal_names_the_newest_event_and_its_hash(table: Table) -> None:
    events = table.read("events").get_json()["events"]
    seal = seal_of(table)
    assert seal.head.version == events[-1]["version"]
    assert seal.head.hash == events[-1]["hash"]
    assert seal.head.recorded_at == events[-1]["at"]
    assert seal.head.closed
    assert seal.head.name == ("Zoë’s long evening " * 5)[:59] + "…"
    view = table.read("seal").get_json()
    assert view["fingerprint"] == seal.fingerprint
    assert view["qr"].startswith("<svg")
    assert FIRST_LINE in view["text"]


def test_a_seal_has_the_time_of_recording(table: Table) -> None:
    renaming = {"name": "Long ago", "occurred_at": "2026-01-01T00:00:00Z"}
    assert table.enter("renamings", renaming).status_code == HTTPStatus.CREATED
    newest = table.read("events").get_json()["events"][-1]
    assert newest["occurred_at"] < newest["at"]
    assert seal_of(table).head.recorded_at == newest["at"]


def test_the_report_has_the_same_seal(table: Table) -> None:
    text = table.read("seal").get_json()["text"]
    report = json.loads(table.read("report.json").data)
    assert report["seal"]["text"] == text
    assert report["events"] == table.read("events").get_json()["events"]
    assert seal_of(table).fingerprint in table.read("report.html").text
    version = report["version"] - 1
    earlier = json.loads(table.read("report.json", as_of=version).data)
    assert earlier["seal"]["text"] == table.read("seal", as_of=version).get_json()["text"]


def test_each_version_has_its_seal_and_an_old_one_stays_the_same(table: Table) -> None:
    closed = seal_of(table)
    assert table.enter("corrections", {"undo": True}).status_code == HTTPStatus.CREATED
    reopened = seal_of(table)
    assert reopened.head.version > closed.head.version
    assert not reopened.head.closed
    assert seal_of(table, as_of=closed.head.version) == closed
    beyond = table.read("seal", as_of=reopened.head.version + 1)
    assert beyond.get_json()["code"] == "unknown_version"


def test_the_public_keys_need_no_key(service: ServiceUnderTest, table: Table) -> None:
    answer = service.app.test_client().get("/v1/seal-keys")
    (key,) = answer.get_json()["keys"]
    assert key["fingerprint"] == seal_of(table).fingerprint
    assert f"\nkey {key['key']}\n" in seal_of(table).text
    assert key["current"]


def test_without_a_key_only_seals_are_missing() -> None:
    caller = Caller(create_app(make_application(MemoryStore()), HOUSE_KEY).test_client(), HOUSE_KEY)
    table = caller.table("seat anne 100", "close")
    for answer in (table.read("seal"), caller.get("/v1/seal-keys")):
        assert answer.status_code == HTTPStatus.SERVICE_UNAVAILABLE
        assert answer.get_json()["code"] == "no_seal_key"
        assert "PAROLI" not in answer.get_json()["detail"]
    assert json.loads(table.read("report.json").data)["seal"] is None
    assert FIRST_LINE not in table.read("report.html").text
