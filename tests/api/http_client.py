"""A client of the API over a real connection, like a tablet."""

import http.client
import json
import ssl
from collections.abc import Mapping
from dataclasses import dataclass
from types import TracebackType
from typing import Any, Self

from tests.api.caller import with_key
from tests.api.http_server import LOOPBACK
from tests.api.service_under_test import HOUSE_KEY

TIMEOUT_SECONDS = 30
KEY = {"Authorization": f"Bearer {HOUSE_KEY}"}


@dataclass(frozen=True)
class HttpResponse:
    status: int
    headers: Mapping[str, str]
    data: bytes

    def json(self) -> Any:
        return json.loads(self.data)


class HttpClient:
    """One keep-alive connection, over TLS with ``tls``. Use it as a context manager.

    ``access`` are the headers with a key or a cookie; by default the key of the house.
    """

    def __init__(
        self,
        port: int,
        tls: ssl.SSLContext | None = None,
        timeout: float = TIMEOUT_SECONDS,
        *,
        access: Mapping[str, str] = KEY,
    ) -> None:
        self._connection = connection_to(port, tls, timeout)
        self._access = access

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self,
        kind: type[BaseException] | None,
        error: BaseException | None,
        trace: TracebackType | None,
    ) -> None:
        self.close()

    def close(self) -> None:
        """Close the connection."""
        self._connection.close()

    def get(self, path: str, headers: Mapping[str, str] | None = None) -> HttpResponse:
        return self._ask("GET", path, None, headers or {})

    def post(
        self, path: str, body: Any, key: str | None = None, headers: Mapping[str, str] | None = None
    ) -> HttpResponse:
        """Send JSON, or the text of a score sheet."""
        return self._ask("POST", path, *_written(body, key, headers))

    def delete(self, path: str) -> HttpResponse:
        return self._ask("DELETE", path, None, {})

    def send(self, path: str, body: Any, key: str) -> None:
        """Send without waiting for the response."""
        data, headers = _written(body, key, None)
        self._connection.request("POST", path, data, {**headers, **self._access})

    def _ask(
        self, method: str, path: str, body: bytes | None, headers: Mapping[str, str]
    ) -> HttpResponse:
        try:
            self._connection.request(method, path, body, {**headers, **self._access})
            answer = self._connection.getresponse()
            return HttpResponse(answer.status, dict(answer.headers), answer.read())
        except BaseException:
            self._connection.close()
            raise


def connection_to(
    port: int, tls: ssl.SSLContext | None, timeout: float = TIMEOUT_SECONDS
) -> http.client.HTTPConnection:
    if tls:
        return http.client.HTTPSConnection(LOOPBACK, port, timeout=timeout, context=tls)
    return http.client.HTTPConnection(LOOPBACK, port, timeout=timeout)


def _written(
    body: Any, key: str | None, headers: Mapping[str, str] | None
) -> tuple[bytes, Mapping[str, str]]:
    kind = "application/toml" if isinstance(body, str) else "application/json"
    text = body if isinstance(body, str) else json.dumps(body)
    return text.encode(), with_key(key, {"Content-Type": kind, **(headers or {})})
