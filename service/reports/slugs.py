"""Short names of tables, for accounts and files."""

import re
from collections.abc import Iterable

LENGTH_MAX = 40
_NOT_IN_SLUGS = re.compile(r"[\W_]+")


def slug_of(title: str) -> str:
    """Return a title as letters and digits of one case with hyphens: ``great-hall``."""
    slug = _NOT_IN_SLUGS.sub("-", title.casefold()).strip("-")[:LENGTH_MAX]
    return slug.strip("-") or "table"


def slugs_of(titles: Iterable[str]) -> list[str]:
    """Return a different slug for each title; a number distinguishes those that are equal."""
    slugs: list[str] = []
    for title in titles:
        first = slug = slug_of(title)
        number = 1
        while slug in slugs:
            number += 1
            slug = f"{first}-{number}"
        slugs.append(slug)
    return slugs
