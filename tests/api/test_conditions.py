"""If-Match, If-None-Match, and waiting for the settlement."""

from collections.abc import Callable, Iterator
from contextlib import contextmanager

import pytest

from service.app import create_app, make_application
from service.application.application import Application
from service.application.ports.notifier import Notifier, SessionUpdate
from service.application.ports.null_ports import NoNotifier, NoSubscription
from service.application.waiting import call_before_wait
from service.messaging.local_pubsub import LocalNotifier
from tests.api.caller import Caller, Table
from tests.api.service_under_test import HOUSE_KEY
from tests.api.tables import SEATED, STAKED
from tests.memory_store.store import MemoryStore

FUND = {"amount": 1}


def tag_of(table: Table, version: int) -> str:
    """Return the ETag of a table at a version, for roles that see all of it."""
    return f'"{version}-{table.events()[version - 1]["hash"][:12]}"'


@pytest.mark.parametrize("part", ["", "balances", "standings"])
@pytest.mark.parametrize("as_of", [None, 2])
def test_the_same_version_of_another_session_is_not_304(
    caller: Caller, seated: Table, part: str, as_of: int | None
) -> None:
    """This happens after a restore from a backup and further writes."""
    query = {} if as_of is None else {"as_of": as_of}
    other = caller.table(*SEATED)
    assert other.version() == seated.version()
    had = other.read(part, None, **query).headers["ETag"]
    assert seated.read(part, {"If-None-Match": had}, **query).status_code == 200
    etag = seated.read(part, None, **query).headers["ETag"]
    assert seated.read(part, {"If-None-Match": etag}, **query).status_code == 304


@pytest.mark.parametrize("part", ["", "balances", "standings"])
def test_a_client_with_the_version_gets_304(seated: Table, part: str) -> None:
    first = seated.read(part)
    again = seated.read(part, {"If-None-Match": first.headers["ETag"]})
    assert first.headers["ETag"] == tag_of(seated, seated.version())
    assert (again.status_code, again.data) == (304, b"")
    assert again.headers["ETag"] == first.headers["ETag"]
    seated.enter_lines("fund 1")
    assert seated.read(part, {"If-None-Match": first.headers["ETag"]}).status_code == 200


@pytest.mark.parametrize("tags", ["*", '"99", "{}"', 'W/"{}"'])
def test_one_of_several_tags_may_match(seated: Table, tags: str) -> None:
    had = {"If-None-Match": tags.replace('"{}"', tag_of(seated, seated.version()))}
    assert seated.read("", had).status_code == 304


def test_a_table_as_of_a_version_has_that_version_as_tag(seated: Table) -> None:
    for part in ("", "balances", "standings"):
        assert seated.read(part, as_of=2).headers["ETag"] == tag_of(seated, 2)


def if_match(tag: str) -> dict[str, str]:
    return {"If-Match": tag}


def test_an_entry_for_the_newest_version_is_recorded(seated: Table) -> None:
    tag = seated.read().headers["ETag"]
    assert seated.enter("bank-funds", FUND, headers=if_match(tag)).status_code == 201
    bare = f'"{seated.version()}"'
    assert seated.enter("bank-funds", FUND, headers=if_match(bare)).status_code == 201


def test_an_entry_for_an_older_version_is_not_recorded(seated: Table) -> None:
    stale = seated.read().headers["ETag"]
    seated.enter_lines("fund 1")
    before = seated.events()
    answer = seated.enter("bank-funds", FUND, headers=if_match(stale))
    problem = answer.get_json()
    assert (answer.status_code, problem["code"]) == (412, "entry_in_between")
    assert problem["version"] == seated.version()
    assert answer.headers["ETag"] == f'"{problem["version"]}"'
    assert seated.events() == before


def test_a_version_that_is_not_reached_yet_is_refused_by_its_number(seated: Table) -> None:
    newest = seated.version()
    answer = seated.enter("bank-funds", FUND, headers=if_match(f'"{newest + 1}"'))
    assert (answer.status_code, answer.get_json()["code"]) == (412, "entry_in_between")
    assert answer.get_json()["detail"] == (
        f"There is no version {newest + 1} yet: the newest is {newest}. Read it, then try again."
    )
    stale = seated.enter("bank-funds", FUND, headers=if_match('"1"')).get_json()
    assert stale["detail"].startswith(f"There is a newer entry: version {newest}.")


