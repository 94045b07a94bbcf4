"""Tests whose coverage is not measured are named as they are."""

from tests.coverage_report import ROOT, UNMEASURED


def test_every_unmeasured_test_exists() -> None:
    missing = []
    for name in UNMEASURED:
        path, _, test = name.partition("[")[0].partition("::")
        exists = (ROOT / path).exists()
        if not exists or (test and f"def {test}(" not in (ROOT / path).read_text("utf-8")):
            missing.append(name)
    assert missing == []
