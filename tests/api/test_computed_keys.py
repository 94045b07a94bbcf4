"""An entry cannot have the id of another entry, which a correction made, as its key."""

import pytest
from werkzeug.test import TestResponse

from tests.api.caller import Caller, Table
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import SEATED

REUSED = (422, "key_reused")
FUND = {"kind": "fund", "amount": 1}


@pytest.fixture
def table(inline_service: ServiceUnderTest) -> Table:
    return corrected(inline_service.caller())


def corrected(caller: Caller) -> Table:
    """Return a table whose last entry counts again, after a correction of the one before it."""
    table = caller.table(*SEATED, "fund 5", "fund 6")
    amended = {"amend": table.version() - 1, "entry": {"kind": "fund", "amount": 7}}
    assert table.enter("corrections", amended).status_code == 201
    return table


def result(answer: TestResponse) -> tuple[int, str]:
    return answer.status_code, answer.get_json()["code"]


def test_it_cannot_be_the_key_of_an_entry(table: Table) -> None:
    before = table.events()
    repeated = before[-1]["entry"]
    for _ in range(2):
        assert result(table.line("fund 1", key=repeated)) == REUSED
    assert table.events() == before
    assert table.line("fund 1", key="another").status_code == 201


def test_it_cannot_be_the_key_of_a_batched_entry(table: Table) -> None:
    repeated = table.events()[-1]["entry"]
    batch = {"entries": [{**FUND, "key": repeated}]}
    assert result(table.enter("entries", batch)) == REUSED


def test_it_cannot_be_the_key_of_a_correction(table: Table) -> None:
    repeated = table.events()[-1]["entry"]
    again = {"amend": table.version(), "entry": {"kind": "fund", "amount": 8}}
    assert result(table.enter("corrections", again, key=repeated)) == REUSED


def test_the_key_of_another_table_is_free(inline_service: ServiceUnderTest, table: Table) -> None:
    other = corrected(inline_service.caller())
    assert other.line("fund 1", key=table.events()[-1]["entry"]).status_code == 201
