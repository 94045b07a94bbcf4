"""Access keys over HTTP: making, listing and ending them, and their uses."""

from collections.abc import Callable
from typing import Any

import pytest

from service.application.access import access_keys
from service.application.ports.keyring import DEALER, DEVICE, HOUSE, KEEPER, PUNTER, Grant
from service.application.times import later
from tests.api.caller import Caller, Table
from tests.api.credentials import make_credential
from tests.api.service_under_test import HOUSE_KEY, NOON, ManualClock, ServiceUnderTest
from tests.api.tables import SEATED

WITHOUT_KEY = "00000000-0000-4000-8000-000000000000"


def create_key(caller: Caller, **fields: Any) -> dict[str, Any]:
    answer = caller.post("/v1/keys", {"name": "A dealer", "role": DEALER, **fields})
    assert answer.status_code == 201, answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    shown: dict[str, Any] = answer.get_json()
    return shown


def caller_with(service: ServiceUnderTest, secret: str) -> Caller:
    return Caller(service.app.test_client(), secret)


def list_key_ids(caller: Caller, **query: Any) -> list[str]:
    return [key["id"] for key in caller.get("/v1/keys", **query).get_json()["keys"]]


def test_a_secret_is_returned_once_and_only_its_hash_is_stored(
    timed_service: ServiceUnderTest,
) -> None:
    house_caller = timed_service.caller()
    session = house_caller.table(*SEATED).id
    shown = create_key(house_caller, sessions=[session, session], days=2)
    secret = shown.pop("key")
    assert shown == {
        "id": secret.split("_")[1],
        "kind": "key",
        "name": "A dealer",
        "role": DEALER,
        "sessions": [session],
        "punter": None,
        "purses": True,
        "made_at": NOON,
        "made_by": "house",
        "expires_at": later(NOON, 2 * 86_400),
        "ended_at": None,
        "used_at": None,
    }
    assert house_caller.get("/v1/keys").get_json() == {"keys": [shown], "next": None}
    assert secret.split("_", 2)[2] not in timed_service.stored_text()
    me = caller_with(timed_service, secret).get("/v1/me").get_json()
    assert me == {**shown, "follower": False}


def test_the_list_of_keys_has_pages(timed_service: ServiceUnderTest, clock: ManualClock) -> None:
    house_caller = timed_service.caller()
    made = []
    for number in range(5):
        made.append(create_key(house_caller)["id"])
        clock.advance(number % 2)
    every = list_key_ids(house_caller)
    assert sorted(every) == sorted(made)
    house_caller.client.delete(f"/v1/keys/{every[2]}")
    lists: tuple[tuple[dict[str, Any], list[str]], ...] = (
        ({}, every[:2] + every[3:]),
        ({"ended": "true"}, every),
    )
    for query, expected in lists:
        found: list[str] = []
        page: dict[str, Any] = {"next": None}
        while not found or page["next"]:
            cursor = {"cursor": page["next"]} if found else {}
            page = house_caller.get("/v1/keys", limit=2, **query, **cursor).get_json()
            assert 1 <= len(page["keys"]) <= 2
            found += [key["id"] for key in page["keys"]]
        assert found == expected
    assert house_caller.get("/v1/keys", cursor="x").status_code == 422


