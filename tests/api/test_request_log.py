"""Every request has an id and a log line, and no secret is logged."""

import io
import json
import logging
from collections.abc import Iterator
from typing import Any

import pytest

from service.telemetry.logs import log_handler
from service.telemetry.trace import with_request_id
from tests.api.caller import Caller, Table
from tests.api.service_under_test import HOUSE_KEY, ServiceUnderTest
from tests.waiting import until


@pytest.fixture
def log_output() -> Iterator[io.StringIO]:
    """The service's log output, as JSON lines."""
    stream = io.StringIO()
    application, service_logger = log_handler("json", stream), logging.getLogger("service")
    level = service_logger.level
    service_logger.addHandler(application)
    service_logger.setLevel(logging.INFO)
    yield stream
    service_logger.setLevel(level)
    service_logger.removeHandler(application)


def log_lines_of(request: str, log_output: io.StringIO) -> list[dict[str, Any]]:
    lines = [json.loads(line) for line in log_output.getvalue().splitlines()]
    return [line for line in lines if line.get("request") == request]


@pytest.mark.parametrize("path", ["/healthz", "/v1/sessions", "/v1/nothing", "/nothing"])
def test_every_response_has_a_request_id(service: ServiceUnderTest, path: str) -> None:
    answers = [service.app.test_client().get(path) for _ in range(2)]
    assert len({answer.headers["X-Request-ID"] for answer in answers}) == 2


@pytest.mark.parametrize("given", ["a", "tablet 7/entry-12", "~" * 128])
def test_a_valid_request_id_is_returned(caller: Caller, given: str) -> None:
    answer = caller.get("/v1/sessions", {"X-Request-ID": given})
    assert answer.headers["X-Request-ID"] == given


@pytest.mark.parametrize("given", ["", " ", "x" * 129, "Zoë", "a\tb"])
def test_an_invalid_request_id_is_replaced(caller: Caller, given: str) -> None:
    answer = caller.get("/v1/sessions", {"X-Request-ID": given})
    assert len(answer.headers["X-Request-ID"]) == 32


def test_a_settlement_is_logged_with_the_request_id_of_its_draw(
    staked: Table, log_output: io.StringIO
) -> None:
    wishes = {"X-Request-ID": "seven", "Prefer": "wait=10"}
    assert staked.line("fasse 2", key="the-draw", headers=wishes).status_code == 201
    # The thread that settles may write its line after the answer.
    until(lambda: len(log_lines_of("seven", log_output)) == 3)
    lines = {line.get("kind"): line for line in log_lines_of("seven", log_output)}
    drawn, settled, answered = lines["entry"], lines["settlement"], lines[None]
    for line, kind, version in ((drawn, "entry", 6), (settled, "settlement", 7)):
        assert (line["message"], line["kind"], line["versions"]) == (
            "recorded",
            kind,
            [version] * 2,
        )
        assert (line["entry"], line["session"]) == ("the-draw", staked.id)
    assert (answered["message"], answered["method"], answered["status"]) == (
        "answered",
        "POST",
        201,
    )
    assert answered["route"] == "/v1/sessions/<uuid:session>/draws"
    assert answered["ms"] > 0


def test_a_refusal_is_logged_by_its_code(seated: Table, log_output: io.StringIO) -> None:
    seated.line("stake anne K 9999", headers={"X-Request-ID": "poor"})
    refused, answered = log_lines_of("poor", log_output)
    assert (refused["message"], refused["code"]) == ("refused", "purse_short")
    assert (refused["session"], answered["status"]) == (seated.id, 409)


def test_each_refusal_of_a_batch_is_logged(seated: Table, log_output: io.StringIO) -> None:
    entries = [{"kind": "pay", "punter": who, "card": "K"} for who in ("anne", "nobody")]
    body = {"entries": entries, "mode": "each"}
    assert seated.enter("entries", body, headers={"X-Request-ID": "both"}).status_code == 200
    codes = [
        line["code"] for line in log_lines_of("both", log_output) if line["message"] == "refused"
    ]
    assert codes == ["no_such_stake", "unknown_punter"]


def test_no_secret_is_logged(caller: Caller, log_output: io.StringIO) -> None:
    table = caller.table("seat Wilhelmina 1000", "stake Wilhelmina K 17")
    table.enter("stakes", {"punter": "Wilhelmina", "card": "K", "amount": HOUSE_KEY})
    caller.get(f"/v1/{HOUSE_KEY}")
    caller.get("/v1/sessions", key=HOUSE_KEY)
    caller.get("/v1/sessions", {"Authorization": "Bearer another-key", "Cookie": "key=a-cookie"})
    data = log_output.getvalue()
    assert "recorded" in data
    for secret in (HOUSE_KEY, "another-key", "a-cookie", "Wilhelmina", "Bearer"):
        assert secret not in data


def test_the_text_format_writes_readable_lines() -> None:
    stream = io.StringIO()
    log = logging.Logger("service")  # noqa: LOG001 - a logger of this test
    log.addHandler(log_handler("text", stream))
    with with_request_id("seven"):
        log.warning("Redis is away.", extra={"session": "a-session"})
    assert stream.getvalue().endswith(" WARNING Redis is away. session=a-session request=seven\n")


@pytest.mark.parametrize("form", ["text", "json"])
def test_a_client_cannot_forge_a_log_line(form: str) -> None:
    stream = io.StringIO()
    log = logging.Logger("service")  # noqa: LOG001 - a logger of this test
    log.addHandler(log_handler(form, stream))
    forged = "\n2026-01-06 20:15:00,000 INFO forged\r\u2028\x1b[2J\x85\u2029"
    try:
        int(forged)
    except ValueError:
        log.exception("Nobody foresaw this: %s", forged, extra={"session": forged})
    data = stream.getvalue()
    assert data.count("forged") >= 3, data
    assert set("\r\u2028\u2029\x1b\x85").isdisjoint(data)
    first, *under = data.removesuffix("\n").split("\n")
    assert first.isprintable()
    assert all(line.startswith("    ") for line in under)
    assert bool(under) == (form == "text")
