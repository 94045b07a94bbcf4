"""Reads what pip-audit prints, for dev.py."""

from __future__ import annotations

import json
import re

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
