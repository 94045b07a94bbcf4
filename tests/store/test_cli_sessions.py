"""The list of sessions on the command line."""

import json
from pathlib import Path

from click.testing import CliRunner

from service.cli.main import main
from tests.store.cli_runner import paroli as run
from tests.store.imported_sheets import EVENING, UNEXPECTED, Paroli, import_sheet


def test_sessions_are_listed_newest_first(paroli: Paroli) -> None:
    ids = [import_sheet(paroli) for _ in range(3)]
    head, *rows = paroli("sessions").stdout.splitlines()
    assert head.split() == ["id", "opened", "game", "state", "events", "name"]
    assert {row.split()[0] for row in rows} == set(ids)
    (newest,) = paroli("sessions", "--limit", "1", "--json").stdout.splitlines()
    row = json.loads(newest)
    assert (row["id"], row["game"]) == (rows[0].split()[0], "basset")


def test_an_empty_database_has_no_sessions(paroli: Paroli, url: str) -> None:
    run(url, "migrate")
    assert paroli("sessions").stdout == "There are no sessions.\n"


def test_a_sheet_is_imported_from_standard_input(url: str) -> None:
    runner = CliRunner(env={"PAROLI_DATABASE_URL": url})
    done = runner.invoke(main, ["import", "-"], input=EVENING.read_bytes())
    assert (done.exit_code, done.stdout.split(maxsplit=1)[1]) == (0, "standard input\n")
    wrong = runner.invoke(main, ["import", "-"], input=UNEXPECTED)
    assert wrong.stderr.startswith(
        "standard input:6: bank is 10000, the sheet says 9999. (sheet_disagrees)\n"
    )


def test_an_export_replaces_a_file_only_if_asked(paroli: Paroli, tmp_path: Path) -> None:
    session = import_sheet(paroli)
    target = tmp_path / "sheet.toml"
    target.write_text("precious", "utf-8")
    refused = paroli("export", session, "--output", target, exits=1)
    assert refused.stderr == f"Error: {target} exists already. Replace it with --force.\n"
    assert target.read_text("utf-8") == "precious"
    paroli("export", session, "--output", target, "--force")
    assert "entries" in target.read_text("utf-8")


def test_books_that_differ_are_named_in_the_notation_of_the_sheet(
    paroli: Paroli, tmp_path: Path
) -> None:
    sheet = tmp_path / "a.basset.toml"
    text = UNEXPECTED
    for before, after in (
        ("bank = 10000", 'currency = "lsd"\nbank = "10l"'),
        ("bank = 9999", 'bank = "9l19s"'),
        ("anne 100", "anne 1l"),
    ):
        text = text.replace(before, after)
    sheet.write_text(text, "utf-8")
    refused = paroli("import", sheet, exits=1)
    assert "bank is 10l, the sheet says 9l19s." in refused.stderr
