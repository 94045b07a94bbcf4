"""Names that look alike and are given at the same moment: one is accepted."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from threading import Barrier

import pytest
from flask import Flask

from service.app import create_app, make_application
from service.application.ports.store import Store
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store
from tests.api.caller import Caller
from tests.api.service_under_test import HOUSE_KEY

ROUNDS = 3
ALIKE = [f"{first}nn{last}" for first in "A\u0391\u0410" for last in "a\u0430"]
"""The letter A of three alphabets, and the letter a of two."""

REQUESTS = {
    "people": ("/v1/people", {}),
    "keys": ("/v1/keys", {"role": "dealer"}),
    "links": ("/v1/pairings", {"role": "dealer"}),
    "devices": ("/v1/sign-ins", {"key": HOUSE_KEY}),
}


def app_on(store: Store) -> Flask:
    return create_app(make_application(store), HOUSE_KEY, write_rate=0)


def give_at_once(apps: list[Flask], kind: str) -> list[list[int]]:
    """Return the status codes of each round, in which all names are given at the same moment."""
    path, body = REQUESTS[kind]
    start = Barrier(len(ALIKE))

    def give(number: int, word: str) -> int:
        caller = Caller(apps[number % len(apps)].test_client(), HOUSE_KEY)
        field = "device" if kind == "devices" else "name"
        start.wait()
        return caller.post(path, {**body, field: f"{word} {ALIKE[number]}"}).status_code

    with ThreadPoolExecutor(len(ALIKE)) as pool:
        words = ["Duke", "Earl", "Lady"]
        return [sorted(pool.map(give, range(len(ALIKE)), [word] * len(ALIKE))) for word in words]


ONE_EACH = [[201] + [409] * (len(ALIKE) - 1)] * ROUNDS


@pytest.mark.parametrize("kind", REQUESTS)
def test_of_names_that_look_alike_one_is_accepted(store: Store, kind: str) -> None:
    assert give_at_once([app_on(store)], kind) == ONE_EACH


@pytest.mark.parametrize("kind", REQUESTS)
def test_processes_that_share_a_database_accept_one(two_stores: list[SqlStore], kind: str) -> None:
    assert give_at_once([app_on(store) for store in two_stores], kind) == ONE_EACH


@pytest.mark.parametrize("store", ["postgresql"], indirect=True)
def test_another_name_of_a_person_is_compared_too(store: Store) -> None:
    app = app_on(store)
    house = Caller(app.test_client(), HOUSE_KEY)
    paths = [
        f"{house.post('/v1/people', {'name': name}).headers['Location']}/renamings"
        for name in ("Bess", "Cole", "Dora", "Emil", "Fred", "Gwen")
    ]
    start = Barrier(len(ALIKE))

    def rename(path: str, name: str) -> int:
        caller = Caller(app.test_client(), HOUSE_KEY)
        start.wait()
        return caller.post(path, {"name": name}).status_code

    with ThreadPoolExecutor(len(ALIKE)) as pool:
        assert sorted(pool.map(rename, paths, ALIKE)) == ONE_EACH[0]


@pytest.fixture
def two_stores(emptied_postgresql: SqlStore, emptied_database: str) -> Iterator[list[SqlStore]]:
    """Two stores over one database, as two processes have them."""
    with open_store(emptied_database, EventCodec()) as other:
        yield [emptied_postgresql, other]
