"""The pages are built again only when a source has changed."""

import importlib.util
import json
import sys
from pathlib import Path
from types import ModuleType

import pytest

ROOT = Path(__file__).resolve().parents[2]


@pytest.fixture
def builder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """The build script over a checkout of a few files, with Python in place of Node."""
    spec = importlib.util.spec_from_file_location("web_build", ROOT / "web" / "build.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    web = tmp_path / "web"
    (web / "src" / "api").mkdir(parents=True)
    (web / "src" / "main.tsx").write_text("one")
    (web / "package-lock.json").write_text("{}")
    (web / "node_modules").mkdir()
    (web / "core.py").write_text("import sys; open(sys.argv[1], 'w').write('the core')")
    (web / "entries.py").write_text("import sys; open(sys.argv[1], 'w').write('the entries')")
    (web / "texts.py").write_text("import os, sys; os.makedirs(sys.argv[1], exist_ok=True)")
    for name, value in {
        "ROOT": tmp_path,
        "WEB": web,
        "BUILT": tmp_path / "built",
        "TYPES": web / "src" / "api" / "schema.d.ts",
        "ENTRIES": web / "src" / "api" / "entries.json",
        "TEXTS": web / "src" / "i18n" / "game-texts",
        "PACKAGES": web / "node_modules",
        "INSTALLED": web / "node_modules" / "installed.json",
        "BUILD_DIGEST": tmp_path / "built" / "made-of.txt",
        "CORE": web / "node_modules" / "core.whl",
        "SOURCES": (web / "src", web / "package-lock.json"),
        "node": lambda: Path(sys.executable),
        "npm": lambda: Path("-c"),
    }.items():
        monkeypatch.setattr(module, name, value)
    return module


@pytest.fixture
def runs(builder: ModuleType, monkeypatch: pytest.MonkeyPatch) -> list[str]:
    """The names of the commands that the build ran. A build also creates its output folder."""
    commands: list[str] = []

    def run(*command: str | Path) -> None:
        commands.append(" ".join(Path(word).name for word in map(str, command)))
        builder.TYPES.write_text("types")
        builder.BUILT.mkdir(exist_ok=True)

    monkeypatch.setattr(builder, "run", run)
    return commands


@pytest.mark.parametrize("generated", ["TYPES", "ENTRIES", "TEXTS", "CORE"])
def test_a_generated_file_that_is_missing_is_made_again(
    builder: ModuleType, runs: list[str], generated: str
) -> None:
    """Installing the packages for tests after those for `dev.py run` removes the core."""
    builder.build()
    missing: Path = getattr(builder, generated)
    if missing.is_dir():
        missing.rmdir()
    else:
        missing.unlink()
    builder.build()
    assert missing.exists()


def test_the_pages_are_built_again_only_after_a_change(
    builder: ModuleType, runs: list[str]
) -> None:
    builder.build()
    assert [command.split()[0] for command in runs] == ["cli.js", "vite.js"]
    assert builder.CORE.read_text() == "the core"
    builder.build()
    assert len(runs) == 2
    builder.TYPES.write_text("types are made, not a source")
    (builder.WEB / "src" / "made.pyc").write_text("so is what Python compiles")
    builder.build()
    assert len(runs) == 2
    (builder.WEB / "src" / "main.tsx").write_text("two")
    builder.build()
    assert len(runs) == 4


@pytest.mark.parametrize("gone", ["BUILD_DIGEST", "TYPES", "ENTRIES"])
def test_an_incomplete_build_is_repeated(builder: ModuleType, runs: list[str], gone: str) -> None:
    builder.build()
    getattr(builder, gone).unlink()
    builder.build()
    assert len(runs) == 4


def test_a_renamed_source_changes_the_digest(builder: ModuleType) -> None:
    before = builder.digest()
    (builder.WEB / "src" / "main.tsx").rename(builder.WEB / "src" / "other.tsx")
    assert builder.digest() != before


def test_test_packages_are_installed_once_and_stay_installed(
    builder: ModuleType, runs: list[str]
) -> None:
    builder.install(tests=False)
    assert runs == ["-c ci --ignore-scripts --no-progress --omit=dev"]
    builder.install(tests=True)
    assert runs[1:] == ["-c ci --ignore-scripts --no-progress"]
    builder.install(tests=False)
    builder.install(tests=True)
    assert len(runs) == 2
    assert json.loads(builder.INSTALLED.read_text())["tests"] is True
    (builder.WEB / "package-lock.json").write_text("{ }")
    builder.install(tests=False)
    assert len(runs) == 3


def test_a_failed_step_ends_the_build(builder: ModuleType) -> None:
    with pytest.raises(SystemExit) as stopped:
        builder.run("-c", "raise SystemExit(7)")
    assert stopped.value.code == 7
    assert not builder.BUILD_DIGEST.exists()
