"""A client of the API for tests: it sends keys, JSON and lines of a score sheet."""

from collections.abc import Mapping
from functools import cached_property
from typing import Any

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.api.line_requests import as_batched, is_of_one_game, request_of

# Everything a rule may allow, so that one table reaches every entry.
LIBERAL: Mapping[str, Any] = {
    "preset": "modern",
    "overrides": {"mace": "plain", "pay": 2, "side_bets": True, "books": True, "replace": "lost"},
}

Headers = Mapping[str, str]


def opening(**fields: Any) -> dict[str, Any]:
    """Return the body that opens a session; ``fields`` replace its members."""
    return {"name": "Twelfth Night", "rules": LIBERAL, "bank": {"funds": 10_000}, **fields}


class Caller:
    """Sends requests with a key, or with the headers and cookies of its client."""

    def __init__(self, client: FlaskClient, key: str | None = None) -> None:
        if key is not None:
            client.environ_base["HTTP_AUTHORIZATION"] = f"Bearer {key}"
        self.client = client

    def get(self, path: str, headers: Headers | None = None, **query: Any) -> TestResponse:
        return self.client.get(path, query_string=query or None, headers=headers)

    def post(
        self, path: str, body: Any, *, key: str | None = None, headers: Headers | None = None
    ) -> TestResponse:
        return self.client.post(path, json=body, headers=with_key(key, headers))

    def post_raw(
        self, path: str, body: bytes, content_type: str | None, **more: Any
    ) -> TestResponse:
        return self.client.post(path, data=body, content_type=content_type, **more)

    def sheet(self, text: str, *, key: str | None = None) -> TestResponse:
        return self.client.post(
            "/v1/score-sheets",
            data=text.encode(),
            content_type="application/toml",
            headers=with_key(key),
        )

    def table(self, *lines: str, **fields: Any) -> "Table":
        """Open a session and play ``lines`` of a score sheet in it."""
        answer = self.post("/v1/sessions", opening(**fields))
        assert answer.status_code == 201, answer.text
        table = Table(self, answer.get_json()["id"])
        if lines:
            table.enter_lines(*lines)
        return table


def with_key(key: str | None, headers: Headers | None = None) -> dict[str, str]:
    return {**(headers or {}), **({} if key is None else {"Idempotency-Key": key})}


class Table:
    """One session, with calls to enter and to read."""

    def __init__(self, caller: Caller, session: str) -> None:
        self.caller = caller
        self.id = session
        self.path = f"/v1/sessions/{session}"

    def enter(
        self, point: str, body: Any, *, key: str | None = None, headers: Headers | None = None
    ) -> TestResponse:
        return self.caller.post(f"{self.path}/{point}", body, key=key, headers=headers)

    def line(
        self, line: str, *, key: str | None = None, headers: Headers | None = None
    ) -> TestResponse:
        """Enter one line of a score sheet."""
        point, body = self.request_of(line)
        return self.enter(point, body, key=key, headers=headers)

    def enter_lines(self, *lines: str) -> None:
        """Enter lines that no rule refuses; draws are settled when this returns."""
        *most, last = lines
        if most:
            entries = {"entries": [self.batched(line) for line in most]}
            answer = self.enter("entries", entries)
            assert answer.status_code == 201, answer.text
        answer = self.line(last, headers={"Prefer": "wait=10"})
        assert answer.status_code == 201, answer.text

    def request_of(self, line: str) -> tuple[str, dict[str, Any]]:
        """Return the request of a line, in the session's game."""
        return request_of(line, game=self.game if is_of_one_game(line) else None)

    def batched(self, line: str) -> dict[str, Any]:
        """Return a line as an entry of a batch."""
        return as_batched(*self.request_of(line), self.game if is_of_one_game(line) else None)

    @cached_property
    def game(self) -> str:
        """The name of the session's game."""
        return str(self.state()["game"])

    def read(self, part: str = "", headers: Headers | None = None, **query: Any) -> TestResponse:
        """Read the session, or a part of it: ``events``, ``journal``, ``balances``, ..."""
        return self.caller.get(f"{self.path}{part and '/'}{part}", headers, **query)

    def state(self) -> Any:
        return self.read().get_json()

    def version(self) -> int:
        version: int = self.state()["version"]
        return version

    def events(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.read("events", limit=1000).get_json()["events"]
        return found
