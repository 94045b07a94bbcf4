"""Old refusals are deleted a day after they were stored, in sweeps an hour apart."""

import pytest

from service.app import make_application
from service.application.application import Application
from service.application.ports.refused_keys import RefusedKey
from tests.api.service_under_test import ManualClock
from tests.memory_store.store import MemoryStore
from workers.sweep import Sweep

HOUR = 3600


def refuse(application: Application, key: str) -> None:
    at = application.ports.clock.now()
    refused = RefusedKey("a session", key, "f", "{}", at)
    application.ports.store.refused_keys.add([refused], stream="a session", expected=0)


def stored(application: Application) -> list[str]:
    keys = application.ports.store.refused_keys
    return [key for key in ("early", "late") if keys.find("a session", key)]


def test_a_refusal_is_stored_for_a_day() -> None:
    clock = ManualClock()
    application = make_application(MemoryStore(), clock=clock)
    refuse(application, "early")
    clock.advance(HOUR)
    refuse(application, "late")
    clock.advance(23 * HOUR)
    Sweep(application, lambda: False)()
    assert stored(application) == ["early", "late"]
    clock.advance(1)
    Sweep(application, lambda: False)()
    assert stored(application) == ["late"]


def test_a_sweep_deletes_old_refusals_once_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("workers.refusal_cleanup.time.monotonic", lambda: now)
    clock = ManualClock()
    application = make_application(MemoryStore(), clock=clock)
    sweep = Sweep(application, lambda: False)
    sweep()
    refuse(application, "early")
    clock.advance(25 * HOUR)
    now += HOUR - 1
    sweep()
    assert stored(application) == ["early"]
    now += 1
    sweep()
    assert stored(application) == []
