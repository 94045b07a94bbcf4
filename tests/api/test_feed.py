"""The feed: live updates, and none missed after a reconnect."""

import json
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing
from typing import Any
from uuid import uuid4

import pytest
from werkzeug.test import TestResponse

from service.api.guards.stream_limits import STREAMS_PER_READER
from service.api.sessions.feed import limit_streams
from service.app import create_app, make_application
from service.application.access import access_keys
from service.application.errors import StoreUnusable
from service.application.ports.keyring import BOARD, DEALER, PUNTER, Grant
from service.application.ports.store import SessionRow
from tests.api.caller import Caller, Table
from tests.api.credentials import device_caller, make_credential
from tests.api.service_under_test import HOUSE_KEY, ServiceUnderTest
from tests.api.tables import CLOSED, SEATED, STAKED
from tests.factories.notifiers import UnreachableNotifier
from tests.memory_store.store import MemoryStore
from tests.serving.metrics_samples import parse_samples

BEAT_SECONDS = 0.05
BEATS_MOST = 400


@pytest.fixture(autouse=True)
def _short_beats(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("service.application.reading.live_updates.HEARTBEAT_SECONDS", BEAT_SECONDS)


class Reader:
    """Reads a stream as it arrives. A long silence fails the test instead of blocking it."""

    def __init__(self, caller: Caller, path: str, last: str | None = None) -> None:
        headers = {"Last-Event-ID": last} if last else {}
        self.last = ""
        self.answer = caller.client.get(path, headers=headers, buffered=False)
        self._parts: Iterator[str] = (
            part.decode() if isinstance(part, bytes) else part for part in self.answer.response
        )

    def close(self) -> None:
        self.answer.close()

    def events(self, wanted: int) -> list[tuple[str, dict[str, Any]]]:
        """Return the next ``wanted`` events as (id, data)."""
        events: list[tuple[str, dict[str, Any]]] = []
        for _ in range(BEATS_MOST):
            if len(events) == wanted:
                return events
            fields = dict(
                line.split(": ", 1) for line in next(self._parts).split("\n") if ": " in line
            )
            self.last = fields.get("id", self.last)
            if "data" in fields:
                events.append((self.last, json.loads(fields["data"])))
        pytest.fail(f"after {events} no event came")

    def until(self, right: Callable[[dict[str, Any]], bool]) -> tuple[str, dict[str, Any]]:
        """Return the first event for which ``right`` holds."""
        while True:
            (event,) = self.events(1)
            if right(event[1]):
                return event

    def beats(self) -> bool:
        """Return whether the next chunk is a heartbeat."""
        return next(self._parts) == ":\n\n"

    def ended(self) -> bool:
        """Return whether the stream ends, after the chunks that were already sent."""
        return any(part is None for part in self._until_end())

    def _until_end(self) -> Iterator[str | None]:
        for _ in range(BEATS_MOST):
            yield next(self._parts, None)


def feed_of(table: Table, last: str | None = None) -> Reader:
    return Reader(table.caller, f"/v1/sessions/{table.id}/feed", last)


def test_a_stream_begins_with_the_current_state(seated: Table) -> None:
    with closing(feed_of(seated)) as feed:
        assert feed.answer.mimetype == "text/event-stream"
        assert feed.answer.headers["Cache-Control"] == "no-cache"
        assert feed.answer.headers["X-Accel-Buffering"] == "no"
        update = {"session": seated.id, "version": 4, "settled": True}
        assert feed.events(1) == [("4", update)]


def test_the_feed_sends_draw_and_settlement(staked: Table) -> None:
    version = staked.version()
    with closing(feed_of(staked)) as feed:
        feed.events(1)
        staked.enter_lines("fasse 2")
        last, update = feed.until(lambda update: update["settled"])
        assert update == {"session": staked.id, "version": version + 2, "settled": True}
        assert last == str(version + 2)
        staked.enter_lines("fund 5")
        assert feed.events(1)[0][0] == str(version + 3)


def test_a_reconnect_gets_only_newer_updates(seated: Table) -> None:
    with closing(feed_of(seated, "4")) as feed:
        assert next(feed._parts) == "retry: 2000\n\n"
        assert feed.beats()
        seated.enter_lines("fund 5")
        assert feed.events(1)[0][0] == "5"
    with closing(feed_of(seated, "2")) as feed:
        assert feed.events(1)[0][0] == "5"


def test_a_version_beyond_the_log_gets_the_current_state(seated: Table) -> None:
    with closing(feed_of(seated, "99")) as feed:
        assert feed.events(1)[0][0] == "4"


@pytest.mark.parametrize("last", ["-1", "a", "1.0", "9" * 19, "٣", "2026-01-06T20:15:00.000000Z"])
def test_a_last_event_id_that_is_not_a_number_is_malformed(seated: Table, last: str) -> None:
    for feed in (feed_of(seated, last), Reader(seated.caller, "/v1/feed", last)):
        assert (feed.answer.status_code, feed.answer.get_json()["code"]) == (400, "malformed")


def test_a_feed_needs_a_session_and_a_key(service: ServiceUnderTest) -> None:
    path = f"/v1/sessions/{uuid4()}/feed"
    assert service.caller().get(path).get_json()["code"] == "unknown_session"
    for feed_path in (path, "/v1/feed"):
        assert service.app.test_client().get(feed_path).status_code == 401


def test_one_stream_covers_all_tables(own_service: ServiceUnderTest) -> None:
    caller = own_service.caller()
    first, second = caller.table(*SEATED), caller.table(*STAKED)
    closed = caller.table(*CLOSED)
    with closing(Reader(caller, "/v1/feed")) as feed:
        first_versions = {update["session"]: update["version"] for _, update in feed.events(2)}
        assert first_versions == {first.id: first.version(), second.id: second.version()}
        first.enter_lines("fund 5")
        ((last, update),) = feed.events(1)
        assert update == {"session": first.id, "version": first.version(), "settled": True}
    second.enter_lines("fund 5", "close")
    with closing(Reader(caller, "/v1/feed", last)) as feed:
        data = {update["session"]: update["version"] for _, update in feed.events(3)}
    # Recent changes are sent again: a transaction that began before them may have ended after them.
    assert data == {table.id: table.version() for table in (first, second, closed)}


def test_the_stream_of_all_sessions_starts_again_if_the_store_is_older(
    own_service: ServiceUnderTest,
) -> None:
    caller = own_service.caller()
    table = caller.table(*SEATED)
    with closing(Reader(caller, "/v1/feed", "99")) as feed:
        assert feed.events(1)[0][1]["session"] == table.id


def test_streams_leave_threads_for_entries(own_service: ServiceUnderTest) -> None:
    limit_streams(own_service.app, 2)
    caller = own_service.caller()
    table = caller.table(*SEATED)
    with closing(feed_of(table)), closing(Reader(caller, "/v1/feed")) as second:
        full = feed_of(table).answer
        assert (full.status_code, full.get_json()["code"]) == (503, "too_many_streams")
        assert full.headers["Retry-After"] == "5"
        second.close()
        with closing(feed_of(table)) as third:
            assert third.answer.status_code == 200
    assert caller.client.head(f"/v1/sessions/{table.id}/feed").status_code == 200
    assert own_service.app.extensions["paroli-streams"].open == 0


def test_readers_leave_streams_for_writers(own_service: ServiceUnderTest) -> None:
    limit_streams(own_service.app, 20)
    table = own_service.caller().table(*SEATED)
    boards = [make_credential(own_service, Grant(BOARD, (table.id,))).caller for _ in range(3)]
    with ExitStack() as open_streams:

        def taken(caller: Caller, times: int) -> list[int]:
            readers = [Reader(caller, f"{table.path}/feed") for _ in range(times)]
            for reader in readers:
                open_streams.callback(reader.close)
            return [reader.answer.status_code for reader in readers]

        assert taken(boards[0], STREAMS_PER_READER + 1) == [200] * STREAMS_PER_READER + [503]
        assert taken(boards[1], STREAMS_PER_READER) == [200] * 7 + [503]
        assert taken(boards[2], 1) == [503]
        assert taken(own_service.caller(), 6) == [200] * 5 + [503]
    assert own_service.app.extensions["paroli-streams"].open == 0


def test_phones_of_one_follow_key_leave_streams_to_a_board(own_service: ServiceUnderTest) -> None:
    """With the default of 64 threads, 60 phones took all 42 streams of readers."""
    table = own_service.caller().table(*SEATED)
    secret = table.caller.post(f"{table.path}/follow-keys", {}).get_json()["key"]
    board = make_credential(own_service, Grant(BOARD, (table.id,))).caller
    with ExitStack() as open_streams:

        def opened(caller: Caller) -> TestResponse:
            reader = Reader(caller, f"{table.path}/feed")
            open_streams.callback(reader.close)
            return reader.answer

        phones = [opened(device_caller(own_service, secret)) for _ in range(60)]
        assert [phone.status_code for phone in phones] == [200] * 24 + [503] * 36
        refused = phones[-1].get_json()
        assert (refused["code"], phones[-1].headers["Retry-After"]) == ("too_many_streams", "5")
        assert refused["detail"].startswith("This key has 24 open streams, the maximum.")
        assert opened(board).status_code == 200
    assert own_service.app.extensions["paroli-streams"].open == 0


def test_a_stream_ends_with_its_key(
    own_service: ServiceUnderTest, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("service.api.guards.authentication.RECHECK_SECONDS", 0.0)
    key = make_credential(own_service, Grant(DEALER))
    table = key.caller.table(*SEATED)
    with closing(feed_of(table)) as feed:
        feed.events(1)
        access_keys.end_key(own_service.application.ports, key.issued.key, "tests")
        assert feed.ended()


def test_the_stream_of_all_sessions_covers_those_that_the_key_may_read(
    own_service: ServiceUnderTest,
) -> None:
    other, own = (own_service.caller().table(*SEATED) for _ in range(2))
    punter = make_credential(own_service, Grant(PUNTER, (own.id,), "anne")).caller
    with closing(Reader(punter, "/v1/feed")) as feed:
        assert [update["session"] for _, update in feed.events(1)] == [own.id]
        other.enter_lines("fund 5")
        own.enter_lines("fund 5")
        assert [update["session"] for _, update in feed.events(1)] == [own.id]


def test_a_stream_ends_with_its_process(own_service: ServiceUnderTest) -> None:
    table = own_service.caller().table(*SEATED)
    with closing(feed_of(table)) as feed:
        feed.events(1)
        own_service.application.ports.notifier.close()  # type: ignore[attr-defined] # a LocalNotifier
        assert feed.ended()


class FlickeringStore:
    """A store that fails at every second read of a row."""

    def __init__(self, store: MemoryStore) -> None:
        self._store = store
        self._calls = 0

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)

    def row(self, session: str) -> SessionRow | None:
        self._calls += 1
        if self._calls % 2 == 0:
            raise StoreUnusable("The database server cannot be reached; try again later.")
        return self._store.row(session)


def test_without_a_live_notifier_the_feed_polls_the_store(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr("service.application.reading.live_updates.POLL_SECONDS", 0.01)
    store = MemoryStore()
    shaky: Any = FlickeringStore(store)
    reader, writer = (
        Caller(
            create_app(
                make_application(store_, notifier=UnreachableNotifier()), HOUSE_KEY
            ).test_client(),
            HOUSE_KEY,
        )
        for store_ in (shaky, store)
    )
    table = writer.table(*SEATED)
    with closing(Reader(reader, f"/v1/sessions/{table.id}/feed")) as feed:
        assert feed.events(1)[0][0] == "4"
        table.enter_lines("fund 5")
        assert feed.events(1)[0][0] == "5"


def test_a_reconnect_amid_merged_updates_gets_the_rest(own_service: ServiceUnderTest) -> None:
    caller = own_service.caller()
    tables = {caller.table(*SEATED).id for _ in range(4)}
    with closing(Reader(caller, "/v1/feed")) as feed:
        feed.events(2)
        assert feed.last == ""
        feed.events(2)
        assert feed.last
    with closing(Reader(caller, "/v1/feed")) as feed:
        assert {update["session"] for _, update in feed.events(4)} == tables


def test_updates_are_counted_by_their_source(caller: Caller) -> None:
    table = caller.table(*SEATED)
    before = {source: updates_sent(caller, source) for source in ("read", "announced")}
    with closing(Reader(caller, f"/v1/sessions/{table.id}/feed")) as feed:
        feed.events(1)
        table.enter_lines("fund 5")
        feed.events(1)
    assert updates_sent(caller, "read") == before["read"] + 1
    assert updates_sent(caller, "announced") == before["announced"] + 1


def updates_sent(caller: Caller, source: str) -> float:
    samples = parse_samples(caller.get("/metrics").text)
    return samples.get(f'paroli_updates_total{{source="{source}"}}', 0)
