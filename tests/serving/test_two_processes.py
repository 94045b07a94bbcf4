"""Two processes at one port, over one PostgreSQL and one Redis."""

import os
import signal
import threading
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, contextmanager, suppress
from http.client import HTTPException
from typing import Any
from uuid import uuid4

from service.app import start_service
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.api.caller import opening
from tests.api.http_client import HttpResponse
from tests.serving.metrics_samples import scrape
from tests.serving.service_process import ServiceProcess
from tests.waiting import until
from workers.sweep import Sweep

STAKE = {"punter": "anne", "card": "K", "amount": 5}


def open_session(service: ServiceProcess) -> str:
    """Open a session at which anne sits; return its path."""
    with service.client() as client:
        path = f"/v1/sessions/{client.post('/v1/sessions', opening()).json()['id']}"
        assert client.post(f"{path}/punters", {"name": "anne", "purse": 1000}).status == 201
    return path


def send_to_both(
    service: ServiceProcess, path: str, body: Any, key: str | None = None
) -> list[HttpResponse]:
    """Send the same request over new connections until both processes have answered one."""
    answers: list[HttpResponse] = []
    mark = uuid4().hex

    def send(_number: int) -> HttpResponse:
        with service.client() as client:
            return client.post(path, body, key, {"X-Request-ID": mark})

    def both() -> bool:
        with ThreadPoolExecutor(8) as pool:
            answers.extend(pool.map(send, range(16)))
        return len({line["process"] for line in service.log_lines(request=mark)}) == 2

    until(both, "one process does it all")
    return answers


def test_both_processes_record_entries(service: ServiceProcess) -> None:
    path = open_session(service)
    before = scrape(service)
    answers = send_to_both(service, f"{path}/bank-funds", {"amount": 1})
    assert {answer.status for answer in answers} == {201}
    assert sorted(answer.json()["version"] for answer in answers) == [*range(3, len(answers) + 3)]
    funds = 'paroli_requests_total{method="POST",route="/v1/sessions/<uuid:session>/bank-funds",'
    after = scrape(service)
    assert after[f'{funds}status="201"}}'] - before.get(f'{funds}status="201"}}', 0) == len(answers)
    recorded = 'paroli_recorded_total{kind="entry"}'
    assert after[recorded] - before[recorded] == len(answers)


def test_both_processes_replay_the_same_entry(service: ServiceProcess) -> None:
    path = open_session(service)
    answers = send_to_both(service, f"{path}/stakes", STAKE, "once")
    assert len({answer.data for answer in answers}) == 1
    assert len({answer.headers.get("Idempotency-Replayed") for answer in answers}) == 2
    with service.client() as client:
        assert len(client.get(f"{path}/events").json()["events"]) == 3


@contextmanager
def worker(service: ServiceProcess) -> Iterator[None]:
    """Make pending settlements from another process than those of the service."""
    stopped = threading.Event()
    store = open_store(service.settings["PAROLI_DATABASE_URL"], EventCodec())
    redis_url = service.settings["PAROLI_REDIS_URL"]
    with closing(store), closing(start_service(store, redis_url=redis_url)) as running:
        sweep = Sweep(running.application, stopped.is_set)

        def work() -> None:
            while not stopped.wait(0.05):
                sweep()

        thread = threading.Thread(target=work)
        thread.start()
        try:
            yield
        finally:
            stopped.set()
            thread.join()


def test_a_waiting_client_gets_a_settlement_of_another_process(service: ServiceProcess) -> None:
    path = open_session(service)
    with worker(service):
        draw = {"kind": "fasse", "cards": ["2"]}
        (answer, *_) = send_to_both(service, f"{path}/draws", draw, "draw")
        with service.client() as client:
            waited = client.post(f"{path}/draws", draw, "draw", {"Prefer": "wait=10"})
    assert (answer.status, waited.status) == (202, 201)
    assert waited.headers["Preference-Applied"] == "wait"
    assert [event["type"] for event in waited.json()["events"]] == [
        "basset.fasse_turned",
        "basset.draw_settled",
    ]


def test_a_process_that_is_killed_is_replaced(service: ServiceProcess) -> None:
    path, mark = open_session(service), uuid4().hex
    with service.stream(f"{path}/feed", mark) as stream:
        assert stream.status == 200
        assert scrape(service)["paroli_streams"] == 1
        (line,) = service.log_lines(request=mark)
        os.kill(line["process"], signal.SIGKILL)
        with suppress(HTTPException, OSError):
            stream.read()
    counted = scrape(service)['paroli_recorded_total{kind="entry"}']
    answers = send_to_both(service, f"{path}/bank-funds", {"amount": 1})
    assert {answer.status for answer in answers} == {201}
    after = scrape(service)
    assert after['paroli_recorded_total{kind="entry"}'] == counted + len(answers)
    assert after["paroli_streams"] == 0
