"""The garbage collector of a serving process skips what was imported, and runs rarely."""

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tests.serving.service_process import ROOT, TIMEOUT_SECONDS

SHOWING = """
import gc, os, signal, sys, threading

def show_when_frozen():
    while not gc.get_freeze_count():
        threading.Event().wait(0.01)
    print(gc.get_threshold()[0], gc.get_freeze_count(), sys.getswitchinterval(), flush=True)
    os.kill(os.getpid(), signal.SIGTERM)

threading.Thread(target=show_when_frozen, daemon=True).start()
"""
SERVE = "import_string('service.cli.main:main')(['serve', '--port', '0'])"
LIMITED = 100_000
"""A service has more objects after its start: modules, functions, types."""


def test_a_service_limits_pauses_after_its_start(tmp_path: Path) -> None:
    program = f"{SHOWING}\nfrom werkzeug.utils import import_string\n{SERVE}"
    settings = {
        "PAROLI_DATABASE_URL": f"sqlite:///{tmp_path / 'paroli.db'}",
        "PAROLI_LOG": "json",
    }
    ended = subprocess.run(
        [sys.executable, "-c", program],
        cwd=ROOT,
        env={**os.environ, **settings},
        capture_output=True,
        text=True,
        timeout=TIMEOUT_SECONDS,
        check=False,
    )
    assert ended.returncode == 0, ended.stderr
    objects, frozen, switch_seconds = ended.stdout.split()[-3:]
    assert int(objects) == 10_000
    assert int(frozen) > LIMITED
    assert float(switch_seconds) == pytest.approx(0.002)
