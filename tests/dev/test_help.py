"""`dev.py VERB --help` shows the options of what the verb starts."""

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def output_of(*words: str, program: Path = ROOT / "dev.py") -> str:
    done = subprocess.run(
        [sys.executable, str(program), *words], capture_output=True, text=True, check=True
    )
    return done.stdout


@pytest.mark.parametrize(
    ("verb", "options"),
    [("run", ["--port"]), ("test", ["--durations", "--thorough"]), ("faults", ["--seed"])],
)
def test_the_help_of_a_verb_shows_the_options_of_what_it_starts(
    verb: str, options: list[str]
) -> None:
    shown = output_of(verb, "--help")
    assert shown.startswith(f"usage: dev.py {verb} ")
    assert [option for option in options if option not in shown] == []


def test_the_help_may_be_cut_off() -> None:
    """As in `dev.py run --help | head -1`."""
    command = [sys.executable, str(ROOT / "dev.py"), "run", "--help"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE) as helping:
        assert helping.stdout is not None
        assert helping.stderr is not None
        helping.stdout.readline()
        helping.stdout.close()
        assert helping.stderr.read() == b""


def test_the_help_installs_nothing(tmp_path: Path) -> None:
    (tmp_path / "tools").mkdir()
    for path in (ROOT / "dev.py", *(ROOT / "tools").glob("*.py")):
        (tmp_path / path.relative_to(ROOT)).write_bytes(path.read_bytes())
    shown = output_of("run", "--help", program=tmp_path / "dev.py")
    assert "It is not installed yet." in shown
    assert not (tmp_path / ".venv").exists()
