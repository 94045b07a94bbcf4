"""A port that nobody listens on."""

import socket


def free_port() -> int:
    """Return a free port of loopback."""
    with socket.socket() as there:
        there.bind(("127.0.0.1", 0))
        port: int = there.getsockname()[1]
    return port
