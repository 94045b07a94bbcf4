"""How long the programs take to start."""

import os
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median

from bench.comparison import Facts, Scale

ROOT = Path(__file__).resolve().parents[1]
ROUNDS = 7
READY = "http://"
"""The first line with an address says that the service answers there."""


def measure(folder: Path, scale: Scale) -> Iterator[Facts]:
    """Yield the seconds from a command to its first use, median and longest."""
    rounds = 1 if scale.quick else ROUNDS
    paroli = str(Path(sys.executable).with_name("paroli"))
    serve = {"PAROLI_DATABASE_URL": f"sqlite:///{folder / 'start.db'}", "PAROLI_PORT": "0"}
    serve["PAROLI_SEAL_KEY_FILE"] = str(folder / "seal-key.pem")
    run = [sys.executable, str(ROOT / "dev.py"), "run"]
    figures = {
        "paroli --help": (0.3, [_until_end([paroli, "--help"]) for _ in range(rounds)]),
        "paroli serve, to its address": (
            2.0,
            [_until_ready([paroli, "serve"], serve) for _ in range(rounds)],
        ),
        "dev.py run, to its address": (2.0, [_until_ready(run, serve) for _ in range(rounds)]),
    }
    yield Facts("Start", {name: _figure(*figure) for name, figure in figures.items()})


def _figure(aim: float, seconds: Sequence[float]) -> str:
    missed = "" if median(seconds) < aim else ", **missed**"
    return f"{median(seconds):.2f} s (at most {max(seconds):.2f}); aim under {aim:g} s{missed}"


def _until_end(command: Sequence[str]) -> float:
    start = time.perf_counter()
    subprocess.run(command, cwd=ROOT, check=True, stdout=subprocess.DEVNULL)  # noqa: S603 - ours
    return time.perf_counter() - start


def _until_ready(command: Sequence[str], settings: dict[str, str]) -> float:
    start = time.perf_counter()
    process = subprocess.Popen(  # noqa: S603 - ours
        command, cwd=ROOT, env={**os.environ, **settings}, stdout=subprocess.PIPE, text=True
    )
    assert process.stdout is not None
    try:
        for line in process.stdout:
            if READY in line:
                return time.perf_counter() - start
        raise RuntimeError(f"It ended without an address: {' '.join(command)}")
    finally:
        process.terminate()
        process.communicate(timeout=30)
