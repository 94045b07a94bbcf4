"""An event id that another session took is a problem of its own, and `verify` names the event."""

from dataclasses import replace
from uuid import uuid4

import pytest
from werkzeug.test import TestResponse

from service.application.verification.verify import verify
from service.domain.values.ids import entry_seed, event_id, settlement_seed
from tests.api.caller import Caller, Table, opening
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import DEALING, SEATED
from tests.factories.basset import commands
from tests.store.session_appends import following_append

TAKEN = (409, "event_id_taken")


@pytest.fixture
def caller(inline_service: ServiceUnderTest) -> Caller:
    return inline_service.caller()


def take_id(service: ServiceUnderTest, session: str, seed: str) -> str:
    """Give the id of a session's future event to an event of another one; return that session."""
    store, other = service.application.ports.store, service.caller().table().id
    append = following_append(store, other, commands.fund_bank(5))
    forged = replace(append.recorded[0], id=event_id(session, f"{seed}:0"))
    store.append([replace(append, recorded=[forged])])
    return other


def result(answer: TestResponse) -> tuple[int, str]:
    return answer.status_code, answer.get_json()["code"]


def test_an_entry_whose_event_id_is_taken_is_a_problem(
    inline_service: ServiceUnderTest, caller: Caller
) -> None:
    table = caller.table(*SEATED)
    other = take_id(inline_service, table.id, entry_seed("mine"))
    before = table.events()
    answer = table.line("fund 1", key="mine")
    assert result(answer) == TAKEN
    assert other not in answer.text
    batch = {"entries": [{"kind": "fund", "amount": 1, "key": "mine"}], "mode": "each"}
    assert result(table.enter("entries", batch)) == TAKEN
    assert table.events() == before
    assert table.line("fund 1", key="another").status_code == 201
    ports = inline_service.application.ports
    (verified,) = verify(ports.store, ports.codec, [other])
    assert "Event 2 does not match its hash." in [f.message for f in verified.findings]


def test_an_opening_whose_event_id_is_taken_is_a_problem(
    inline_service: ServiceUnderTest, caller: Caller
) -> None:
    chosen = str(uuid4())
    take_id(inline_service, chosen, entry_seed("mine"))
    assert result(caller.post("/v1/sessions", opening(id=chosen), key="mine")) == TAKEN
    assert caller.get(f"/v1/sessions/{chosen}").status_code == 404


def test_a_settlement_whose_event_id_is_taken_is_a_problem_of_the_next_entry(
    own_service: ServiceUnderTest,
) -> None:
    table: Table = own_service.caller().table(*DEALING)
    draw = table.version() + 1
    take_id(own_service, table.id, settlement_seed(draw))
    assert table.line("pair 5 6").status_code == 202
    assert result(table.line("fund 1")) == TAKEN
    assert table.version() == draw


def test_the_id_of_a_repeated_entry_cannot_be_the_key_of_a_batched_entry(caller: Caller) -> None:
    table = caller.table(*SEATED, "fund 5", "fund 6")
    amended = {"amend": table.version() - 1, "entry": {"kind": "fund", "amount": 7}}
    assert table.enter("corrections", amended).status_code == 201
    repeated = table.events()[-1]["entry"]
    batch = {"entries": [{"kind": "fund", "amount": 1, "key": repeated}]}
    assert result(table.enter("entries", batch)) == (422, "key_reused")
