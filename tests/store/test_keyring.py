"""The contract of every keyring, in memory, SQLite and PostgreSQL."""

from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from functools import partial
from pathlib import Path
from threading import Barrier, Thread
from typing import Any

import psycopg
import pytest

from service.app import make_application
from service.application.access import access_keys
from service.application.ports.keyring import (
    BOARD,
    DEALER,
    DEVICE,
    HOUSE,
    KEY,
    LINK,
    PUNTER,
    AccessKey,
    Grant,
)
from service.application.ports.store import Store
from service.application.times import later
from service.store.log.events import SqlStore
from service.store.sqlite.driver import sqlite3
from tests.api.service_under_test import ManualClock
from tests.store.session_appends import LATER, NOON

SESSION, OTHER = "5f0c8b52-30c5-4c0e-8d2c-3f8d8d2f0c01", "5f0c8b52-30c5-4c0e-8d2c-3f8d8d2f0c02"


def key(key_id: str, **fields: Any) -> AccessKey:
    access_key = AccessKey(key_id, KEY, "x", Grant(HOUSE), "0" * 64, NOON, "tests")
    return replace(access_key, **fields)


def at_once(*acts: Callable[[], None]) -> None:
    """Run each call in its own thread, and return when all have ended."""
    threads = [Thread(target=act) for act in acts]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()


GRANTS = (
    Grant(HOUSE),
    Grant("dealer", (SESSION, OTHER)),
    Grant(PUNTER, (SESSION,), 'Señora "🂮"'),
    Grant(BOARD, (SESSION,), purses=False),
)


@pytest.mark.parametrize("grant", GRANTS)
@pytest.mark.parametrize("expires_at", [None, LATER])
def test_a_key_is_stored_unchanged(store: Store, grant: Grant, expires_at: str | None) -> None:
    access_key = key("a", grant=grant, expires_at=expires_at, parent="p", kind=DEVICE)
    store.keyring.add(access_key)
    assert store.keyring.key("a") == access_key
    assert store.keyring.key("b") is None
    assert store.keyring.key("") is None


def test_valid_keys_or_all_keys_are_listed_newest_first(store: Store) -> None:
    keys = [
        key("old", made_at=NOON),
        key("b", made_at=LATER, expires_at=LATER),
        key("a", made_at=LATER, expires_at=later(LATER, 1)),
        key("ended", made_at=later(LATER, 9), ended_at=NOON),
    ]
    for access_key in keys:
        store.keyring.add(access_key)

    def ids(valid_at: str | None, limit: int = 9) -> list[str]:
        return [k.id for k in store.keyring.keys(valid_at=valid_at, limit=limit)]

    assert ids(None) == ["ended", "b", "a", "old"]
    assert ids(None, 2) == ["ended", "b"]
    assert ids(NOON) == ["b", "a", "old"]
    assert ids(LATER) == ["a", "old"]
    assert ids(LATER, 1) == ["a"]
    rest = store.keyring.keys(valid_at=NOON, before=(LATER, "b"), limit=9)
    assert [k.id for k in rest] == ["a", "old"]
    assert [k.id for k in store.keyring.keys(before=(LATER, "a"), limit=1)] == ["old"]


def test_a_request_has_one_key_that_has_not_ended(store: Store) -> None:
    keyring = store.keyring
    assert keyring.key_of_request("r") is None
    assert keyring.add_requested(key("a", request="r"))
    assert not keyring.add_requested(key("b", request="r"))
    assert keyring.key_of_request("r") == key("a", request="r")
    assert keyring.add_requested(key("b", request="r", made_at=LATER), replaced="a")
    assert not keyring.add_requested(key("c", request="r"), replaced="a")
    assert keyring.key_of_request("r") == key("b", request="r", made_at=LATER)
    assert keyring.key("a") == key("a", request="r", ended_at=LATER)
    keyring.touch("b", LATER)
    assert not keyring.add_requested(key("c", request="r"), replaced="b")
    assert keyring.add_requested(key("c", request="s"))
    keyring.end("c", LATER)
    assert keyring.key_of_request("s") == key("c", request="s", ended_at=LATER)
    assert not keyring.add_requested(key("d", request="s"), replaced="c")


def test_of_concurrent_repeats_of_a_request_one_makes_a_key(store: Store) -> None:
    made: list[bool] = []
    barrier = Barrier(4)

    def make(key_id: str) -> None:
        barrier.wait()
        made.append(store.keyring.add_requested(key(key_id, request="r")))

    at_once(*(partial(make, f"k{number}") for number in range(4)))
    assert sorted(made) == [False, False, False, True]
    assert len(store.keyring.keys(limit=9)) == 1


