"""Which entries the final checks accept in a log, after what the clients did."""

from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from random import Random

import pytest
from flask import Flask

from tests.api.http_client import HttpResponse
from tests.api.http_server import run_server
from tests.faults.client import DOUBLED, LOST, Acknowledged, Client, Recorded, Shared
from tests.faults.final_checks import EventRow, assert_once
from tests.faults.lateness import Lateness

OPENED, FUNDED = "session.opened", "basset.bank_funded"
ONCE = (False, False)


def log_of(*keys: str) -> list[EventRow]:
    """Return the log of a session that was opened and then funded under each key."""
    return [
        {"type": FUNDED if version > 1 else OPENED, "entry": key, "version": version, "id": key}
        for version, key in enumerate(("open", *keys), start=1)
    ]


def test_an_acknowledged_entry_must_be_in_the_log() -> None:
    answer = HttpResponse(201, {}, b'{"events": [{"id": "funded"}]}')
    recorded = Recorded("session", {"funded": Acknowledged("/bank-funds", {}, answer)})
    assert_once(recorded, log_of("funded"), set())
    with pytest.raises(AssertionError, match="acknowledged, but not recorded"):
        assert_once(recorded, log_of(), set())


@contextmanager
def responding(*statuses: int) -> Iterator[int]:
    """Yield the port of a service that responds with each status in turn, then with the last."""
    app, left = Flask(__name__), list(statuses)

    @app.post("/v1/sessions/session/bank-funds")
    def respond() -> tuple[str, int]:
        return "", left.pop(0) if len(left) > 1 else left[0]

    with run_server(app) as port:
        yield port


def refused(statuses: Sequence[int], choices: tuple[bool, bool]) -> Recorded:
    """Return a session after an entry under the key ``fund`` was refused."""
    recorded = Recorded("session")
    with responding(*statuses) as port, ThreadPoolExecutor() as pool:
        client = Client(seed_for(choices), Shared([port], pool, Lateness()))
        assert client.record(recorded, "bank-funds", {}, "fund").status == 409
    return recorded


def test_a_refused_entry_that_was_sent_once_must_not_be_in_the_log() -> None:
    recorded = refused([409], ONCE)
    assert_once(recorded, log_of(), set())
    with pytest.raises(AssertionError, match="recorded, but not acknowledged"):
        assert_once(recorded, log_of("fund"), set())


@pytest.mark.parametrize(
    ("statuses", "choices"),
    [([503, 409], ONCE), ([409], (True, False)), ([409], (False, True))],
    ids=["sent again after a 503", "response lost", "sent twice at once"],
)
def test_a_refused_entry_that_was_sent_more_than_once_may_be_in_the_log(
    statuses: Sequence[int], choices: tuple[bool, bool]
) -> None:
    recorded = refused(statuses, choices)
    assert_once(recorded, log_of(), set())
    assert_once(recorded, log_of("fund"), set())


def seed_for(choices: tuple[bool, bool]) -> str:
    """Return a seed with which the first request is lost or not, and doubled or not."""

    def chosen_by(seed: str) -> tuple[bool, bool]:
        chance = Random(seed)
        return chance.random() < LOST, chance.random() < DOUBLED

    return next(seed for seed in map(str, count()) if chosen_by(seed) == choices)
