"""Fixtures: a service shared by tests that open their own session, and services of their own."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from service.application.verification.verify import verify
from service.store.log.codec import EventCodec
from tests.api.caller import Caller, Table
from tests.api.service_under_test import (
    ManualClock,
    ServiceUnderTest,
    open_inline_service,
    open_threaded_service,
)
from tests.api.tables import DEALING, SEATED, STAKED, WON


@pytest.fixture(scope="session")
def service(blank: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServiceUnderTest]:
    """A service that all tests share; each test opens its own sessions."""
    with open_threaded_service(blank, tmp_path_factory.mktemp("shared")) as running:
        yield running


@pytest.fixture
def own_service(blank: Path, tmp_path: Path) -> Iterator[ServiceUnderTest]:
    """A service that no other test uses."""
    with open_threaded_service(blank, tmp_path) as running:
        yield running


@pytest.fixture(scope="module")
def inline_service(
    blank: Path, tmp_path_factory: pytest.TempPathFactory
) -> Iterator[ServiceUnderTest]:
    """A service for one test module. Its jobs run inside the requests."""
    with open_inline_service(blank, tmp_path_factory.mktemp("still")) as running:
        yield running


@pytest.fixture
def clock() -> ManualClock:
    return ManualClock()


@pytest.fixture
def timed_service(blank: Path, tmp_path: Path, clock: ManualClock) -> Iterator[ServiceUnderTest]:
    """A service that no other test uses. Its jobs run inside the requests, at ``clock`` time."""
    with open_inline_service(blank, tmp_path, clock=clock) as running:
        yield running


@pytest.fixture
def caller(service: ServiceUnderTest) -> Caller:
    return service.caller()


@pytest.fixture
def seated(service: ServiceUnderTest) -> Iterator[Table]:
    """Anne, bess and carl sit with 1000 each; staking is open. Verified after the test."""
    table = service.caller().table(*SEATED)
    yield table
    (verified,) = verify(service.application.ports.store, EventCodec(), [table.id])
    assert verified.findings == ()


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
