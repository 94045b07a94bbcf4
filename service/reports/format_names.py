"""The names of the formats of reports."""

TABLE_FORMAT_NAMES = ("html", "pdf", "xlsx", "csv", "json")
"""The formats of a report that is tables only."""

PLAIN_TEXT = "text"
"""What the command line prints of such a report."""

FORMAT_NAMES = (*TABLE_FORMAT_NAMES, "toml", "journal", "beancount")
