"""What is wrong with a page for those who read or use it otherwise, as axe-core finds it."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN = """async () => (await axe.run()).violations.map(({ id, nodes }) =>
  `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`)"""


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page) -> list[str]:
    """Return a line for each rule that the page breaks."""
    page.evaluate(f"() => {{ {_source()} }}")
    found: list[str] = page.evaluate(RUN)
    return found
