"""The service's verdict on each case of a file that the check page's TypeScript tests read too."""

import json
import re
from pathlib import Path
from typing import Any

import pytest

from service.application.archive.exported_logs import BadExport, read_exported_logs
from service.application.verification.seals import differences
from service.sealing.seal_keys import is_signed
from service.sealing.seal_text import Seal, read_seals

CASES = json.loads(Path(__file__).with_name("seal_cases.json").read_text("utf-8"))

_MESSAGES = {
    "no-log": "There is no log of this session",
    "cut": r"The log ends at event {0},",
    "rehashed": r"One of events {0} to {1} was changed",
}
_BREAKS = {
    "missing": "is missing",
    "does-not-follow": "does not follow",
    "wrong-hash": "does not match",
}


def changed_document(case: dict[str, Any]) -> bytes:
    """Return the exported file of a case. A change without a value removes the part."""
    text: str = CASES["documents"][case["document"]]
    if not case["changes"]:
        return text.encode()
    document = json.loads(text)
    for path, *value in case["changes"]:
        part = document
        for name in path[:-1]:
            part = part[name]
        if value:
            part[path[-1]] = value[0]
        else:
            del part[path[-1]]
    return json.dumps(document).encode()


@pytest.mark.parametrize("case", CASES["cases"], ids=lambda case: case["name"])
def test_the_verdict_is_that_of_the_check_page(case: dict[str, Any]) -> None:
    content = changed_document(case)
    if case["verdicts"] is None:
        with pytest.raises(BadExport):
            read_exported_logs(content)
        return
    logs, seals = read_exported_logs(content), read_seals(case["seal"])
    genuine = [seal for seal in seals if is_signed(seal)]
    for seal, verdict in zip(seals, case["verdicts"], strict=True):
        found = [finding.message for finding in differences(seal, log_of(logs, seal), genuine)]
        kind, *numbers = verdict
        assert is_signed(seal) == (kind != "forged")
        if kind == "agrees":
            assert found == []
            assert len(logs[seal.head.session]) - seal.head.version == numbers[0]
        elif kind != "forged":
            (message,) = found
            assert re.match(_pattern(kind, *numbers), message)
        if case["key"] != "unknown":
            assert (seal.fingerprint == CASES["fingerprint"]) == (case["key"] == "expected")


def _pattern(kind: str, *parts: Any) -> str:
    if kind == "broken":
        event, fault = parts
        return f"Event {event} {_BREAKS[fault]}"
    return _MESSAGES[kind].format(*parts)


def log_of(logs: Any, seal: Seal) -> Any:
    return logs.get(seal.head.session, [])
