"""The id of the current HTTP request. It follows an entry into its settlement, in logs only."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar, Token

_request: ContextVar[str | None] = ContextVar("request", default=None)


def request_id() -> str | None:
    """Return the id of the request that this thread works for, or None."""
    return _request.get()


@contextmanager
def with_request_id(request: str | None) -> Iterator[None]:
    """Set the request id for the duration of a block."""
    token = set_request_id(request)
    try:
        yield
    finally:
        reset_request_id(token)


def set_request_id(request: str | None) -> "Token[str | None]":
    """Set the request id until ``reset_request_id`` gets the returned token."""
    return _request.set(request)


def reset_request_id(token: "Token[str | None]") -> None:
    """Restore the request id that was set before."""
    _request.reset(token)
