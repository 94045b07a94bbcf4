"""Pages of reports: the evening of an example, and evenings with any players."""

from collections.abc import Sequence
from pathlib import Path

from service.reports.documents.page import page_of
from service.reports.documents.page_model import Page
from tests.factories.basset.session_reports import sheet_report

EXAMPLE = Path(__file__).parents[3] / "examples" / "twelfth-night.basset.toml"

HOSTILE_NAMES = (
    "<script>alert(1)</script>",
    "<b style=color:red>'&amp;'",
    "#panic() $1$ ] \\ [*b*] // @x <y>",
    "'; </title></style>{{ page }}{% x %}",
    "W" * 40,
    "\U0001f0ae Zoë Ōkubo Łukasz Żak ½ ¼ ¾ £ € ’ −",
    "\u202eright to left\ufffe\uffff",
    "王小明 \U0001f451",
)
"""Names with markup of HTML and typst, one long word, and characters that fonts and XML lack."""


def example_page(language: str = "en") -> Page:
    """Return the page of an evening with three players."""
    return page_of(sheet_report(EXAMPLE.read_text(encoding="utf-8")), language)


def evening_page(names: Sequence[str], *, currency: str = "lsd", language: str = "en") -> Page:
    """Return the page of two deals, in which each player wins once and loses once."""
    quoted = [f'"{name}"' for name in names]
    entries = [f"seat {name} {1000 + place}" for place, name in enumerate(quoted)]
    for result in (("pair K 5", "take *"), ("pair 5 K",)):
        entries += [f"stake {name} K {7 * place}" for place, name in enumerate(quoted, start=1)]
        entries += ["fasse 2", *result, "end"]
    lines = "\n".join(entries if names else [])
    sheet = f"""
format = "basset/1"
title = "An evening"
rules = "modern"
currency = "{currency}"
bank = 1000000

entries = '''
{lines}
'''

[overrides]
max_stake = 10000
"""
    return page_of(sheet_report(sheet, long_ago=True), language)


def long_names(count: int) -> list[str]:
    """Return different names of 40 characters each."""
    return [f"The Honourable Player of York, no. {number:05d}" for number in range(count)]
