"""How many event streams a process opens for each group of clients."""

from collections.abc import Iterable
from contextlib import ExitStack
from typing import Any

from service.api.guards.stream_limits import Streams
from service.api.http.errors import TooManyStreams
from service.app import create_app
from service.application.ports.keyring import BOARD, DEALER, DEVICE, KEY, AccessKey, Grant
from tests.api.caller import Caller
from tests.api.credentials import make_credential
from tests.api.service_under_test import HOUSE_KEY, ServiceUnderTest
from tests.api.tables import SEATED


def reader_key(number: int, role: str = BOARD, **fields: Any) -> AccessKey:
    """Return a key of a reader without the store that has it."""
    grant = Grant(role, ("a session",))
    named = {"id": f"key {number}", "kind": KEY, "name": "x", "digest": "", "made_by": "tests"}
    values: dict[str, Any] = {**named, "grant": grant, "made_at": "", **fields}
    return AccessKey(**values)


def opened_before_refusal(streams: Streams, keys: Iterable[AccessKey], address: str) -> int:
    """Return how many streams of keys are accepted, of one address, until one is refused."""
    for count, key in enumerate(keys):
        try:
            streams.acquire(key, address)
        except TooManyStreams:
            return count
    raise AssertionError("no stream was refused")


def test_one_key_with_its_devices_leaves_streams_to_other_keys() -> None:
    """A key signs in any number of devices; each has a key of its own."""
    streams = Streams(56)
    devices = [reader_key(n, kind=DEVICE, parent="wall") for n in range(60)]
    assert [
        opened_before_refusal(streams, devices, "10.0.0.1"),
        opened_before_refusal(streams, [reader_key(99)] * 9, "10.0.0.2"),
    ] == [32, 8]


def test_one_address_leaves_streams_to_others_and_its_phones_to_its_board() -> None:
    streams = Streams(56)
    follow_keys = [reader_key(n, parent="board") for n in range(60)]
    boards = [reader_key(n) for n in range(60)]
    assert opened_before_refusal(streams, follow_keys, "203.0.113.7") == 24
    assert opened_before_refusal(streams, follow_keys[30:], "203.0.113.8") == 8
    assert opened_before_refusal(streams, boards, "203.0.113.7") == 10
    assert opened_before_refusal(streams, [reader_key(0, DEALER)] * 60, "203.0.113.7") == 14
    alone = Streams(56)
    assert opened_before_refusal(alone, boards, "203.0.113.7") == 32


def test_a_closed_stream_leaves_its_groups() -> None:
    streams, key = Streams(4), reader_key(0)
    for _ in range(20):
        streams.release(streams.acquire(key, "10.0.0.1"))
    assert streams.open == 0


def test_a_client_behind_a_proxy_is_counted_by_its_own_address(
    own_service: ServiceUnderTest,
) -> None:
    app = create_app(own_service.application, HOUSE_KEY, proxies=1, threads=16, write_rate=0)
    table = own_service.caller().table(*SEATED)
    with ExitStack() as open_streams:

        def opened(address: str) -> int:
            board = make_credential(own_service, Grant(BOARD, (table.id,))).issued.secret
            caller = Caller(app.test_client(), board)
            answer = caller.get(f"{table.path}/feed", {"X-Forwarded-For": address})
            open_streams.callback(answer.close)
            return answer.status_code

        # Eight streams: six of readers, five of them from one network.
        same = [opened(f"2001:db8::{number}") for number in range(6)]
        assert same == [200] * 5 + [503]
        assert opened("2001:db8:1::1") == 200
