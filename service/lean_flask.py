"""Flask without the parts that Paroli does not use and that take time in each request."""

from collections.abc import Callable
from typing import Any

from flask import Flask, Request, request
from flask.sessions import NullSession, SessionInterface

_NO_SESSION = NullSession()


class _NoSessions(SessionInterface):
    """No data in a cookie: without a secret key, Flask would make an empty session each time."""

    def open_session(self, app: Flask, request: Request) -> NullSession:  # noqa: ARG002 - Flask passes them
        """Return the one empty session, to which nothing can be added."""
        return _NO_SESSION

    def is_null_session(self, obj: object) -> bool:  # noqa: ARG002 - Flask passes it
        """Return True: there is nothing to save."""
        return True


class LeanFlask(Flask):
    """A Flask application without asynchronous views and without session cookies."""

    session_interface = _NoSessions()

    def ensure_sync(self, func: Callable[..., Any]) -> Callable[..., Any]:
        """Return ``func``. Flask would ask, at each call, whether it is asynchronous."""
        return func


def current_request() -> Request:
    """Return the current request itself. Flask's proxy looks it up at each use."""
    found: Request = request._get_current_object()  # type: ignore[attr-defined]  # noqa: SLF001 - as Flask documents it
    return found
