"""Signing a device in and out: links, cookies, and pages of other sites."""

from http.cookies import SimpleCookie
from typing import Any

import pytest
from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from service.api.guards.authentication import COOKIE
from service.application.access import access_keys
from service.application.ports.keyring import BOARD, DEALER, DEVICE, HOUSE, Grant
from tests.api.caller import Caller, opening
from tests.api.credentials import ORIGIN, device_caller, make_credential
from tests.api.service_under_test import HOUSE_KEY, ManualClock, ServiceUnderTest, make_test_app
from tests.api.tables import SEATED

ELSEWHERE = ("http://evil.example", "null", "https://localhost", "http://localhost:81", "")


def create_link(service: ServiceUnderTest, **fields: Any) -> tuple[str, str]:
    """Return the address of a link that the house makes, and the secret in it."""
    answer = service.caller().post("/v1/pairings", {"name": "Table 1", "role": DEALER, **fields})
    assert answer.status_code == 201, answer.text
    link = answer.get_json()["link"]
    return link, link.partition("#pair=")[2]


def sign_in(client: FlaskClient, **body: str | bool) -> TestResponse:
    return client.post("/v1/sign-ins", json=body, headers={"Origin": ORIGIN})


def test_a_link_signs_in_one_device(service: ServiceUnderTest) -> None:
    session = service.caller().table(*SEATED).id
    link, secret = create_link(service, role=BOARD, sessions=[session], purses=False)
    assert link.startswith("http://localhost/#pair=paroli_")
    browser = service.app.test_client()
    answer = sign_in(browser, link=secret, device="The wall")
    assert answer.status_code == 201
    shown = answer.get_json()
    assert (shown["kind"], shown["name"], shown["purses"]) == (DEVICE, "The wall", False)
    assert browser.get("/v1/me").get_json()["id"] == shown["id"]
    again = sign_in(service.app.test_client(), link=secret)
    assert (again.status_code, again.get_json()["code"]) == (401, "unauthorized")
    assert "Set-Cookie" not in again.headers


@pytest.mark.parametrize(
    ("link", "languages", "name"),
    [
        (access_keys.FIRST_BROWSER, "fr-FR,fr;q=0.9,en;q=0.8", "Le premier navigateur"),
        (access_keys.FIRST_BROWSER, "en-GB,fr;q=0.9", access_keys.FIRST_BROWSER),
        (access_keys.FIRST_BROWSER, "de", access_keys.FIRST_BROWSER),
        ("Table 1", "fr", "Table 1"),
    ],
)
def test_the_first_browser_has_its_name_in_its_language(
    service: ServiceUnderTest, link: str, languages: str, name: str
) -> None:
    secret = service.application.keys.make_link(link, Grant(HOUSE), "serve").secret
    headers = {"Origin": ORIGIN, "Accept-Language": languages}
    client = service.app.test_client()
    answer = client.post("/v1/sign-ins", json={"link": secret}, headers=headers)
    assert (answer.status_code, answer.get_json()["name"]) == (201, name)


def test_the_cookie_is_hidden_from_scripts_and_other_sites(timed_service: ServiceUnderTest) -> None:
    for scheme, secure in (("http", False), ("https", True)):
        _, secret = create_link(timed_service)
        client = timed_service.app.test_client()
        answer = client.post(
            "/v1/sign-ins", json={"link": secret}, base_url=f"{scheme}://localhost"
        )
        (cookie,) = SimpleCookie(answer.headers["Set-Cookie"]).values()
        assert (cookie.key, bool(cookie["secure"])) == (COOKIE, secure)
        assert (cookie["httponly"], cookie["samesite"], cookie["path"]) == (True, "Strict", "/v1")
        assert cookie["max-age"] == str(30 * 86_400)
        assert cookie.value not in answer.text
        assert answer.headers["Cache-Control"] == "no-store"


