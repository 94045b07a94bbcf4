"""Free ports for servers that need a given port, and keep it over restarts."""

import socket
from random import SystemRandom

LOOPBACK = "127.0.0.1"
# Below the ephemeral range: no other process gets one of these while its server restarts.
PORTS = range(10_240, 32_000)


def free_port() -> int:
    """Return a port on which no process listens."""
    chance = SystemRandom()
    while True:
        port = chance.choice(PORTS)
        try:
            socket.create_server((LOOPBACK, port)).close()
        except OSError:
            continue
        return port
