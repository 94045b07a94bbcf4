"""Control over HTTP, where it is called the pen: statuses, headers, and who is shown to hold it.

The rules of control are tested in ``tests/flow/test_control.py``.
"""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from werkzeug.test import TestResponse

from tests.api.caller import Caller, Table, opening
from tests.api.named_devices import DEVICE, with_named_devices
from tests.api.service_under_test import ServiceUnderTest, open_inline_service
from tests.api.tables import SEATED
from tests.factories.devices import key_of

TABLET, SPARE = {DEVICE: "tablet"}, {DEVICE: "spare"}
WAIT = {"Prefer": "wait=10"}
FUND = {"amount": 1}
TAKEN, FUNDED = "session.pen_taken", "basset.bank_funded"


@pytest.fixture(scope="module")
def service(blank: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ServiceUnderTest]:
    """A service whose callers name their device."""
    with open_inline_service(blank, tmp_path_factory.mktemp("paired")) as running:
        with_named_devices(running.app)
        yield running


@pytest.fixture
def held(caller: Caller) -> Table:
    """Anne, bess and carl sit, and the device `tablet` has the pen."""
    table = caller.table(*SEATED)
    assert table.enter("pen", {}, headers=TABLET).status_code == 201
    return table


def types(answer: TestResponse) -> list[str]:
    assert answer.status_code in {200, 201, 202}, answer.text
    return [event["type"] for event in answer.get_json()["events"]]


def problem(answer: TestResponse) -> tuple[int, str]:
    return answer.status_code, answer.get_json()["code"]


def writer(table: Table) -> Any:
    pen = table.state()["pen"]
    return pen and pen["device"]


def test_a_session_shows_the_holder_of_its_pen(caller: Caller) -> None:
    answer = caller.post("/v1/sessions", opening(), headers=TABLET)
    assert types(answer) == ["basset.session_opened", TAKEN]
    table = Table(caller, answer.get_json()["id"])
    taken = table.events()[1]
    pen = {"holder": key_of("tablet"), "device": "tablet", "since": taken["at"]}
    assert table.state()["pen"] == pen
    assert (taken["actor"], taken["data"]) == (
        key_of("tablet"),
        {"holder": key_of("tablet"), "device": "tablet"},
    )


def test_a_session_without_a_pen_shows_null(seated: Table) -> None:
    assert seated.state()["pen"] is None


def test_the_first_entry_of_a_device_takes_the_pen(seated: Table) -> None:
    assert types(seated.line("fund 1", headers=TABLET)) == [TAKEN, FUNDED]
    assert types(seated.line("fund 1", headers=TABLET)) == [FUNDED]
    assert writer(seated) == "tablet"


def test_the_response_to_a_first_draw_has_the_pen_and_the_settlement(seated: Table) -> None:
    drawn = seated.line("fasse 2", key="f", headers={**TABLET, **WAIT})
    assert (drawn.status_code, drawn.headers["Preference-Applied"]) == (201, "wait")
    assert types(drawn) == [TAKEN, "basset.fasse_turned", "basset.draw_settled"]
    again = seated.line("fasse 2", key="f", headers=TABLET)
    assert (again.status_code, types(again)) == (202, [TAKEN, "basset.fasse_turned"])


def test_another_device_is_refused_with_the_holder_of_the_pen(held: Table) -> None:
    before, pen = held.events(), held.state()["pen"]
    answer = held.line("fund 1", headers=SPARE)
    assert problem(answer) == (409, "pen_elsewhere")
    assert {name: answer.get_json()[name] for name in pen} == pen
    assert held.events() == before


def test_the_pen_is_taken_over_and_the_entry_sent_again(held: Table) -> None:
    assert problem(held.line("fund 1", key="kept", headers=SPARE)) == (409, "pen_elsewhere")
    taken = held.enter("pen", {}, key="take", headers=SPARE)
    assert taken.status_code == 201
    assert taken.get_json() == {
        "version": held.version(),
        "events": held.events()[-1:],
        "balances": {},
        "settled": True,
    }
    assert taken.headers["ETag"] == f'"{held.version()}"'
    assert taken.headers["Idempotency-Key"] == "take"
    assert types(held.line("fund 1", key="kept", headers=SPARE)) == [FUNDED]
    assert problem(held.line("fund 1", headers=TABLET)) == (409, "pen_elsewhere")


