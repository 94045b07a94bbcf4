"""Requests made up from the document, good and bad: no answer may be one it does not describe."""

from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, Phase, seed, settings
from hypothesis.stateful import run_state_machine_as_test
from schemathesis import Case, GenerationMode, Response
from schemathesis.checks import positive_data_acceptance

from service.api.openapi import as_mapping
from service.app import create_app, make_handler
from service.application.quiet import NoDoorbell
from service.store.memory import MemoryStore
from tests.api.place import HOUSE_KEY, still_house
from tests.api.tables import CLOSED, DEALING, SEATED, STAKED, TAKEN, WON

pytestmark = pytest.mark.slow

KEY = {"Authorization": f"Bearer {HOUSE_KEY}"}
# 10.0 is a whole number in JSON Schema and none here; some shapes depend on two members (a pair has
# two cards, all takes nobody's name); a cursor is only good if we made it.
LEFT_OUT = [positive_data_acceptance]
SAME_EVERY_TIME = settings(
    max_examples=10,
    deadline=None,
    database=None,
    phases=(Phase.explicit, Phase.generate),
    suppress_health_check=(
        HealthCheck.too_slow,
        HealthCheck.filter_too_much,
        HealthCheck.data_too_large,
    ),
)

SCHEMA = schemathesis.openapi.from_dict(
    as_mapping(create_app(make_handler(MemoryStore(), doorbell=NoDoorbell()), HOUSE_KEY))
)
SESSIONS: list[str] = []


@schemathesis.serializer("application/toml")
def as_toml(_context: Any, value: Any) -> bytes:
    return value if isinstance(value, bytes) else str(value).encode("utf-8", "replace")


@pytest.fixture(scope="module", autouse=True)
def _house(blank: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """A house with tables in every state, at which all these requests are made."""
    with still_house(blank, tmp_path_factory.mktemp("described")) as place:
        caller = place.caller()
        states = ((), SEATED, STAKED, DEALING, WON, TAKEN, CLOSED)
        SESSIONS[:] = [caller.table(*lines).id for lines in states]
        SCHEMA.app = place.app
        yield


@SCHEMA.hook
def map_case(_context: Any, case: Case) -> Case:
    """Send most requests to sessions that are there, and good ones for people who sit at them."""
    chosen = len(repr(case.body)) % (len(SESSIONS) + 1)
    if "session" in case.path_parameters and chosen < len(SESSIONS):
        case.path_parameters["session"] = SESSIONS[chosen]
    good = case.meta is not None and case.meta.generation.mode == GenerationMode.POSITIVE
    if good and isinstance(case.body, dict):
        likely = {"punter": "anne", "backer": "bess", "against": "carl", "card": "K", "amount": 5}
        case.body.update({name: word for name, word in likely.items() if name in case.body})
    return case


@SCHEMA.parametrize()
@seed(1706)
@SAME_EVERY_TIME
def test_every_answer_is_one_that_the_document_describes(case: Case) -> None:
    case.call_and_validate(headers=KEY, excluded_checks=LEFT_OUT)


def test_every_answer_on_the_way_through_a_session_is_described() -> None:
    machine: Any = SCHEMA.as_state_machine()

    class Evening(machine):  # type: ignore[misc]
        def get_call_kwargs(self, _case: Case) -> dict[str, Any]:
            return {"headers": KEY}

        def validate_response(self, response: Response, case: Case, **_: Any) -> None:
            case.validate_response(response, headers=KEY, excluded_checks=LEFT_OUT)

    run_state_machine_as_test(
        Evening,
        settings=settings(
            SAME_EVERY_TIME, max_examples=15, stateful_step_count=10, derandomize=True
        ),
    )
