"""Short texts of a refusal, for every language."""

from service.domain.port.refusals import RefusalText


def refusal_text(title: str, advice: str) -> RefusalText:
    """Return the texts of a refusal. The meaning repeats the title."""
    return RefusalText(title=title, meaning=f"{title}.", remedy="Enter another.", advice=advice)
