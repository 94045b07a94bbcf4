"""The log, the journal, the balances and the standings, at any version."""

from itertools import pairwise
from typing import Any

import pytest

from tests.api.caller import Caller, Table
from tests.api.log_assertions import assert_hash_chain, assert_settled_once
from tests.api.service_under_test import ServiceUnderTest
from tests.api.tables import STAKED, TAKEN, WON

ALL = ("seat anne 1000", "seat bess 1000", *(f"stake anne {c} 10" for c in "A23456789JQK"))
MANY_AT_ONCE = (*ALL, *(f"stake bess {c} 10" for c in "A23456789JQK"), "fasse 10")


def read_pages(table: Table, part: str, limit: int, **query: Any) -> list[list[Any]]:
    found, after = [], 0
    while True:
        page = table.read(part, after=after, limit=limit, **query).get_json()
        found.append(page[part if part == "events" else "postings"])
        if page["next"] is None:
            return found
        after = page["next"]


def test_the_log_is_a_gapless_hash_chain(won: Table) -> None:
    assert_hash_chain(won.id, won.events())


def test_every_draw_is_followed_by_its_one_settlement(won: Table) -> None:
    won.enter_lines("take anne K", "pair 4 5", "pair 6 7", "end")
    assert_settled_once(won.events())


def test_times_of_the_log_never_run_backwards(won: Table) -> None:
    assert all(one["at"] <= other["at"] for one, other in pairwise(won.events()))


@pytest.mark.parametrize("limit", [1, 2, 3, 9, 10, 1000])
def test_pages_of_the_log_hold_every_event_once(won: Table, limit: int) -> None:
    found = read_pages(won, "events", limit)
    assert [e for page in found for e in page] == won.events()
    assert all(len(page) == limit for page in found[:-1])
    assert all(len(page) <= limit for page in found)


def test_after_the_newest_version_the_log_is_empty(won: Table) -> None:
    newest = won.version()
    assert won.read("events", after=newest).get_json() == {"events": [], "next": None}
    assert won.read("events", after=newest + 5).get_json() == {"events": [], "next": None}


@pytest.mark.parametrize("limit", [1, 2, 3, 5, 7, 20, 1000])
def test_a_page_of_the_journal_never_splits_an_event(caller: Caller, limit: int) -> None:
    # Every card wins or loses in one draw; its settlement has several postings.
    table = caller.table(*MANY_AT_ONCE)
    table.line("pair 3 K", headers={"Prefer": "wait=10"})
    table.enter("answers", {"answer": "take", "all": True})
    whole = table.read("journal", limit=1000).get_json()["postings"]
    found = read_pages(table, "journal", limit)
    assert [posting for page in found for posting in page] == whole
    versions = [{posting["version"] for posting in page} for page in found]
    assert all(not one & other for one, other in pairwise(versions))
    assert all(found)


def test_the_journal_adds_up_to_the_balances(caller: Caller) -> None:
    table = caller.table(*TAKEN)
    sums: dict[str, int] = {}
    for posting in table.read("journal", limit=1000).get_json()["postings"]:
        assert posting["amount"] > 0
        sums[posting["source"]] = sums.get(posting["source"], 0) - posting["amount"]
        sums[posting["target"]] = sums.get(posting["target"], 0) + posting["amount"]
    assert sums == table.read("balances").get_json()
    assert sum(sums.values()) == 0


def test_the_journal_as_of_a_version_ends_at_that_version(caller: Caller) -> None:
    table = caller.table(*TAKEN)
    whole = table.read("journal", limit=1000).get_json()["postings"]
    for version in range(1, table.version() + 1):
        pages = read_pages(table, "journal", 1, as_of=version)
        assert [p for page in pages for p in page] == [
            posting for posting in whole if posting["version"] <= version
        ]


