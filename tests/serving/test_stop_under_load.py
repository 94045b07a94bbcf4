"""A stop under load: requests are answered, acknowledged entries are stored, and exit code 0."""

import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from http.client import HTTPException
from pathlib import Path
from uuid import uuid4

import pytest

from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.api.caller import opening
from tests.api.service_under_test import HOUSE_KEY
from tests.serving.conftest import Settings
from tests.serving.service_process import (
    PLAIN_GUNICORN,
    SERVE,
    SERVE_TLS,
    SERVE_TWO_PROCESSES,
    ServiceProcess,
    run_service,
)
from tests.waiting import until

WAYS = {
    "one process": (SERVE, signal.SIGTERM),
    "one process, over TLS": (SERVE_TLS, signal.SIGTERM),
    "two processes": (SERVE_TWO_PROCESSES, signal.SIGINT),
    "gunicorn by hand": (PLAIN_GUNICORN, signal.SIGTERM),
}


class Tablet:
    """Enters one entry after the other until the service stops or the test ends."""

    def __init__(self, service: ServiceProcess, path: str, stopped: threading.Event) -> None:
        self._service = service
        self._stopped = stopped
        self._path = path
        self.acknowledged: set[str] = set()

    def work(self) -> None:
        try:
            with self._service.client() as client:
                while not self._stopped.is_set():
                    key = uuid4().hex
                    answer = client.post(f"{self._path}/bank-funds", {"amount": 1}, key)
                    assert answer.status == 201, answer.data
                    self.acknowledged.add(key)
        except (OSError, HTTPException):
            return


@pytest.mark.parametrize("way", WAYS)
def test_a_stop_signal_ends_the_service_gracefully(
    production: Settings, single_process: Settings, tmp_path: Path, way: str
) -> None:
    words, how = WAYS[way]
    settings = single_process if words == SERVE_TLS else production
    stopped = threading.Event()
    with (
        run_service(words, settings, tmp_path) as service,
        ThreadPoolExecutor(8) as pool,
        ExitStack() as at_last,
    ):
        at_last.callback(stopped.set)
        entered, drawn = open_session(service), open_session(service)
        tablets = [Tablet(service, entered, stopped) for _ in range(4)]
        work = [pool.submit(tablet.work) for tablet in tablets]
        watching = pool.submit(watch, service, entered)
        waiting = pool.submit(draw_and_wait, service, drawn)
        until(lambda: all(len(t.acknowledged) > 9 for t in tablets), "no tablet enters anything")
        until(lambda: bool(service.log_lines(type="basset.fasse_turned.v1")), "no draw is recorded")
        until(lambda: bool(service.log_lines(request="watching")), "no stream is open")
        assert service.stop(how) == 0
        assert watching.result().startswith(b"retry: ")
        assert waiting.result() == (201 if words == SERVE_TLS else 202)
        for job in work:
            job.result()
        assert len(service.log_lines(message="serving")) == (words != PLAIN_GUNICORN)
        assert HOUSE_KEY not in service.log() + service.stdout()
    acknowledged = {key for tablet in tablets for key in tablet.acknowledged}
    assert recorded(settings, entered) == acknowledged


def watch(service: ServiceProcess, path: str) -> bytes:
    """Return the whole stream. A stream that breaks is an error."""
    with service.stream(f"{path}/feed", "watching") as stream:
        return stream.read()


def open_session(service: ServiceProcess) -> str:
    with service.client() as client:
        return f"/v1/sessions/{client.post('/v1/sessions', opening()).json()['id']}"


def draw_and_wait(service: ServiceProcess, path: str) -> int:
    """Enter a draw and wait for its settlement; return the status code."""
    with service.client() as client:
        draw = {"kind": "fasse", "cards": ["2"]}
        return client.post(f"{path}/draws", draw, headers={"Prefer": "wait=10"}).status


def recorded(settings: Settings, path: str) -> set[str]:
    """Return the keys of all entries but the opening."""
    with closing(open_store(settings["PAROLI_DATABASE_URL"], EventCodec())) as store:
        return {event.entry for event in store.events(path.rpartition("/")[2], after=1)}