def test_a_key_that_has_expired_is_ended_with_its_devices(store: Store) -> None:
    keyring, later_still = store.keyring, later(LATER, 1)
    for access_key in (
        key("a", expires_at=LATER),
        key("d1", parent="a", expires_at=NOON),
        key("d2", parent="d1", expires_at=later_still),
        key("d3", parent="d2", expires_at=LATER, ended_at=NOON),
        key("b", expires_at=LATER),
        key("c"),
    ):
        keyring.add(access_key)

    def ended() -> dict[str, str | None]:
        return {k.id: k.ended_at for k in keyring.keys(limit=9)}

    keyring.expire("a", NOON)
    assert ended() == {"a": None, "d1": NOON, "d2": None, "d3": NOON, "b": None, "c": None}
    keyring.expire("a", LATER)
    keyring.expire("c", LATER)
    keyring.expire("nobody", LATER)
    assert ended() == {"a": LATER, "d1": NOON, "d2": None, "d3": NOON, "b": None, "c": None}
    keyring.expire_all(later(LATER, 9))
    all_ended = {"a": LATER, "d1": NOON, "d2": later_still, "d3": NOON, "b": LATER, "c": None}
    assert ended() == all_ended


@pytest.mark.parametrize("look", ["use", "list", "stream"])
def test_a_clock_set_back_makes_no_expired_key_valid_again(store: Store, look: str) -> None:
    clock = ManualClock()
    application = make_application(store, clock=clock)
    made = application.keys.make("x", Grant(DEALER), 1, "tests")
    link = application.keys.make_link("y", Grant(DEALER), "tests")
    clock.advance(86_400)
    ports = application.ports
    if look == "list":
        access_keys.list_keys(ports, with_ended=False, before=None, limit=9)
    elif look == "stream":
        assert not any(access_keys.is_key_valid(ports, each.key.id) for each in (made, link))
    else:
        assert access_keys.find_key(ports, made.secret, KEY) is None
        assert access_keys.find_key(ports, link.secret, LINK) is None
    clock.time = NOON
    restarted = make_application(store, clock=clock).ports
    assert access_keys.find_key(restarted, made.secret, KEY) is None
    assert access_keys.find_key(restarted, link.secret, LINK) is None
    assert access_keys.pair_device(restarted, link.key, None) is None
    assert [k.ended_at for k in (made.key, link.key)] == [None, None]
    stored = [store.keyring.key(k.id) for k in (made.key, link.key)]
    assert [k and k.ended_at for k in stored] == [made.key.expires_at, link.key.expires_at]


def test_ending_a_key_ends_its_children_once(store: Store) -> None:
    below = {"d1": "a", "d2": "b", "d3": "d1", "d4": "d3", "d5": "d2"}
    for access_key in (key("a"), *(key(keys, parent=parent) for keys, parent in below.items())):
        store.keyring.add(access_key)
    store.keyring.end("d4", LATER)
    store.keyring.end("a", NOON)
    store.keyring.end("a", LATER)
    store.keyring.end("nobody", NOON)
    ended = {k.id: k.ended_at for k in store.keyring.keys(limit=9)}
    assert ended == {"a": NOON, "d1": NOON, "d2": None, "d3": NOON, "d4": LATER, "d5": None}


def test_the_children_of_a_key_are_listed(store: Store) -> None:
    keys = key("d1", parent="a"), key("d2", parent="a", ended_at=NOON)
    for access_key in (key("a"), *keys, key("d3", parent="d1")):
        store.keyring.add(access_key)
    assert {k.id: k for k in store.keyring.children("a")} == {k.id: k for k in keys}
    assert list(store.keyring.children("d3")) == []


def test_the_last_use_of_a_key_is_stored(store: Store) -> None:
    store.keyring.add(key("a"))
    for at in (NOON, LATER):
        store.keyring.touch("a", at)
        assert store.keyring.key("a") == key("a", used_at=at)


def test_a_device_is_admitted_only_by_a_valid_key(store: Store) -> None:
    store.keyring.add(key("a"))
    store.keyring.add(key("b", expires_at=LATER))
    store.keyring.add(key("ended", ended_at=NOON))
    admitted = {
        parent: store.keyring.add_child(key(f"of {parent}", kind=DEVICE, parent=parent), LATER)
        for parent in ("a", "b", "ended", "nobody")
    }
    assert admitted == {"a": True, "b": False, "ended": False, "nobody": False}
    assert store.keyring.key("of a") == key("of a", kind=DEVICE, parent="a")
    assert [k.id for k in store.keyring.keys(kind=DEVICE, limit=9)] == ["of a"]


