"""What a thread does before it waits for another request, so that the server can run others."""

from collections.abc import Callable
from contextvars import ContextVar


def _nothing() -> None:
    pass


_action: ContextVar[Callable[[], None]] = ContextVar("before_wait", default=_nothing)


def call_before_wait(action: Callable[[], None] | None) -> None:
    """Let this thread call ``action``, or nothing, before it waits, in place of an earlier one."""
    _action.set(action or _nothing)


def before_wait() -> None:
    """Call this before a wait for another request: for its lock, or for what it brings about."""
    _action.get()()
