"""The floor in production: an endpoint that commits each body as one row."""

import json
import os
import threading
from uuid import UUID

import psycopg
from flask import Flask, jsonify, request
from flask.typing import ResponseReturnValue

TABLE = "CREATE TABLE bare (number bigserial PRIMARY KEY, body text NOT NULL)"


def app() -> Flask:
    """Return the application; each of its threads keeps a connection to ``BENCH_DATABASE_URL``."""
    local = threading.local()
    made = Flask("bare", static_folder=None)

    def connection() -> "psycopg.Connection[tuple[int]]":
        if not hasattr(local, "connection"):
            url = os.environ["BENCH_DATABASE_URL"]
            local.connection = psycopg.connect(url, autocommit=True)
        kept: psycopg.Connection[tuple[int]] = local.connection
        return kept

    def enter(session: UUID, kind: str) -> ResponseReturnValue:
        body = json.dumps([str(session), kind, request.get_json()])
        connection().execute("INSERT INTO bare (body) VALUES (%s)", [body])
        return jsonify(recorded=body), 201

    made.add_url_rule("/v1/sessions/<uuid:session>/<kind>", view_func=enter, methods=["POST"])
    return made
