"""The words of reports in every language."""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace

from service.reports.words.en import EN
from service.reports.words.fr import FR
from service.reports.words.words import ReportWords
from service.zones import UTC, Zone

WORDS = {"en": EN, "fr": FR}
LANGUAGES = tuple(WORDS)
DEFAULT_LANGUAGE = "en"


def words_in(language: str, zone: Zone = UTC) -> ReportWords:
    """Return the words of a language, with dates and times in a time zone."""
    words = WORDS[language]
    if zone == UTC:
        return words

    def local(write: Callable[[str], str]) -> Callable[[str], str]:
        return lambda at: write(zone.local(at))

    return replace(
        words,
        zone=zone,
        date=local(words.date),
        time=local(words.time),
        columns=_InZone(words.columns, zone),
    )


@dataclass(frozen=True, slots=True)
class _InZone(Mapping[str, str]):
    """Titles of columns that name a time zone in place of UTC."""

    titles: Mapping[str, str]
    zone: Zone

    def __getitem__(self, name: str) -> str:
        return self.titles[name].replace("(UTC)", f"({self.zone.title})")

    def __iter__(self) -> Iterator[str]:
        return iter(self.titles)

    def __len__(self) -> int:
        return len(self.titles)
