"""The HTTP reference names every endpoint and field of the OpenAPI document."""

from typing import Any

import yaml

from tests.docs.pages import Row, page, rows, section, ticked

OPENAPI = yaml.load(page("openapi.yaml"), yaml.CSafeLoader)
# Every entry may have it, so the page mentions it once.
PAGES = {"GET /", "GET /docs", "GET /openapi.json"}
PAGES |= {"GET /docs/check-seal", "GET /docs/problems", "GET /docs/problems/{code}"}
COMMON_FIELDS = {"occurred_at"}


def listed_endpoints() -> dict[str, Row]:
    """Return the rows of the endpoint table, by request."""
    table = rows(section(page("docs/reference/http.md"), "## Endpoints"))
    return {name: row for row in table for name in ticked(row[0]) if name not in PAGES}


def documented_operations() -> dict[str, dict[str, Any]]:
    """Return every operation of the OpenAPI document, by request."""
    return {
        f"{method.upper()} {path.replace('{session}', '{id}')}": operation
        for path, operations in OPENAPI["paths"].items()
        for method, operation in operations.items()
        if method != "parameters"
    }


def body_of(operation: dict[str, Any]) -> set[str]:
    content = operation.get("requestBody", {}).get("content", {})
    schema = content.get("application/json", {}).get("schema", {})
    return {name for form in schema.get("anyOf", [schema]) for name in properties_of(form)}


def properties_of(schema: dict[str, Any]) -> set[str]:
    if reference := schema.get("$ref"):
        schema = OPENAPI["components"]["schemas"][reference.rpartition("/")[2]]
    return set(schema.get("properties", {}))


def test_every_endpoint_is_listed() -> None:
    assert listed_endpoints().keys() == documented_operations().keys()


def test_every_field_of_a_body_is_listed() -> None:
    for request, operation in documented_operations().items():
        if fields := body_of(operation):
            words = {
                word.partition(":")[0].strip("{}")
                for word in ticked(listed_endpoints()[request][1])
                if not word.startswith("?")
            }
            assert words - {""} == fields - COMMON_FIELDS, request


def test_every_query_parameter_is_listed() -> None:
    for request, operation in documented_operations().items():
        query = {
            parameter["name"]
            for parameter in operation.get("parameters", ())
            if parameter.get("in") == "query"
        }
        if query:
            words = ticked(listed_endpoints()[request][1])
            shown = "".join(word for word in words if word.startswith("?"))
            assert {part.split("=")[0] for part in shown.strip("?").split("&")} == query, request
