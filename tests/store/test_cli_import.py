"""The command that imports score sheets, on real files."""

from contextlib import closing
from pathlib import Path
from uuid import UUID, uuid4

import pytest

from service.application.recording.draft import Meta
from service.application.recording.gatherings import Gatherings
from service.application.recording.streams import Streams
from service.clock import SystemClock
from service.domain.evenings.gatherings import DescribeGathering
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from service.store.sqlite.driver import sqlite3
from tests.store.imported_sheets import EVENING, RIGHT, UNEXPECTED, WRONG, Paroli, import_sheet


def test_importing_a_sheet_twice_keeps_one_session(paroli: Paroli) -> None:
    first, second = paroli("import", EVENING), paroli("import", EVENING)
    session = first.stdout.split()[0]
    assert first.stdout == f"{session}  {EVENING}\n"
    assert (second.stdout, first.stderr) == (first.stdout, "")
    assert second.stderr == (
        f"{EVENING}: This sheet was imported before as {session}. Nothing was added.\n"
    )
    assert "Checked 1 session" in paroli("verify").stdout


def test_another_key_imports_a_sheet_again(paroli: Paroli) -> None:
    assert import_sheet(paroli) != import_sheet(paroli)


def test_a_folder_of_sheets_is_imported(paroli: Paroli, tmp_path: Path) -> None:
    folder = tmp_path / "sheets" / "2026"
    folder.mkdir(parents=True)
    (folder / "b.basset.toml").write_text(RIGHT, encoding="utf-8")
    (folder / "c.basset.toml").write_text(WRONG, encoding="utf-8")
    (folder.parent / "a.basset.toml").write_text(RIGHT + "# other\n", encoding="utf-8")
    (folder / "notes.txt").write_text("not a sheet", encoding="utf-8")
    result = paroli("import", tmp_path / "sheets", exits=1)
    listed = [line.split("  ") for line in result.stdout.splitlines()]
    assert [path for _, path in listed] == [
        str(folder / "b.basset.toml"),
        str(folder.parent / "a.basset.toml"),
    ]
    assert result.stderr.startswith(f"{folder / 'c.basset.toml'}:5: ")
    assert "Checked 2 sessions" in paroli("verify").stdout


def test_a_folder_without_sheets_is_refused(paroli: Paroli, tmp_path: Path, file: Path) -> None:
    empty = tmp_path / "empty"
    empty.mkdir()
    assert "contains no score sheet" in paroli("import", empty, exits=2).stderr
    assert not file.exists()


def test_an_import_was_not_played_in_the_future(paroli: Paroli) -> None:
    refused = paroli("import", str(EVENING), "--date", "9999-12-31", exits=2)
    assert "--date: 9999-12-31 is in the future." in refused.stderr


def test_an_import_has_its_date_and_its_gathering(paroli: Paroli, url: str) -> None:
    number = str(uuid4())
    with open_store(url, EventCodec()) as store:
        command = DescribeGathering(name="Twelfth Night", date="2026-01-06")
        streams = Streams(store, EventCodec(), SystemClock())
        Gatherings(store, streams).open(number, command, Meta("open", "", "tests"))
    filed = ("--date", "2026-01-06", "--gathering", "Twelfth Night", "--practice")
    session = import_sheet(paroli, EVENING, *filed)
    with open_store(url, EventCodec()) as store:
        row = store.row(session)
        assert row is not None
        assert (row.opened_at, row.gathering) == ("2026-01-06T20:00:00.000000Z", number)
        assert (row.practice, row.counts) == (True, False)
        happened = {r.happened_at[:10] for r in store.events(session) if r.actor == "import"}
        assert happened == {"2026-01-06"}
    assert "no problems found" in paroli("verify").stdout
    refused = paroli("import", EVENING, "--gathering", "Easter", exits=1)
    assert "There is no gathering Easter." in refused.stderr


def test_importing_with_a_key_makes_one_session(paroli: Paroli, tmp_path: Path) -> None:
    session = import_sheet(paroli, EVENING, "--key", "friday")
    assert import_sheet(paroli, EVENING, "--key", "friday") == session
    other = tmp_path / "other.basset.toml"
    other.write_text(EVENING.read_text(encoding="utf-8").replace("anne", "anna"), encoding="utf-8")
    result = paroli("import", other, "--key", "friday", exits=1)
    assert (
        result.stderr == f"{other}: The key 'friday' was used for another request. Use a new key.\n"
    )
    assert "Checked 1 session" in paroli("verify").stdout


def test_an_import_with_a_used_id_is_refused(paroli: Paroli) -> None:
    chosen = str(uuid4())
    assert import_sheet(paroli, EVENING, "--id", chosen.upper()) == chosen
    result = paroli("import", EVENING, "--id", chosen, exits=1)
    assert result.stderr == f"{EVENING}: Session {chosen} exists already. Choose another id.\n"


@pytest.mark.parametrize(
    "words",
    [
        ("--id", "friday", EVENING),
        ("--id", str(UUID(int=7)), EVENING, EVENING),
        ("--key", "friday", EVENING, EVENING),
        ("--key", "", EVENING),
        ("--key", "x" * 256, EVENING),
        ("--key", "a\nb", EVENING),
        (),
    ],
)
def test_an_import_with_conflicting_options_is_refused(
    paroli: Paroli, file: Path, words: tuple[object, ...]
) -> None:
    assert "Error: " in paroli("import", *words, exits=2).stderr
    assert not file.exists()


def test_sheets_that_disagree_are_reported_and_not_stored(
    paroli: Paroli, tmp_path: Path, file: Path
) -> None:
    texts = {"wrong": WRONG, "unexpected": UNEXPECTED, "letter": "Dear anne,\n", "right": RIGHT}
    paths = {name: tmp_path / name for name in texts}
    for name, path in paths.items():
        path.write_text(texts[name], encoding="utf-8")
    paths["missing"] = tmp_path / "missing"
    result = paroli("import", *paths.values(), exits=2)
    errors = [line for line in result.stderr.splitlines() if line[:1] != " "]
    assert "  The table at the end:\n" in result.stderr
    assert errors[0].startswith(f"{paths['wrong']}:5: ")
    assert errors[0].endswith(" (purse_short)")
    assert errors[1] == (
        f"{paths['unexpected']}:6: bank is 10000, the sheet says 9999. (sheet_disagrees)"
    )
    assert errors[2].startswith(f"{paths['letter']}:1: ")
    assert errors[3].startswith(f"{paths['missing']}: The file cannot be read")
    with closing(sqlite3.connect(file)) as raw:
        remaining = raw.execute("SELECT id FROM sessions").fetchall()
    assert [session for (session,) in remaining] == result.stdout.split()[:1]
    assert len(remaining) == 1
    assert paroli("import", paths["wrong"], exits=1).stdout == ""
