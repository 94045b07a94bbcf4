"""What the pages tell to run against a service runs, and is answered as they show."""

import re
import subprocess
import sys
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.docs.pages import FENCED, ROOT, page, rows, section, ticked

pytestmark = pytest.mark.slow

TUTORIAL = "docs/tutorial/first-evening.md"
# Printed between blocks, so that each block's words can be told from the next one's.
MARK = "\x1e"
ANYTHING = "…"


def steps(text: str) -> list[tuple[str, str | None]]:
    """Return each block of commands with what the page shows that it prints, if it shows it."""
    found: list[tuple[str, str | None]] = []
    previous = ""
    for language, body in FENCED.findall(text):
        if language == "bash":
            found.append((body, None))
        elif language == "text" and previous == "bash":
            found[-1] = (found[-1][0], body)
        previous = language
    return found


def is_like(printed: str, shown: str) -> bool:
    """Say whether ``printed`` is what is shown, an ellipsis standing for anything."""
    pattern = ".*".join(re.escape(part) for part in shown.strip().split(ANYTHING))
    return bool(re.fullmatch(pattern, printed.strip(), re.DOTALL))


def run(script: str, environment: dict[str, str], folder: Path) -> str:
    done = subprocess.run(
        ["bash", "-euo", "pipefail", "-c", script],
        cwd=folder,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    return done.stdout


def test_the_tutorial_runs_as_it_is_written(house: dict[str, str], tmp_path: Path) -> None:
    there = steps(page(TUTORIAL))
    assert len(there) > 10
    script = f"printf '{MARK}'\n".join(commands for commands, _ in there)
    printed = run(script, house, tmp_path).split(MARK)
    for (commands, shown), words in zip(there, printed, strict=True):
        assert shown is None or is_like(words, shown), f"{commands}\nprints\n{words}"


def test_what_needs_no_key_answers_without_one(house: dict[str, str]) -> None:
    table = rows(section(page("docs/reference/http.md"), "## Endpoints"))
    doors = [row for row in table if "Needs a key" not in row[2]]
    requests = [name for row in doors for name in ticked(row[0]) if "{id}" not in name]
    open_paths = [name.removeprefix("GET ") for name in requests if "/v1" not in name]
    assert "/docs" in open_paths
    for path in [*open_paths, "/v1/rules"]:
        with urlopen(f"{house['BASE']}{path}", timeout=10) as answer:  # noqa: S310 - our own
            assert answer.status == 200, path


@pytest.mark.parametrize(
    "command", [[sys.executable, "examples/evening.py"], ["bash", "examples/evening.sh"]]
)
def test_an_example_plays_its_evening(command: list[str], house: dict[str, str]) -> None:
    done = subprocess.run(
        [*command, house["BASE"]],
        cwd=ROOT,
        env=house,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "140" in done.stdout, "the sept-et-le-va was paid"