def test_settlements_do_not_count_as_entries(staked: Table) -> None:
    drawn = staked.line("fasse 2", headers={"Prefer": "wait=10"}).get_json()
    draw, settlement = (event["version"] for event in drawn["events"])
    for version in (draw, settlement):
        answer = staked.enter(
            "draws", {"kind": "last", "cards": ["3"]}, headers=if_match(f'"{version}"')
        )
        assert answer.get_json()["code"] == "not_last_card"
    stale = staked.enter("bank-funds", FUND, headers=if_match(f'"{draw - 1}"'))
    assert stale.status_code == 412
    assert staked.enter("bank-funds", FUND, headers=if_match(f'"{draw}"')).status_code == 201


def test_any_version_of_an_entry_with_several_events_matches(caller: Caller) -> None:
    lines = ("stake anne K 10", "stake bess K 20", "fasse 2", "pair K 3")
    table = caller.table("seat anne 1000", "seat bess 1000", *lines)
    events = table.enter("answers", {"answer": "take", "all": True}).get_json()["events"]
    first = events[0]["version"]
    assert table.enter("bank-funds", FUND, headers=if_match(f'"{first}"')).status_code == 201


@pytest.mark.parametrize("tag", ["*", ' "{}" ', '"1", "{}"', '"{}" ,"1"'])
def test_an_entry_whose_condition_holds_is_recorded(seated: Table, tag: str) -> None:
    tag = tag.replace("{}", str(seated.version()))
    assert seated.enter("bank-funds", FUND, headers=if_match(tag)).status_code == 201


@pytest.mark.parametrize("tag", ['"1"', '"99999"', '"1", "2"', '"' + "9" * 18 + '"'])
def test_an_entry_whose_condition_fails_is_412(seated: Table, tag: str) -> None:
    answer = seated.enter("bank-funds", FUND, headers=if_match(tag))
    assert (answer.status_code, answer.get_json()["code"]) == (412, "entry_in_between")


@pytest.mark.parametrize(
    "tag",
    [
        *("", "4", '"4', '4"', "*, *", '"4" or so', "'4'", '"4" "5"', ",", '"4",'),
        *('"x"', '""', '"-1"', '"x", "4"', '"٣"', '"' + "9" * 19 + '"', 'W/"{}"', '"4-"'),
    ],
)
def test_an_invalid_condition_is_malformed(seated: Table, tag: str) -> None:
    tag = tag.replace("{}", str(seated.version()))
    answer = seated.enter("bank-funds", FUND, headers=if_match(tag))
    assert (answer.status_code, answer.get_json()["code"]) == (400, "malformed")


def test_a_condition_is_checked_before_the_rules(seated: Table) -> None:
    unknown = {"punter": "nobody", "amount": 1}
    assert seated.enter("buy-ins", unknown, headers=if_match('"1"')).status_code == 412


def test_a_condition_is_checked_after_the_schema(seated: Table) -> None:
    assert seated.enter("buy-ins", {}, headers=if_match('"1"')).status_code == 422


# Waiting


@pytest.mark.parametrize(
    "preference", ["wait=10", "wait=999999", "respond-async, wait=5", 'Wait="5"', "wait = 5"]
)
def test_a_preference_to_wait_is_applied(staked: Table, preference: str) -> None:
    answer = staked.line("fasse 2", headers={"Prefer": preference})
    assert (answer.status_code, answer.headers["Preference-Applied"]) == (201, "wait")


@pytest.mark.parametrize(
    "preference", ["", "respond-async", "wait", "wait=", "wait=x", "await=5", "wait=-1"]
)
def test_other_preferences_are_ignored(staked: Table, preference: str) -> None:
    answer = staked.line("fasse 2", headers={"Prefer": preference})
    assert answer.status_code == 202
    assert "Preference-Applied" not in answer.headers


def test_others_may_run_while_a_request_waits(staked: Table) -> None:
    calls: list[str] = []
    call_before_wait(lambda: calls.append("waits"))
    try:
        staked.line("fasse 2")
        assert calls == []
        staked.line("pair 3 4", headers={"Prefer": "wait=10"})
        assert set(calls) == {"waits"}  # for the lock of the session too, if a worker holds it
    finally:
        call_before_wait(None)


