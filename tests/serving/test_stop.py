"""Told to stop under load: what was asked is answered, what was answered is there, and exit 0."""

import signal
import threading
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from http.client import HTTPException
from pathlib import Path
from uuid import uuid4

import pytest

from service.store.codec import EventCodec
from service.store.connect import open_store
from tests.api.caller import opening
from tests.api.service_under_test import HOUSE_KEY
from tests.patience import until
from tests.serving.conftest import Settings
from tests.serving.service import BARE, SECURED, SERVE, TOGETHER, Service, service

WAYS = {
    "alone": (SERVE, signal.SIGTERM),
    "alone, over TLS": (SECURED, signal.SIGTERM),
    "together": (TOGETHER, signal.SIGINT),
    "gunicorn by hand": (BARE, signal.SIGTERM),
}


class Tablet:
    """Enters one thing after the other until nobody takes it any more, or it is over."""

    def __init__(self, house: Service, path: str, over: threading.Event) -> None:
        self._house = house
        self._over = over
        self._path = path
        self.acknowledged: set[str] = set()

    def work(self) -> None:
        try:
            with self._house.wire() as wire:
                while not self._over.is_set():
                    key = uuid4().hex
                    answer = wire.post(f"{self._path}/bank-funds", {"amount": 1}, key)
                    assert answer.status == 201, answer.data
                    self.acknowledged.add(key)
        except (OSError, HTTPException):
            return


@pytest.mark.parametrize("way", WAYS)
def test_a_house_told_to_stop_ends_well(
    production: Settings, alone: Settings, tmp_path: Path, way: str
) -> None:
    words, how = WAYS[way]
    settings = alone if words == SECURED else production
    over = threading.Event()
    with (
        service(words, settings, tmp_path) as house,
        ThreadPoolExecutor(8) as pool,
        ExitStack() as at_last,
    ):
        at_last.callback(over.set)
        entered, drawn = opened(house), opened(house)
        tablets = [Tablet(house, entered, over) for _ in range(4)]
        work = [pool.submit(tablet.work) for tablet in tablets]
        watching = pool.submit(watch, house, entered)
        waiting = pool.submit(draw_and_wait, house, drawn)
        until(lambda: all(len(t.acknowledged) > 9 for t in tablets), "nobody enters anything")
        until(lambda: bool(house.lines(type="basset.fasse_turned.v1")), "nobody draws")
        until(lambda: bool(house.lines(request="watching")), "nobody watches")
        assert house.end(how) == 0
        assert watching.result().startswith(b"retry: ")
        assert waiting.result() == (201 if words == SECURED else 202)
        for job in work:
            job.result()
        assert len(house.lines(message="serving")) == (words != BARE)
        assert HOUSE_KEY not in house.log() + house.said()
    acknowledged = {key for tablet in tablets for key in tablet.acknowledged}
    assert recorded(settings, entered) == acknowledged


def watch(house: Service, path: str) -> bytes:
    """Return all of a stream; one that is torn off is an error."""
    with house.stream(f"{path}/feed", "watching") as stream:
        return stream.read()


def opened(house: Service) -> str:
    with house.wire() as wire:
        return f"/v1/sessions/{wire.post('/v1/sessions', opening()).json()['id']}"


def draw_and_wait(house: Service, path: str) -> int:
    """Enter a draw, and wait until it is settled, if anybody does that; return the status."""
    with house.wire() as wire:
        draw = {"kind": "fasse", "cards": ["2"]}
        return wire.post(f"{path}/draws", draw, headers={"Prefer": "wait=10"}).status


def recorded(settings: Settings, path: str) -> set[str]:
    """Return the keys of all entries but the opening."""
    with closing(open_store(settings["PAROLI_DATABASE_URL"], EventCodec())) as store:
        return {event.entry for event in store.events(path.rpartition("/")[2], after=1)}
