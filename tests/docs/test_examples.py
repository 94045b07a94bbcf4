"""Every sheet in ``examples`` plays, and pages show the real output of commands."""

import json
import tomllib
from pathlib import Path

import pytest
from click.testing import CliRunner

from service.cli.main import main
from tests.docs.pages import ROOT, blocks, page

SHEETS = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("examples/*.basset.toml"))
PAGES = sorted(path.relative_to(ROOT).as_posix() for path in ROOT.glob("docs/**/*.md"))


@pytest.fixture(autouse=True)
def in_the_root_folder(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)


@pytest.mark.parametrize("sheet", SHEETS)
def test_an_example_sheet_plays_to_its_expected_result(sheet: str) -> None:
    done = CliRunner().invoke(main, ["play", "--json", sheet])
    assert (done.exit_code, done.stderr) == (0, "")
    expected = tomllib.loads(page(sheet))["expect"]
    assert "purses" in expected
    assert expected.keys() & {"bank", "pools"}
    assert expected["purses"].keys() == json.loads(done.stdout)["purses"].keys()


def test_the_readme_shows_what_the_command_prints() -> None:
    (example,) = blocks(page("README.md"), "console")
    command, output = example.split("\n", maxsplit=1)
    arguments = command.removeprefix("$ paroli ").split()
    assert CliRunner().invoke(main, arguments).stdout == output


def test_the_sheet_of_the_how_to_is_refused_as_the_page_shows(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    text = page("docs/howto/score-sheet.md")
    head, lines = blocks(text, "toml")[0], "".join(blocks(text, "sheet"))
    (example,) = blocks(text, "console")
    command, output = example.split("\n", maxsplit=1)
    arguments = command.removeprefix("$ paroli ").split()
    monkeypatch.chdir(tmp_path)
    Path(arguments[-1]).write_text(head.replace("'''\n'''", f"'''\n{lines}'''"), encoding="utf-8")
    done = CliRunner().invoke(main, arguments)
    assert (done.exit_code, done.stdout, done.stderr) == (1, "", output)


@pytest.mark.parametrize("name", PAGES)
def test_json_and_toml_on_a_page_are_valid(name: str) -> None:
    for block in blocks(page(name), "json"):
        json.loads(block)
    for block in blocks(page(name), "toml"):
        tomllib.loads(block)


@pytest.mark.parametrize("name", [*PAGES, "README.md", "CONTRIBUTING.md", "CHANGELOG.md"])
def test_a_page_starts_with_a_title_and_a_paragraph(name: str) -> None:
    title, blank, first, *_ = page(name).splitlines()
    assert title.startswith("# ")
    assert blank == ""
    assert first[:1].isalpha()
