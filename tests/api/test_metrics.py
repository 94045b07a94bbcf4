"""The metrics of a service and of a worker. Counts include those of all earlier tests."""

import threading
from collections.abc import Sequence
from pathlib import Path

import pytest

from service.app import create_app, create_metrics_app, make_application
from service.application.errors import StoreUnusable
from service.application.ports.store import Append
from service.application.sessions.session_cache import SessionCache
from service.serving.http_service import readiness_of, serving_metrics
from service.settings import read_settings
from service.telemetry.instrumented_store import instrumented
from service.telemetry.metrics import never_raise
from tests.api.caller import Caller, Table
from tests.api.http_client import HttpClient
from tests.api.service_under_test import HOUSE_KEY
from tests.api.tables import STAKED
from tests.factories.basset import commands
from tests.memory_store.store import MemoryStore
from tests.serving.metrics_samples import parse_samples
from tests.store.session_appends import append_session, application_of, following_append
from workers.sweep import Sweep

LAGS = "paroli_settlement_lag_seconds_count"


def samples_of(caller: Caller) -> dict[str, float]:
    answer = caller.get("/metrics")
    assert answer.status_code == 200
    return parse_samples(answer.text)


def test_requests_are_counted_by_route_and_status(seated: Table) -> None:
    route = 'method="POST",route="/v1/sessions/<uuid:session>/stakes"'
    names = [
        f'paroli_requests_total{{{route},status="201"}}',
        f'paroli_requests_total{{{route},status="409"}}',
        f"paroli_request_seconds_count{{{route}}}",
        'paroli_refusals_total{code="purse_short"}',
        'paroli_recorded_total{kind="entry"}',
        "paroli_append_seconds_count",
    ]
    before = samples_of(seated.caller)
    for amount in (5, 6, 9999):
        seated.line(f"stake anne {amount % 9 + 2} {amount}")
    after = samples_of(seated.caller)
    assert [after[name] - before.get(name, 0) for name in names] == [2, 1, 3, 1, 2, 2]


class ContestedStore(MemoryStore):
    """A store in which another process records an entry before the next append."""

    contested: str | None = None

    def append(self, appends: Sequence[Append]) -> None:
        session, self.contested = self.contested, None
        if session:
            super().append([following_append(self, session, commands.fund_bank(5))])
        super().append(appends)


def test_a_refusal_in_a_batch_is_counted_once_if_a_race_is_lost_or_the_batch_repeated() -> None:
    store = ContestedStore()
    caller = Caller(create_app(make_application(store), HOUSE_KEY).test_client(), HOUSE_KEY)
    table = caller.table("seat anne 1000")
    fund = {"kind": "fund", "amount": 1}
    short = {"kind": "cashout", "punter": "anne", "amount": 5000}
    refusals = 'paroli_refusals_total{code="purse_short"}'
    before, version = samples_of(caller), table.version()
    store.contested = table.id
    for _ in range(2):
        answer = table.enter("entries", {"mode": "each", "entries": [fund, short]}, key="batch")
        assert [result["status"] for result in answer.get_json()["results"]] == [201, 409]
        assert answer.get_json()["version"] == version + 2
    assert samples_of(caller)[refusals] - before.get(refusals, 0) == 1


@pytest.mark.parametrize(("method", "data"), [("GET", "GET"), ("BREW", "other")])
def test_unknown_paths_and_methods_add_no_metric_series(
    caller: Caller, method: str, data: str
) -> None:
    for path in ("/some/oddpath", "/other/oddpath"):
        caller.client.open(path, method=method)
    names = [name for name in samples_of(caller) if "oddpath" in name or "BREW" in name]
    assert names == []
    assert f'paroli_requests_total{{method="{data}",route="none",status="404"}}' in samples_of(
        caller
    )


def test_a_settlement_is_timed_from_its_draw(staked: Table) -> None:
    before = samples_of(staked.caller)
    staked.enter_lines("fasse 2")
    after = samples_of(staked.caller)
    assert after[LAGS] - before[LAGS] == 1
    assert (
        after["paroli_settlement_lag_seconds_sum"] - before["paroli_settlement_lag_seconds_sum"] < 5
    )


def test_the_backlog_and_settlements_of_other_processes_are_counted() -> None:
    store = MemoryStore()
    caller = Caller(create_app(make_application(store), HOUSE_KEY).test_client(), HOUSE_KEY)
    table = caller.table(*STAKED)
    assert samples_of(caller)["paroli_owed_sessions"] == 0
    assert table.line("fasse 2").status_code == 202
    owed = samples_of(caller)
    assert owed["paroli_owed_sessions"] == 1
    Sweep(make_application(store), lambda: False)()
    assert samples_of(caller)[LAGS] - owed[LAGS] == 1


def test_the_lag_of_a_draw_from_another_process_is_not_measured() -> None:
    store = MemoryStore()
    session = append_session(store)
    store.append([following_append(store, session, commands.pair("5", "6"))])
    draft = application_of(store).recorder.draft(SessionCache(store).current(session))
    draft.settle()
    caller = Caller(create_app(make_application(store), HOUSE_KEY).test_client(), HOUSE_KEY)
    before = samples_of(caller)
    instrumented(store).append([draft.append()])
    assert samples_of(caller)[LAGS] == before[LAGS]
    assert store.unsettled_sessions(limit=9) == []


class UnreachableStore(MemoryStore):
    """A store that cannot be reached."""

    def unsettled_sessions(self, *, limit: int) -> list[str]:
        raise StoreUnusable("The database server cannot be reached; try again later.")


class InvalidTimeStore(MemoryStore):
    """A store with an invalid time."""

    def unsettled_sessions(self, *, limit: int) -> list[str]:
        raise ValueError("Invalid isoformat string: 'noon'")


@pytest.mark.parametrize("store", [UnreachableStore, InvalidTimeStore])
def test_other_metrics_are_shown_if_the_backlog_is_unknown(store: type[MemoryStore]) -> None:
    app = create_app(make_application(store()), HOUSE_KEY)
    samples_seen = samples_of(Caller(app.test_client(), HOUSE_KEY))
    assert "paroli_streams" in samples_seen
    assert "paroli_owed_sessions" not in samples_seen


def test_metrics_of_a_worker_need_the_key(tmp_path: Path) -> None:
    settings = read_settings(
        {"PAROLI_HOUSE_KEY": HOUSE_KEY, "PAROLI_DATABASE_URL": f"sqlite:///{tmp_path / 'none.db'}"}
    )
    application = make_application(MemoryStore())
    app = create_metrics_app(application, HOUSE_KEY, readiness_of(settings))
    assert app.test_client().get("/metrics").status_code == 401
    with serving_metrics(application, settings, 0) as port, HttpClient(port) as client:
        samples_seen = parse_samples(client.get("/metrics").data.decode())
        assert client.get("/healthz").status == 200
        assert client.get("/readyz").status == 503
    assert "paroli-metrics" not in {thread.name for thread in threading.enumerate()}
    assert samples_seen["paroli_owed_sessions"] == 0
    assert any(name.startswith('paroli_build_info{python="3.') for name in samples_seen)


def test_a_metric_that_fails_is_logged_and_does_not_raise(
    caplog: pytest.LogCaptureFixture,
) -> None:
    def count(word: str) -> None:
        int(word)

    never_raise(count)("no number")
    assert "A metric could not be counted." in caplog.text
