"""Follow keys: what they may read, how long they are valid, and which key ends them."""

import re
from dataclasses import replace
from typing import Any

import pytest

from service.api.guards.rate_limits import BURST_SECONDS
from service.app import create_app
from service.application.ports.keyring import BOARD, DEALER, DEVICE, HOUSE, KEY, PUNTER, Grant
from service.application.times import later
from service.qr import svg_qr
from tests.api.caller import Caller, Table
from tests.api.credentials import ORIGIN, Credential, device_caller, make_credential
from tests.api.service_under_test import (
    HOUSE_KEY,
    ManualClock,
    ServiceUnderTest,
    make_test_app,
)

DAY = 86_400


@pytest.fixture
def table(timed_service: ServiceUnderTest) -> Table:
    return timed_service.caller().table("seat anne 1000", "stake anne K 100", "fasse 2", "pair K 3")


def create_follow_key(caller: Caller, table: Table) -> Any:
    answer = caller.post(f"{table.path}/follow-keys", {})
    assert answer.status_code == 201, answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.get_json()


def make_board(service: ServiceUnderTest, table: Table, kind: str = KEY) -> Credential:
    return make_credential(service, Grant(BOARD, (table.id,)), kind)


def is_accepted(service: ServiceUnderTest, secret: str) -> bool:
    return Caller(service.app.test_client(), secret).get("/v1/me").status_code == 200


def sign_in_cookie(service: ServiceUnderTest, secret: str) -> str:
    """Sign a phone in with a key, and return its cookie."""
    answer = service.app.test_client(use_cookies=False).post("/v1/sign-ins", json={"key": secret})
    found = re.match("paroli=([^;]+);", answer.headers["Set-Cookie"])
    assert found is not None
    return found[1]


def sign_in(service: ServiceUnderTest, secret: str) -> Caller:
    return device_caller(service, sign_in_cookie(service, secret))


def test_a_follow_key_is_a_board_without_purses_for_a_day(
    timed_service: ServiceUnderTest, table: Table, clock: ManualClock
) -> None:
    parent = make_board(timed_service, table, DEVICE)
    data = create_follow_key(parent.caller, table)
    shown = {name: data[name] for name in ("kind", "role", "sessions", "punter", "purses")}
    assert shown == {
        "kind": "key",
        "role": "board",
        "sessions": [table.id],
        "punter": None,
        "purses": False,
    }
    assert (data["expires_at"], data["ended_at"]) == (later(clock.now(), DAY), None)
    assert (data["made_by"], data["name"]) == (parent.issued.key.id, "Followers")
    view = Table(Caller(timed_service.app.test_client(), data["key"]), table.id).state()
    assert [punter["purse"] for punter in view["punters"]] == [None]
    assert view["bank"]["balance"] == 10_000
    clock.advance(DAY)
    assert not is_accepted(timed_service, data["key"])


def test_the_link_and_the_qr_code_of_a_follow_key_hold_the_key(
    timed_service: ServiceUnderTest, table: Table
) -> None:
    data = create_follow_key(timed_service.caller(), table)
    assert data["link"] == f"http://localhost/#follow={data['key']}"
    assert data["qr"] == svg_qr(data["link"])


def test_links_have_the_address_of_the_setting_whatever_the_client_sends(
    timed_service: ServiceUnderTest, table: Table
) -> None:
    address = "https://cards.example.org"
    application = timed_service.application
    hosts = {"Host": "evil.example", "X-Forwarded-Host": "evil.example"}
    wish = {"name": "Tablet", "role": DEALER}
    for proxies in (0, 1):
        app = create_app(application, HOUSE_KEY, address=address, proxies=proxies, write_rate=0)
        caller = Caller(app.test_client(), HOUSE_KEY)
        follow = caller.post(f"{table.path}/follow-keys", {}, headers=hosts).get_json()
        pairing = caller.post("/v1/pairings", wish, headers=hosts).get_json()
        assert follow["link"] == f"{address}/#follow={follow['key']}"
        assert pairing["link"].startswith(f"{address}/#pair=")
        for made in (follow, pairing):
            assert made["qr"] == svg_qr(made["link"])


