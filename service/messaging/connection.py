"""Connections to Redis or Valkey, none of which keeps an entry waiting."""

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

TIMEOUT_SECONDS = 1.0
"""After this a server that does not answer counts as away; redis-py's own would be five."""

AWAY = (RedisError, OSError)
"""What a server that is away makes happen."""


def connect(url: str, *, timeout: float | None = TIMEOUT_SECONDS) -> "Redis":
    """Return a client for ``url`` that tries once; nothing is sent yet. Raises: ``ValueError``.

    ``timeout`` is in seconds; None waits for ever, which is for those who bring their own. To
    connect takes ``TIMEOUT_SECONDS`` at most in any case.
    """
    return Redis.from_url(
        url,
        socket_timeout=timeout,
        socket_connect_timeout=min(timeout or TIMEOUT_SECONDS, TIMEOUT_SECONDS),
        retry=Retry(NoBackoff(), 0),
        client_name="paroli",
    )


def channel_of(client: "Redis") -> str:
    """Return where sessions are announced. Channels, unlike keys, know no database number."""
    return f"paroli:{client.connection_pool.connection_kwargs.get('db') or 0}:moved"


def answers(url: str) -> bool:
    """Say whether the server at ``url`` answers. Raises: ``ValueError`` where that is no address.

    Takes a few times ``TIMEOUT_SECONDS`` at most, and longer where names are not found.
    """
    with connect(url) as client:
        try:
            return bool(client.ping())
        except AWAY:
            return False
