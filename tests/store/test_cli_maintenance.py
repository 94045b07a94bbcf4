"""The commands that export, verify and rebuild, on real files."""

import json
import os
from contextlib import closing
from pathlib import Path

import pytest

from service.application.sessions.session_cache import SessionCache
from service.application.verification.verify_database import list_head
from service.cli.maintenance import NOT_CHECKED
from service.domain.people.person import Deposit, RegisterPerson
from service.domain.session.log.recorded import event_view
from service.store.log.codec import EventCodec
from service.store.log.events import SqlStore
from service.store.opening.connect import open_store
from service.store.sqlite.driver import sqlite3
from tests.database_dump import dump_of
from tests.factories.basset import commands
from tests.factories.basset.random_houses import handler_over, meta, number
from tests.store.imported_sheets import (
    COMPUTED,
    EVENING,
    LONG,
    TITLE,
    Paroli,
    import_sheet,
)
from tests.store.session_appends import append_session, following_append


def test_migrate_prints_the_old_and_the_new_revision(paroli: Paroli, file: Path) -> None:
    assert paroli("migrate").stdout == f"Migrated {file} from empty to 0013.\n"
    assert paroli("migrate").stdout == f"{file} is already at revision 0013.\n"


def test_a_sheet_is_imported_and_its_books_verified(paroli: Paroli, url: str) -> None:
    session = import_sheet(paroli)
    with open_store(url, EventCodec()) as store:
        events = store.events(session)
        assert [row.id for row in store.rows(before=None, limit=9)] == [session]
        head = list_head(store)
    checked = paroli("verify", "--verbose").stdout.splitlines()
    assert checked == [
        f"{session}: {len(events)} events, head {events[-1].hash}, {TITLE}",
        f"Chained list: 1 line, head {head.hash}",
        f"Checked 1 session with {len(events)} events: no problems found.",
    ]


def test_verify_names_what_no_log_has(paroli: Paroli, file: Path) -> None:
    """A role that was changed in the database is not found, so the output says that."""
    session = import_sheet(paroli)
    paroli("keys", "make", "Tablet", "--role", "dealer")
    tamper(file, "UPDATE access_keys SET role = 'house'", "access_keys_for_good")
    whole = paroli("verify")
    assert (whole.stderr, "no problems found" in whole.stdout) == (f"{NOT_CHECKED}\n", True)
    assert paroli("verify", session).stderr == ""


# One of these sheets is written in short form.
@pytest.mark.parametrize(
    "sheet",
    [COMPUTED[0], pytest.param(LONG, marks=pytest.mark.slow)],
    ids=lambda path: path.name.split(".")[0],
)
def test_an_exported_sheet_plays_to_the_same_books(
    paroli: Paroli, tmp_path: Path, sheet: Path
) -> None:
    session = import_sheet(paroli, sheet)
    exported = tmp_path / "exported.basset.toml"
    assert paroli("export", session, "--output", exported).stdout == ""
    assert paroli("export", session[:8], "--format", "toml").stdout == exported.read_text("utf-8")
    books = [json.loads(paroli("play", "--json", path).stdout) for path in (sheet, exported)]
    for book in books:
        del book["sheet"]
    assert books[0] == books[1]
    again = import_sheet(paroli, exported)
    assert paroli("export", again).stdout == exported.read_text("utf-8")


def test_an_unsettled_session_is_exported_settled(paroli: Paroli, url: str, tmp_path: Path) -> None:
    with open_store(url, EventCodec()) as store:
        session = append_session(store)
        store.append([following_append(store, session, commands.pair("5", "6"))])
        assert store.unsettled_sessions(limit=1) == [session]
        before = store.events(session)
    exported = tmp_path / "exported.basset.toml"
    paroli("export", session, "--output", exported)
    paroli("play", exported)
    with open_store(url, EventCodec()) as store:
        assert store.events(session) == before


def test_the_json_export_has_all_data(paroli: Paroli, url: str) -> None:
    session = import_sheet(paroli)
    everything = json.loads(paroli("export", session, "--format", "json").stdout)
    with open_store(url, EventCodec()) as store:
        current = SessionCache(store).current(session)
        assert everything["session"] == {
            "id": session,
            "game": "basset",
            "name": TITLE,
            "currency": current.row.currency,
            "phase": current.row.phase,
            "version": current.version,
            "owes_settlement": False,
            "opened_at": current.row.opened_at,
            "changed_at": current.row.changed_at,
            "gathering": None,
            "hidden": False,
            "practice": False,
        }
        assert everything["events"] == [event_view(r) for r in store.events(session)]
        assert everything["balances"] == store.balances(session)
        assert len(everything["journal"]) == len(store.postings(session))
    assert everything["journal"][0] == {
        "version": 1,
        "line": 1,
        "source": "world",
        "target": "bank",
        "amount": everything["events"][0]["data"]["funds"],
        "reverses": None,
    }
    members = {"version", "bank_net", "table_net", "standings", "winners"}
    assert set(everything["standings"]) == members
    nets = [place["net"] for place in everything["standings"]["standings"]]
    assert sum(nets) + everything["standings"]["table_net"] == 0


