"""A repeated request for an access key gets a new secret for the same key."""

import pytest

from service.app import make_application
from service.application.access.access_keys import KeyRequest
from service.application.ports.keyring import DEALER, Grant
from service.clock import SystemClock
from tests.memory_store.store import MemoryStore


@pytest.mark.parametrize("days", [None, 1, 30])
def test_a_request_is_repeated_while_time_passes(days: int | None) -> None:
    application = make_application(MemoryStore(), clock=SystemClock())
    request = KeyRequest("Dealer", Grant(DEALER), days)
    first, is_repeated = application.keys.make_once(request, "house", "k")
    assert not is_repeated
    again, is_repeated = application.keys.make_once(request, "house", "k")
    assert is_repeated
    assert again.secret != first.secret
