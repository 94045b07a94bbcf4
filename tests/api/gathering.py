"""A gathering over HTTP: its tables and its reports."""

from http import HTTPStatus
from typing import Any

from werkzeug.test import TestResponse

from tests.api.caller import Caller, Table, opening
from tests.api.tables import SEATED

EVENING = {"name": "Twelfth Night", "date": "2026-01-06", "place": "Great hall"}


class Evening:
    """A gathering, with calls to add tables and to read its reports."""

    def __init__(self, caller: Caller) -> None:
        self.caller = caller
        answer = caller.post("/v1/gatherings", EVENING)
        assert answer.status_code == HTTPStatus.CREATED, answer.text
        self.id: str = answer.get_json()["id"]
        self.path = f"/v1/gatherings/{self.id}"

    def table(self, *lines: str, **fields: Any) -> Table:
        answer = self.caller.post("/v1/sessions", opening(gathering=self.id, **fields))
        assert answer.status_code == HTTPStatus.CREATED, answer.text
        table = Table(self.caller, answer.get_json()["id"])
        table.enter_lines(*(lines or SEATED))
        return table

    def report(self, form: str, headers: Any = None, **query: Any) -> TestResponse:
        return self.caller.get(f"{self.path}/report.{form}", headers, **query)

    def sessions(self, **query: Any) -> list[str]:
        """Return the sessions in the report as JSON."""
        body = self.report("json", **query).get_json()
        return [table["session"] for table in body["tables"]]
