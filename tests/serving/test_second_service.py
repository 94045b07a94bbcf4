"""A second service on one SQLite file does not start."""

import json
from pathlib import Path

from tests.api.http_client import KEY
from tests.command import PAROLI_CODE
from tests.servers.forked_process import run
from tests.serving.service_process import SERVE, run_service


def test_a_second_service_on_one_file_is_refused(tmp_path: Path) -> None:
    settings = {"PAROLI_DATABASE_URL": f"sqlite:///{tmp_path / 'paroli.db'}"}
    with run_service(SERVE, settings, tmp_path) as first:
        second = run(PAROLI_CODE, "serve", "--port", "0", env={**settings, "PATH": ""})
        assert second.returncode == 1
        assert f"Another service uses {tmp_path / 'paroli.db'}" in second.stderr
        in_log = run(PAROLI_CODE, "serve", env={**settings, "PATH": "", "PAROLI_LOG": "json"})
        line = json.loads(in_log.stderr)
        assert (in_log.returncode, line["level"]) == (1, "ERROR")
        assert line["message"].startswith("Another service uses ")
        assert f"the process {first.process.pid}" in second.stderr
        with first.client() as client:
            assert client.get("/v1/sessions", headers=KEY).status == 200
