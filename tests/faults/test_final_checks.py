"""Which entries the final checks accept in a log, after what the clients did."""

from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from itertools import count
from random import Random
from typing import Any

import pytest
import tomli_w
from flask import Flask

from service.sheets import read_sheet
from tests.api.http_client import HttpResponse
from tests.api.http_server import run_server
from tests.faults.client import DOUBLED, LOST, Acknowledged, Client, Recorded, Shared
from tests.faults.final_checks import EventRow, assert_once, first_difference
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
def responding(*answers: tuple[int, str]) -> Iterator[int]:
    """Yield the port of a service that responds with each status and code, then with the last."""
    app, left = Flask(__name__), list(answers)

    @app.post("/v1/sessions/session/bank-funds")
    def respond() -> tuple[dict[str, str], int]:
        status, code = left.pop(0) if len(left) > 1 else left[0]
        return {"code": code}, status

    with run_server(app) as port:
        yield port


def refused(answers: Sequence[tuple[int, str]], choices: tuple[bool, bool]) -> Recorded:
    """Return a session after an entry under the key ``fund`` was refused."""
    recorded = Recorded("session")
    with responding(*answers) as port, ThreadPoolExecutor() as pool:
        client = Client(seed_for(choices), Shared([port], pool, Lateness()))
        assert client.record(recorded, "bank-funds", {}, "fund").status == 409
    return recorded


BY_RULE, BY_PEN = (409, "session_closed"), (409, "pen_elsewhere")
SENT_AGAIN: Mapping[str, tuple[list[tuple[int, str]], tuple[bool, bool]]] = {
    "sent again after a 503": ([(503, "unavailable")], ONCE),
    "response lost": ([], (True, False)),
    "sent twice at once": ([], (False, True)),
}


def assert_never_recorded(recorded: Recorded) -> None:
    assert_once(recorded, log_of(), set())
    with pytest.raises(AssertionError, match="recorded, but not acknowledged"):
        assert_once(recorded, log_of("fund"), set())


@pytest.mark.parametrize("answer", [BY_RULE, BY_PEN])
def test_a_refused_entry_that_was_sent_once_must_not_be_in_the_log(answer: tuple[int, str]) -> None:
    assert_never_recorded(refused([answer], ONCE))


@pytest.mark.parametrize(("before", "choices"), SENT_AGAIN.values(), ids=SENT_AGAIN)
def test_an_entry_with_a_stored_refusal_must_not_be_in_the_log(
    before: list[tuple[int, str]], choices: tuple[bool, bool]
) -> None:
    recorded = refused([*before, BY_RULE], choices)
    assert_never_recorded(recorded)
    assert list(recorded.refused) == ["fund"]


@pytest.mark.parametrize(("before", "choices"), SENT_AGAIN.values(), ids=SENT_AGAIN)
def test_an_entry_without_a_stored_refusal_may_be_in_the_log_if_it_was_sent_again(
    before: list[tuple[int, str]], choices: tuple[bool, bool]
) -> None:
    recorded = refused([*before, BY_PEN], choices)
    assert_once(recorded, log_of(), set())
    assert_once(recorded, log_of("fund"), set())


def test_copies_of_a_request_must_get_the_same_refusal() -> None:
    with pytest.raises(AssertionError, match="/v1/sessions/session/bank-funds"):
        refused([(409, "purse_short"), BY_RULE], (False, True))


SHEET = {"format": "basset/1", "rules": "oak", "entries": "seat anne 5\nfund 1\nbuyin anne 7\n"}


def entered(entries: str) -> Mapping[str, Any]:
    return {**SHEET, "entries": entries}


@pytest.mark.parametrize(
    ("entries", "difference"),
    [
        ("seat anne 5\nbuyin anne 7\n", "no entry differs"),
        ("seat anne 5\ncashout bess 9 ! unknown_punter\nbuyin anne 7\n", "no entry differs"),
        ("seat anne 5\nbuyin anne 8\n", "entry 2 of the sheet is BuyIn"),
        ("seat anne 5\nbuyin anne 7\nend\n", "entry 3 of the sheet is EndDeal"),
    ],
)
def test_the_first_entry_that_differs_is_named(entries: str, difference: str) -> None:
    recorded = read_sheet(tomli_w.dumps(SHEET, multiline_strings=True))
    assert first_difference(entered(entries), recorded).startswith(difference)


def seed_for(choices: tuple[bool, bool]) -> str:
    """Return a seed with which the first request is lost or not, and doubled or not."""

    def chosen_by(seed: str) -> tuple[bool, bool]:
        chance = Random(seed)
        return chance.random() < LOST, chance.random() < DOUBLED

    return next(seed for seed in map(str, count()) if chosen_by(seed) == choices)
