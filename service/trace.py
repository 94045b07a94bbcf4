"""The id of the request at hand: it follows an entry into its settlement, in logs only."""

from collections.abc import Iterator
from contextlib import contextmanager
from contextvars import ContextVar

_request: ContextVar[str | None] = ContextVar("request", default=None)


def request_id() -> str | None:
    """Return the id of the request that this thread works for, if it works for one."""
    return _request.get()


@contextmanager
def traced(request: str | None) -> Iterator[None]:
    """Let everything inside happen for ``request``."""
    token = _request.set(request)
    try:
        yield
    finally:
        _request.reset(token)
