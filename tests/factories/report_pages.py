"""Pages of reports: the evening of an example, and evenings with any players."""

from collections.abc import Sequence
from pathlib import Path

from service.reports.build import session_report
from service.reports.page import Page, page_of
from service.sheets import read_sheet
from tests.factories.memory_sessions import imported

EXAMPLE = Path(__file__).parents[2] / "examples" / "twelfth-night.basset.toml"

HOSTILE_NAMES = (
    "<script>alert(1)</script>",
    '<b style="color:red">&amp;',
    "#panic() $1$ ] \\ [*b*] // @x <y>",
    "'; </title></style>{{ page }}{% x %}",
    "W" * 40,
    "\U0001f0ae Zoë Ōkubo Łukasz Żak ½ ¼ ¾ £ € ’ −",
    "\u202eright to left\ufffe\uffff",
    "王小明 \U0001f451",
)
"""Names with markup of HTML and typst, one long word, and characters that fonts and XML lack."""


def sheet_page(text: str, language: str = "en") -> Page:
    """Return the page of a score sheet's session."""
    handler, session = imported(text)
    history = handler.ports.store.events(session)
    return page_of(session_report(read_sheet(text).game, history), language)


def example_page(language: str = "en") -> Page:
    """Return the page of an evening with three players."""
    return sheet_page(EXAMPLE.read_text(encoding="utf-8"), language)


def evening_page(names: Sequence[str], *, currency: str = "lsd", language: str = "en") -> Page:
    """Return the page of two deals, in which each player wins once and loses once."""
    quoted = [f'"{name.replace(chr(34), chr(39))}"' for name in names]
    entries = [f"seat {name} {1000 + place}" for place, name in enumerate(quoted)]
    for deal in ("pair K 5", "pair 5 K"):
        entries += [f"stake {name} K {7 * place}" for place, name in enumerate(quoted, start=1)]
        entries += ["fasse 2", deal, "take *", "end"]
    lines = "\n".join(entries if names else [])
    return sheet_page(
        f"format = 'basset/1'\ntitle = 'An evening'\nrules = 'modern'\ncurrency = '{currency}'\n"
        f"bank = 1000000\nmax_stake = 10000\nentries = '''\n{lines}\n'''\n",
        language,
    )


def long_names(count: int) -> list[str]:
    """Return names of 40 characters each."""
    return [f"The Honourable Player Number {number:02d} of York"[:40] for number in range(count)]