def test_a_phone_signs_in_with_a_follow_key(timed_service: ServiceUnderTest, table: Table) -> None:
    data = create_follow_key(make_board(timed_service, table).caller, table)
    phone = sign_in(timed_service, data["key"])
    me = phone.get("/v1/me").get_json()
    assert (me["role"], me["purses"], me["sessions"]) == ("board", False, [table.id])
    assert me["expires_at"] == data["expires_at"]
    assert phone.get(table.path).status_code == 200


def test_a_sign_in_with_a_follow_key_stores_nothing_and_has_no_limit(
    timed_service: ServiceUnderTest, table: Table
) -> None:
    """A code on a wall would otherwise store devices without end, or lock other phones out."""
    secret = create_follow_key(timed_service.caller(), table)["key"]
    application = timed_service.application
    limited = replace(timed_service, app=create_app(application, HOUSE_KEY, write_rate=1))
    sign_in(limited, secret)
    before = timed_service.rows()
    phones = [sign_in(limited, secret) for _ in range(2 * BURST_SECONDS)]
    assert timed_service.rows() == before
    assert {phone.get(table.path).status_code for phone in phones} == {200}


def test_a_phone_signs_out_alone(timed_service: ServiceUnderTest, table: Table) -> None:
    secret = create_follow_key(timed_service.caller(), table)["key"]
    phone, other = timed_service.app.test_client(), sign_in(timed_service, secret)
    assert phone.post("/v1/sign-ins", json={"key": secret}).status_code == 201
    answer = phone.post("/v1/sign-outs", json={}, headers={"Origin": ORIGIN})
    assert (answer.status_code, answer.get_json()["ended_at"]) == (200, None)
    assert phone.get_cookie("paroli", path="/v1") is None
    assert other.get("/v1/me").status_code == 200
    script = Caller(timed_service.app.test_client(), secret)
    assert script.post("/v1/sign-outs", {}).status_code == 403


def test_a_phone_that_signs_in_otherwise_does_not_end_its_follow_key(
    timed_service: ServiceUnderTest, table: Table
) -> None:
    secret = create_follow_key(timed_service.caller(), table)["key"]
    phone, other = timed_service.app.test_client(), sign_in(timed_service, secret)
    headers = {"Origin": ORIGIN}
    phone.post("/v1/sign-ins", json={"key": secret}, headers=headers)
    again = phone.post("/v1/sign-ins", json={"key": HOUSE_KEY}, headers=headers)
    assert (again.status_code, again.get_json()["device"]) == (409, "Followers")
    body = {"key": HOUSE_KEY, "replace": True}
    assert phone.post("/v1/sign-ins", json=body, headers=headers).status_code == 201
    assert phone.get("/v1/me").get_json()["role"] == HOUSE
    assert other.get("/v1/me").status_code == 200


def test_only_follow_keys_are_accepted_as_cookies(
    timed_service: ServiceUnderTest, table: Table
) -> None:
    secret = make_board(timed_service, table).issued.secret
    assert device_caller(timed_service, secret).get("/v1/me").status_code == 401


def test_a_follower_is_known_by_its_follow_key_whatever_its_name(
    timed_service: ServiceUnderTest, table: Table
) -> None:
    grant = Grant(BOARD, (table.id,), purses=False)
    board = make_credential(timed_service, grant, name="Followers")
    secret = create_follow_key(board.caller, table)["key"]
    phone = timed_service.app.test_client(use_cookies=False).post(
        "/v1/sign-ins", json={"key": secret, "device": "A phone"}
    )
    assert (phone.get_json()["name"], phone.get_json()["follower"]) == ("Followers", True)
    bearer = Caller(timed_service.app.test_client(), secret)
    devices = sign_in(timed_service, secret), sign_in(timed_service, board.issued.secret)
    callers = (bearer, *devices, board.caller, timed_service.caller())
    followers = [caller.get("/v1/me").get_json()["follower"] for caller in callers]
    assert followers == [True, True, False, False, False]


def test_a_new_follow_key_ends_the_previous_one_and_its_devices(
    timed_service: ServiceUnderTest, table: Table
) -> None:
    parent = make_board(timed_service, table)
    first = create_follow_key(parent.caller, table)
    phone = sign_in(timed_service, first["key"])
    second = create_follow_key(parent.caller, table)
    assert (
        is_accepted(timed_service, first["key"]),
        is_accepted(timed_service, second["key"]),
    ) == (False, True)
    assert phone.get("/v1/me").status_code == 401


