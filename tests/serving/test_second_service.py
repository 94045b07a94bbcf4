"""A second service on one SQLite file does not start."""

import subprocess
import sys
from pathlib import Path

from tests.api.http_client import KEY
from tests.serving.service_process import SERVE, TIMEOUT_SECONDS, run_service


def test_a_second_service_on_one_file_is_refused(tmp_path: Path) -> None:
    settings = {"PAROLI_DATABASE_URL": f"sqlite:///{tmp_path / 'paroli.db'}"}
    with run_service(SERVE, settings, tmp_path) as first:
        second = subprocess.run(
            [sys.executable, *SERVE, "--port", "0"],
            env={**settings, "PATH": ""},
            capture_output=True,
            text=True,
            timeout=TIMEOUT_SECONDS,
            check=False,
        )
        assert second.returncode == 1
        assert f"Another service uses {tmp_path / 'paroli.db'}" in second.stderr
        assert f"the process {first.process.pid}" in second.stderr
        with first.client() as client:
            assert client.get("/v1/sessions", headers=KEY).status == 200
