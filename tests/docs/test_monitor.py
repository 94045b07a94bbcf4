"""The monitoring page lists every metric, and its alerts use only these."""

import json
import re

from service.telemetry.instruments import AllMetrics
from service.telemetry.metrics import UnsettledBacklog
from service.telemetry.readiness import Probe, Readiness
from tests.docs.pages import blocks, page, rows, section, ticked

MONITOR = page("docs/howto/monitor.md")
METRICS = {
    re.sub("_(total|info)$", "", metric.name): metric
    for metric in AllMetrics(UnsettledBacklog(0, 0.0)).collect()
}


def test_every_metric_is_listed() -> None:
    listed = rows(section(MONITOR, "## Metrics").partition("\n### ")[0])
    assert {re.sub("_(total|info)$", "", ticked(row[0])[0]) for row in listed} == set(METRICS)


def test_alerts_use_existing_metrics() -> None:
    used = re.findall(r"\bparoli_\w+", "".join(blocks(MONITOR, "yaml")))
    assert len(used) > 4
    suffix = re.compile("_(total|bucket|count|sum)$")
    assert {suffix.sub("", name) for name in used} <= set(METRICS)


def test_the_readiness_example_is_real() -> None:
    (shown,) = re.findall(r"^(\{.*\})$", blocks(MONITOR, "console")[0], re.MULTILINE)
    found = Readiness(Probe(lambda: "current"), Probe(lambda: True)).report()
    assert json.loads(shown) == found
    listed = rows(section(MONITOR, "## Health"))
    assert [ticked(row[0])[0] for row in listed] == list(found)