def test_a_session_can_be_given_by_a_prefix_of_its_id(paroli: Paroli) -> None:
    ids = [f"{start:0<8}-0000-4000-8000-000000000000" for start in ("a1", "a2", "b")]
    for chosen in ids:
        import_sheet(paroli, EVENING, "--id", chosen)
    assert paroli("verify", "B", "--verbose").stdout.startswith(f"{ids[2]}: ")
    assert paroli("verify", "a1", "a10", ids[2]).stdout.startswith("Checked 2 sessions with ")
    result = paroli("verify", "a", exits=1)
    assert result.stderr == f"Error: Several session ids start with 'a': {ids[0]}, {ids[1]}\n"
    result = paroli("export", "c", exits=1)
    assert result.stderr == "Error: No session id starts with 'c'.\n"


@pytest.mark.parametrize("words", [("verify",), ("rebuild",), ("export", "a")])
def test_a_missing_database_is_reported(paroli: Paroli, file: Path, words: tuple[str, ...]) -> None:
    result = paroli(*words, exits=1)
    assert (
        result.stderr
        == f"Error: There is no Paroli database at {file}. Check PAROLI_DATABASE_URL.\n"
    )
    assert not file.exists()


def test_an_empty_database_is_reported(paroli: Paroli) -> None:
    paroli("migrate")
    assert paroli("verify").stdout == "There are no sessions to check.\n"
    assert paroli("rebuild").stdout == "Rebuilt 0 sessions; none changed.\n"
    for words in (("verify", "a"), ("rebuild", "a"), ("export", "a")):
        assert paroli(*words, exits=1).stderr == "Error: There are no sessions.\n"


def tamper(file: Path, statement: str, *triggers: str) -> None:
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        query = "SELECT sql FROM sqlite_master WHERE type = 'trigger' AND name = ?"
        created = [raw.execute(query, [trigger]).fetchone()[0] for trigger in triggers]
        for trigger in triggers:
            raw.execute(f"DROP TRIGGER {trigger}")
        assert raw.execute(statement).rowcount > 0
        for trigger in created:
            raw.execute(trigger)


def dump(file: Path) -> list[str]:
    with closing(sqlite3.connect(file)) as raw:
        return dump_of(raw)


def test_a_changed_event_is_reported(paroli: Paroli, file: Path) -> None:
    session, other = import_sheet(paroli), import_sheet(paroli)
    tamper(
        file,
        f"UPDATE events SET actor = 'nobody' WHERE stream = '{session}' AND version = 17",  # noqa: S608 - an id of ours
        "events_kept_update",
    )
    lines = paroli("verify", exits=1).stdout.splitlines()
    assert lines[0] == f"{session}: Event 17 does not match its hash."
    assert lines[-1].endswith(": 1 problem.")
    assert len(lines) == 2
    paroli("verify", other)


def test_control_characters_of_a_forged_name_are_escaped(paroli: Paroli, file: Path) -> None:
    import_sheet(paroli)
    tamper(file, "UPDATE sessions SET name = 'a' || char(27) || '[2J'")
    checked = paroli("verify", "--verbose", exits=1).stdout
    assert "\x1b" not in checked
    assert ", a\N{REPLACEMENT CHARACTER}[2J\n" in checked


@pytest.mark.slow
def test_changed_postings_are_reported_and_rebuilt_byte_for_byte(
    paroli: Paroli, file: Path
) -> None:
    session, other = import_sheet(paroli), import_sheet(paroli)
    before = dump(file)
    assert paroli("rebuild").stdout == "Rebuilt 2 sessions; none changed.\n"
    assert dump(file) == before
    tamper(file, f"UPDATE postings SET amount = amount + 7 WHERE stream = '{session}'")  # noqa: S608 - an id of ours
    lines = paroli("verify", exits=1).stdout.splitlines()
    assert lines[0] == f"{session}: The stored postings of event 1 do not follow from it."
    assert any(": The ledger has" in line for line in lines)
    assert other not in "".join(lines)
    assert paroli("rebuild").stdout.splitlines() == [
        f"{session}: the postings were wrong and are replaced.",
        "Rebuilt 2 sessions; 1 changed.",
    ]
    assert dump(file) == before
    paroli("verify")
    assert paroli("rebuild", session).stdout == "Rebuilt 1 session; none changed.\n"


