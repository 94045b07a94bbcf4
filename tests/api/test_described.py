"""Generated requests, valid and invalid: the document describes every response."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from service.api import rate_limits
from tests.api.place import HOUSE_KEY, still_house
from tests.api.served import LOOPBACK, served
from tests.api.tables import CLOSED, DEALING, SEATED, STAKED, TAKEN, WON

ROOT = Path(__file__).parents[2]
STATES = ((), SEATED, STAKED, DEALING, WON, TAKEN, CLOSED)
RUN = [
    *(sys.executable, "-m", "schemathesis.cli", "run", "openapi.yaml"),
    *("--header", f"Authorization: Bearer {HOUSE_KEY}"),
    *("--seed", "1706", "--generation-deterministic", "--no-shrink"),
    *("--phases", "coverage,fuzzing,stateful", "--max-examples", "10"),
    *("--suppress-health-check", "all", "--warnings", "off"),
    # The API accepts less than the schema: 10.0 is refused; some rules depend on two members
    # (a pair has two cards, `all` excludes a name); a cursor must come from the server.
    *("--exclude-checks", "positive_data_acceptance"),
    # A feed does not end.
    *("--exclude-path-regex", "/feed$"),
]


@pytest.mark.slow
def test_every_response_is_documented(
    blank: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    # The test tries invalid keys on every operation and expects 401, not 429.
    monkeypatch.setattr(rate_limits, "FAILURES_MAX", 1_000_000)
    with still_house(blank, tmp_path) as place:
        sessions = [place.caller().table(*lines).id for lines in STATES]
        environment = {
            **os.environ,
            "no_proxy": LOOPBACK,  # or every request asks the environment for one
            "SCHEMATHESIS_HOOKS": "tests.api.described_hooks",
            "SESSIONS_TO_DESCRIBE": ",".join(sessions),
        }
        with served(place.app) as port:
            url = ["--url", f"http://{LOOPBACK}:{port}"]
            done = subprocess.run(
                [*RUN, *url],
                cwd=ROOT,
                env=environment,
                capture_output=True,
                text=True,
                check=False,
            )
    assert done.returncode == 0, done.stdout
