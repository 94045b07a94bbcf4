"""Ports for servers that are told theirs, and for those that come back to it."""

import socket
from random import SystemRandom

LOOPBACK = "127.0.0.1"
# Below those that a system gives out by itself: nobody gets one of these while its server restarts.
PORTS = range(10_240, 32_000)


def free_port() -> int:
    """Return a port of this machine at which nobody listens."""
    chance = SystemRandom()
    while True:
        port = chance.choice(PORTS)
        try:
            socket.create_server((LOOPBACK, port)).close()
        except OSError:
            continue
        return port
