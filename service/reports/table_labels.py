"""What labels call bank and pools together, in a table that has one of them, both or neither."""

from service.domain.port.parties import Summary
from service.reports.words.words import ReportWords

OF_TABLE = frozenset({"table", "table_net", "table_gain"})
"""The names of what bank and pools have together. A game with neither has nothing of it."""


def heading_of(summary: Summary) -> str:
    """Return the key of the heading above bank and pools: of one of them, or of both."""
    has_pools = len(summary.others) > (summary.bank is not None)
    if summary.bank is None:
        return "pools"
    return "bank_and_pools" if has_pools else "bank"


def table_label(words: ReportWords, summary: Summary, name: str, label: str) -> str:
    """Return the label of what the table has, in a table with bank or pools that of these alone.

    ``label`` is that of any table, which other names have too.
    """
    heading = heading_of(summary)
    is_of_one = summary.others and heading != "bank_and_pools" and name in OF_TABLE
    return words.of_one[f"{heading}.{name}"] if is_of_one else label
