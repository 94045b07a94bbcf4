"""How many connections the slow clients of the benchmark hold."""

import socket

from bench.slow_clients import SlowClient, open_connections
from tests.api.http_server import LOOPBACK
from tests.ports import free_port


def test_only_open_connections_are_counted() -> None:
    with socket.create_server((LOOPBACK, 0)) as server:
        listening, refusing = (
            SlowClient(0, port, "header", 1, None)
            for port in (server.getsockname()[1], free_port())
        )
        assert (listening.open(), refusing.open()) == (True, False)
        assert open_connections([listening, refusing]) == "1 of 2 connections are open."
        listening.close()
        assert open_connections([listening, refusing]) == "0 of 2 connections are open."
