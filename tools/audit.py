"""Checks the locked versions for known vulnerabilities with pip-audit."""

from __future__ import annotations

import json
import re
import subprocess
from collections.abc import Sequence

from tools.commands import ROOT, VENV, environment, say, tool
from tools.locks import AUDITED

# How long `check` waits for the advisory service: about as long as its other steps take.
CHECK_SECONDS = 30

UNREACHABLE = re.compile(
    r"^(requests\.exceptions\..*|.*(?:_service\.interface\.ServiceError|Could not connect|"
    r"not redirecting).*)$",
    re.MULTILINE,
)


def read_audit(code: int, out: str, err: str) -> tuple[bool | None, str]:
    """Return the result of pip-audit and its reason: True if no vulnerability is known, else False.

    None: the advisory service did not answer for every package. pip-audit itself then exits 0, or
    crashes.
    """
    try:
        dependencies = json.loads(out)["dependencies"]
    except ValueError:
        reasons = UNREACHABLE.findall(err)
        return (None, reasons[-1]) if reasons else (False, err.rstrip())
    known = [
        f"{package['name']} {package['version']}: {vulnerability['id']}"
        f" {' '.join(vulnerability['fix_versions'])}".rstrip()
        for package in dependencies
        for vulnerability in package.get("vulns", ())
    ]
    skipped = [p["skip_reason"] for p in dependencies if "skip_reason" in p]
    if known or code:
        return False, "\n".join(known) or err.rstrip()
    if skipped or not dependencies:
        last = "".join(skipped[-1:])
        return None, f"{len(skipped)} of {len(dependencies)} packages, the last: {last}"
    return True, f"{len(dependencies)} packages"


def run_audit(
    arguments: Sequence[str] = (), seconds: float | None = None
) -> tuple[bool | None, str]:
    """Check the locked versions for known vulnerabilities; ``arguments`` go to pip-audit."""
    locks = [word for name in AUDITED for word in ("--requirement", name)]
    how = ["--disable-pip", "--require-hashes", "--format=json", "--progress-spinner=off"]
    limits = ["--timeout=5", f"--cache-dir={VENV / 'audited'}"]
    try:
        done = subprocess.run(
            [tool("pip-audit"), *how, *limits, *locks, *arguments],
            cwd=ROOT,
            env=environment(),
            capture_output=True,
            text=True,
            check=False,
            timeout=seconds,
        )
    except subprocess.TimeoutExpired:
        return None, f"no answer within {seconds:g} s"
    return read_audit(done.returncode, done.stdout, done.stderr)


def audit_passes(result: tuple[bool | None, str], *, allow_unreachable: bool) -> bool:
    """Print the result of the audit; return whether it passes."""
    passed, reason = result
    if passed is None:
        say(f"  audit: the advisory service did not answer: {reason}")
        return allow_unreachable
    say(f"  audit: no known vulnerability in {reason}" if passed else f"  audit: FAILED\n{reason}")
    return passed