def test_each_key_may_have_one_follow_key_for_each_table(
    timed_service: ServiceUnderTest, table: Table
) -> None:
    caller, dealer = timed_service.caller(), make_credential(timed_service, Grant(DEALER)).caller
    other = caller.table()
    secrets = [
        create_follow_key(who, session)["key"]
        for who in (caller, dealer)
        for session in (table, other)
    ]
    assert [is_accepted(timed_service, secret) for secret in secrets] == [True] * 4


def test_a_new_follow_key_does_not_end_a_signed_in_device(
    timed_service: ServiceUnderTest, table: Table
) -> None:
    """Only follow keys are replaced, not signed-in devices that may see the same."""
    parent = make_credential(timed_service, Grant(BOARD, (table.id,), purses=False))
    own = sign_in(timed_service, parent.issued.secret)
    create_follow_key(parent.caller, table)
    assert own.get("/v1/me").status_code == 200


@pytest.mark.parametrize("kind", [KEY, DEVICE])
def test_a_follow_key_ends_with_its_parent(
    timed_service: ServiceUnderTest, table: Table, kind: str
) -> None:
    parent = make_board(timed_service, table, kind)
    data = create_follow_key(parent.caller, table)
    phone = sign_in(timed_service, data["key"])
    assert (
        timed_service.caller().client.delete(f"/v1/keys/{parent.issued.key.id}").status_code == 200
    )
    assert not is_accepted(timed_service, data["key"])
    assert phone.get("/v1/me").status_code == 401


def test_a_follow_key_never_outlives_its_parent(
    timed_service: ServiceUnderTest, table: Table, clock: ManualClock
) -> None:
    issued = timed_service.application.keys.make("x", Grant(BOARD, (table.id,)), 1, "tests")
    clock.advance(DAY // 2)
    data = create_follow_key(Caller(timed_service.app.test_client(), issued.secret), table)
    assert data["expires_at"] == issued.key.expires_at


def test_a_new_house_key_ends_follow_keys_of_the_old_one(
    timed_service: ServiceUnderTest, table: Table
) -> None:
    data = create_follow_key(timed_service.caller(), table)
    cookie_value = sign_in_cookie(timed_service, data["key"])
    assert device_caller(timed_service, cookie_value).get("/v1/me").status_code == 200
    other = replace(
        timed_service, app=make_test_app(timed_service.application, "another-key-of-this-house")
    )
    assert not is_accepted(other, data["key"])
    assert device_caller(other, cookie_value).get("/v1/me").status_code == 401


def test_a_punter_cannot_make_a_follow_key(timed_service: ServiceUnderTest, table: Table) -> None:
    punter = make_credential(timed_service, Grant(PUNTER, (table.id,), "anne")).caller
    assert punter.post(f"{table.path}/follow-keys", {}).status_code == 403


def test_a_follower_cannot_make_a_follow_key(timed_service: ServiceUnderTest, table: Table) -> None:
    """A code on a wall would otherwise make keys without end, each with a rate limit of its own."""
    secret = create_follow_key(make_board(timed_service, table, DEVICE).caller, table)["key"]
    bearer = Caller(timed_service.app.test_client(), secret)
    for follower in (bearer, sign_in(timed_service, secret)):
        answer = follower.post(f"{table.path}/follow-keys", {})
        assert (answer.status_code, answer.get_json()["code"]) == (403, "forbidden")
        assert follower.get("/v1/me").status_code == 200


def test_a_long_chain_of_parents_is_not_valid(
    timed_service: ServiceUnderTest, table: Table
) -> None:
    """Such a chain may be stored: earlier builds let followers make follow keys."""
    application, board = timed_service.application, make_board(timed_service, table).issued.key
    parent = board.id
    for number in range(2000):
        child = replace(board, id=f"{number:012x}", parent=parent)
        application.ports.store.keyring.add(child)
        parent = child.id
    last = application.keys.make_follow_key(table.id, board, parent)
    assert last is not None
    assert Caller(timed_service.app.test_client(), last.secret).get("/v1/me").status_code == 401


def test_an_unknown_table_has_no_follow_key(timed_service: ServiceUnderTest, table: Table) -> None:
    nowhere = "/v1/sessions/00000000-0000-4000-8000-00000000abcd/follow-keys"
    for caller in (
        timed_service.caller(),
        make_credential(timed_service, Grant(HOUSE)).caller,
        make_board(timed_service, table).caller,
    ):
        answer = caller.post(nowhere, {})
        assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown_session")
