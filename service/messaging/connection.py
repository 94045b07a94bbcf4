"""Connections to Redis or Valkey with timeouts so short that no entry waits for them."""

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import AuthenticationError, RedisError, ResponseError
from redis.retry import Retry

from service.settings import BadSetting

TIMEOUT_SECONDS = 1.0
"""After this time a server that does not answer counts as down; redis-py's default is five."""

DEFAULT_PORT = 6379

REDIS_DOWN = (RedisError, OSError)
"""What redis-py raises while the server is down."""

_REFUSALS = (AuthenticationError, ResponseError)
"""What redis-py raises if the server answers, but not this client: a setting is wrong."""

MALFORMED_URL = "PAROLI_REDIS_URL is not a valid URL. Use the form redis://HOST:6379/0."


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


def check_redis(url: str) -> str | None:
    """Return why the server at ``url`` cannot be reached now, as a sentence; None if it answers.

    Raises: ``BadSetting`` with the server's reason if it refuses the client, and for a malformed
    URL.
    """
    try:
        client = connect(url)
    except ValueError as error:
        raise BadSetting(MALFORMED_URL) from error
    with client:
        try:
            client.ping()
        except REDIS_DOWN as error:
            if isinstance(error, _REFUSALS):
                raise BadSetting(describe_error(client, error)) from error
            return describe_error(client, error)
    return None


def describe_error(client: "Redis", error: Exception) -> str:
    """Return what went wrong as a sentence with host, port and the reason, without the password."""
    options = client.connection_pool.connection_kwargs
    host, port = options.get("host", "localhost"), options.get("port", DEFAULT_PORT)
    name = options.get("path") or f"{host}:{port}"
    if isinstance(error, AuthenticationError) and not options.get("password"):
        return f"Redis at {name} needs a password. Check PAROLI_REDIS_URL."
    if isinstance(error, _REFUSALS):
        reason = str(error).rstrip(".")
        return f"Redis at {name} answers with an error: {reason}. Check PAROLI_REDIS_URL."
    cause = error.__cause__ or error.__context__
    reason = (getattr(cause, "strerror", None) or str(error)).rstrip(".")
    return f"Redis at {name} cannot be reached: {reason}. Check PAROLI_REDIS_URL."


def is_reachable(url: str) -> bool:
    """Return whether the server at ``url`` answers. Raises: ``ValueError`` for a malformed URL.

    Takes a few times ``TIMEOUT_SECONDS`` at most, and longer if the host name does not resolve.
    """
    with connect(url) as client:
        try:
            return bool(client.ping())
        except REDIS_DOWN:
            return False
