"""Clients that import score sheets and read reports during faults."""

from collections.abc import Sequence
from dataclasses import dataclass, field
from uuid import UUID

from tests.api.sheet_parser import BASSET_SHEETS, Sheet, read
from tests.faults.client import Client, Recorded

FORMATS = ("html", "csv", "json", "xlsx", "journal", "toml", "pdf")
REPORT_SECONDS = 120
POLL_SECONDS = 0.5

LARGE_BATCHES, LARGE_BATCH = 6, 1000
"""A session of more events than a service makes a report of at once."""


@dataclass
class ImportedSheet(Recorded):
    """A session made from a whole score sheet."""

    sheet: Sheet = field(kw_only=True)


class SheetImporter(Client):
    """Imports score sheets, each under a key."""

    def import_one(self) -> ImportedSheet:
        path = self.chance.choice(BASSET_SHEETS)
        key = str(UUID(int=self.chance.getrandbits(128), version=4))
        answer = self.post("/v1/score-sheets", path.read_text(encoding="utf-8"), key)
        assert answer.status == 201, (path, answer.data)
        self.counts["sheets"] += 1
        return ImportedSheet(answer.json()["id"], sheet=read(path))


class ReportReader(Client):
    """Reads reports of sessions in all formats; those of large sessions are made by a worker."""

    def open_large(self, session: str) -> Recorded:
        """Open a session so large that a worker makes its reports."""
        large = Recorded(session)
        self.open_session(session)
        for number in range(LARGE_BATCHES):
            fund = [
                {"kind": "fund", "amount": 1, "key": f"{number}-{n}"} for n in range(LARGE_BATCH)
            ]
            answer = self.record(large, "entries", {"entries": fund}, f"batch-{number}")
            assert answer.status == 201, answer.data
        return large

    def read_one(self, sessions: Sequence[str]) -> None:
        """Read a report of one of ``sessions``; wait for it if a worker makes it."""
        path = f"/v1/sessions/{self.chance.choice(sessions)}/report.{self.chance.choice(FORMATS)}"
        answer = self.get(path)
        for _ in range(int(REPORT_SECONDS / POLL_SECONDS)):
            if answer.status == 200:
                self.counts["reports"] += 1
                return
            assert answer.status == 202, (path, answer.status, answer.data)
            self.counts["reports awaited"] += 1
            self.wait(POLL_SECONDS)
            answer = self.get(path)
        raise AssertionError(f"{path} was not made")
