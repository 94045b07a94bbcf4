"""What each key sees of each answer, as in docs/reference/roles.md: members, and facts."""

from collections.abc import Iterable, Iterator, Sequence
from typing import Any

import pytest

from service.application.ports.keyring import HOUSE
from tests.api.role_stage import (
    BALANCE,
    COLUMNS,
    CONTACT,
    EVENING,
    KEY_NAME,
    NO_KEY,
    OTHER_EVENING,
    OTHER_PLAYER,
    OTHER_TABLE,
    PEN,
    PERSON,
    Asker,
    Stage,
    open_stage,
    requests_table,
    stranger,
    table_of,
)
from tests.api.service_under_test import ServiceUnderTest
from tests.api.test_hidden_people import text_of
from tests.factories.sample_tables import SAMPLE_TABLES

RIGHTS, MEMBERS, FACTS = requests_table(), table_of("Members"), table_of("Facts")
READERS = tuple(column for column in COLUMNS if column not in {NO_KEY, HOUSE})
READS = [
    request
    for request in RIGHTS
    if request.startswith("GET /v1/") and not request.endswith(("/feed", "/me"))
]
"""Requests whose answers are compared. A feed does not end, and each key has its own `me`."""

IN_JSON = [r for r in READS if ".json" in r or "." not in r]
WITH_VERSIONS = {
    "GET /v1/sessions/<uuid:session>",
    "GET /v1/sessions/<uuid:session>/standings",
    "GET /v1/sessions/<uuid:session>/balances",
}
"""Requests that are compared at several versions of the table."""

REQUEST_TIMES = {"GET /v1/bankrolls.json at"}
"""Members with the time of the request, which differs between any two."""

MAPS = frozenset({"bankrolls", "exposure", "balances"})
"""Members whose own members are named after seats, cards or accounts."""

LABELS = ("id", "name", "punter", "version", "number", "backer", "verb", "player", "fixed")
SAME = "yes"
Differences = dict[str, dict[str, str]]
FORMATS_WITHOUT_TEXT = (".pdf",)
"""Their pages are those of the report in HTML."""


@pytest.fixture(scope="module")
def stages(inline_service: ServiceUnderTest) -> list[Stage]:
    """Return a house with tables of each game."""
    return [open_stage(inline_service, game) for game in SAMPLE_TABLES]


def one_each(stage: Stage) -> dict[str, Asker]:
    """Return a caller for each column, with a key."""
    return {asker.column: asker for asker in reversed(stage.askers)}


def differences(whole: Any, shown: Any, path: str = "") -> Iterator[tuple[str, str]]:
    """Yield each member that differs from the house's, and how."""
    if shown == whole:
        return
    if shown is None:
        yield path, "null"
    elif isinstance(whole, dict) and isinstance(shown, dict):
        yield from _of_members(whole, shown, path)
    elif isinstance(whole, list) and isinstance(shown, list):
        yield from _of_items(whole, shown, f"{path}[]")
    else:
        yield path, "other"


def _of_members(whole: dict[str, Any], shown: Any, path: str) -> Iterator[tuple[str, str]]:
    assert shown.keys() <= whole.keys(), path
    if not shown:
        yield path, "empty"
        return
    for name, value in whole.items():
        part = "*" if path.rpartition(".")[2] in MAPS else name
        inner = f"{path}.{part}" if path else part
        if name in shown:
            yield from differences(value, shown[name], inner)
        else:
            yield inner, "absent"


def _of_items(whole: list[Any], shown: list[Any], path: str) -> Iterator[tuple[str, str]]:
    if len(shown) == len(whole):
        for each, item in zip(whole, shown, strict=True):
            yield from differences(each, item, path)
        return
    yield path, "some" if shown else "empty"
    for item in shown:
        if isinstance(item, dict):
            same = next(each for each in whole if _label(each) == _label(item))
            yield from differences(same, item, path)


def _label(item: dict[str, Any]) -> list[Any]:
    return [item.get(name) for name in LABELS]


def members_of(whole: Any, path: str = "") -> Iterator[str]:
    """Yield the path of each member that has a value."""
    if isinstance(whole, dict):
        for name, value in whole.items():
            yield from members_of(
                value, f"{path}.{'*' if path.rpartition('.')[2] in MAPS else name}"
            )
    elif isinstance(whole, list):
        for item in whole:
            yield from members_of(item, f"{path}[]")
    elif whole is not None:
        yield path


def answers_of_house(
    stage: Stage, request: str, *, thorough: bool
) -> Iterator[tuple[dict[str, Any], Any]]:
    """Yield each query of a request, and the answer to the house.

    Each day, those with a member that no earlier answer has.
    """
    house, seen = one_each(stage)[HOUSE].caller, set[str]()
    for query in queries(stage, request):
        whole = house.get(stage.path(request), **query).get_json()
        members = set(members_of(whole))
        if thorough or not seen or not members <= seen:
            yield query, whole
        seen |= members


def found_differences(stage: Stage, *, thorough: bool) -> Differences:
    """Return how the answers of each column differ from those of the house, by request and member.

    A member is missing where all see the same.
    """
    askers, found = one_each(stage), Differences()
    for request in IN_JSON:
        columns = [column for column in READERS if RIGHTS[request][column] != "no"]
        for query, whole in answers_of_house(stage, request, thorough=thorough):
            for column in columns:
                shown = askers[column].caller.get(stage.path(request), **query).get_json()
                for member, how in differences(whole, shown):
                    if f"{request} {member}" in REQUEST_TIMES:
                        continue
                    row = found.setdefault(f"{request} {member}", dict.fromkeys(columns, SAME))
                    row[column] = merged(row[column], how)
    return found


