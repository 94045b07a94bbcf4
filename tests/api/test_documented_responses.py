"""Responses, and the facts of problems, are as the API document describes them."""

from typing import Any

import jsonschema_rs
import pytest
from werkzeug.test import TestResponse

from service.api.document.openapi import as_mapping
from tests.api.caller import LIBERAL, Caller, Table, opening
from tests.api.document_parts import resolved
from tests.api.line_requests import as_batched, request_of


@pytest.fixture(scope="module")
def document() -> dict[str, Any]:
    return as_mapping()


class Reader:
    """Checks responses against the OpenAPI document."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.document = document
        self.validators: dict[tuple[str, str, int], Any] = {}

    def schema_of(self, path: str, method: str, answer: TestResponse) -> dict[str, Any]:
        operation = self.document["paths"][path][method]
        response = resolved(self.document, operation["responses"][str(answer.status_code)])
        content = response["content"]
        schema: dict[str, Any] = content[answer.content_type]["schema"]
        return {**schema, "components": self.document["components"]}

    def check(self, path: str, method: str, answer: TestResponse) -> None:
        case = (path, method, answer.status_code)
        if case not in self.validators:
            self.validators[case] = jsonschema_rs.validator_for(
                self.schema_of(path, method, answer), validate_formats=True
            )
        errors = self.validators[case].iter_errors(answer.get_json())
        assert [error.message for error in errors] == []


EVENING = (
    *("seat anne 1000 hearts", "seat bess 1000", "seat carl 1000", "buyin anne 5", "fund 7"),
    *("cashout bess 1", "stake anne K 100", "stake bess Q 50", "withdraw bess Q", "book anne 3"),
    *("stake anne X 1", "stake anne K 1", "sidebet bess carl anne K win 40", "fasse 2h"),
    *("mace anne K 10", "pair K 3", "pair 4 5", "paroli anne K", "pair K 6", "take anne K 500"),
    *("pair 7 8", "take *", "pair K 9", "pay anne K", "end", "fasse K", "close", "end", "close"),
)


@pytest.mark.slow
def test_every_response_of_an_evening_matches_the_document(
    caller: Caller, document: dict[str, Any]
) -> None:
    reader = Reader(document)
    answer = caller.post("/v1/sessions", opening(rules=LIBERAL))
    reader.check("/v1/sessions", "post", answer)
    table = Table(caller, answer.get_json()["id"])
    statuses = set()
    for line in EVENING:
        point, body = request_of(line)
        answer = table.enter(point, body, headers={"Prefer": "wait=10"})
        statuses.add(answer.status_code)
        reader.check(f"/v1/sessions/{{session}}/{point}", "post", answer)
        read_all(reader, table)
    assert statuses == {201, 409, 422}


def read_all(reader: Reader, table: Table) -> None:
    for part in ("", "/events", "/journal", "/balances", "/standings"):
        answer = table.caller.get(table.path + part)
        reader.check("/v1/sessions/{session}" + part, "get", answer)


def test_responses_of_lists_batches_and_sheets_match_the_document(
    caller: Caller, document: dict[str, Any]
) -> None:
    reader = Reader(document)
    reader.check("/v1/rules", "get", caller.get("/v1/rules"))
    reader.check("/v1/sessions", "get", caller.get("/v1/sessions", limit=2))
    table = caller.table()
    batch = [as_batched(*request_of(line)) for line in EVENING if " X " not in line]
    answer = table.enter("entries", {"entries": batch, "mode": "each"})
    assert {result["status"] for result in answer.get_json()["results"]} == {201, 202, 409}
    reader.check("/v1/sessions/{session}/entries", "post", answer)
    answer = table.enter("entries", {"entries": batch})
    reader.check("/v1/sessions/{session}/entries", "post", answer)
    for entries, status in (("seat anne 5", 201), ("end", 409), ("bluff", 422)):
        answer = caller.sheet(f'rules = "oak"\nentries = "{entries}"\n')
        assert answer.status_code == status
        reader.check("/v1/score-sheets", "post", answer)


def test_facts_of_problems_match_the_document(caller: Caller, document: dict[str, Any]) -> None:
    reader, path = Reader(document), "/v1/sessions/{session}"
    table = caller.table(*EVENING[:5], "stake anne K 100", "fasse 2h", "pair K 3")
    wrong = [{"kind": "stake"}, {"kind": "fund", "amount": "x"}]
    refused = [as_batched(*request_of(line)) for line in ("fund 1", "pair 4 5")]
    first = table.events()[1]["version"]
    answers = [
        ("/entries", table.enter("entries", {"entries": wrong}), {"errors"}),
        ("/entries", table.enter("entries", {"entries": refused}), {"index", "waiting"}),
        ("/corrections", table.enter("corrections", {"strike": first}), {"refused"}),
        (
            "/bank-funds",
            table.enter("bank-funds", {"amount": 1}, headers={"If-Match": '"1"'}),
            {"version"},
        ),
    ]
    for part, answer, facts in answers:
        assert facts <= answer.get_json().keys(), answer.text
        reader.check(path + part, "post", answer)
    answer = table.read("", None, as_of=999)
    assert answer.get_json()["version"] == table.version()
    reader.check(path, "get", answer)
