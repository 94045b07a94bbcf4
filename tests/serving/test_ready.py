"""Whether an instance says that it is ready, in each state of what it stands on."""

import socket
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from time import monotonic
from typing import Any

import pytest

from service.app import create_app, make_handler, open_house
from service.serving.served import readiness_of
from service.settings import read_settings
from service.store.memory import MemoryStore
from service.store.opening import migrate_store
from tests.api.place import HOUSE_KEY
from tests.ports import free_port
from tests.servers.postgresql import Server
from tests.serving.conftest import Settings

READY = {
    "status": "ready",
    "database": "answers",
    "migrations": "current",
    "redis": "answers",
    "warnings": [],
}
AWAY = {"status": "not ready", "database": "away", "migrations": "unknown"}
NOBODY = {
    "PAROLI_DATABASE_URL": "postgresql://owner@127.0.0.1:{port}/books",
    "PAROLI_REDIS_URL": "redis://127.0.0.1:{port}/0",
}
_REDIS_AWAY = ["Redis is away: entries go on; settlements and screens are slower."]


def asked(settings: Settings) -> tuple[int, dict[str, Any]]:
    """Return what a house answers that stands on what ``settings`` name."""
    app = create_app(
        make_handler(MemoryStore()), HOUSE_KEY, readiness=readiness_of(read_settings(settings))
    )
    answer = app.test_client().get("/readyz")
    assert ("Retry-After" in answer.headers) == (answer.status_code == 503)
    return answer.status_code, answer.get_json()


def test_a_house_with_all_its_parts_is_ready(production: Settings) -> None:
    assert asked(production) == (200, READY)


def test_without_redis_entries_go_on(production: Settings) -> None:
    production["PAROLI_REDIS_URL"] = NOBODY["PAROLI_REDIS_URL"].format(port=free_port())
    assert asked(production) == (200, {**READY, "redis": "away", "warnings": _REDIS_AWAY})


def test_without_a_database_nothing_does(production: Settings) -> None:
    production["PAROLI_DATABASE_URL"] = NOBODY["PAROLI_DATABASE_URL"].format(port=free_port())
    assert asked(production) == (503, {**READY, **AWAY})


@pytest.mark.parametrize(
    ("statement", "state"),
    [
        ("DELETE FROM alembic_version", "behind"),
        ("UPDATE alembic_version SET version_num = '0001'", "behind"),
        ("UPDATE alembic_version SET version_num = '9999'", "newer"),
        ("DROP TABLE alembic_version", "behind"),
    ],
)
def test_tables_of_another_version_are_no_use(
    server: Server, production: Settings, statement: str, state: str
) -> None:
    server.execute(statement, production["PAROLI_DATABASE_URL"].rpartition("/")[2])
    assert asked(production) == (503, {**READY, "status": "not ready", "migrations": state})


@pytest.fixture
def silent_port() -> Iterator[int]:
    """Where somebody listens who never says a word."""
    with socket.create_server(("127.0.0.1", 0)) as there:
        yield there.getsockname()[1]


def test_who_says_nothing_is_not_waited_for(silent_port: int) -> None:
    began = monotonic()
    status, found = asked({name: url.format(port=silent_port) for name, url in NOBODY.items()})
    assert (status, found["database"], found["redis"]) == (503, "away", "away")
    assert monotonic() - began < 4


def test_a_file_needs_no_redis_and_is_missed_when_it_goes(tmp_path: Path) -> None:
    file = tmp_path / "paroli.db"
    settings = {"PAROLI_DATABASE_URL": f"sqlite:///{file}"}
    migrate_store(settings["PAROLI_DATABASE_URL"])
    assert asked(settings) == (200, {**READY, "redis": "none"})
    file.unlink()
    assert asked(settings) == (503, {**READY, **AWAY, "redis": "none"})
    assert not file.exists()


def test_what_always_holds_is_always_warned_of(production: Settings) -> None:
    readiness = readiness_of(read_settings(production), ("SQLite is old.",))
    assert readiness.found() == {**READY, "warnings": ["SQLite is old."]}


def test_a_house_that_is_closed_takes_nothing_more() -> None:
    with closing(open_house(MemoryStore())) as house:
        client = create_app(house.handler, HOUSE_KEY).test_client()
        assert client.get("/readyz").get_json() == {**READY, "redis": "none"}
    answer = client.get("/readyz")
    assert (answer.status_code, answer.get_json()["status"]) == (503, "stopping")


def test_whoever_asks_all_the_time_asks_once(production: Settings, server: Server) -> None:
    readiness = readiness_of(read_settings(production))
    assert [readiness.migrations.asked() for _ in range(9)].count(readiness.migrations.asked()) == 9
