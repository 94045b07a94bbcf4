"""Connections to Redis or Valkey with timeouts so short that no entry waits for them."""

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import RedisError
from redis.retry import Retry

TIMEOUT_SECONDS = 1.0
"""After this time a server that does not answer counts as down; redis-py's default is five."""

REDIS_DOWN = (RedisError, OSError)
"""What redis-py raises while the server is down."""


def connect(url: str, *, timeout: float | None = TIMEOUT_SECONDS) -> "Redis":
    """Return a client for ``url`` that tries each command once. It connects on first use.

    ``timeout`` is in seconds; None waits for ever, for callers with timeouts of their own.
    Connecting takes ``TIMEOUT_SECONDS`` at most in any case.

    Raises: ``ValueError`` for a malformed URL.
    """
    return Redis.from_url(
        url,
        socket_timeout=timeout,
        socket_connect_timeout=min(timeout or TIMEOUT_SECONDS, TIMEOUT_SECONDS),
        retry=Retry(NoBackoff(), 0),
        client_name="paroli",
    )


def channel_of(client: "Redis") -> str:
    """Return the pub/sub channel of session updates.

    It holds the database number, because Redis shares channels between its databases.
    """
    return f"paroli:{client.connection_pool.connection_kwargs.get('db') or 0}:moved"


def is_reachable(url: str) -> bool:
    """Return whether the server at ``url`` answers. Raises: ``ValueError`` for a malformed URL.

    Takes a few times ``TIMEOUT_SECONDS`` at most, and longer if the host name does not resolve.
    """
    with connect(url) as client:
        try:
            return bool(client.ping())
        except REDIS_DOWN:
            return False
