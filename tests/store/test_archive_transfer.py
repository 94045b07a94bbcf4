"""`export --all` and `import` move all sessions from any database to any other."""

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from itertools import product
from pathlib import Path
from uuid import uuid4

import pytest
from werkzeug.test import TestResponse

from service.app import create_app, make_application, start_service
from service.application.verification.verify import sessions_of, verify
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.opening.connect import migrate_store, open_store
from tests.api.caller import Caller, Table, opening
from tests.factories.basset import commands
from tests.servers.fixtures import copy_of_database
from tests.servers.postgresql import Server
from tests.store.cli_runner import paroli
from tests.store.imported_sheets import RIGHT, WRONG
from tests.store.session_appends import append_session, following_append
from tests.waiting import until

KEY = "the-key-of-this-house"
LINES = {"seat anne 500": "k1", "stake anne K 50": "k2", "fasse 2": "k3"}

NewDatabase = Callable[[str], str]


@pytest.fixture
def new_database(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[NewDatabase]:
    """Return a function that makes a new database of a kind, and returns its URL."""
    with ExitStack() as stack:

        def make(kind: str) -> str:
            if kind == "sqlite":
                url = f"sqlite:///{tmp_path / uuid4().hex}.db"
                migrate_store(url)
                return url
            server: Server = request.getfixturevalue("server")
            return server.url(stack.enter_context(copy_of_database(server)))

        yield make


def caller(store: SqlStore) -> Caller:
    """Return a caller of a service over ``store`` that has no worker."""
    app = create_app(make_application(store), KEY)
    return Caller(app.test_client(), KEY)


def sent(someone: Caller, session: str) -> list[TestResponse]:
    """Send the first requests of an evening. The last is a draw, so a settlement is pending."""
    opened = someone.post("/v1/sessions", opening(id=session), key="k0")
    table = Table(someone, session)
    return [opened, *(table.line(line, key=key) for line, key in LINES.items())]


def everything(store: SqlStore) -> list[object]:
    """Return all rows of every session but its standings, which a job computes later."""
    return [
        (
            store.stored_events(s),
            store.idempotency_records(s),
            store.postings(s),
            store.balances(s),
            store.row(s),
        )
        for s in sessions_of(store)
    ]


@pytest.mark.parametrize(("start", "end"), [*product(("sqlite", "postgresql"), repeat=2)])
def test_all_sessions_continue_after_a_transfer(
    new_database: NewDatabase, tmp_path: Path, start: str, end: str
) -> None:
    old, new, archive = new_database(start), new_database(end), tmp_path / "archive.jsonl"
    session = str(uuid4())
    with open_store(old, EventCodec()) as store:
        append_session(store)
        first = sent(caller(store), session)
        before = everything(store)
    assert [answer.status_code for answer in first] == [201, 201, 201, 202]
    wrote = paroli(old, "export", "--all", "--output", archive).stdout
    assert wrote == f"Wrote 2 sessions with 14 events and 14 keys to {archive}.\n"
    assert paroli(new, "import", archive).stdout == (
        "Imported 2 sessions with 14 events and 14 keys.\n"
    )
    assert "no problems found" in paroli(new, "verify").stdout
    with open_store(new, EventCodec()) as store:
        assert everything(store) == before
        assert store.unsettled_sessions(limit=9) == [session]
        for one, again in zip(first, sent(caller(store), session), strict=True):
            assert again.headers["Idempotency-Replayed"] == "true"
            assert (again.data, again.status_code) == (one.data, one.status_code)
        assert Table(caller(store), session).line("pair K 3", key="k4").status_code == 202
    assert paroli(new, "verify").exit_code == 0


def test_people_and_evenings_move_with_the_sessions(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    old, new, archive = new_database("sqlite"), new_database("postgresql"), tmp_path / "all.jsonl"
    with open_store(old, EventCodec()) as store:
        keeper, session = caller(store), str(uuid4())
        anne = keeper.post("/v1/people", {"name": "Anne"}).headers["Location"]
        keeper.post(f"{anne}/deposits", {"currency": "points", "amount": 500})
        keeper.post("/v1/gatherings", {"name": "Twelfth Night", "date": "2026-01-06"})
        keeper.post("/v1/sessions", opening(id=session))
        link = {"punter": "anne", "person": anne.rpartition("/")[2]}
        keeper.post(f"/v1/sessions/{session}/bankrolls", link)
        assert Table(keeper, session).line("seat anne 300").status_code == 201
        before = keeper.get(anne).get_json()
        events = sum(len(store.stored_events(stream)) for stream in store.streams())
    # All commands count alike.
    counted = f"1 session, 1 gathering and 1 person with {events} events"
    backup = paroli(old, "backup", tmp_path / "copy.db").stdout
    assert backup.startswith(f"Wrote {tmp_path / 'copy.db'}: {counted}, ")
    exported = paroli(old, "export", "--all", "--output", archive).stdout
    assert exported.startswith(f"Wrote {counted} and ")
    assert paroli(new, "import", archive).stdout.startswith(f"Imported {counted} and ")
    assert paroli(new, "verify").stdout == f"Checked {counted}: no problems found.\n"
    with open_store(new, EventCodec()) as store:
        assert caller(store).get(anne).get_json() == before
        assert before["balances"] == {"points": 200}


def test_a_pending_settlement_is_made_after_a_transfer(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    old, new, archive = new_database("sqlite"), new_database("sqlite"), tmp_path / "archive.jsonl"
    with open_store(old, EventCodec()) as store:
        session = append_session(store)
        store.append([following_append(store, session, commands.pair("5", "6"))])
    paroli(old, "export", "--all", "--output", archive)
    paroli(new, "import", archive)
    with open_store(new, EventCodec()) as store:
        assert store.unsettled_sessions(limit=9) == [session]
        before = store.events(session)
        service = start_service(store)
        until(lambda: not store.unsettled_sessions(limit=9))
        service.close()
        assert store.events(session)[:-1] == before
        (verified,) = verify(store, EventCodec(), [session])
        assert verified.findings == ()


@pytest.mark.slow
def test_a_transfer_back_adds_the_new_entries(new_database: NewDatabase, tmp_path: Path) -> None:
    laptop, server = new_database("sqlite"), new_database("postgresql")
    to_server, to_laptop = tmp_path / "to_server.jsonl", tmp_path / "to_laptop.jsonl"
    with open_store(laptop, EventCodec()) as store:
        session = append_session(store)
    paroli(laptop, "export", "--all", "--output", to_server)
    paroli(server, "import", to_server)
    with open_store(server, EventCodec()) as store:
        store.append([following_append(store, session, commands.fund_bank(5))])
        append_session(store)
        entered = everything(store)
    paroli(server, "export", "--all", "--output", to_laptop)
    assert paroli(laptop, "import", to_laptop).stdout == (
        "Imported 2 sessions with 11 events and 10 keys.\n"
    )
    assert paroli(server, "import", to_server).stdout == (
        "Imported nothing new; 1 existed already.\n"
    )
    with open_store(laptop, EventCodec()) as store:
        assert everything(store) == entered


def test_the_archive_on_standard_output_equals_the_file(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    database, archive = new_database("sqlite"), tmp_path / "archive.jsonl"
    with open_store(database, EventCodec()) as store:
        append_session(store)
    paroli(database, "export", "--all", "--output", archive)
    shown = paroli(database, "export", "--all").stdout_bytes.splitlines()
    assert shown[1:-1] == archive.read_bytes().splitlines()[1:-1]
    assert archive.stat().st_mode & 0o077 == 0
    assert paroli(database, "export", "--all", "--output", archive, exits=1).stderr == (
        f"Error: {archive} exists already. Name a new file.\n"
    )
    assert {path.name for path in tmp_path.iterdir()} == {"archive.jsonl", Path(database).name}


def test_one_import_accepts_sheets_and_archives(new_database: NewDatabase, tmp_path: Path) -> None:
    old, new = new_database("sqlite"), new_database("sqlite")
    archive, cut, right, wrong = (tmp_path / name for name in ("all", "cut", "right", "wrong"))
    right.write_text(RIGHT, encoding="utf-8")
    wrong.write_text(WRONG, encoding="utf-8")
    paroli(old, "import", right, "--key", "first")
    paroli(old, "import", right, "--key", "again")
    paroli(old, "export", "--all", "--output", archive)
    cut.write_bytes(archive.read_bytes()[:-1])
    result = paroli(new, "import", cut, archive, right, wrong, exits=2)
    line = archive.read_bytes().count(b"\n")
    assert result.stderr.splitlines()[0] == (
        f"{cut}:{line}: The archive ends before its last line. Export it again."
    )
    assert result.stderr.splitlines()[1].startswith(f"{wrong}:5: ")
    assert result.stdout.splitlines()[0] == "Imported 2 sessions with 6 events and 8 keys."
    assert "Checked 3 sessions" in paroli(new, "verify").stdout


def test_a_diverged_session_is_reported(new_database: NewDatabase, tmp_path: Path) -> None:
    old, new, archive = new_database("sqlite"), new_database("sqlite"), tmp_path / "archive.jsonl"
    with open_store(old, EventCodec()) as store:
        session, _, _ = append_session(store), append_session(store), append_session(store)
    paroli(old, "export", "--all", "--output", archive)
    paroli(new, "import", archive)
    later = tmp_path / "later.jsonl"
    for database, amount in ((old, 5), (new, 6)):
        with open_store(database, EventCodec()) as store:
            store.append([following_append(store, session, commands.fund_bank(amount))])
    paroli(old, "export", "--all", "--output", later)
    result = paroli(new, "import", later, exits=1)
    problem = "It differs here from event 11 on."
    assert result.stderr == f"{later}: Session {session}: {problem}\n"
    assert result.stdout == "Imported nothing new; 2 existed already; 1 was refused.\n"


@pytest.mark.parametrize(
    "words",
    [
        ("import", "ARCHIVE", "--key", "friday"),
        ("import", "ARCHIVE", "--id", str(uuid4())),
        ("export",),
        ("export", "--all", "a"),
        ("export", "--all", "--format", "toml"),
    ],
)
def test_conflicting_arguments_are_refused(
    new_database: NewDatabase, tmp_path: Path, words: tuple[str, ...]
) -> None:
    database, archive = new_database("sqlite"), tmp_path / "archive.jsonl"
    paroli(database, "export", "--all", "--output", archive)
    arguments = [archive if word == "ARCHIVE" else word for word in words]
    assert "Error: " in paroli(database, *arguments, exits=2).stderr


def test_an_exported_json_session_is_not_an_archive(
    new_database: NewDatabase, tmp_path: Path
) -> None:
    database, one = new_database("sqlite"), tmp_path / "one.json"
    with open_store(database, EventCodec()) as store:
        session = append_session(store)
    paroli(database, "export", session, "--format", "json", "--output", one)
    result = paroli(database, "import", one, exits=2)
    assert result.stderr == (
        f"{one}:1: This is not an archive: it does not begin with the format paroli-archive/1.\n"
    )
