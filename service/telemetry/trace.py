"""The id of the request at hand: it follows an entry into its settlement, in logs only."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar, Token

_request: ContextVar[str | None] = ContextVar("request", default=None)


def request_id() -> str | None:
    """Return the id of the request that this thread works for, if it works for one."""
    return _request.get()


@contextmanager
def traced(request: str | None) -> Iterator[None]:
    """Let everything inside happen for ``request``."""
    token = begin(request)
    try:
        yield
    finally:
        end(token)


def begin(request: str | None) -> "Token[str | None]":
    """Let everything from now on happen for ``request``, until ``end`` is told the same."""
    return _request.set(request)


def end(begun: "Token[str | None]") -> None:
    """Let things happen for whatever they did before."""
    _request.reset(begun)
