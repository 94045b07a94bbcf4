"""`paroli health` finds the service that runs here, by its run file or by the settings."""

import os
import re
from dataclasses import replace
from pathlib import Path

import pytest

from service.serving.health_check import Unhealthy, check_health
from service.serving.run_file import (
    SERVE,
    RunRecord,
    read_run_file,
    record_serving,
    record_working,
)
from service.settings import read_settings
from tests.command import PAROLI_CODE
from tests.ports import free_port
from tests.servers.forked_process import run
from tests.serving.conftest import Settings
from tests.serving.service_process import SERVE_TLS, ServiceProcess
from tests.serving.settings_in_folder import settings_in
from tests.waiting import until


def run_health(environment: Settings) -> tuple[int, str]:
    """Return the exit status of the health check of the image, and its output."""
    done = run(PAROLI_CODE, "health", env={**os.environ, **environment})
    return done.returncode, done.stdout + done.stderr


def test_options_of_the_service_are_followed(single_process: Settings, tmp_path: Path) -> None:
    run_file = tmp_path / "run" / "paroli.json"
    environment = {
        **single_process,
        "PAROLI_RUN_FILE": str(run_file),
        "PAROLI_HOUSE_KEY": "",
    }
    # The process gets --tls and a free port by options. The settings have neither.
    service = ServiceProcess((*SERVE_TLS, "--port", "0"), environment, tmp_path)
    try:
        until(run_file.exists, "it writes no run file")
        status, output = run_health(environment)
        assert status == 0, output
        found = re.fullmatch(r"The service at https://127\.0\.0\.1:(\d+) answers\.\n", output)
        assert found, output
        # The log, which must have no secrets, shows how to sign in.
        (hint,) = (line for line in service.log_lines(level="WARNING") if "command" in line)
        assert hint["command"].startswith("paroli keys pair ")
        # Without a run file, the settings say where the service is.
        folder = Path(single_process["XDG_DATA_HOME"]) / "paroli"
        settings = settings_in(folder, port=found[1], tls="1")
        assert check_health(settings, None) == output.strip()
        with pytest.raises(Unhealthy, match=r"does not answer|status 400"):
            check_health(replace(settings, tls=False), SERVE)
        assert service.stop() == 0
        status, output = run_health(environment)
        assert (status, "does not answer: Connection refused." in output) == (1, True)
    finally:
        service.process.kill()
        service.process.wait()


def test_the_service_of_the_settings_is_checked(service: ServiceProcess) -> None:
    settings = read_settings({"PAROLI_PORT": str(service.port)})
    address = f"http://127.0.0.1:{service.port}"
    assert check_health(settings, None) == f"The service at {address} answers."
    with pytest.raises(Unhealthy, match="does not answer: Connection refused"):
        check_health(replace(settings, port=free_port()), None)


def test_a_run_file_records_the_service_or_its_workers(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = replace(read_settings({"PAROLI_HOST": "::"}), run_file=tmp_path / "run.json")
    assert settings.run_file
    assert read_run_file(settings.run_file) is None
    record_serving(settings, 8080)
    assert read_run_file(settings.run_file) == RunRecord(SERVE, "http://[::1]:8080")
    record_working(settings, ["settlement", "reports"])
    assert read_run_file(settings.run_file) == RunRecord("work", None, ("settlement", "reports"))
    for damaged in ("", "[]", '{"queues": []}', '{"command": "serve"}'):
        settings.run_file.write_text(damaged)
        assert read_run_file(settings.run_file) is None
    settings.run_file.unlink()
    settings.run_file.mkdir()
    record_serving(settings, 8080)
    assert "cannot be written" in caplog.text
