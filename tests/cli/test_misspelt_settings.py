"""A variable that is probably a misspelt setting is named at the start."""

import re
from pathlib import Path

import pytest

from service.settings import misspelt_settings
from tests.store.cli_runner import paroli

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize(
    ("name", "nearest"),
    [
        ("PAROLI_HSOT", "PAROLI_HOST"),
        ("PAROLI_DATABASE", "PAROLI_DATABASE_URL"),
        ("PAROLI_TLS_NAME", "PAROLI_TLS_NAMES"),
        ("PAROLI_TIMEZONE", "PAROLI_TIME_ZONE"),
    ],
)
def test_a_misspelt_setting_is_named_with_the_nearest_one(name: str, nearest: str) -> None:
    (note,) = misspelt_settings({name: "x", nearest: "y", "HOST": "z"})
    assert note == f"{name} is set, but Paroli has no such setting. Did you mean {nearest}?"


def test_commands_that_use_the_database_print_the_note(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PAROLI_DATABASEURL", "x")
    note = "Note: PAROLI_DATABASEURL is set, but Paroli has no such setting."
    url = f"sqlite:///{tmp_path / 'paroli.db'}"
    for words in (("migrate",), ("verify",), ("backup", tmp_path / "copy.db")):
        assert paroli(url, *words).stderr.count(note) == 1


def test_settings_and_other_variables_are_not_misspelt() -> None:
    pages = ("docs/reference/settings.md", "compose.yaml", "CONTRIBUTING.md")
    text = "".join((ROOT / page).read_text(encoding="utf-8") for page in pages)
    names = set(re.findall(r"\bPAROLI_[A-Z_]+[A-Z]\b", text))
    assert {"PAROLI_HOST", "PAROLI_REDIS_PASSWORD", "PAROLI_TEST_COVERAGE"} <= names
    assert misspelt_settings(dict.fromkeys(names, "x")) == ()
