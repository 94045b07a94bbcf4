"""The lock files, and what each locks."""

from __future__ import annotations

UV_LOCK = "requirements-uv.lock"
PIP_LOCK = "requirements-pip.lock"
RUN_LOCK = "requirements.lock"
WEB_LOCK = "requirements-web.lock"
DEV_LOCK = "requirements-dev.lock"
BENCH_LOCK = "requirements-bench.lock"

RUNTIME = ["pyproject.toml", "--extra", "production", "--group", "build"]
BUILDING = [*RUNTIME, "--group", "web"]
TESTING = [*BUILDING, "--extra", "simulation", "--group", "dev"]
# Each lock uses the versions of the one above it, so that all share one .venv.
LOCKS = {
    UV_LOCK: ["--group", "uv"],
    PIP_LOCK: ["--group", "pip"],
    RUN_LOCK: RUNTIME,
    WEB_LOCK: [*BUILDING, "-c", RUN_LOCK],
    DEV_LOCK: [*TESTING, "-c", WEB_LOCK],
    BENCH_LOCK: [*TESTING, "--group", "bench", "-c", DEV_LOCK],
}

# These hold every package of the others.
AUDITED = (UV_LOCK, PIP_LOCK, BENCH_LOCK)
