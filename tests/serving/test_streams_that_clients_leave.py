"""A stream without news ends when its client closes the connection, and leaves its place."""

import ssl
import threading
from collections.abc import Iterator
from pathlib import Path

import pytest
from flask import Flask

from service.app import create_app, make_application
from service.messaging.local_pubsub import LocalNotifier
from service.serving.tls.server_tls import prepare_tls
from service.serving.waitress.server import WaitressServer
from tests.api.caller import Caller
from tests.api.http_client import connection_to
from tests.api.service_under_test import HOUSE_KEY
from tests.memory_store.store import MemoryStore
from tests.serving.settings_in_folder import NOW, settings_in
from tests.waiting import until

THREADS = 8
OPENED = 3 * THREADS
KEY = {"Authorization": f"Bearer {HOUSE_KEY}"}


@pytest.fixture
def app(monkeypatch: pytest.MonkeyPatch) -> Flask:
    """An application in which no stream writes before the test ends."""
    monkeypatch.setattr("service.application.reading.live_updates.HEARTBEAT_SECONDS", 600.0)
    application = make_application(MemoryStore(), notifier=LocalNotifier())
    return create_app(application, HOUSE_KEY, threads=THREADS)


@pytest.fixture(params=["http", "https"])
def served(
    app: Flask, request: pytest.FixtureRequest, tmp_path: Path
) -> Iterator[tuple[int, ssl.SSLContext | None]]:
    """The port of a server, and the TLS of its clients."""
    settings = settings_in(tmp_path, port="0", threads=str(THREADS))
    tls = prepare_tls(settings, NOW) if request.param == "https" else None
    server = WaitressServer(app, settings, tls.context if tls else None)
    loop = threading.Thread(target=server.run_in_thread, daemon=True)
    loop.start()
    yield server.port, ssl.create_default_context(cadata=tls.authority.pem) if tls else None
    server.end()
    loop.join()


def test_a_client_that_leaves_makes_room_for_the_next(
    app: Flask, served: tuple[int, ssl.SSLContext | None]
) -> None:
    streams = app.extensions["paroli-streams"]
    feed = Caller(app.test_client(), HOUSE_KEY).table().path + "/feed"
    for _ in range(OPENED):
        client = connection_to(*served)
        client.request("GET", feed, headers=KEY)
        answer = client.getresponse()
        assert (answer.status, answer.readline()) == (200, b"retry: 2000\n")
        answer.close()
        client.close()
        until(lambda: streams.open == 0, "the stream is still open", seconds=5.0)