def test_a_repeat_gets_its_stored_response(held: Table) -> None:
    def send() -> list[TestResponse]:
        fund = held.line("fund 1", key="fund", headers=TABLET)
        return [fund, held.enter("pen", {}, key="take", headers=TABLET)]

    first = send()
    held.enter("pen", {}, headers=SPARE)
    again = send()
    assert [answer.data for answer in again] == [answer.data for answer in first]
    assert [a.headers.get("Idempotency-Replayed") for a in again] == ["true", "true"]
    assert writer(held) == "spare"


def test_the_refused_entries_of_a_batch_have_a_status_and_the_holder(held: Table) -> None:
    entries = {"entries": [{"kind": "fund", "amount": n} for n in (1, 2)], "mode": "each"}
    results = held.enter("entries", entries, headers=SPARE).get_json()["results"]
    assert [(r["status"], r["code"], r["device"]) for r in results] == [
        (409, "pen_elsewhere", "tablet")
    ] * 2
    whole = held.enter("entries", {**entries, "mode": "atomic"}, headers=SPARE)
    assert (*problem(whole), whole.get_json()["index"]) == (409, "pen_elsewhere", 0)
    assert types(held.enter("entries", entries, headers=TABLET)) == [FUNDED, FUNDED]


def test_a_batch_takes_a_free_pen(seated: Table) -> None:
    entries = {"entries": [{"kind": "fund", "amount": n} for n in (1, 2)]}
    assert types(seated.enter("entries", entries, headers=TABLET)) == [TAKEN, FUNDED, FUNDED]


def test_a_script_needs_no_pen_and_cannot_take_it(held: Table) -> None:
    assert types(held.line("fund 1")) == [FUNDED]
    answer = held.enter("pen", {})
    assert problem(answer) == (403, "forbidden")
    assert answer.get_json()["detail"] == (
        "Only a paired device can take the pen. This key can write without it."
    )
    assert writer(held) == "tablet"


def test_taking_the_pen_accepts_occurred_at(held: Table) -> None:
    body = {"occurred_at": "2026-01-06T20:15:00Z"}
    (event,) = held.enter("pen", body, headers=SPARE).get_json()["events"]
    assert event["occurred_at"] == "2026-01-06T20:15:00.000000Z"
    assert held.state()["pen"]["since"] == event["at"]


def test_taking_the_pen_reads_the_if_match_header(held: Table) -> None:
    late = held.enter("pen", {}, headers={**SPARE, "If-Match": '"1"'})
    assert problem(late) == (412, "entry_in_between")
    etag = held.read().headers["ETag"]
    assert held.enter("pen", {}, headers={**SPARE, "If-Match": etag}).status_code == 201


def test_the_pen_of_a_closed_session_stays(held: Table) -> None:
    assert held.line("close", headers=TABLET).status_code == 201
    assert problem(held.enter("pen", {}, headers=SPARE)) == (409, "session_closed")
    assert problem(held.line("fund 1", headers=SPARE)) == (409, "session_closed")
    assert writer(held) == "tablet"


@pytest.mark.parametrize(
    ("body", "refused"),
    [
        ({"device": "spare"}, (422, "wrong_shape")),
        ({"occurred_at": "now"}, (422, "wrong_shape")),
        ([], (422, "wrong_shape")),
    ],
)
def test_taking_the_pen_has_no_other_fields(
    held: Table, body: Any, refused: tuple[int, str]
) -> None:
    assert problem(held.enter("pen", body, headers=SPARE)) == refused
    assert writer(held) == "tablet"


def test_an_unknown_session_has_no_pen(caller: Caller) -> None:
    nowhere = Table(caller, "00000000-0000-4000-8000-000000000000")
    assert problem(nowhere.enter("pen", {}, headers=TABLET)) == (404, "unknown_session")


def test_a_session_as_of_a_version_shows_the_pen_of_that_version(held: Table) -> None:
    version = held.version()
    held.enter("pen", {}, headers=SPARE)
    assert held.read(as_of=version).get_json()["pen"]["device"] == "tablet"
    assert held.read(as_of=version - 1).get_json()["pen"] is None


def test_a_sheet_from_a_device_takes_no_pen(caller: Caller) -> None:
    sheet = b'format = "basset/1"\nrules = "oak"\nentries = "seat anne 5"\n'
    answer = caller.post_raw("/v1/score-sheets", sheet, "application/toml", headers=TABLET)
    assert TAKEN not in types(answer)
    assert Table(caller, answer.get_json()["id"]).state()["pen"] is None
