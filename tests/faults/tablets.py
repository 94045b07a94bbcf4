"""Clients that enter during faults: each entry has one key and is sent until answered."""

import http.client
import threading
from collections import Counter
from collections.abc import Mapping, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass, field
from random import Random
from typing import Any

from tests.api.http_client import HttpClient, HttpResponse
from tests.api.line_requests import as_batched, request_of
from tests.api.sheet_parser import Sheet, has_invalid_card
from tests.faults.evenings import Play

ATTEMPTS_MAX = 600
"""Attempts at one entry; with the pauses between them about a minute."""

PAUSE_SECONDS = 0.1
THINK_SECONDS = 0.04
LOST, DOUBLED, WAITING = 0.05, 0.05, 0.3
UNDONE, AMENDED = 0.05, 0.05


@dataclass(frozen=True)
class Acknowledged:
    """The request sent under a key, and the response that acknowledged it."""

    path: str
    body: Any
    answer: HttpResponse


@dataclass
class Evening:
    """The entries of one table. ``funded`` is the money from the second client."""

    play: Play
    session: str
    acknowledged: dict[str, Acknowledged] = field(default_factory=dict)
    funded: int = 0
    finished: bool = False


class Tablet:
    """Enters evenings through any of the services. Its seed determines all its choices."""

    def __init__(self, seed: str, ports: Sequence[int], pool: ThreadPoolExecutor) -> None:
        self._chance = Random(seed)
        self._ports = ports
        self._pool = pool
        self._pause = threading.Event()
        self.counts: Counter[str] = Counter()

    def open(self, play: Play, session: str) -> Evening:
        evening = Evening(play, session)
        body = {"id": session, **play.sheet.opening()}
        answer = self._acknowledged("/v1/sessions", body, f"open-{session}")
        assert answer.status == 201, answer.data
        return evening

    def enter(self, evening: Evening, number: int, line: str, code: str | None) -> None:
        """Enter a line of the sheet; it must be refused exactly if the sheet expects that."""
        point, body = request_of(line, evening.play.sheet.currency)
        path, key = f"/v1/sessions/{evening.session}/{point}", f"line-{number}"
        answer = self._acknowledged(path, body, key, self._wish(point))
        if code:
            assert _is_refused(answer, evening.play.sheet, line, code), (line, code, answer.data)
            self.counts["refused"] += 1
            return
        assert answer.status in {201, 202}, (line, answer.data)
        evening.acknowledged[key] = Acknowledged(path, body, answer)
        if self._chance.random() < UNDONE:
            self._undo_and_restore(evening, number, line)
        elif self._chance.random() < AMENDED:
            version = answer.json()["events"][0]["version"]
            same = {"amend": version, "entry": as_batched(point, body)}
            assert self._corrected(evening, f"amend-{number}", same), line
            self.counts["amended"] += 1

    def _undo_and_restore(self, evening: Evening, number: int, line: str) -> None:
        """Undo a line and restore it; if another client entered in between, enter it again."""
        if not self._corrected(evening, f"undo-{number}", {"undo": True, "of": f"line-{number}"}):
            return
        self.counts["undone"] += 1
        if not self._corrected(evening, f"redo-{number}", {"redo": True}):
            point, body = request_of(line, evening.play.sheet.currency)
            path, key = f"/v1/sessions/{evening.session}/{point}", f"again-{number}"
            answer = self._acknowledged(path, body, key)
            assert answer.status in {201, 202}, (line, answer.data)
            evening.acknowledged[key] = Acknowledged(path, body, answer)

    def _corrected(self, evening: Evening, key: str, body: Any) -> bool:
        """Return whether a correction is recorded. Another client's entry may prevent it."""
        path = f"/v1/sessions/{evening.session}/corrections"
        answer = self._acknowledged(path, body, key)
        if answer.status == 201:
            evening.acknowledged[key] = Acknowledged(path, body, answer)
            return True
        assert answer.json()["code"] in {"correction_refused", "nothing_to_undo"}, answer.data
        return False

    def fund(self, evening: Evening, number: int) -> None:
        """Fund the bank while others enter; a closed session refuses it."""
        path, key = f"/v1/sessions/{evening.session}/bank-funds", f"fund-{number}"
        answer = self._acknowledged(path, {"amount": 1}, key)
        if answer.status == 201:
            evening.acknowledged[key] = Acknowledged(path, {"amount": 1}, answer)
            evening.funded += 1
        else:
            assert answer.json()["code"] == "session_closed", answer.data

    def think(self) -> None:
        self._pause.wait(self._chance.uniform(0, 2 * THINK_SECONDS))

    def _wish(self, point: str) -> Mapping[str, str]:
        waits = point == "draws" and self._chance.random() < WAITING
        return {"Prefer": "wait=2"} if waits else {}

    def _acknowledged(
        self, path: str, body: Any, key: str, headers: Mapping[str, str] | None = None
    ) -> HttpResponse:
        """Send until the response is not a 502 or 503."""
        double: Future[HttpResponse | None] | None = None
        if self._chance.random() < LOST:
            self.counts["answers lost"] += 1
            self._send_and_hang_up(path, body, key)
        if self._chance.random() < DOUBLED:
            self.counts["sent twice at once"] += 1
            double = self._pool.submit(self._sent, self._port(), path, body, key, {})
        answer = self._until_answered(path, body, key, headers or {})
        if double and (other := double.result()) and other.status == answer.status < 300:
            assert other.data == answer.data, (path, other.data, answer.data)
        self.counts["entries"] += 1
        return answer

    def _until_answered(
        self, path: str, body: Any, key: str, headers: Mapping[str, str]
    ) -> HttpResponse:
        for _ in range(ATTEMPTS_MAX):
            answer = self._sent(self._port(), path, body, key, headers)
            if answer and answer.status not in {502, 503}:
                assert answer.status < 500, answer.data
                return answer
            self.counts["retries"] += 1
            self._pause.wait(PAUSE_SECONDS)
        raise AssertionError(f"no service answered {path}")

    def _port(self) -> int:
        return self._chance.choice(self._ports)

    @staticmethod
    def _sent(
        port: int, path: str, body: Any, key: str, headers: Mapping[str, str]
    ) -> HttpResponse | None:
        try:
            with HttpClient(port) as client:
                return client.post(path, body, key, headers)
        except (OSError, http.client.HTTPException):
            return None

    def _send_and_hang_up(self, path: str, body: Any, key: str) -> None:
        """Send, and close the connection before the response."""
        try:
            with HttpClient(self._port()) as client:
                client.send(path, body, key)
        except (OSError, http.client.HTTPException):
            self.counts["answers lost"] -= 1


def _is_refused(answer: HttpResponse, sheet: Sheet, line: str, code: str) -> bool:
    if code == "unknown_card" and has_invalid_card(line):
        return answer.status == 422
    return answer.status == 409 and answer.json()["code"] == code