def test_the_changed_balance_of_a_person_is_reported_and_rebuilt(
    paroli: Paroli, url: str, file: Path
) -> None:
    with open_store(url, EventCodec()) as store:
        people = handler_over(store).people
        people.register(number("anne"), RegisterPerson(name="Anne"), meta("anne"))
        people.enter(number("anne"), Deposit(currency="lsd", amount=50), meta("deposit"))
    before, stream = dump(file), f"person:{number('anne')}"
    assert paroli("rebuild").stdout == "Rebuilt 0 sessions and 1 person; none changed.\n"
    tamper(file, "UPDATE streams SET body = replace(body, '50', '5000')")
    found = paroli("verify", exits=1).stdout
    assert found.startswith(f"{stream}: The row in the list does not follow from the events.\n")
    assert paroli("rebuild").stdout.splitlines() == [
        f"{stream}: the row in the list was wrong and is replaced.",
        "Rebuilt 0 sessions and 1 person; 1 changed.",
    ]
    assert dump(file) == before
    paroli("verify")


def test_a_log_that_cannot_be_read_is_not_rebuilt(paroli: Paroli, file: Path) -> None:
    session = import_sheet(paroli)
    tamper(file, "UPDATE events SET data = '{}' WHERE version = 2", "events_kept_update")
    result = paroli("rebuild", exits=1)
    errors = f"{session}: Event 2 ('basset.punter_seated.v1') cannot be read"
    assert result.stderr.startswith(errors)
    assert paroli("verify", exits=1).stdout.endswith(": 2 problems.\n")


def test_a_file_that_is_not_a_database_is_reported(paroli: Paroli, file: Path) -> None:
    file.parent.mkdir()
    file.write_text("Dear anne, " * 200, encoding="utf-8")
    for words in (("migrate",), ("verify",), ("rebuild",), ("import", EVENING), ("export", "a")):
        result = paroli(*words, exits=1)
        assert result.stderr == (
            f"Error: The database {file} cannot be used: file is not a database.\n"
        )


def test_a_damaged_file_is_reported(paroli: Paroli, file: Path) -> None:
    import_sheet(paroli, LONG)
    size = file.stat().st_size
    with file.open("r+b") as database:
        database.seek(size // 8)
        database.write(os.urandom(size * 3 // 4))
    result = paroli("verify", exits=1)
    assert result.stderr.startswith("Error: The database cannot be used: ")


def test_a_damaged_index_is_reported_and_nothing_is_rebuilt(paroli: Paroli, file: Path) -> None:
    import_sheet(paroli, LONG)
    with closing(sqlite3.connect(file)) as raw:
        (page, size) = raw.execute(
            "SELECT rootpage, (SELECT page_size FROM pragma_page_size) FROM sqlite_master"
            " WHERE name LIKE 'ix_sessions_position%'"
        ).fetchone()
    with file.open("r+b") as database:
        database.seek((page - 1) * size)
        database.write(bytes(size))
    for command in ("rebuild", "verify"):
        result = paroli(command, exits=1)
        assert "Restore a backup." in result.output


def test_an_export_to_a_missing_folder_is_reported(paroli: Paroli, tmp_path: Path) -> None:
    session = import_sheet(paroli)
    target = tmp_path / "no" / "such" / "folder.toml"
    result = paroli("export", session, "--output", target, exits=1)
    assert result.stderr == f"Error: {target}: No such file or directory.\n"


def test_an_invalid_setting_is_reported(paroli: Paroli, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PAROLI_PORT", "harbour")
    assert "PAROLI_PORT must be" in paroli("verify", exits=1).stderr


@pytest.mark.parametrize("command", ["migrate", "verify", "rebuild", "import", "export"])
def test_every_command_has_a_help_text(paroli: Paroli, command: str) -> None:
    first, _, help_text = paroli(command, "--help").stdout.partition("\n")
    assert first.startswith(f"Usage: main {command}")
    assert len(help_text.split()) > 15


def test_the_store_is_closed_after_every_command(paroli: Paroli, file: Path, sql: SqlStore) -> None:
    sql.close()
    import_sheet(paroli)
    paroli("verify")
    # No log of SQLite is left. The file of the lock stays.
    names = {path.name for path in file.parent.iterdir()}
    assert names - {f"{file.name}-service"} == {file.name}