def test_balances_as_of_a_version_are_those_after_that_version(caller: Caller) -> None:
    table = caller.table(*WON)
    now = table.version()
    before = table.read("balances").get_json()
    table.enter_lines("take anne K")
    assert table.read("balances", as_of=now).get_json() == before
    assert table.read("balances").get_json() == {
        "bank": 9900,
        "punter:anne:card:K": 0,
        "punter:anne:purse": 1100,
        "punter:bess:purse": 1000,
        "punter:carl:purse": 1000,
        "world": -13_000,
    }


def test_a_win_counts_when_it_is_taken(won: Table) -> None:
    before = won.read("standings").get_json()
    won.enter_lines("take anne K")
    after = won.read("standings").get_json()
    assert (before["bank_net"], after["bank_net"]) == (0, -100)
    assert before["standings"] == [
        {"place": 1, "punter": name, "net": 0} for name in ("anne", "bess", "carl")
    ]
    assert after["standings"] == [
        {"place": 1, "punter": "anne", "net": 100},
        {"place": 2, "punter": "bess", "net": 0},
        {"place": 2, "punter": "carl", "net": 0},
    ]
    assert (after["version"], after["winners"]) == (won.version(), [])
    assert won.read("standings", as_of=before["version"]).get_json() == before


def test_the_punter_who_reaches_the_target_wins_the_evening(caller: Caller) -> None:
    rules = {"preset": "modern", "overrides": {"target": 1100}}
    table = caller.table(*TAKEN, rules=rules)
    assert table.read("standings").get_json()["winners"] == ["anne"]
    assert table.state()["winners"] == ["anne"]


@pytest.mark.parametrize("part", ["", "events", "journal", "balances", "standings"])
def test_an_unknown_session_has_no_parts(caller: Caller, part: str) -> None:
    path = f"/v1/sessions/00000000-0000-4000-8000-000000000000/{part}".rstrip("/")
    answer = caller.get(path)
    assert (answer.status_code, answer.get_json()["code"]) == (404, "unknown_session")


BAD_QUERIES = {
    "": ("as_of=0", "as_of=-1", "as_of=x", "as_of=1.5", "as_of=", "asof=1", "as_of=9" + "9" * 30),
    "events": ("after=-1", "after=x", "limit=0", "limit=1001", "as_of=1"),
    "journal": ("after=-1", "as_of=0", "limit=0", "cursor=x"),
    "balances": ("as_of=0", "after=1"),
    "standings": ("as_of=0", "limit=1"),
}


@pytest.mark.parametrize(
    ("part", "query"), [(part, q) for part, queries in BAD_QUERIES.items() for q in queries]
)
def test_an_invalid_query_is_refused(read_only_table: Table, part: str, query: str) -> None:
    answer = read_only_table.caller.get(f"{read_only_table.path}{part and '/'}{part}?{query}")
    problem = answer.get_json()
    assert (answer.status_code, problem["code"]) == (422, "wrong_shape")
    assert list(problem["errors"]) == [f"query.{query.partition('=')[0]}"]


@pytest.fixture(scope="module")
def read_only_table(service: ServiceUnderTest) -> Table:
    """A table that tests only read."""
    return service.caller().table(*STAKED)


@pytest.mark.parametrize("part", ["events", "journal"])
def test_a_log_takes_the_next_of_a_page_as_cursor_or_as_after(seated: Table, part: str) -> None:
    following = seated.read(part, limit=1).get_json()["next"]
    by_cursor = seated.read(part, cursor=following).get_json()
    assert by_cursor[{"events": "events", "journal": "postings"}[part]]
    assert by_cursor == seated.read(part, after=following).get_json()
    both = seated.read(part, cursor=following, after=following)
    assert list(both.get_json()["errors"]) == ["query.cursor"]


def test_versions_begin_with_1(won: Table) -> None:
    problem = won.read("entries/0").get_json()
    assert (problem["status"], problem["code"]) == (404, "unknown_version")
    assert problem["detail"] == "The first version of a session is 1."
