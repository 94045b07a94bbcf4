"""The examples of the OpenAPI document as requests, in the order in which its page shows them."""

from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from flask.testing import FlaskClient
from werkzeug.test import TestResponse

from tests.api.credentials import ORIGIN
from tests.api.document_parts import METHODS, parameters, resolved
from tests.api.service_under_test import ServiceUnderTest

Json = dict[str, Any]

JSON_TYPE = "application/json"


class Operation(NamedTuple):
    """An operation of the document, with the parameters of its path."""

    path: str
    method: str
    part: Json
    parameters: list[Json]

    @property
    def name(self) -> str:
        name: str = self.part["operationId"]
        return name


class Request(NamedTuple):
    """A request as a reader copies it from the document; ``body`` is None if there is none."""

    operation: Operation
    path: str
    query: dict[str, Any]
    headers: dict[str, str]
    media_type: str
    body: Any
    example: str


def operations_in_page_order(document: Json) -> list[Operation]:
    """Return the operations as Swagger UI lists them: by tag, in the order of the tags."""
    found = [
        Operation(path, method, part, [*shared, *parameters(document, part)])
        for path, item in document["paths"].items()
        for shared in [parameters(document, item)]
        for method, part in item.items()
        if method in METHODS
    ]
    tags = [tag["name"] for tag in document["tags"]]
    return sorted(found, key=lambda operation: tags.index(operation.part["tags"][0]))


def requests_of(operation: Operation) -> Iterator[Request]:
    """Yield a request for each example of a body; one without a body if there is no example.

    If a parameter has several examples, the request has that of its own name, or the first.
    """
    content = operation.part.get("requestBody", {}).get("content", {})
    media_type = next(iter(content), "")
    for name, example in content.get(media_type, {}).get("examples", {"": {}}).items():
        values = [*_values_of(operation, name)]
        path = operation.path
        for parameter, value in ((n, v) for place, n, v in values if place == "path"):
            path = path.replace(f"{{{parameter}}}", str(value))
        query = {n: value for place, n, value in values if place == "query"}
        headers = {n: value for place, n, value in values if place == "header"}
        yield Request(operation, path, query, headers, media_type, example.get("value"), name)


def _values_of(operation: Operation, example: str) -> Iterator[tuple[str, str, Any]]:
    """Yield place, name and value of each parameter that has a value in an example."""
    for parameter in operation.parameters:
        if named := parameter.get("examples"):
            chosen = named.get(example) or next(iter(named.values()))
            yield parameter["in"], parameter["name"], chosen["value"]
        elif "example" in parameter:
            yield parameter["in"], parameter["name"], parameter["example"]


def links_of(document: Json, operation: Operation, status: int) -> dict[str, Json]:
    """Return what a response gives to later operations, by their ids."""
    response = operation.part["responses"].get(str(status), {})
    links = (resolved(document, link) for link in response.get("links", {}).values())
    return {link["operationId"]: link for link in links}


def with_link(request: Request, link: Json, earlier: Request, answer: Mapping[str, Any]) -> Request:
    """Return a request with the path and the body that an earlier response names."""
    path = request.path
    for name, expression in link.get("parameters", {}).items():
        path = path.replace(f"{{{name}}}", _value(expression, earlier, answer))
    given = link.get("requestBody", {})
    body = {name: _value(expression, earlier, answer) for name, expression in given.items()}
    return request._replace(path=path, body={**(request.body or {}), **body} or None)


def _value(expression: str, earlier: Request, answer: Mapping[str, Any]) -> str:
    """Return the value of a runtime expression of OpenAPI."""
    source, _, name = expression.rpartition("." if "#" not in expression else "#/")
    if source == "$response.body":
        return str(answer[name])
    assert source == "$request.path", expression
    values = {p["name"]: p["example"] for p in earlier.operation.parameters if "example" in p}
    return str(values[name])


class ExampleReader:
    """Sends examples as a reader does: with a key, or from a signed-in device.

    If an operation accepts one of the two only, it is sent with that one.
    """

    def __init__(self, service: ServiceUnderTest, document: Json, credentials: str) -> None:
        self._document = document
        self._credentials = credentials
        self._clients = {
            "key": service.caller().client,
            "device": _browser(service),
            "": _browser(service),
        }
        pairing = service.caller().post("/v1/pairings", {"name": "Reader", "role": "house"})
        link = {"link": pairing.get_json()["link"]}
        assert self._clients["device"].post("/v1/sign-ins", json=link).status_code == 201
        self._links: dict[str, tuple[Json, Request, Any]] = {}

    def requests(self) -> Iterator[Request]:
        """Yield the requests in the order of the page.

        Send each before the next. What the server made is taken from the links of its response.
        """
        for operation in operations_in_page_order(self._document):
            for request in requests_of(operation):
                yield self._linked(request)

    def _linked(self, request: Request) -> Request:
        link = self._links.get(request.operation.name)
        return with_link(request, *link) if link else request

    def send(self, request: Request) -> TestResponse:
        """Send a request, and follow the links of its response from now on."""
        body = request.body
        is_json = request.media_type == JSON_TYPE
        content: Json = {"json": body} if is_json else {"data": body}
        if body is None or not is_json:
            content["content_type"] = request.media_type or None
        answer = self._client(request.operation).open(
            request.path,
            method=request.operation.method.upper(),
            query_string=request.query,
            headers=request.headers,
            **(content if body is not None else {}),
        )
        links = links_of(self._document, request.operation, answer.status_code)
        for name, link in links.items():
            self._links[name] = (link, request, answer.get_json())
        return answer

    def _client(self, operation: Operation) -> FlaskClient:
        everywhere: list[Json] = self._document["security"]
        accepted: list[Json] = operation.part.get("security", everywhere)
        schemes = [name for each in accepted for name in each]
        chosen = self._credentials if self._credentials in schemes else "".join(schemes[:1])
        return self._clients[chosen]


def _browser(service: ServiceUnderTest) -> FlaskClient:
    """Return a client with cookies, and with the origin that a browser sends."""
    client = service.app.test_client()
    client.environ_base["HTTP_ORIGIN"] = ORIGIN
    return client
