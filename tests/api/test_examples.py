"""The examples in the OpenAPI document are accepted, in the order of the document."""

from collections.abc import Iterator
from http import HTTPStatus
from typing import Any, NamedTuple

import pytest
from werkzeug.test import TestResponse

from service.api.openapi import as_mapping
from tests.api.service_under_test import HOUSE_KEY, ServiceUnderTest

METHODS = ("get", "post", "put", "delete")
REPORT_STATES = {"showReportState", "showGatheringReportState"}
"""Operations about a report that a worker makes. A short session has none."""

KEY_ID = "an id from the list of keys"
ORIGIN = {"Origin": "http://localhost"}


class Request(NamedTuple):
    """A request from the document."""

    operation: str
    method: str
    path: str
    body: Any
    media_type: str
    query: dict[str, str]
    headers: dict[str, str]


def example_requests(document: dict[str, Any]) -> Iterator[Request]:
    """Yield a request for each example; one without a body for an operation without examples."""
    for path, item in document["paths"].items():
        for method in METHODS:
            if method in item:
                yield from requests_of(path, item, method)


def requests_of(path: str, item: dict[str, Any], method: str) -> Iterator[Request]:
    operation = item[method]["operationId"]
    parameters = item[method].get("parameters", ())
    query = {p["name"]: p["example"] for p in parameters if "example" in p}
    takes_devices = item[method].get("security", [{}, {}]) != [{"key": []}]
    headers = {} if takes_devices else {"Authorization": f"Bearer {HOUSE_KEY}"}
    content = item[method].get("requestBody", {}).get("content", {"": {}})
    for media_type, media in content.items():
        for name, example in media.get("examples", {"": {}}).items():
            address = path
            for parameter in item.get("parameters", ()):
                address = address.replace(f"{{{parameter['name']}}}", value_of(parameter, name))
            yield Request(
                operation, method, address, example.get("value"), media_type, query, headers
            )


def value_of(parameter: dict[str, Any], name: str) -> str:
    """Return a parameter's value for the body example of that name."""
    if "example" in parameter:
        return str(parameter["example"])
    values = {n: e["value"] for n, e in parameter["examples"].items()}
    table = "Lansquenet table" in name
    found: str = next(v for n, v in values.items() if ("Lansquenet table" in n) == table)
    return found


def linked(document: dict[str, Any], operation: str, answer: TestResponse) -> dict[str, Any]:
    """Return what later operations get from a response, by operation."""
    found = {}
    for item in document["paths"].values():
        for method in METHODS:
            if item.get(method, {}).get("operationId") != operation:
                continue
            response = item[method]["responses"].get(str(answer.status_code), {})
            for link in response.get("links", {}).values():
                given = {**link.get("parameters", {}), **link.get("requestBody", {})}
                found[link["operationId"]] = {
                    name: answer.get_json()[text.removeprefix("$response.body#/")]
                    for name, text in given.items()
                }
    return found


class Player:
    """Sends the examples from a signed-in device, in the order of the document."""

    def __init__(self, service: ServiceUnderTest, document: dict[str, Any]) -> None:
        self.document = document
        self.refused: dict[str, str] = {}
        self._given: dict[str, dict[str, str]] = {}
        self._client = service.app.test_client()
        pairing = service.caller().post("/v1/pairings", {"name": "Tablet", "role": "house"})
        link = {"link": pairing.get_json()["link"]}
        self._client.post("/v1/sign-ins", json=link, headers=ORIGIN)

    def send(self, request: Request) -> None:
        given = self._given.get(request.operation, {})
        path = request.path.replace(KEY_ID, given.get("key_id", KEY_ID))
        options: dict[str, Any] = {"headers": {**ORIGIN, "Prefer": "wait=10", **request.headers}}
        if request.media_type == "application/json":
            replaces = {**given, "replace": True} if given and request.body else {}
            options["json"] = {**(request.body or {}), **replaces}
        elif request.body is not None:
            options |= {"data": request.body, "content_type": request.media_type}
        answer = self._client.open(
            path, method=request.method.upper(), query_string=request.query, **options
        )
        if answer.is_json:
            self._given |= linked(self.document, request.operation, answer)
        if answer.status_code >= HTTPStatus.BAD_REQUEST:
            self.refused[request.operation] = answer.text
        answer.close()


@pytest.mark.slow
def test_every_operation_accepts_its_examples(own_service: ServiceUnderTest) -> None:
    document = as_mapping()
    player, requests = Player(own_service, document), list(example_requests(document))
    for request in sorted(requests, key=lambda r: r.operation == "signOut"):
        player.send(request)
    assert player.refused.keys() == REPORT_STATES, player.refused
    operations = {
        item[m]["operationId"] for item in document["paths"].values() for m in METHODS if m in item
    }
    assert {request.operation for request in requests} == operations