def test_ending_a_key_while_a_device_signs_in_leaves_no_valid_device(store: Store) -> None:
    """In any order of the two, no device of an ended key stays valid."""
    for turn in range(20):
        parent = f"parent {turn}"
        store.keyring.add(key(parent))
        gate = Barrier(2)

        def admit(parent: str = parent, gate: Barrier = gate) -> None:
            gate.wait()
            store.keyring.add_child(key(f"of {parent}", kind=DEVICE, parent=parent), NOON)

        def end(parent: str = parent, gate: Barrier = gate) -> None:
            gate.wait()
            store.keyring.end(parent, NOON)

        at_once(admit, end)
        device = store.keyring.key(f"of {parent}")
        assert device is None or device.ended_at == NOON


LINKED = {"kind": LINK, "expires_at": LATER}


def test_a_link_is_redeemed_once(store: Store) -> None:
    store.keyring.add(key("link", **LINKED))
    assert store.keyring.redeem("link", key("d1", kind=DEVICE), NOON)
    assert not store.keyring.redeem("link", key("d2", kind=DEVICE), NOON)
    assert store.keyring.key("link") == key("link", **LINKED, ended_at=NOON, used_at=NOON)
    assert store.keyring.key("d1") == key("d1", kind=DEVICE)
    assert store.keyring.key("d2") is None


@pytest.mark.parametrize(
    ("link", "at"),
    [
        (key("link", **LINKED), LATER),
        (key("link", **LINKED, ended_at=NOON), NOON),
        (key("link", kind=KEY, expires_at=LATER), NOON),
        (key("another", **LINKED), NOON),
    ],
)
def test_an_invalid_link_is_not_redeemed(store: Store, link: AccessKey, at: str) -> None:
    store.keyring.add(link)
    assert not store.keyring.redeem("link", key("d1", kind=DEVICE), at)
    assert store.keyring.keys(limit=9) == [link]


def test_only_one_of_many_concurrent_clients_redeems_a_link(store: Store) -> None:
    store.keyring.add(key("link", **LINKED))
    gate, won = Barrier(8), []

    def redeem(number: int) -> None:
        gate.wait()
        if store.keyring.redeem("link", key(f"d{number}", kind=DEVICE), NOON):
            won.append(number)

    at_once(*(partial(redeem, number) for number in range(8)))
    assert len(won) == 1
    assert {k.id for k in store.keyring.keys(limit=99)} == {"link", f"d{won[0]}"}


ALTERATIONS = (
    "UPDATE access_keys SET role = 'house'",
    "UPDATE access_keys SET sessions = NULL",
    "UPDATE access_keys SET digest = 'x'",
    "UPDATE access_keys SET expires_at = NULL",
    "UPDATE access_keys SET ended_at = NULL",
    "UPDATE access_keys SET ended_at = 'later'",
    "DELETE FROM access_keys",
)
REPLACED = "INSERT OR REPLACE INTO access_keys SELECT * FROM access_keys"
DROPPED = "TRUNCATE access_keys"


@pytest.fixture
def ended() -> AccessKey:
    return key("a", grant=Grant(BOARD, (SESSION,)), expires_at=LATER, ended_at=NOON)


@pytest.mark.parametrize("alteration", [*ALTERATIONS, REPLACED])
def test_sqlite_refuses_to_alter_a_grant(
    sql: SqlStore, file: Path, ended: AccessKey, alteration: str
) -> None:
    sql.keyring.add(ended)
    with (
        closing(sqlite3.connect(file)) as owner,
        pytest.raises(sqlite3.IntegrityError, match=r"never changes|stays so|ended, not|taken"),
    ):
        owner.execute(alteration)
    assert sql.keyring.key("a") == ended


@pytest.mark.parametrize("alteration", [*ALTERATIONS, DROPPED])
def test_postgresql_refuses_to_alter_a_grant(
    postgresql: SqlStore, database: str, ended: AccessKey, alteration: str
) -> None:
    postgresql.keyring.add(ended)
    with (
        psycopg.connect(database, autocommit=True) as owner,
        pytest.raises(psycopg.errors.RaiseException, match=r"never changes|stays so|only ever"),
    ):
        owner.execute(alteration.encode())
    assert postgresql.keyring.key("a") == ended


def test_a_key_id_is_unique(sql: SqlStore, postgresql: SqlStore) -> None:
    for keys in (sql, postgresql):
        keys.keyring.add(key("a"))
        with pytest.raises((sqlite3.IntegrityError, psycopg.errors.UniqueViolation)):
            keys.keyring.add(key("a", name="another"))
