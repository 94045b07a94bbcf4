"""The tutorial and the examples run against a service, with the output on the pages."""

import os
import re
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.docs.pages import FENCED, ROOT, page, rows, section, ticked

pytestmark = pytest.mark.slow

TUTORIAL = "docs/tutorial/first-evening.md"
# Printed between blocks, to separate their output.
MARK = "\x1e"
ANYTHING = "…"


def steps(text: str) -> list[tuple[str, str | None]]:
    """Return each block of commands, with its output if the page shows it."""
    found: list[tuple[str, str | None]] = []
    previous = ""
    for language, body in FENCED.findall(text):
        if language == "bash":
            found.append((body, None))
        elif language == "text" and previous == "bash":
            found[-1] = (found[-1][0], body)
        previous = language
    return found


def matches(printed: str, shown: str) -> bool:
    """Return whether the output matches; an ellipsis matches any text."""
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


def test_the_tutorial_runs_as_it_is_written(service: dict[str, str], tmp_path: Path) -> None:
    blocks = steps(page(TUTORIAL))
    assert len(blocks) > 10
    script = f"printf '{MARK}'\n".join(commands for commands, _ in blocks)
    outputs = run(script, service, tmp_path).split(MARK)
    for (commands, shown), output in zip(blocks, outputs, strict=True):
        assert shown is None or matches(output, shown), f"{commands}\nprints\n{output}"


def test_public_endpoints_need_no_key(service: dict[str, str]) -> None:
    table = rows(section(page("docs/reference/http.md"), "## Endpoints"))
    public = [row for row in table if "Needs a key" not in row[2]]
    requests = [name for row in public for name in ticked(row[0]) if "{" not in name]
    open_paths = [name.removeprefix("GET ") for name in requests if "/v1" not in name]
    assert "/docs" in open_paths
    for path in [*open_paths, "/v1/rules"]:
        with urlopen(f"{service['BASE']}{path}", timeout=10) as response:  # noqa: S310 - our own
            assert response.status == 200, path


@pytest.mark.parametrize(
    "command", [[sys.executable, "examples/evening.py"], ["bash", "examples/evening.sh"]]
)
def test_an_example_runs(command: list[str], service: dict[str, str]) -> None:
    done = subprocess.run(
        [*command, service["BASE"]],
        cwd=ROOT,
        env=service,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert (done.returncode, done.stderr) == (0, ""), done.stdout
    assert "140" in done.stdout, "the sept-et-le-va was paid"


def test_the_example_in_python_repeats_what_a_proxy_could_not_pass_on() -> None:
    keys: list[str] = []

    class Proxy(BaseHTTPRequestHandler):
        def do_POST(self) -> None:
            keys.append(self.headers["Idempotency-Key"])
            self.rfile.read(int(self.headers["Content-Length"]))
            self.send_response(502 if len(keys) == 1 else 400)
            self.send_header("Content-Length", "0")
            self.end_headers()

        def log_message(self, format: str, *args: object) -> None:  # noqa: A002 - its name there
            """Print nothing."""

    with HTTPServer(("127.0.0.1", 0), Proxy) as proxy:
        threading.Thread(target=proxy.serve_forever, daemon=True).start()
        address = f"http://127.0.0.1:{proxy.server_port}"
        done = subprocess.run(
            [sys.executable, "examples/evening.py", address],
            cwd=ROOT,
            env={**os.environ, "PAROLI_HOUSE_KEY": "a-key"},
            capture_output=True,
            text=True,
            check=False,
            timeout=60,
        )
        proxy.shutdown()
    assert done.stderr.rstrip().endswith("The response is 400 Bad Request (no_problem)")
    assert len(keys) == 2
    assert len({*keys}) == 1


def test_the_quickstart_runs_with_curl_and_with_python(
    service: dict[str, str], tmp_path: Path
) -> None:
    text = page("docs/tutorial/api-quickstart.md")
    ((commands, shown),) = steps(text)
    assert shown
    assert matches(run(commands, service, tmp_path), shown)
    (program,) = (body for language, body in FENCED.findall(text) if language == "python")
    done = subprocess.run(
        [sys.executable, "-c", program], env=service, capture_output=True, text=True, check=False
    )
    assert (done.returncode, done.stderr) == (0, "")
    assert "'anne'" in done.stdout
