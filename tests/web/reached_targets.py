"""Finds buttons that a finger cannot reach without scrolling."""

from playwright.sync_api import Page

UNREACHED = """(selectors) => selectors.filter((selector) => {
  const target = document.querySelector(selector);
  const { left, right, top, bottom } = target.getBoundingClientRect();
  const isInside = left >= 0 && top >= 0 && right <= innerWidth && bottom <= innerHeight;
  const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
  return !isInside || !target.contains(hit);
})"""


def unreached(page: Page, *selectors: str) -> list[str]:
    """Return the buttons that are not wholly in the window, or that another element covers."""
    found: list[str] = page.evaluate(UNREACHED, list(selectors))
    return found
