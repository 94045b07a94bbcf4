"""Servers to measure: the service as shipped, and the smallest endpoint that could do the same.

``python -m bench.servers house|bare FOLDER`` serves on a free port of this machine and says which.
"""

import json
import re
import subprocess
import sys
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any
from uuid import UUID

from flask import Flask, jsonify, request
from flask.typing import ResponseReturnValue
from waitress.server import create_server

from bench import sqlite_floor
from bench.evening import CODEC
from service.application.access import access_keys
from service.application.ports.keyring import DEALER, AccessKey, Grant
from service.application.ports.keyring import KEY as KIND
from service.clock import SystemClock
from service.serving.serve import serve
from service.settings import read_settings
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store

KEY = "bench-house-key-0001"

TABLET_KEY = "paroli_b0b0b0b0b0b0_bench-tablet-key-0001"
"""The key that enters: of a dealer, as on the tablets of an event, not the house's own."""

ROOT = Path(__file__).resolve().parents[1]

_LINES_BEFORE_ADDRESS = 20
_ADDRESS = re.compile(r"http://127\.0\.0\.1:([0-9]+)/")


def house_url(folder: Path) -> str:
    """Return the URL of the database of the service in ``folder``."""
    return f"sqlite:///{folder / 'house.db'}"


def add_tablet_key(store: SqlStore) -> None:
    """Store the key of the tablets, once."""
    number = access_keys.key_id_in(TABLET_KEY)
    if store.keyring.key(number) is None:
        digest, now = access_keys.digest_of(TABLET_KEY), SystemClock().now()
        store.keyring.add(AccessKey(number, KIND, "Tablet", Grant(DEALER), digest, now, "bench"))


def house(folder: Path) -> None:
    """Run a service with its worker, as ``paroli serve`` does."""
    with open_store(house_url(folder), CODEC) as store:
        add_tablet_key(store)
    settings = {
        "PAROLI_DATABASE_URL": house_url(folder),
        "PAROLI_HOUSE_KEY": KEY,
        "PAROLI_PORT": "0",
        "PAROLI_WRITE_RATE": "0",
    }
    serve(read_settings(settings), _say)


def bare(folder: Path) -> None:
    """Serve an endpoint that reads a body and commits one row, in the same kind of server."""
    connection, lock = sqlite_floor.connect(folder / "bare.db"), threading.Lock()
    app = Flask("bare", static_folder=None)

    def enter(session: UUID, kind: str) -> ResponseReturnValue:
        body = json.dumps([str(session), kind, request.get_json()])
        with lock:
            sqlite_floor.insert(connection, [(body,)])
        return jsonify(recorded=body), 201

    app.add_url_rule("/v1/sessions/<uuid:session>/<kind>", view_func=enter, methods=["POST"])
    server: Any = create_server(
        app, host="127.0.0.1", port=0, threads=read_settings({}).threads, ident=None
    )
    _say(f"http://127.0.0.1:{server.effective_port}/")
    server.run()


def _say(line: str) -> None:
    print(line, flush=True)


@contextmanager
def serving(kind: str, folder: Path) -> Iterator[int]:
    """Run a server in its own process; yield its port."""
    command = [sys.executable, "-m", "bench.servers", kind, str(folder)]
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, text=True)  # noqa: S603 - ours
    try:
        yield _port_of(process)
    finally:
        process.terminate()
        process.communicate(timeout=30)


def _port_of(process: subprocess.Popen[str]) -> int:
    assert process.stdout is not None
    for _ in range(_LINES_BEFORE_ADDRESS):
        if found := _ADDRESS.search(process.stdout.readline()):
            return int(found[1])
    raise RuntimeError("The server did not say where it serves.")


if __name__ == "__main__":
    {"house": house, "bare": bare}[sys.argv[1]](Path(sys.argv[2]))
