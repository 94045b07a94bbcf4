"""Follow keys: what they may read, how long they are valid, and which key ends them."""

import re
from dataclasses import replace
from typing import Any

import pytest

from service.application import access_keys
from service.application.keyring import BOARD, DEALER, DEVICE, HOUSE, KEY, PUNTER, Grant
from service.application.times import later
from service.qr import svg_qr
from tests.api.caller import Caller, Table
from tests.api.holders import Holder, device, holder
from tests.api.place import Hands, Place, app_of

DAY = 86_400


@pytest.fixture
def table(timed: Place) -> Table:
    return timed.caller().table("seat anne 1000", "stake anne K 100", "fasse 2", "pair K 3")


def made(caller: Caller, table: Table) -> Any:
    answer = caller.post(f"{table.path}/follow-keys", {})
    assert answer.status_code == 201, answer.text
    assert answer.headers["Cache-Control"] == "no-store"
    return answer.get_json()


def board(place: Place, table: Table, kind: str = KEY) -> Holder:
    return holder(place, Grant(BOARD, (table.id,)), kind)


def opens(place: Place, secret: str) -> bool:
    return Caller(place.app.test_client(), secret).get("/v1/me").status_code == 200


def cookie(place: Place, secret: str) -> str:
    """Sign a phone in with a key, and return what it keeps."""
    answer = place.app.test_client(use_cookies=False).post("/v1/sign-ins", json={"key": secret})
    found = re.match("paroli=([^;]+);", answer.headers["Set-Cookie"])
    assert found is not None
    return found[1]


def signed_in(place: Place, secret: str) -> Caller:
    return device(place, cookie(place, secret))


def test_a_follow_key_is_a_board_without_purses_for_a_day(
    timed: Place, table: Table, hands: Hands
) -> None:
    asker = board(timed, table, DEVICE)
    told = made(asker.caller, table)
    shown = {name: told[name] for name in ("kind", "role", "sessions", "punter", "purses")}
    assert shown == {
        "kind": "key",
        "role": "board",
        "sessions": [table.id],
        "punter": None,
        "purses": False,
    }
    assert (told["expires_at"], told["ended_at"]) == (later(hands.now(), DAY), None)
    assert (told["made_by"], told["name"]) == (asker.issued.key.id, "Followers")
    seen = Table(Caller(timed.app.test_client(), told["key"]), table.id).state()
    assert [punter["purse"] for punter in seen["punters"]] == [None]
    assert seen["bank"]["balance"] == 10_000
    hands.go(DAY)
    assert not opens(timed, told["key"])


def test_its_link_and_its_code_hold_the_key(timed: Place, table: Table) -> None:
    told = made(timed.caller(), table)
    assert told["link"] == f"http://localhost/#follow={told['key']}"
    assert told["qr"] == svg_qr(told["link"])


def test_a_phone_signs_in_with_it(timed: Place, table: Table) -> None:
    told = made(board(timed, table).caller, table)
    phone = signed_in(timed, told["key"])
    me = phone.get("/v1/me").get_json()
    assert (me["role"], me["purses"], me["sessions"]) == ("board", False, [table.id])
    assert me["expires_at"] == told["expires_at"]
    assert phone.get(table.path).status_code == 200


def test_the_one_before_is_ended_with_its_phones(timed: Place, table: Table) -> None:
    asker = board(timed, table)
    first = made(asker.caller, table)
    phone = signed_in(timed, first["key"])
    second = made(asker.caller, table)
    assert (opens(timed, first["key"]), opens(timed, second["key"])) == (False, True)
    assert phone.get("/v1/me").status_code == 401


def test_each_asker_has_one_for_each_table(timed: Place, table: Table) -> None:
    caller, dealer = timed.caller(), holder(timed, Grant(DEALER)).caller
    other = caller.table()
    secrets = [made(who, there)["key"] for who in (caller, dealer) for there in (table, other)]
    assert [opens(timed, secret) for secret in secrets] == [True] * 4


def test_a_plain_key_of_the_asker_is_left_alone(timed: Place, table: Table) -> None:
    """Only what was made to follow is replaced, not what has signed in and may see the same."""
    asker = holder(timed, Grant(BOARD, (table.id,), purses=False))
    own = signed_in(timed, asker.issued.secret)
    made(asker.caller, table)
    assert own.get("/v1/me").status_code == 200


@pytest.mark.parametrize("kind", [KEY, DEVICE])
def test_a_follow_key_ends_with_its_parent(timed: Place, table: Table, kind: str) -> None:
    asker = board(timed, table, kind)
    told = made(asker.caller, table)
    phone = signed_in(timed, told["key"])
    # A follower may let others follow: they are ended too.
    further = made(phone, table)
    assert timed.caller().client.delete(f"/v1/keys/{asker.issued.key.id}").status_code == 200
    assert not opens(timed, told["key"])
    assert not opens(timed, further["key"])
    assert phone.get("/v1/me").status_code == 401


def test_a_follow_key_never_outlives_its_parent(timed: Place, table: Table, hands: Hands) -> None:
    issued = access_keys.make_key(timed.handler, "x", Grant(BOARD, (table.id,)), 1, "tests")
    hands.go(DAY // 2)
    told = made(Caller(timed.app.test_client(), issued.secret), table)
    assert told["expires_at"] == issued.key.expires_at


def test_a_new_house_key_ends_follow_keys_of_the_old_one(timed: Place, table: Table) -> None:
    told = made(timed.caller(), table)
    kept = cookie(timed, told["key"])
    assert device(timed, kept).get("/v1/me").status_code == 200
    other = replace(timed, app=app_of(timed.handler, "another-key-of-this-house"))
    assert not opens(other, told["key"])
    assert device(other, kept).get("/v1/me").status_code == 401


def test_a_punter_cannot_make_a_follow_key(timed: Place, table: Table) -> None:
    punter = holder(timed, Grant(PUNTER, (table.id,), "anne")).caller
    assert punter.post(f"{table.path}/follow-keys", {}).status_code == 403


def test_no_table_no_key(timed: Place, table: Table) -> None:
    nowhere = "/v1/sessions/00000000-0000-4000-8000-00000000abcd/follow-keys"
    for caller in (timed.caller(), holder(timed, Grant(HOUSE)).caller, board(timed, table).caller):
        answer = caller.post(nowhere, {})
        assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown_session")
