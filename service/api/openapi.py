"""The OpenAPI document, generated from the endpoints. A test compares it with openapi.yaml."""

import json
from collections.abc import Iterator
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import flask_smorest
import yaml
from flask import Blueprint as PlainBlueprint
from flask import Flask, Response, send_from_directory

from service.api import (
    batches,
    corrections,
    evening,
    feed,
    gathering_reports,
    gatherings,
    keys,
    ledger,
    pen,
    people,
    problem_pages,
    purse_history,
    reports,
    seals,
    sessions,
    settling_up,
    sign_in,
    statements,
)
from service.api.authentication import COOKIE
from service.api.games import GAME_APIS
from service.api.games.entry_schemas import Resource, any_of
from service.api.health_operations import HEALTH_OPERATIONS
from service.api.openapi_details import (
    add_event_types,
    add_operation_ids,
    property_meaning,
    remove_unused,
    without_null_defaults,
)
from service.api.openapi_examples import add_examples
from service.api.property_meanings import MEANINGS
from service.api.requests import KEY_PATTERN
from service.api.schemas import ProblemSchema

SETTINGS = {
    "API_TITLE": "Paroli",
    "API_VERSION": "1",
    "OPENAPI_VERSION": "3.1.0",
    "API_SPEC_OPTIONS": {
        "info": {
            "description": "Ledger and bankroll service for historical card games. Amounts are "
            "whole numbers of the currency's smallest unit. Every POST that records takes an "
            "Idempotency-Key. [Errors and refusals](/docs/problems) explains each code.\n\nThe "
            "examples play two short sessions: open both, then try the operations from the top."
        },
        "servers": [{"url": "/", "description": "The server that sent this document."}],
        "security": [{"key": []}, {"device": []}],
    },
}

_OWN_PAGE = Path(__file__).parent / "docs_page"
_SWAGGER = Path(str(files("flask_swagger_ui"))) / "dist"

BLUEPRINTS = (
    *(sessions.blp, pen.blp, corrections.blp, ledger.blp, batches.blp, feed.blp),
    *(reports.blp, seals.blp, purse_history.blp, settling_up.blp),
    *(evening.blp, gatherings.blp, gathering_reports.blp),
    *(people.blp, statements.blp, keys.blp, sign_in.blp),
)

pages = PlainBlueprint("docs", __name__)


class Api(flask_smorest.Api):
    """Leaves all errors to ``service.api.errors``."""

    DEFAULT_ERROR_RESPONSE_NAME = None

    def _register_error_handlers(self) -> None:
        """Register none."""


def add_endpoints(app: Flask) -> None:
    """Add all endpoints to ``app``, and the pages that describe them."""
    for blueprint in BLUEPRINTS:
        app.register_blueprint(blueprint)
    app.register_blueprint(pages)
    app.register_blueprint(problem_pages.pages)


@cache
def as_json() -> str:
    """Return the document.

    It is generated on first use, in a separate application, so that the service starts faster.
    """
    app = Flask("described")
    app.config.update(SETTINGS)
    api = Api(app)
    components = api.spec.components
    components.security_scheme("key", {"type": "http", "scheme": "bearer"})
    components.security_scheme("device", {"type": "apiKey", "in": "cookie", "name": COOKIE})
    converter = api.ma_plugin.converter
    converter.add_attribute_function(property_meaning)
    components.schema("Problem", schema=ProblemSchema)
    for name, schema in _batch_entries(converter):
        components.schema(name, schema)
    for blueprint in BLUEPRINTS:
        api.register_blueprint(blueprint)
    items = {"$ref": "#/components/schemas/BatchEntry"}
    components.schemas["Batch"]["properties"]["entries"]["items"] = items
    add_event_types(api.spec)
    return json.dumps(_completed(api.spec.to_dict(), app))


def _completed(document: dict[str, Any], app: Flask) -> dict[str, Any]:
    add_operation_ids(document, app)
    document["paths"] |= HEALTH_OPERATIONS
    add_examples(document)
    remove_unused(document)
    completed: dict[str, Any] = without_null_defaults(document)
    return completed


def as_mapping() -> dict[str, Any]:
    """Return the document as dicts and lists; the caller may change them."""
    document: dict[str, Any] = json.loads(as_json())
    return document


def as_yaml() -> str:
    """Return the document as YAML, as in openapi.yaml."""
    return yaml.safe_dump(as_mapping(), sort_keys=False, allow_unicode=True, width=100)


@pages.route("/openapi.json")
def openapi_json() -> Response:
    """Return the document."""
    return Response(as_json(), mimetype="application/json")


@pages.route("/docs")
def docs() -> Response:
    """Return the page with Swagger UI."""
    return send_from_directory(_OWN_PAGE, "index.html")


@pages.route("/docs/start.js")
def docs_script() -> Response:
    """Return the script that starts Swagger UI."""
    return send_from_directory(_OWN_PAGE, "start.js")


@pages.route("/docs/ui/<path:name>")
def docs_part(name: str) -> Response:
    """Return a file of Swagger UI, from its Python package."""
    return send_from_directory(_SWAGGER, name)


def _batch_entries(converter: Any) -> Iterator[tuple[str, dict[str, Any]]]:
    """Yield the schemas of batch entries: of each verb, of each game, and of all games."""
    games = []
    for api in GAME_APIS.values():
        prefix = api.game.name.capitalize()
        resources = (*api.resources.values(), *api.shared.values())
        kinds = [(verb, resource) for resource in resources for verb in resource.kinds]
        for verb, resource in kinds:
            yield f"{prefix}{verb.capitalize()}InBatch", _in_batch(converter, resource, verb)
        names = (f"{prefix}{verb.capitalize()}InBatch" for verb, _ in kinds)
        yield f"{prefix}BatchEntry", any_of(map(_reference, names))
        games.append(_reference(f"{prefix}BatchEntry"))
    yield "BatchEntry", any_of(games)


def _reference(name: str) -> dict[str, str]:
    return {"$ref": f"#/components/schemas/{name}"}


def _in_batch(converter: Any, resource: Resource, verb: str) -> dict[str, Any]:
    """Return a body with ``kind`` instead of its selector, and with an optional key."""
    schema: dict[str, Any] = converter.schema2jsonschema(resource.schemas[verb])
    properties = {
        "kind": {"type": "string", "enum": [verb], "description": MEANINGS["kind"]},
        "key": {
            "type": ["string", "null"],
            "pattern": KEY_PATTERN,
            "description": MEANINGS["key"],
        },
        **{n: part for n, part in schema["properties"].items() if n != resource.selector},
    }
    required = ["kind", *(n for n in schema.get("required", ()) if n != resource.selector)]
    return {**schema, "properties": properties, "required": required}
