"""The how-to guides quote the commands' messages and the screens' labels exactly."""

import re
from pathlib import Path

import pytest
from click.testing import CliRunner

from service.cli.main import main
from tests.docs.pages import ROOT, page, rows, section, ticked

SHEETS = [
    str(ROOT / f"examples/{name}.basset.toml") for name in ("twelfth-night", "modern-evening")
]
BOLD = re.compile(r"\*\*([^*]+)\*\*")
# Numbers, sizes and plurals differ.
VARIABLE = re.compile(r"\d[\d.]*( kB)?(?: (?:sessions?|events?|keys?))?")


def messages_on_page(name: str, start: str) -> set[str]:
    """Return the messages on a page that begin with ``start``, without their numbers."""
    found = re.findall(rf"^ *({start} .+)$", page(f"docs/howto/{name}.md"), re.MULTILINE)
    return {VARIABLE.sub("#", line) for line in found}


@pytest.fixture
def printed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> set[str]:
    """Run the commands of the how-to guides. Return their output lines, without numbers."""
    monkeypatch.chdir(tmp_path)
    lines: set[str] = set()

    def run(database: str, *arguments: str) -> None:
        monkeypatch.setenv("PAROLI_DATABASE_URL", f"sqlite:///{tmp_path / database}")
        done = CliRunner().invoke(main, arguments)
        assert done.exit_code == 0, done.output
        lines.update(VARIABLE.sub("#", line) for line in done.output.splitlines())

    for sheet, archive in zip(SHEETS, ("back.jsonl", "house.jsonl"), strict=True):
        run("laptop.db", "import", sheet)
        run("laptop.db", "export", "--all", "--output", archive)
    run("laptop.db", "backup", "paroli-friday.db")
    run("laptop.db", "verify")
    run("empty.db", "import", "house.jsonl")
    run("server.db", "import", "back.jsonl")
    run("server.db", "import", "house.jsonl")
    return lines


@pytest.mark.slow
def test_the_output_of_commands_is_real(printed: set[str]) -> None:
    messages = (
        messages_on_page("move", "(?:Wrote|Imported)")
        | messages_on_page("back-up", "Wrote")
        | messages_on_page("verify-and-rebuild", "Checked")
    )
    assert len(messages) == 5
    assert messages - printed == set()


def test_the_errors_of_an_import_are_real() -> None:
    folders = (ROOT / f"service/application/{name}" for name in ("archive", "verification"))
    files = [file for folder in folders for file in folder.glob("*.py")]
    source = "".join(file.read_text(encoding="utf-8") for file in files)
    errors = rows(section(page("docs/howto/move.md"), "## If something goes wrong"))
    assert len(errors) > 3
    for row in errors:
        for part in re.split(r"…|\d+", ticked(row[0])[0]):
            assert part.strip(" :") in source, part


def test_the_labels_of_screens_are_real() -> None:
    files = [
        path for path in (ROOT / "web/src").rglob("*.ts") if "en" in path.with_suffix("").parts
    ]
    catalogue = "".join(path.read_text(encoding="utf-8") for path in files)
    labels = {
        " ".join(label.split())
        for path in (ROOT / "docs/howto").glob("*.md")
        for label in BOLD.findall(path.read_text(encoding="utf-8"))
    }
    messages = rows(section(page("docs/howto/sign-in-tablets.md"), "## If it does not work"))
    labels |= {row[0] for row in messages}
    assert len(labels) > 20
    assert {label for label in labels if label.strip(" …") not in catalogue} == set()
