"""The names of the formats of a report."""

FORMAT_NAMES = ("html", "pdf", "xlsx", "csv", "json", "toml", "journal", "beancount")
