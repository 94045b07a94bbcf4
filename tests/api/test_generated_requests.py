"""Generated requests, valid and invalid: the document describes every response.

Each day sends one request for each way in which a parameter or a body can be right or wrong.
`test_body_schemas` sends values of every type. Thorough runs send each generated value and method,
random requests, and random walks along the links. `test_examples` sends the examples.
"""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from service.api.guards import rate_limits
from tests.api.http_server import LOOPBACK, run_server
from tests.api.service_under_test import HOUSE_KEY, open_inline_service
from tests.api.tables import CLOSED, DEALING, SEATED, STAKED, TAKEN, WON

ROOT = Path(__file__).parents[2]
STATES = ((), SEATED, STAKED, DEALING, WON, TAKEN, CLOSED)
RUN = [
    *(sys.executable, "-m", "schemathesis.cli", "run", "openapi.yaml"),
    *("--header", f"Authorization: Bearer {HOUSE_KEY}"),
    *("--seed", "1706", "--generation-deterministic", "--no-shrink"),
    *("--max-examples", "5"),
    *("--suppress-health-check", "all", "--warnings", "off"),
    # The API accepts less than the schema: a rule may refuse; a key, a cursor and the version in
    # `If-Match` must come from the server. A check of the hooks covers the bodies.
    *("--exclude-checks", "positive_data_acceptance"),
    # A feed does not end. Of the formats of a report, three stand for all: they differ in what
    # writes the file, and tests/reports covers that.
    *("--exclude-path-regex", r"/feed$|\.(xlsx|csv|toml|journal|beancount)$"),
]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("phases", "repeats"),
    [
        ("coverage", ""),
        pytest.param("coverage,fuzzing,stateful", "yes", marks=pytest.mark.thorough),
    ],
    ids=["daily", "thorough"],
)
def test_every_response_is_documented(
    blank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, phases: str, repeats: str
) -> None:
    # Schemathesis tries invalid keys on every operation and expects 401, not 429.
    monkeypatch.setattr(rate_limits, "FAILURES_MAX", 1_000_000)
    with open_inline_service(blank, tmp_path) as service:
        sessions = [service.caller().table(*lines).id for lines in STATES]
        environment = {
            **os.environ,
            "no_proxy": LOOPBACK,  # without it, every request reads the environment
            "SCHEMATHESIS_HOOKS": "tests.api.schemathesis_hooks",
            "SESSIONS_TO_DESCRIBE": ",".join(sessions),
            "WITH_REPEATS": repeats,
        }
        with run_server(service.app) as port:
            url = ["--url", f"http://{LOOPBACK}:{port}"]
            done = subprocess.run(
                [*RUN, "--phases", phases, *url],
                cwd=ROOT,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
            )
    assert done.returncode == 0, done.stdout
