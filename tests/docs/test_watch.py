"""The page on watching names every metric that there is, and asks for no other."""

import json
import re

from service.telemetry.instruments import AllMetrics
from service.telemetry.metrics import UnsettledBacklog
from service.telemetry.readiness import Probe, Readiness
from tests.docs.pages import blocks, page, rows, section, ticked

WATCH = page("docs/howto/monitor.md")
TOLD = {
    re.sub("_(total|info)$", "", metric.name): metric
    for metric in AllMetrics(UnsettledBacklog(0, 0.0)).collect()
}


def test_every_metric_is_listed() -> None:
    listed = rows(section(WATCH, "## Metrics").partition("\n### ")[0])
    assert {re.sub("_(total|info)$", "", ticked(row[0])[0]) for row in listed} == set(TOLD)


def test_alerts_ask_for_what_is_told() -> None:
    asked = re.findall(r"\bparoli_\w+", "".join(blocks(WATCH, "yaml")))
    assert len(asked) > 4
    suffix = re.compile("_(total|bucket|count|sum)$")
    assert {suffix.sub("", name) for name in asked} <= set(TOLD)


def test_readiness_is_shown_as_it_is() -> None:
    (shown,) = re.findall(r"^(\{.*\})$", blocks(WATCH, "console")[0], re.MULTILINE)
    found = Readiness(Probe(lambda: "current"), Probe(lambda: True)).found()
    assert json.loads(shown) == found
    listed = rows(section(WATCH, "## Health"))
    assert [ticked(row[0])[0] for row in listed] == list(found)
