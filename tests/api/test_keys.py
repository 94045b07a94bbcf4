"""Keys over HTTP: made, listed and ended by the house, and what each is for."""

from collections.abc import Callable
from typing import Any

import pytest

from service.application import access_keys
from service.application.keyring import DEALER, DEVICE, HOUSE, KEEPER, PUNTER, Grant
from service.application.times import later
from tests.api.caller import Caller, Table
from tests.api.holders import holder
from tests.api.place import HOUSE_KEY, NOON, Hands, Place
from tests.api.tables import SEATED

NOBODY = "00000000-0000-4000-8000-000000000000"


def made(caller: Caller, **wish: Any) -> dict[str, Any]:
    answer = caller.post("/v1/keys", {"name": "A dealer", "role": DEALER, **wish})
    assert answer.status_code == 201, answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    shown: dict[str, Any] = answer.get_json()
    return shown


def with_key(place: Place, secret: str) -> Caller:
    return Caller(place.app.test_client(), secret)


def listed(caller: Caller, **query: Any) -> list[str]:
    return [key["id"] for key in caller.get("/v1/keys", **query).get_json()["keys"]]


def test_a_secret_is_returned_once_and_only_its_hash_is_stored(timed: Place) -> None:
    house = timed.caller()
    session = house.table(*SEATED).id
    shown = made(house, sessions=[session, session], days=2)
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
    assert house.get("/v1/keys").get_json() == {"keys": [shown]}
    assert secret.split("_", 2)[2] not in timed.rows()[1]
    assert with_key(timed, secret).get("/v1/me").get_json() == shown


def test_every_secret_is_different(timed: Place) -> None:
    secrets = {made(timed.caller())["key"] for _ in range(20)}
    assert len({secret[20:] for secret in secrets}) == 20


def test_every_event_has_the_key_as_actor(timed: Place) -> None:
    shown = made(timed.caller())
    table = with_key(timed, shown["key"]).table("seat anne 5")
    Table(timed.caller(), table.id).play("fund 5")
    assert [event["actor"] for event in table.events()] == [shown["id"], shown["id"], "house"]


def test_an_ended_key_is_refused_and_stays_listed(timed: Place, hands: Hands) -> None:
    house = timed.caller()
    shown = made(house)
    dealer = with_key(timed, shown["key"])
    assert dealer.get("/v1/sessions").status_code == 200
    hands.go(5)
    path = f"/v1/keys/{shown['id']}"
    answers = [house.client.delete(path).get_json() for _ in range(2)]
    assert [answer["ended_at"] for answer in answers] == [later(NOON, 5)] * 2
    assert dealer.get("/v1/sessions").get_json()["code"] == "unauthorized"
    assert listed(house) == []
    assert listed(house, ended="true") == [shown["id"]]
    for strange in ("nobody", "%00", "%ED%A0%80", "000000000000"):
        answer = house.client.delete(f"/v1/keys/{strange}")
        assert answer.get_json()["code"] == "unknown_key"


def test_a_key_is_valid_until_it_expires(timed: Place, hands: Hands) -> None:
    dealer = with_key(timed, made(timed.caller(), days=1)["key"])
    hands.go(86_399)
    assert dealer.get("/v1/me").status_code == 200
    hands.go(1)
    assert dealer.get("/v1/me").get_json()["code"] == "unauthorized"
    assert listed(timed.caller()) == []


def test_when_a_key_was_last_used_is_known_to_a_minute(timed: Place, hands: Hands) -> None:
    dealer = with_key(timed, made(timed.caller())["key"])

    def used_at() -> str:
        dealer.get("/v1/me")
        (key,) = timed.caller().get("/v1/keys").get_json()["keys"]
        return str(key["used_at"])

    assert used_at() == NOON
    hands.go(59)
    before = timed.rows()
    assert used_at() == NOON
    assert timed.rows() == before
    hands.go(1)
    assert used_at() == later(NOON, 60)


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
    "sessions   ": lambda _: {"sessions": [NOBODY]},
    "sessions    ": lambda _: {"sessions": ["x"]},
    "purses": lambda _: {"purses": "no"},
    "purses ": lambda _: {"purses": False},
    "colour": lambda _: {"colour": "red"},
}


@pytest.mark.parametrize("field", WRONG)
@pytest.mark.parametrize("path", ["/v1/keys", "/v1/pairings"])
def test_a_key_that_would_open_nothing_is_not_made(place: Place, field: str, path: str) -> None:
    house = place.caller()
    session = house.table(*SEATED).id
    before = place.handler.ports.store.keyring.keys(limit=1)
    answer = house.post(path, {"name": "x", "role": KEEPER, **WRONG[field](session)})
    assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")
    if not (path == "/v1/pairings" and field == "days"):
        assert list(answer.get_json()["errors"]) == [field.strip()]
    assert place.handler.ports.store.keyring.keys(limit=1) == before


def test_a_body_beyond_what_a_key_needs_is_not_read(place: Place) -> None:
    long = b'{"name": "' + b"x" * 20_000 + b'"}'
    for path in ("/v1/keys", "/v1/pairings", "/v1/sign-ins"):
        answer = place.caller().raw(path, long, "application/json")
        assert (answer.status_code, answer.get_json()["code"]) == (413, "body_too_large")


def test_a_device_ends_with_its_key(timed: Place) -> None:
    """Of a link too: ending it, used up as it is, ends the device that it let in."""
    for grant in (Grant(KEEPER), Grant(HOUSE)):
        key = holder(timed, grant)
        asked = {"key": key.issued.secret, "device": "A phone"}
        answer = timed.app.test_client().post("/v1/sign-ins", json=asked)
        assert answer.get_json()["name"] == "A phone"
        there = holder(timed, grant, DEVICE)
        link = there.issued.key.parent
        assert link is not None
        assert there.caller.get("/v1/me").status_code == 200
        ended = [key.issued.key.id, link]
        for key_id in ended:
            assert timed.caller().client.delete(f"/v1/keys/{key_id}").status_code == 200
        assert there.caller.get("/v1/me").status_code == 401
    assert listed(timed.caller()) == []


def test_a_key_of_the_settings_is_not_listed_and_not_ended(timed: Place) -> None:
    house = timed.caller()
    assert house.get("/v1/me").get_json()["id"] == "house"
    assert house.client.delete("/v1/keys/house").get_json()["code"] == "unknown_key"
    assert listed(house, ended="true") == []
    assert access_keys.key_id_in(HOUSE_KEY) == ""