def test_only_draws_can_be_waited_for(seated: Table) -> None:
    answer = seated.enter("bank-funds", FUND, headers={"Prefer": "wait=10"})
    assert answer.status_code == 201
    assert "Preference-Applied" not in answer.headers


def test_waiting_again_under_the_same_key_adds_the_settlement(staked: Table) -> None:
    staked.line("fasse K", key="f")
    again = staked.line("fasse K", key="f", headers={"Prefer": "wait=10"})
    assert (again.status_code, again.headers["Preference-Applied"]) == (201, "wait")
    assert again.headers["Idempotency-Replayed"] == "true"
    data = again.get_json()
    assert [e["type"] for e in data["events"]] == ["basset.fasse_turned", "basset.draw_settled"]
    assert data["balances"] == {"punter:anne:purse": 850, "bank": 10_050}


def test_waiting_later_returns_the_balances_after_the_settlement(staked: Table) -> None:
    first = staked.line("fasse K", key="f", headers={"Prefer": "wait=10"})
    staked.enter_lines("buyin anne 70", "fund 3", "pair 4 5")
    again = staked.line("fasse K", key="f", headers={"Prefer": "wait=10"})
    assert again.data == first.data
    assert again.headers["ETag"] == first.headers["ETag"]


class ManualNotifier(NoNotifier):
    """A notifier without updates. Its clock moves only while a subscriber waits."""

    def __init__(self) -> None:
        self.now = 1000.0
        self.waits: list[float] = []

    @contextmanager
    def subscribe(self, session: str | None = None) -> Iterator[NoSubscription]:
        notifier = self

        class NoUpdates(NoSubscription):
            def wait(self, seconds: float) -> list[SessionUpdate]:
                notifier.now += seconds
                notifier.waits.append(seconds)
                return []

        yield NoUpdates()


ServiceFactory = Callable[[Notifier], tuple[Application, Caller]]


@pytest.fixture(scope="module")
def without_worker() -> ServiceFactory:
    """Return a factory for a service without a worker, and a caller of it."""
    app = create_app(make_application(MemoryStore()), HOUSE_KEY)

    def build(notifier: Notifier) -> tuple[Application, Caller]:
        app.extensions["paroli"] = make_application(MemoryStore(), notifier=notifier)
        return app.extensions["paroli"], Caller(app.test_client(), HOUSE_KEY)

    return build


@pytest.mark.parametrize(("seconds", "most"), [(3, 3), (10, 10), (11, 10), (999_999, 10)])
def test_a_wait_ends_after_ten_seconds_and_polls_meanwhile(
    without_worker: ServiceFactory, monkeypatch: pytest.MonkeyPatch, seconds: int, most: int
) -> None:
    notifier = ManualNotifier()
    monkeypatch.setattr("service.application.reading.entry_results.monotonic", lambda: notifier.now)
    _handler, caller = without_worker(notifier)
    table = caller.table(*STAKED)
    answer = table.line("fasse 2", headers={"Prefer": f"wait={seconds}"})
    assert answer.status_code == 202
    assert sum(notifier.waits) == most
    assert max(notifier.waits) <= 1


@pytest.mark.parametrize("preference", ["wait=0", pytest.param("wait=1", marks=pytest.mark.slow)])
def test_after_the_timeout_the_response_is_the_unsettled_one(
    without_worker: ServiceFactory, preference: str
) -> None:
    _handler, caller = without_worker(LocalNotifier())
    table = caller.table(*STAKED)
    answer = table.line("fasse 2", key="f", headers={"Prefer": preference})
    assert answer.status_code == 202
    assert "Preference-Applied" not in answer.headers
    assert table.line("fasse 2", key="f").data == answer.data


def test_without_a_worker_the_next_entry_settles(without_worker: ServiceFactory) -> None:
    _handler, caller = without_worker(LocalNotifier())
    table = caller.table(*STAKED)
    table.line("fasse K")
    data = table.line("buyin anne 5").get_json()
    assert data["balances"]["punter:anne:purse"] == 855
    assert [e["type"] for e in table.events()][-2:] == [
        "basset.draw_settled",
        "basset.money_brought_in",
    ]
