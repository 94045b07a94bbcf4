"""The OpenAPI document, generated from the endpoints. A test compares it with openapi.yaml."""

import gzip
import json
from copy import deepcopy
from functools import cache
from importlib.resources import files
from pathlib import Path
from typing import Any

import flask_smorest
import yaml
from flask import Blueprint as PlainBlueprint
from flask import Flask, Response, request, send_from_directory

from service.api.document import problem_pages
from service.api.document.health_operations import HEALTH, HEALTH_OPERATIONS
from service.api.document.openapi_bodies import add_entry_schemas, replace_bodies
from service.api.document.openapi_details import (
    add_event_types,
    add_operation_ids,
    property_meaning,
    remove_unused,
    without_null_defaults,
)
from service.api.document.openapi_examples import add_examples
from service.api.document.operation_texts import add_texts
from service.api.document.problem_facts import add_problem_facts
from service.api.document.response_examples import add_response_examples
from service.api.evenings import evening, gatherings
from service.api.evenings import settling_up as evening_settling_up
from service.api.guards.authentication import COOKIE
from service.api.http.openapi_responses import (
    add_conditions,
    add_octet_streams,
    in_order_of_status,
    share_parts,
)
from service.api.http.schemas import KEY_MEANING, ProblemSchema
from service.api.keys import keys, sign_in
from service.api.people import bankroll_lists, people, statements
from service.api.reports import gathering_reports, reports
from service.api.sessions import (
    batches,
    corrections,
    entries,
    fairness,
    feed,
    ledger,
    odds,
    offers,
    purse_history,
    seals,
    sessions,
    settling_up,
)
from service.api.sessions import control as pen

SETTINGS = {
    "API_TITLE": "Paroli",
    "API_VERSION": "1",
    "OPENAPI_VERSION": "3.1.0",
    "API_SPEC_OPTIONS": {
        "info": {
            "description": "Ledger and bankroll service for historical card games. Amounts are "
            "whole numbers of the currency's smallest unit. Every POST that records may have an "
            f"`Idempotency-Key`. {KEY_MEANING} [Errors and refusals](/docs/problems) explains each "
            "code.\n\nA member that is null, or a flag that is false, counts as left out where "
            "that is allowed.\n\nThe examples play short sessions. Send them from top to "
            "bottom, as they are: each is accepted. An id that the server makes has no example; a "
            "link of an earlier response names it."
        },
        "servers": [{"url": "/", "description": "The server that sent this document."}],
        "security": [{"key": []}, {"device": []}],
    },
}

_OWN_PAGE = Path(__file__).parent / "docs_page"
_SWAGGER = Path(str(files("flask_swagger_ui"))) / "dist"

BLUEPRINTS = (
    *(sessions.blp, entries.blp, batches.blp, *entries.own_blps),
    *(pen.blp, corrections.blp, ledger.blp, feed.blp),
    *(reports.blp, seals.blp, purse_history.blp, settling_up.blp, offers.blp),
    odds.blp,
    *(evening.blp, gatherings.blp, evening_settling_up.blp, gathering_reports.blp, fairness.blp),
    *(people.blp, bankroll_lists.blp, statements.blp, keys.blp, sign_in.blp),
)

pages = PlainBlueprint("docs", __name__)


class Api(flask_smorest.Api):
    """Leaves all errors to ``service.api.http.errors``."""

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
    add_entry_schemas(api.spec, converter)
    for blueprint in BLUEPRINTS:
        api.register_blueprint(blueprint)
    replace_bodies(components.schemas)
    add_event_types(api.spec)
    return json.dumps(_completed(api.spec.to_dict(), app))


def _completed(document: dict[str, Any], app: Flask) -> dict[str, Any]:
    add_operation_ids(document, app)
    document["paths"] |= deepcopy(HEALTH_OPERATIONS)
    document["tags"].append({"name": HEALTH, "description": "The state of the service"})
    add_texts(document)
    add_examples(document)
    add_response_examples(document)
    add_octet_streams(document)
    add_conditions(document)
    add_problem_facts(document)
    share_parts(document)
    in_order_of_status(document)
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
    """Return the document, compressed if the client accepts gzip."""
    use_gzip = request.accept_encodings.quality("gzip") > 0
    response = Response(_as_gzip() if use_gzip else as_json(), mimetype="application/json")
    response.vary.add("Accept-Encoding")
    if use_gzip:
        response.content_encoding = "gzip"
    return response


@cache
def _as_gzip() -> bytes:
    """Return the document, compressed on first use."""
    return gzip.compress(as_json().encode(), mtime=0)


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