def test_a_link_expires_after_ten_minutes(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    _, secret = create_link(timed_service)
    clock.advance(600)
    assert sign_in(timed_service.app.test_client(), link=secret).status_code == 401
    _, secret = create_link(timed_service)
    clock.advance(599)
    browser = timed_service.app.test_client()
    assert sign_in(browser, link=secret).status_code == 201
    clock.advance(30 * 86_400)
    assert browser.get("/v1/me").status_code == 401


def test_a_link_signs_in_only_one_of_many_devices(timed_service: ServiceUnderTest) -> None:
    _, secret = create_link(timed_service)
    before = len(timed_service.application.ports.store.keyring.keys(limit=100))
    link = timed_service.application.ports.store.keyring.key(access_keys.key_id_in(secret))
    assert link is not None
    results = [
        access_keys.pair_device(timed_service.application.ports, link, None) for _ in range(3)
    ]
    assert [issued is not None for issued in results] == [True, False, False]
    assert len(timed_service.application.ports.store.keyring.keys(limit=100)) == before + 1


def test_an_ended_link_signs_in_no_device(service: ServiceUnderTest) -> None:
    _, secret = create_link(service)
    service.caller().client.delete(f"/v1/keys/{access_keys.key_id_in(secret)}")
    assert sign_in(service.app.test_client(), link=secret).status_code == 401


@pytest.mark.parametrize(
    "body",
    [{}, {"link": "x", "key": "y"}, {"link": ""}, {"key": 1}, {"link": "x" * 501}, {"pin": "1"}],
)
def test_sign_in_needs_exactly_one_secret(service: ServiceUnderTest, body: dict[str, Any]) -> None:
    answer = service.app.test_client().post("/v1/sign-ins", json=body)
    assert (answer.status_code, answer.get_json()["code"]) == (422, "wrong_shape")


@pytest.mark.parametrize(
    "secret",
    [
        *("x", "paroli_", "paroli_000000000000_x", "☃", "x\r\nSet-Cookie: x=y"),
        *("paroli_\ud80000000000000_x", "paroli_\x0000000000000_x"),
    ],
)
@pytest.mark.parametrize("kind", ["link", "key"])
def test_an_invalid_secret_signs_in_no_device(
    service: ServiceUnderTest, kind: str, secret: str
) -> None:
    answer = sign_in(service.app.test_client(), **{kind: secret})
    assert answer.status_code == 401
    assert "Set-Cookie" not in answer.headers


def test_a_key_does_not_sign_in_and_a_link_does_not_authenticate(service: ServiceUnderTest) -> None:
    key = make_credential(service, Grant(DEALER)).issued.secret
    _, link = create_link(service)
    assert sign_in(service.app.test_client(), link=key).status_code == 401
    assert sign_in(service.app.test_client(), key=link).status_code == 401


def test_a_device_does_not_outlive_its_key(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    key = timed_service.application.keys.make("x", Grant(DEALER), 1, "tests")
    browser = timed_service.app.test_client()
    answer = sign_in(browser, key=key.secret)
    assert answer.get_json()["expires_at"] == key.key.expires_at
    assert SimpleCookie(answer.headers["Set-Cookie"])[COOKIE]["max-age"] == "86400"
    clock.advance(86_400)
    assert browser.get("/v1/me").status_code == 401


def test_an_expired_device_stays_ended_if_the_clock_is_set_back(
    timed_service: ServiceUnderTest, clock: ManualClock
) -> None:
    key = timed_service.application.keys.make("x", Grant(DEALER), 1, "tests")
    browser = timed_service.app.test_client()
    sign_in(browser, key=key.secret)
    clock.advance(86_400)
    assert browser.get("/v1/me").status_code == 401
    after_one = timed_service.rows()
    clock.advance(-3600)
    # The key that signed it in was not seen expired, and is valid again.
    caller = Caller(timed_service.app.test_client(), key.secret)
    assert [browser.get("/v1/me").status_code for _ in range(3)] == [401] * 3
    assert timed_service.rows() == after_one
    assert caller.get("/v1/me").status_code == 200


@pytest.mark.parametrize("days", [None, 3650])
def test_a_signed_in_device_expires(
    timed_service: ServiceUnderTest, clock: ManualClock, days: int | None
) -> None:
    key = timed_service.application.keys.make("x", Grant(DEALER), days, "tests")
    browser = timed_service.app.test_client()
    assert sign_in(browser, key=key.secret).status_code == 201
    clock.advance(30 * 86_400)
    assert browser.get("/v1/me").status_code == 401


def test_a_key_that_ends_during_sign_in_signs_in_no_device(timed_service: ServiceUnderTest) -> None:
    ports = timed_service.application.ports
    key = timed_service.application.keys.make("x", Grant(HOUSE), None, "tests").key
    access_keys.end_key(ports, key, "tests")
    before = timed_service.rows()
    assert access_keys.sign_in_device(ports, key, key.id, None) is None
    assert timed_service.rows() == before


def test_a_new_house_key_ends_devices_of_the_old_one(service: ServiceUnderTest) -> None:
    browser = service.app.test_client()
    secret = SimpleCookie(sign_in(browser, key=HOUSE_KEY).headers["Set-Cookie"])[COOKIE].value
    assert device_caller(service, secret).get("/v1/me").get_json()["role"] == HOUSE
    for other in ("another-key", None):
        restarted = ServiceUnderTest(
            service.application, make_test_app(service.application, other), service.row_reader
        )
        former = device_caller(restarted, secret)
        assert former.get("/v1/me").status_code == 401
        _, link = create_link(service)
        assert former.post("/v1/sign-ins", {"link": link}).status_code == 201
    assert HOUSE_KEY not in service.stored_text()


def test_a_browser_that_signs_in_again_is_one_device(timed_service: ServiceUnderTest) -> None:
    browser = timed_service.app.test_client()
    other = make_credential(timed_service, Grant(DEALER), DEVICE)
    for _ in range(3):
        _, secret = create_link(timed_service)
        assert sign_in(browser, link=secret, replace=True).status_code == 201
    keys = timed_service.application.ports.store.keyring.keys(
        valid_at=timed_service.application.ports.clock.now(), limit=9
    )
    assert {key.id for key in keys} == {
        browser.get("/v1/me").get_json()["id"],
        other.issued.key.id,
    }


def test_a_signed_in_browser_is_replaced_only_on_request(inline_service: ServiceUnderTest) -> None:
    credential = make_credential(inline_service, Grant(HOUSE), DEVICE, "The till")
    assert credential.caller.get("/v1/me").status_code == 200
    _, secret = create_link(inline_service)
    before = inline_service.rows()
    for body in ({"link": secret}, {"key": HOUSE_KEY}, {"link": secret, "replace": False}):
        answer = credential.caller.client.post("/v1/sign-ins", json=body)
        assert (answer.status_code, answer.get_json()["code"]) == (409, "signed_in")
        assert (answer.get_json()["device"], answer.get_json()["role"]) == ("The till", HOUSE)
    wrong = credential.caller.client.post("/v1/sign-ins", json={"link": "nonsense"})
    assert wrong.status_code == 401
    assert inline_service.rows() == before
    answer = credential.caller.client.post("/v1/sign-ins", json={"link": secret, "replace": True})
    assert answer.status_code == 201
    assert credential.caller.get("/v1/me").status_code == 401


def test_signing_out_forgets_the_cookie_and_ends_the_device(service: ServiceUnderTest) -> None:
    credential = make_credential(service, Grant(DEALER), DEVICE)
    answer = credential.caller.post("/v1/sign-outs", {})
    assert answer.status_code == 200
    assert "Max-Age=0" in answer.headers["Set-Cookie"]
    assert answer.get_json()["ended_at"] is not None
    assert credential.caller.get("/v1/me").status_code == 401
    assert credential.caller.post("/v1/sign-outs", {}).status_code == 401


@pytest.mark.parametrize("origin", [None, *ELSEWHERE])
def test_a_page_of_another_site_writes_nothing(
    inline_service: ServiceUnderTest, origin: str | None
) -> None:
    own = make_credential(inline_service, Grant(HOUSE), DEVICE)
    table = own.caller.table(*SEATED)
    stranger = device_caller(inline_service, own.issued.secret, origin)
    before = inline_service.rows()
    responses = [
        stranger.post(f"{table.path}/bank-funds", {"amount": 5}),
        stranger.post("/v1/sessions", opening()),
        stranger.post("/v1/keys", {"name": "x", "role": HOUSE}),
        stranger.post("/v1/sign-outs", {}),
        stranger.client.delete("/v1/keys/x"),
    ]
    assert {(a.status_code, a.get_json()["code"]) for a in responses} == {(403, "cross_site")}
    assert inline_service.rows() == before
    assert stranger.get(table.path).status_code == 200


@pytest.mark.parametrize("origin", ELSEWHERE)
def test_a_page_of_another_site_cannot_sign_in(service: ServiceUnderTest, origin: str) -> None:
    _, secret = create_link(service)
    answer = service.app.test_client().post(
        "/v1/sign-ins", json={"link": secret}, headers={"Origin": origin}
    )
    assert answer.get_json()["code"] == "cross_site"
    assert sign_in(service.app.test_client(), link=secret).status_code == 201


@pytest.mark.parametrize("cookie", ["", "x", "paroli_0", f"{HOUSE_KEY}", "paroli_000000000000_x"])
def test_a_forged_cookie_is_refused(inline_service: ServiceUnderTest, cookie: str) -> None:
    before = inline_service.rows()
    browser = device_caller(inline_service, cookie)
    assert browser.get("/v1/sessions").get_json()["code"] == "unauthorized"
    assert browser.post("/v1/sessions", opening()).status_code == 401
    assert inline_service.rows() == before


def test_a_cookie_with_one_changed_letter_is_refused(service: ServiceUnderTest) -> None:
    secret = make_credential(service, Grant(HOUSE), DEVICE).issued.secret
    for at in (9, len(secret) - 1):
        other = secret[:at] + ("x" if secret[at] != "x" else "y") + secret[at + 1 :]
        assert device_caller(service, other).get("/v1/me").status_code == 401


def test_a_header_overrides_a_cookie(service: ServiceUnderTest) -> None:
    browser = make_credential(service, Grant(HOUSE), DEVICE).caller
    wrong = {"Authorization": "Bearer nonsense"}
    assert browser.get("/v1/me", headers=wrong).status_code == 401
