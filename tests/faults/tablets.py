"""Tablets that enter evenings during faults, and another client that funds the bank."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import islice
from typing import Any

from tests.api.http_client import HttpResponse
from tests.api.sheet_parser import Sheet, has_invalid_card
from tests.faults.client import Client, Headers, Recorded
from tests.faults.evenings import Play

THINK_SECONDS = 0.04
WAITING = 0.3
UNDONE, AMENDED, BATCHED = 0.05, 0.05, 0.1
BATCH_MAX = 4
CORRECTIONS = "corrections"
"""The endpoint of rulings. They are entered alone, and not amended."""

Line = tuple[int, str, str | None]
"""The number of a line, its text, and the code with which it must be refused, if any."""


@dataclass
class Evening(Recorded):
    """The entries of one table. ``funded`` is the money from the second client."""

    play: Play = field(kw_only=True)
    funded: int = 0
    finished: bool = False


class Tablet(Client):
    """Enters evenings line by line; some lines go together in a batch."""

    def open(self, play: Play, session: str) -> Evening:
        self.open_session(session, play.sheet.opening())
        return Evening(session, play=play)

    def enter_next(self, evening: Evening, lines: Sequence[Line]) -> int:
        """Enter the first of ``lines``, or the first few as a batch; return how many."""
        request = evening.play.sheet.request
        first = islice(lines, BATCH_MAX)
        expected = [line for line in first if not line[2] and request(line[1])[0] != CORRECTIONS]
        if len(expected) == BATCH_MAX and self.chance.random() < BATCHED:
            self._enter_batch(evening, expected)
            return BATCH_MAX
        self._enter(evening, *lines[0])
        return 1

    def _enter_batch(self, evening: Evening, lines: Sequence[Line]) -> None:
        entries = [
            {**evening.play.sheet.batched(text), "key": f"line-{number}"}
            for number, text, _ in lines
        ]
        answer = self.record(evening, "entries", {"entries": entries}, f"batch-{lines[0][0]}")
        assert answer.status == 201, (lines, answer.data)
        self.counts["batches"] += 1
        self.counts["entries"] += len(lines)

    def _enter(self, evening: Evening, number: int, line: str, code: str | None) -> None:
        """Enter a line of the sheet; it must be refused exactly if the sheet expects that."""
        point, body = evening.play.sheet.request(line)
        answer = self.record(evening, point, body, f"line-{number}", self._prefer_headers(point))
        self.counts["entries"] += 1
        if code:
            assert _is_refused(answer, evening.play.sheet, line, code), (line, code, answer.data)
            self.counts["refused"] += 1
            return
        assert answer.status in {201, 202}, (line, answer.data)
        if self.chance.random() < UNDONE:
            self._undo_and_restore(evening, number, line)
        elif point != CORRECTIONS and self.chance.random() < AMENDED:
            version = answer.json()["events"][0]["version"]
            same = {"amend": version, "entry": evening.play.sheet.batched(line)}
            assert self._corrected(evening, f"amend-{number}", same), line
            self.counts["amended"] += 1

    def _undo_and_restore(self, evening: Evening, number: int, line: str) -> None:
        """Undo a line and restore it; if another client entered in between, enter it again."""
        if not self._corrected(evening, f"undo-{number}", {"undo": True, "of": f"line-{number}"}):
            return
        self.counts["undone"] += 1
        if not self._corrected(evening, f"redo-{number}", {"redo": True}):
            point, body = evening.play.sheet.request(line)
            answer = self.record(evening, point, body, f"again-{number}")
            assert answer.status in {201, 202}, (line, answer.data)

    def _corrected(self, evening: Evening, key: str, body: Any) -> bool:
        """Return whether a correction is recorded. Another client's entry may prevent it."""
        answer = self.record(evening, CORRECTIONS, body, key)
        if answer.status == 201:
            return True
        assert answer.json()["code"] in {"correction_refused", "nothing_to_undo"}, answer.data
        return False

    def fund(self, evening: Evening, number: int) -> None:
        """Fund the bank while others enter; a closed session refuses it."""
        answer = self.record(evening, "bank-funds", {"amount": 1}, f"fund-{number}")
        if answer.status == 201:
            evening.funded += 1
        else:
            assert answer.json()["code"] == "session_closed", answer.data

    def think(self) -> None:
        self.wait(self.chance.uniform(0, 2 * THINK_SECONDS))

    def _prefer_headers(self, point: str) -> Headers:
        """Return a ``Prefer`` header that waits for the settlement of some draws."""
        waits = point == "draws" and self.chance.random() < WAITING
        return {"Prefer": "wait=2"} if waits else {}


def _is_refused(answer: HttpResponse, sheet: Sheet, line: str, code: str) -> bool:
    if code == "unknown_card" and has_invalid_card(line):
        return answer.status == 422
    return answer.status == 409 and answer.json()["code"] == code
