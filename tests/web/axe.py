"""Accessibility violations of a page, as axe-core finds them."""

from functools import cache
from pathlib import Path

from playwright.sync_api import Page

AXE = Path(__file__).resolve().parents[2] / "web" / "node_modules" / "axe-core" / "axe.min.js"
COLOURS = ["color-contrast", "link-in-text-block"]
RUN = """async ([within, rules]) => {
  const chosen = rules ? { runOnly: { type: 'rule', values: rules } } : {};
  const found = await axe.run(within, { ...chosen, resultTypes: ['violations'] });
  return found.violations.map(({ id, nodes }) =>
    `${id}: ${nodes.map(({ html, failureSummary }) => `${html} ${failureSummary}`).join(' | ')}`);
}"""


@cache
def _source() -> str:
    return AXE.read_text(encoding="utf-8")


def violations(page: Page, within: str = "html", *, colours_alone: bool = False) -> list[str]:
    """Return a line for each rule that a page, or a part of it, breaks.

    The dark theme differs from the light one only in colours. If a test checks one theme fully,
    ``colours_alone`` is enough for the other.
    """
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(f"() => {{ {_source()} }}")
    found: list[str] = page.evaluate(RUN, [within, COLOURS if colours_alone else None])
    return found
