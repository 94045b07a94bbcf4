"""Old refusals are deleted a day after they were stored, in sweeps an hour apart."""

import pytest

from service.app import make_handler
from service.application.ports.refused_keys import RefusedKey
from service.application.recording.recorder import Handler
from service.store.log.memory import MemoryStore
from tests.api.service_under_test import ManualClock
from workers.sweep import Sweep

HOUR = 3600


def refuse(handler: Handler, key: str) -> None:
    at = handler.ports.clock.now()
    refused = RefusedKey("a session", key, "f", "{}", at)
    handler.ports.store.refused_keys.add([refused], stream="a session", expected=0)


def stored(handler: Handler) -> list[str]:
    keys = handler.ports.store.refused_keys
    return [key for key in ("early", "late") if keys.find("a session", key)]


def test_a_refusal_is_stored_for_a_day() -> None:
    clock = ManualClock()
    handler = make_handler(MemoryStore(), clock=clock)
    refuse(handler, "early")
    clock.advance(HOUR)
    refuse(handler, "late")
    clock.advance(23 * HOUR)
    Sweep(handler, lambda: False)()
    assert stored(handler) == ["early", "late"]
    clock.advance(1)
    Sweep(handler, lambda: False)()
    assert stored(handler) == ["late"]


def test_a_sweep_deletes_old_refusals_once_an_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 1000.0
    monkeypatch.setattr("workers.refusal_cleanup.time.monotonic", lambda: now)
    clock = ManualClock()
    handler = make_handler(MemoryStore(), clock=clock)
    sweep = Sweep(handler, lambda: False)
    sweep()
    refuse(handler, "early")
    clock.advance(25 * HOUR)
    now += HOUR - 1
    sweep()
    assert stored(handler) == ["early"]
    now += 1
    sweep()
    assert stored(handler) == []
