"""Fixtures: a service shared by tests that open their own session, and services of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.store.codec import EventCodec
from service.store.connect import open_store
from tests.api.caller import Caller, Table
from tests.api.place import Hands, Place, busy_house, still_house
from tests.api.tables import DEALING, SEATED, STAKED, WON


@pytest.fixture(scope="session")
def blank(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A migrated database in which nothing has happened."""
    file = tmp_path_factory.mktemp("blank") / "blank.db"
    open_store(f"sqlite:///{file}", EventCodec()).close()
    return file


@pytest.fixture(scope="session")
def place(blank: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A house that all tests share; each opens sessions of its own."""
    with busy_house(blank, tmp_path_factory.mktemp("shared")) as there:
        yield there


@pytest.fixture
def own_place(blank: Path, tmp_path: Path) -> Iterator[Place]:
    """A service of its own, which no other test uses."""
    with busy_house(blank, tmp_path) as there:
        yield there


@pytest.fixture(scope="module")
def still(blank: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Place]:
    """A house in which nothing happens but by requests, for one file of tests."""
    with still_house(blank, tmp_path_factory.mktemp("still")) as there:
        yield there


@pytest.fixture
def hands() -> Hands:
    return Hands()


@pytest.fixture
def timed(blank: Path, tmp_path: Path, hands: Hands) -> Iterator[Place]:
    """A still house of one's own that goes by ``hands``."""
    with still_house(blank, tmp_path, clock=hands) as there:
        yield there


@pytest.fixture
def caller(place: Place) -> Caller:
    return place.caller()


@pytest.fixture
def seated(caller: Caller) -> Table:
    """Anne, bess and carl sit with 1000 each; staking is open."""
    return caller.table(*SEATED)


@pytest.fixture
def staked(caller: Caller) -> Table:
    """Anne has 100 on her king."""
    return caller.table(*STAKED)


@pytest.fixture
def dealing(caller: Caller) -> Table:
    """The fasse was a two and decided no stake."""
    return caller.table(*DEALING)


@pytest.fixture
def won(caller: Caller) -> Table:
    """Anne's king has won and waits for its answer."""
    return caller.table(*WON)