def test_a_repeated_request_makes_no_second_valid_key(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    house_caller = timed_service.caller()
    body = {"name": "A dealer", "role": DEALER, "days": 2}
    first = house_caller.post("/v1/keys", body, key="k1")
    assert first.headers["Idempotency-Key"] == "k1"
    assert "Idempotency-Replayed" not in first.headers
    clock.advance(60)
    second = house_caller.post("/v1/keys", body, key="k1")
    assert (second.status_code, second.headers["Idempotency-Replayed"]) == (201, "true")
    old, new = first.get_json(), second.get_json()
    assert list_key_ids(house_caller) == [new["id"]]
    assert caller_with(timed_service, old["key"]).get("/v1/me").status_code == 401
    for other in ({**body, "name": "B"}, {**body, "days": None}, {**body, "role": KEEPER}):
        answer = house_caller.post("/v1/keys", other, key="k1")
        assert (answer.status_code, answer.get_json()["code"]) == (422, "key_reused")
    assert caller_with(timed_service, new["key"]).get("/v1/me").status_code == 200
    used = house_caller.post("/v1/keys", body, key="k1")
    assert (used.status_code, used.get_json()["code"]) == (409, "key_exists")
    assert used.get_json()["key"] == new["id"]
    house_caller.client.delete(f"/v1/keys/{new['id']}")
    assert house_caller.post("/v1/keys", body, key="k1").get_json()["code"] == "key_exists"
    assert house_caller.post("/v1/keys", body, key="k2").status_code == 201
    other_house = caller_with(timed_service, create_key(house_caller, role=HOUSE)["key"])
    assert other_house.post("/v1/keys", body, key="k1").status_code == 201
    assert house_caller.post("/v1/keys", body, key=" ").status_code == 400


def test_every_secret_is_different(timed_service: ServiceUnderTest) -> None:
    secrets = {create_key(timed_service.caller())["key"] for _ in range(20)}
    assert len({secret[20:] for secret in secrets}) == 20


def test_every_event_has_the_key_as_actor(timed_service: ServiceUnderTest) -> None:
    shown = create_key(timed_service.caller())
    table = caller_with(timed_service, shown["key"]).table("seat anne 5")
    Table(timed_service.caller(), table.id).enter_lines("fund 5")
    assert [event["actor"] for event in table.events()] == [shown["id"], shown["id"], "house"]


def test_an_ended_key_is_refused_and_stays_listed(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    house_caller = timed_service.caller()
    shown = create_key(house_caller)
    dealer = caller_with(timed_service, shown["key"])
    assert dealer.get("/v1/sessions").status_code == 200
    clock.advance(5)
    path = f"/v1/keys/{shown['id']}"
    answers = [house_caller.client.delete(path).get_json() for _ in range(2)]
    assert [answer["ended_at"] for answer in answers] == [later(NOON, 5)] * 2
    assert dealer.get("/v1/sessions").get_json()["code"] == "unauthorized"
    assert list_key_ids(house_caller) == []
    assert list_key_ids(house_caller, ended="true") == [shown["id"]]
    for key_id in ("nobody", "%00", "%ED%A0%80", "000000000000"):
        answer = house_caller.client.delete(f"/v1/keys/{key_id}")
        assert answer.get_json()["code"] == "unknown_key"


def test_a_key_is_valid_until_it_expires(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    dealer = caller_with(timed_service, create_key(timed_service.caller(), days=1)["key"])
    clock.advance(86_399)
    assert dealer.get("/v1/me").status_code == 200
    clock.advance(1)
    assert dealer.get("/v1/me").get_json()["code"] == "unauthorized"
    assert list_key_ids(timed_service.caller()) == []


def test_the_last_use_of_a_key_is_stored_to_the_minute(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    dealer = caller_with(timed_service, create_key(timed_service.caller())["key"])

    def read_used_at() -> str:
        dealer.get("/v1/me")
        (key,) = timed_service.caller().get("/v1/keys").get_json()["keys"]
        return str(key["used_at"])

    assert read_used_at() == NOON
    clock.advance(59)
    before = timed_service.rows()
    assert read_used_at() == NOON
    assert timed_service.rows() == before
    clock.advance(1)
    assert read_used_at() == later(NOON, 60)


Wrong = Callable[[str], dict[str, Any]]

WRONG: dict[str, Wrong] = {
    "role": lambda _: {"role": "king"},
    "name": lambda _: {"name": " "},
    "days": lambda _: {"days": 0},
    "punter": lambda s: {"role": PUNTER, "sessions": [s]},
    "punter ": lambda s: {"role": PUNTER, "sessions": [s], "punter": "nobody"},
    "punter  ": lambda s: {"role": DEALER, "sessions": [s], "punter": "anne"},
    "sessions": lambda _: {"role": PUNTER, "punter": "anne"},
    "sessions ": lambda s: {"role": HOUSE, "sessions": [s]},
    "sessions  ": lambda _: {"sessions": []},
    "sessions   ": lambda _: {"sessions": [WITHOUT_KEY]},
    "sessions    ": lambda _: {"sessions": ["x"]},
    "purses": lambda _: {"purses": "no"},
    "purses ": lambda _: {"purses": False},
    "colour": lambda _: {"colour": "red"},
}


@pytest.mark.parametrize("field", WRONG)
@pytest.mark.parametrize("path", ["/v1/keys", "/v1/pairings"])
def test_an_invalid_key_request_is_refused(
    service: ServiceUnderTest, field: str, path: str
) -> None:
    house_caller = service.caller()
    session = house_caller.table(*SEATED).id
    before = service.application.ports.store.keyring.keys(limit=1)
    answer = house_caller.post(path, {"name": "x", "role": KEEPER, **WRONG[field](session)})
    assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")
    if not (path == "/v1/pairings" and field == "days"):
        assert [e.partition(".")[0] for e in answer.get_json()["errors"]] == [field.strip()]
    assert service.application.ports.store.keyring.keys(limit=1) == before


def test_a_body_too_large_for_a_key_is_not_read(service: ServiceUnderTest) -> None:
    long = b'{"name": "' + b"x" * 20_000 + b'"}'
    for path in ("/v1/keys", "/v1/pairings", "/v1/sign-ins"):
        answer = service.caller().post_raw(path, long, "application/json")
        assert (answer.status_code, answer.get_json()["code"]) == (413, "body_too_large")


def test_a_device_ends_with_its_key(timed_service: ServiceUnderTest) -> None:
    """Ending a used link ends the device that it signed in, too."""
    for grant in (Grant(KEEPER), Grant(HOUSE)):
        key = make_credential(timed_service, grant)
        body = {"key": key.issued.secret, "device": "A phone"}
        answer = timed_service.app.test_client().post("/v1/sign-ins", json=body)
        assert answer.get_json()["name"] == "A phone"
        credential = make_credential(timed_service, grant, DEVICE)
        link = credential.issued.key.parent
        assert link is not None
        assert credential.caller.get("/v1/me").status_code == 200
        ended = [key.issued.key.id, link]
        for key_id in ended:
            assert timed_service.caller().client.delete(f"/v1/keys/{key_id}").status_code == 200
        assert credential.caller.get("/v1/me").status_code == 401
    assert list_key_ids(timed_service.caller()) == []


def test_the_house_key_is_not_listed_and_cannot_be_ended(timed_service: ServiceUnderTest) -> None:
    house_caller = timed_service.caller()
    assert house_caller.get("/v1/me").get_json()["id"] == "house"
    assert house_caller.client.delete("/v1/keys/house").get_json()["code"] == "unknown_key"
    assert list_key_ids(house_caller, ended="true") == []
    assert access_keys.key_id_in(HOUSE_KEY) == ""


@pytest.mark.parametrize("sessions", [1, None])
def test_a_board_is_for_one_session_or_for_all(
    service: ServiceUnderTest, caller: Caller, sessions: int | None
) -> None:
    table = caller.table()
    named = sessions and [table.id]
    made = caller.post("/v1/keys", {"name": "Wall", "role": "board", "sessions": named})
    assert (made.status_code, made.get_json()["sessions"]) == (201, named)
    two = {"name": "Wall", "role": "board", "sessions": [table.id, caller.table().id]}
    refused = caller.post("/v1/keys", two)
    assert (refused.status_code, refused.get_json()["code"]) == (422, "wrong_shape")
    assert "one session, or for all" in refused.text
    board = Caller(service.app.test_client(), made.get_json()["key"])
    assert board.get(f"/v1/sessions/{table.id}").status_code == 200