def merged(known: str, how: str) -> str:
    """Return how a member differs that was compared in several answers."""
    if known in {SAME, how}:
        return how
    assert {known, how} == {"some", "empty"}, (known, how)
    return "some"


def queries(stage: Stage, request: str) -> Iterator[dict[str, Any]]:
    """Yield the queries with which a request is sent: as it is, and at every version."""
    needed = {"/history": {"punter": "anne"}, "/v1/evening": {"gathering": stage.ids["gathering"]}}
    yield next((query for end, query in needed.items() if request.endswith(end)), {})
    if request in WITH_VERSIONS:
        yield from ({"as_of": version} for version in range(1, stage.own.version() + 1))


@pytest.mark.slow
def test_the_table_of_members_has_every_difference(
    stages: Sequence[Stage], request: pytest.FixtureRequest
) -> None:
    """The games have different members, so their tables are compared together."""
    found: Differences = {}
    thorough = bool(request.config.getoption("thorough"))
    for stage in stages:
        for member, row in found_differences(stage, thorough=thorough).items():
            known = found.setdefault(member, row)
            for column, how in row.items():
                known[column] = how if known[column] == SAME else merged(how, known[column])
    rows = {
        name: {c: hidden_with(found, name, c) or row.get(c, "no") for c in READERS}
        for name, row in found.items()
    }
    missing = [as_row(name, row) for name, row in rows.items() if MEMBERS.get(name) != row]
    assert not missing, "roles.md lacks these rows:\n" + "\n".join(missing)
    assert not MEMBERS.keys() - rows.keys(), "roles.md has rows that make no difference"


def hidden_with(found: Differences, name: str, column: str) -> str | None:
    """Return how the member is hidden that a member is a part of, or None."""
    outer = (row.get(column) for known, row in found.items() if name.startswith(f"{known}."))
    return next((how for how in outer if how in {"null", "empty", "absent"}), None)


def as_row(name: str, row: dict[str, str]) -> str:
    """Return a row of the table of members as the page has it."""
    method, path, member = name.split()
    return f"| `{method} {path}` | `{member}` | {' | '.join(row.values())} |"


def test_a_request_is_partial_if_a_member_differs() -> None:
    differing = {(name.rpartition(" ")[0], c) for name, row in MEMBERS.items() for c in READERS}
    for request in IN_JSON:
        for column in READERS:
            right = RIGHTS[request][column]
            rows = (row[column] for name, row in MEMBERS.items() if name.startswith(f"{request} "))
            if right != "no":
                assert (right == "partial") is any(how != SAME for how in rows), (request, column)
    assert differing


def facts_of(stage: Stage) -> dict[str, str]:
    """Return a text that only one fact of the house has, by the fact's row of the page."""
    return {
        "the id of a person": stage.ids["person"],
        "the name of a person": PERSON,
        "the balance of a bankroll": str(BALANCE),
        "the contact of a person": CONTACT,
        "another table of the evening": OTHER_TABLE,
        "a player of another table": OTHER_PLAYER,
        "the name of the device with the pen": PEN,
        "the name of another key": KEY_NAME,
        "the evening of the table": EVENING,
        "another evening": OTHER_EVENING,
    }


def everything_that(asker: Asker, stage: Stage, requests: Iterable[str]) -> str:
    """Return the text of every answer to ``requests``, also of what is refused.

    It has the table at each version.
    """
    paths = [stage.path(request) for request in requests]
    paths += [stage.path("GET /v1/gatherings/<uuid:gathering>", gathering=stage.ids["elsewhere"])]
    paths += [stage.path("GET /v1/sessions/<uuid:session>", stage.other.id)]
    answers = [asker.caller.get(path) for path in paths]
    history = f"{stage.own.path}/history"
    answers += [asker.caller.get(history, punter=name) for name in ("anne", "bess", OTHER_PLAYER)]
    versions = range(1, stage.own.version() + 1)
    answers += [asker.caller.get(stage.own.path, as_of=version) for version in versions]
    # A refusal repeats the name that the caller sent.
    return "".join(text_of(answer.data) for answer in answers).replace(f"named {OTHER_PLAYER}", "")


OF_BASSET = "another player of a Basset table"
OF_ANOTHER_GAME = "another player of a table of another game"


def rows_of(
    stage: Stage, facts: dict[str, str], requests: Iterable[str]
) -> dict[str, dict[str, str]]:
    """Return who reads each fact in answers to ``requests``."""
    rows: dict[str, dict[str, str]] = {name: {} for name in facts}
    for asker in (stranger(stage.service), *one_each(stage).values()):
        text = everything_that(asker, stage, requests)
        for name, fact in facts.items():
            rows[name][asker.column] = "yes" if fact in text else "no"
    return rows


def test_the_table_of_facts_says_who_reads_what(
    stages: Sequence[Stage], request: pytest.FixtureRequest
) -> None:
    """Each day, the other formats of a report are read of one game."""
    of_basset, *others = stages
    with_text = [r for r in READS if not r.endswith(FORMATS_WITHOUT_TEXT)]
    rows = rows_of(of_basset, {**facts_of(of_basset), OF_BASSET: "bess"}, with_text)
    chosen = with_text if request.config.getoption("thorough") else IN_JSON
    seen = [rows_of(stage, {OF_ANOTHER_GAME: "bess"}, chosen) for stage in others]
    assert all(each == seen[0] for each in seen), seen
    rows |= seen[0]
    found = {name: {column: row[column] for column in COLUMNS} for name, row in rows.items()}
    assert found == FACTS, "\n".join(
        f"| {n} | {' | '.join(r.values())} |" for n, r in found.items()
    )
