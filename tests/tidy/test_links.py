"""Every relative link in the documentation points to an existing file."""

import re
from pathlib import Path

from tests.tidy.tree import committed, shown

LINK = re.compile(r"\]\(\s*<?([^)\s>]+)")
PAGES = ("README.md", "CONTRIBUTING.md", "CHANGELOG.md", "docs")
NOT_RELATIVE = re.compile(r"[a-z][a-z0-9+.-]*:|#|//", re.IGNORECASE)


def dead_links(page: Path) -> list[str]:
    return [
        f"{shown(page, number)} {target}"
        for number, line in enumerate(page.read_text(encoding="utf-8").splitlines(), start=1)
        for target in LINK.findall(line)
        if not NOT_RELATIVE.match(target) and not (page.parent / target.split("#")[0]).exists()
    ]


def test_every_relative_link_resolves() -> None:
    pages = committed(*PAGES, ending=".md")
    assert [link for page in pages for link in dead_links(page)] == []
