"""A client that sends each request until it is answered, through any of the services."""

import http.client
import threading
import time
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from functools import partial
from random import Random
from typing import Any, ClassVar

from service.application.ports.refused_keys import NOT_STORED
from tests.api.caller import opening
from tests.api.http_client import KEY, HttpClient, HttpResponse
from tests.faults.lateness import Lateness

ANSWER_SECONDS = 90.0
"""How long a client tries to get an answer."""

PAUSE_SECONDS = 0.1
LOST, DOUBLED = 0.05, 0.05
UNAVAILABLE = frozenset({502, 503})

Headers = Mapping[str, str]
Send = Callable[[HttpClient], HttpResponse]


@dataclass(frozen=True)
class Acknowledged:
    """A request under a key, and the response that acknowledged or refused it."""

    path: str
    body: Any
    answer: HttpResponse

    def entries(self, key: str) -> Mapping[str, Sequence[str]]:
        """Return the keys of the entries that were recorded, each with the ids of its events."""
        answer = self.answer.json()
        results = answer.get("results", [{"key": key, **answer}])
        return {
            result["key"]: [event["id"] for event in result["events"]]
            for result in results
            if "events" in result
        }


@dataclass(frozen=True)
class Sent:
    """A request, how often it was sent, and the status of its response."""

    at: float
    key: str
    path: str
    body: Any
    copies: int
    status: int


@dataclass
class Recorded:
    """The requests for one session that were acknowledged or refused by a rule, by key.

    ``may_be_recorded`` are the keys of requests whose refusal is not stored, and that were sent
    more than once: the service may have recorded another copy. ``sent`` has all requests.
    ``is_watched``: the feed announces its versions.
    """

    is_watched: ClassVar[bool] = True

    session: str
    acknowledged: dict[str, Acknowledged] = field(default_factory=dict)
    refused: dict[str, Acknowledged] = field(default_factory=dict)
    may_be_recorded: set[str] = field(default_factory=set)
    sent: list[Sent] = field(default_factory=list)

    def path(self, point: str) -> str:
        return f"/v1/sessions/{self.session}/{point}"


@dataclass(frozen=True)
class Shared:
    """What all clients of a run share."""

    ports: Sequence[int]
    pool: ThreadPoolExecutor
    lateness: Lateness


def has_stored_refusal(answer: HttpResponse) -> bool:
    """Return whether the service stores a response as the refusal of its key."""
    return answer.status == 409 and answer.json()["code"] not in NOT_STORED


def _are_decided_once(*answers: HttpResponse) -> bool:
    """Return whether the copies of a request were all decided, and one of them was refused."""
    are_decided = all(a.status < 300 or has_stored_refusal(a) for a in answers)
    return are_decided and any(has_stored_refusal(a) for a in answers)


class Client:
    """Sends requests with one key or cookie. Its seed determines all its choices.

    Some responses are lost, and some requests are sent twice at once.
    """

    def __init__(self, seed: str, shared: Shared, access: Headers = KEY) -> None:
        self.chance = Random(seed)
        self.counts: Counter[str] = Counter()
        self.shared = shared
        self._access = access
        self._pause = threading.Event()

    def access_at(self, port: int) -> Headers:
        """Return the headers that name this client at a service."""
        return self._access

    def wait(self, seconds: float) -> None:
        self._pause.wait(seconds)

    def get(self, path: str) -> HttpResponse:
        """Read until the response is not a 502 or 503."""
        return self._until_answered(lambda client: client.get(path), path)

    def open_session(self, session: str, fields: Mapping[str, Any] | None = None) -> None:
        """Open a session with that id. Without ``fields`` every entry is allowed in it."""
        body = {"id": session, **(opening() if fields is None else fields)}
        answer = self.post("/v1/sessions", body, f"open-{session}")
        assert answer.status == 201, answer.data

    def delete(self, path: str) -> HttpResponse:
        return self._until_answered(lambda client: client.delete(path), path)

    def create(self, path: str, body: Any) -> HttpResponse:
        """Send, without a key, until answered: a repeat may create another."""
        return self._until_answered(lambda client: client.post(path, body), path)

    def record(
        self, recorded: Recorded, point: str, body: Any, key: str, headers: Headers | None = None
    ) -> HttpResponse:
        """Send an entry of a session under a key; note whether it is acknowledged or refused."""
        path = recorded.path(point)
        answer, copies = self._post(path, body, key, headers)
        recorded.sent.append(Sent(time.time(), key, path, body, copies, answer.status))
        if answer.status < 300:
            recorded.acknowledged[key] = Acknowledged(path, body, answer)
            if recorded.is_watched:
                self.shared.lateness.acknowledged(recorded.session, answer.json()["version"])
        elif has_stored_refusal(answer):
            recorded.refused[key] = Acknowledged(path, body, answer)
        elif copies > 1:
            recorded.may_be_recorded.add(key)
        return answer

    def post(self, path: str, body: Any, key: str, headers: Headers | None = None) -> HttpResponse:
        """Send until the response is not a 502 or 503."""
        return self._post(path, body, key, headers)[0]

    def _post(
        self, path: str, body: Any, key: str, headers: Headers | None
    ) -> tuple[HttpResponse, int]:
        """Return the response, and how often the request was sent."""
        double: Future[HttpResponse | None] | None = None
        copies = 0
        send = partial(HttpClient.post, path=path, body=body, key=key, headers=headers or {})
        if self.chance.random() < LOST:
            copies += 1
            self._send_and_hang_up(path, body, key)
        if self.chance.random() < DOUBLED:
            copies += 1
            self.counts["sent twice at once"] += 1
            plain = partial(HttpClient.post, path=path, body=body, key=key)
            double = self.shared.pool.submit(self._once, self._port(), plain)
        answer, attempts = self._attempted(send, path)
        if double and (other := double.result()):
            assert other.status < 500 or other.status in UNAVAILABLE, other.data
            if other.status == answer.status < 300 or _are_decided_once(other, answer):
                assert other.data == answer.data, (path, other.data, answer.data)
        self.counts["requests"] += 1
        return answer, copies + attempts

    def _until_answered(self, send: Send, path: str) -> HttpResponse:
        return self._attempted(send, path)[0]

    def _attempted(self, send: Send, path: str) -> tuple[HttpResponse, int]:
        """Send until a service responds; return the response and the number of attempts."""
        give_up_at = time.monotonic() + ANSWER_SECONDS
        attempts = 0
        while time.monotonic() < give_up_at:
            attempts += 1
            answer = self._once(self._port(), send)
            if answer and answer.status not in UNAVAILABLE:
                assert answer.status < 500, answer.data
                return answer, attempts
            self.counts["retries"] += 1
            self.wait(PAUSE_SECONDS)
        raise AssertionError(f"no service answered {path}")

    def _port(self) -> int:
        return self.chance.choice(self.shared.ports)

    def _once(self, port: int, send: Send) -> HttpResponse | None:
        try:
            with HttpClient(port, access=self.access_at(port)) as client:
                return send(client)
        except (OSError, http.client.HTTPException):
            return None

    def _send_and_hang_up(self, path: str, body: Any, key: str) -> None:
        """Send, and close the connection before the response."""
        try:
            port = self._port()
            with HttpClient(port, access=self.access_at(port)) as client:
                client.send(path, body, key)
            self.counts["answers lost"] += 1
        except (OSError, http.client.HTTPException):
            return
