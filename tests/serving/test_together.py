"""Two processes at one address, over one PostgreSQL and one Redis."""

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
from service.store.codec import EventCodec
from service.store.connect import open_store
from tests.api.caller import opening
from tests.api.http_client import HttpResponse
from tests.patience import until
from tests.serving.scraped import scraped
from tests.serving.service import Service
from workers.sweep import Sweep

STAKE = {"punter": "anne", "card": "K", "amount": 5}


def opened(house: Service) -> str:
    """Open a session at which anne sits; return its path."""
    with house.wire() as wire:
        path = f"/v1/sessions/{wire.post('/v1/sessions', opening()).json()['id']}"
        assert wire.post(f"{path}/punters", {"name": "anne", "purse": 1000}).status == 201
    return path


def sent_by_both(
    house: Service, path: str, body: Any, key: str | None = None
) -> list[HttpResponse]:
    """Send the same over new connections until both processes have answered some of it."""
    answers: list[HttpResponse] = []
    mark = uuid4().hex

    def send(_number: int) -> HttpResponse:
        with house.wire() as wire:
            return wire.post(path, body, key, {"X-Request-ID": mark})

    def both() -> bool:
        with ThreadPoolExecutor(8) as pool:
            answers.extend(pool.map(send, range(16)))
        return len({line["process"] for line in house.lines(request=mark)}) == 2

    until(both, "one process does it all")
    return answers


def test_entries_come_in_through_both(house: Service) -> None:
    path = opened(house)
    before = scraped(house)
    answers = sent_by_both(house, f"{path}/bank-funds", {"amount": 1})
    assert {answer.status for answer in answers} == {201}
    assert sorted(answer.json()["version"] for answer in answers) == [*range(3, len(answers) + 3)]
    funds = 'paroli_requests_total{method="POST",route="/v1/sessions/<uuid:session>/bank-funds",'
    after = scraped(house)
    assert after[f'{funds}status="201"}}'] - before.get(f'{funds}status="201"}}', 0) == len(answers)
    recorded = 'paroli_recorded_total{kind="entry"}'
    assert after[recorded] - before[recorded] == len(answers)


def test_a_key_is_one_entry_whichever_process_is_asked(house: Service) -> None:
    path = opened(house)
    answers = sent_by_both(house, f"{path}/stakes", STAKE, "once")
    assert len({answer.data for answer in answers}) == 1
    assert len({answer.headers.get("Idempotency-Replayed") for answer in answers}) == 2
    with house.wire() as wire:
        assert len(wire.get(f"{path}/events").json()["events"]) == 3


@contextmanager
def worker(house: Service) -> Iterator[None]:
    """Settle whatever is owed, from a process that is none of the house's."""
    over = threading.Event()
    store = open_store(house.settings["PAROLI_DATABASE_URL"], EventCodec())
    redis_url = house.settings["PAROLI_REDIS_URL"]
    with closing(store), closing(start_service(store, redis_url=redis_url)) as there:
        sweep = Sweep(there.handler, over.is_set)

        def work() -> None:
            while not over.wait(0.05):
                sweep()

        thread = threading.Thread(target=work)
        thread.start()
        try:
            yield
        finally:
            over.set()
            thread.join()


def test_whoever_waits_hears_of_a_settlement_elsewhere(house: Service) -> None:
    path = opened(house)
    with worker(house):
        draw = {"kind": "fasse", "cards": ["2"]}
        (answer, *_) = sent_by_both(house, f"{path}/draws", draw, "draw")
        with house.wire() as wire:
            waited = wire.post(f"{path}/draws", draw, "draw", {"Prefer": "wait=10"})
    assert (answer.status, waited.status) == (202, 201)
    assert waited.headers["Preference-Applied"] == "wait"
    assert [event["type"] for event in waited.json()["events"]] == [
        "basset.fasse_turned",
        "basset.draw_settled",
    ]


def test_a_process_that_is_killed_is_replaced(house: Service) -> None:
    path, mark = opened(house), uuid4().hex
    with house.stream(f"{path}/feed", mark) as stream:
        assert stream.status == 200
        assert scraped(house)["paroli_streams"] == 1
        (line,) = house.lines(request=mark)
        os.kill(line["process"], signal.SIGKILL)
        with suppress(HTTPException, OSError):
            stream.read()
    counted = scraped(house)['paroli_recorded_total{kind="entry"}']
    answers = sent_by_both(house, f"{path}/bank-funds", {"amount": 1})
    assert {answer.status for answer in answers} == {201}
    after = scraped(house)
    assert after['paroli_recorded_total{kind="entry"}'] == counted + len(answers)
    assert after["paroli_streams"] == 0
