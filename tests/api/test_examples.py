"""The examples in the OpenAPI document are accepted, in the order of its page, as they are."""

from http import HTTPStatus
from typing import Any
from uuid import uuid4

import jsonschema_rs
import pytest

from service.api.document.openapi import as_mapping
from service.api.document.response_examples import BY_EXAMPLE, RECORDED, recorded_responses
from service.api.guards.security_headers import ALWAYS
from service.application.ports.report_files import FAILED
from service.application.reports import reports
from service.domain.games import DEFAULT_GAME
from tests.api.document_parts import operation_of
from tests.api.example_requests import ExampleReader, operations_in_page_order
from tests.api.service_under_test import ServiceUnderTest
from tests.factories.games import ADDED_PATHS
from tests.servers.forked_process import run

RECORD = "from tests.api.response_examples import recorded_file; print(recorded_file(), end='')"

REPORT_STATES = {"showReportState", "showGatheringReportState"}
"""Operations about a report that a worker makes. A short session has none."""


NOT_DOCUMENTED = {
    *("Content-Length", "Content-Type", "Content-Security-Policy", "Cache-Control", "Vary"),
    *("Date", "X-Request-ID", "Set-Cookie", "X-Accel-Buffering"),
    *(name for name, _ in ALWAYS),
}
"""Headers that every response has, and those that browsers and proxies read."""


@pytest.mark.slow
@pytest.mark.parametrize("credentials", ["key", "device"])
def test_every_operation_accepts_its_examples(
    own_service: ServiceUnderTest, credentials: str
) -> None:
    document = as_mapping()
    reader, sent, refused = ExampleReader(own_service, document, credentials), set(), {}
    for request in reader.requests():
        if "{" in request.path:
            assert request.operation.name in REPORT_STATES
            continue
        answer = reader.send(request)
        sent.add(request.operation.name)
        if answer.status_code >= HTTPStatus.BAD_REQUEST:
            refused[request.operation.name, request.example] = answer.text
        answer.close()
    assert refused == {}
    operations = {operation.name for operation in operations_in_page_order(document)}
    assert sent == operations - REPORT_STATES


@pytest.mark.slow
def test_every_condition_of_the_document_is_checked(own_service: ServiceUnderTest) -> None:
    reader = ExampleReader(own_service, as_mapping(), "key")
    unchecked, failed = set[str](), set[str]()
    for request in reader.requests():
        if "{" in request.path:
            continue
        headers = {**request.headers, "If-Match": '"99999"', "Idempotency-Key": str(uuid4())}
        if any(each["name"] == "If-Match" for each in request.operation.parameters):
            answer = reader.send(request._replace(headers=headers))
            is_checked = answer.status_code == HTTPStatus.PRECONDITION_FAILED
            (failed if is_checked else unchecked).add(request.operation.name)
            answer.close()
        reader.send(request).close()
    assert unchecked == set()
    assert failed


@pytest.mark.slow
def test_links_lead_to_the_state_of_a_report_that_a_worker_makes(
    own_service: ServiceUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reports, "QUICK_EVENTS_MAX", 0)
    reader, states = ExampleReader(own_service, as_mapping(), "key"), {}
    for request in reader.requests():
        answer = reader.send(request)
        if request.operation.name in REPORT_STATES:
            states[request.operation.name] = answer.get_json()["state"]
        answer.close()
    assert states.keys() == REPORT_STATES
    assert FAILED not in states.values()


@pytest.mark.slow
def test_the_recorded_responses_are_those_of_the_examples() -> None:
    """A process of its own has the games of Paroli only."""
    written = RECORDED.read_text(encoding="utf-8")
    is_same = written == run(RECORD).stdout
    assert is_same, (
        "response_examples.json differs from the responses. Write it again: "
        ".venv/bin/python -m tests.api.response_examples"
    )


def shown_in(media: dict[str, Any]) -> list[tuple[str, Any]]:
    """Return the examples of a response, each with its name, if there are several."""
    if "example" in media:
        return [("", media["example"])]
    return [(name, each["value"]) for name, each in media.get("examples", {}).items()]


def test_a_response_to_the_example_of_a_game_is_of_that_game() -> None:
    compared = set()
    for operation in operations_in_page_order(as_mapping()):
        if operation.name in BY_EXAMPLE:
            sent = operation.part["requestBody"]["content"]["application/json"]["examples"]
            (media,) = operation.part["responses"]["201"]["content"].values()
            recorded = [name for name, _ in shown_in(media)]
            # The examples of an invented game are in no recorded session.
            assert recorded == [*sent][: len(recorded)]
            for name, shown in shown_in(media):
                games = {event["type"].partition(".")[0] for event in shown["events"]}
                body = sent[name]["value"]
                assert len(games) == 1
                assert "rules" not in body or games == {body.get("game", DEFAULT_GAME)}
                assert len(shown.get("results", ())) == len(body.get("entries", ()))
                compared.add(operation.name)
    assert compared == BY_EXAMPLE


def test_every_recorded_response_fits_its_schema() -> None:
    document = as_mapping()
    fitting = set()
    for operation in operations_in_page_order(document):
        for status, response in operation.part["responses"].items():
            for media in response.get("content", {}).values():
                for example, shown in shown_in(media):
                    schema = {**media["schema"], "components": document["components"]}
                    validator = jsonschema_rs.validator_for(schema, validate_formats=True)
                    errors = [error.message for error in validator.iter_errors(shown)]
                    assert errors == [], operation.name
                    fitting.add(f"{operation.name} {status} {example}".strip())
    assert fitting == recorded_responses().keys()


def test_every_operation_has_an_example_of_its_success() -> None:
    without = set()
    for operation in operations_in_page_order(as_mapping()):
        success = [r for s, r in operation.part["responses"].items() if s.startswith("2")]
        media = [media for r in success for media in r.get("content", {}).values()]
        if not any("example" in each or "examples" in each for each in media):
            without.add(operation.name)
    files = {"Html", "Pdf", "Xlsx", "Csv", "Toml", "Journal"}
    reports = ("report", "gatheringReport", "statement", "bankrolls")
    allowed = {
        *(f"{of}{form}" for of in reports for form in files),
        *(*REPORT_STATES, "showMetrics", "reportBeancount", "gatheringReportBeancount"),
        # The entries of an invented game are in no recorded session.
        *map(operation_of, ADDED_PATHS),
    }
    missing = ", ".join(sorted(without - allowed))
    assert not missing, (
        f"No response is recorded for {missing}. Add an example to examples.py of the game, or to "
        "service/api/document/openapi_examples.py. Then run "
        ".venv/bin/python -m tests.api.response_examples"
    )


@pytest.mark.slow
def test_every_header_of_a_response_is_documented(own_service: ServiceUnderTest) -> None:
    document, missing = as_mapping(), set()
    reader = ExampleReader(own_service, document, "key")
    for request in reader.requests():
        if "{" not in request.path:
            answer = reader.send(request)
            response = request.operation.part["responses"][str(answer.status_code)]
            found = {*answer.headers.keys()} - {*response.get("headers", {})} - NOT_DOCUMENTED
            missing |= {(request.operation.name, header) for header in found}
            answer.close()
    assert missing == set()


def test_no_example_is_a_sentence_in_place_of_an_id() -> None:
    for operation in operations_in_page_order(as_mapping()):
        for parameter in operation.parameters:
            assert " " not in str(parameter.get("example", "")), parameter
