"""The words of reports: every text that a page or a spreadsheet needs is there."""

from collections.abc import Iterator, Mapping
from dataclasses import fields, replace
from typing import Any

import pytest

from service.reports.words import LANGUAGES, WORDS
from service.reports.words.words import ReportWords
from tests.reports.report_kinds import KINDS


class NotedWords(Mapping[Any, str]):
    """Words that note which keys are asked for, and have a text for a missing one."""

    def __init__(self, words: Mapping[Any, str]) -> None:
        self._words = words
        self.asked = set[Any]()

    def __getitem__(self, key: Any) -> str:
        self.asked.add(key)
        return self._words.get(key, str(key))

    def __iter__(self) -> Iterator[Any]:
        return iter(self._words)

    def __len__(self) -> int:
        return len(self._words)


Asked = dict[str, NotedWords]


def noted(words: ReportWords) -> Asked:
    """Return every mapping of the words by its name, as one that notes its keys."""
    named = ((field.name, getattr(words, field.name)) for field in fields(words))
    return {name: NotedWords(value) for name, value in named if isinstance(value, Mapping)}


def listed(keys: Mapping[str, set[Any]]) -> str:
    """Return keys with the names of their mappings."""
    return ", ".join(sorted(f"{name}[{key!r}]" for name, found in keys.items() for key in found))


@pytest.fixture(params=LANGUAGES)
def asked(request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch) -> Asked:
    """Return the words of a language, noted while every page and spreadsheet was made in it."""
    language = request.param
    notes = noted(WORDS[language])
    monkeypatch.setitem(WORDS, language, replace(WORDS[language], **notes))  # type: ignore[arg-type]
    for kind in KINDS:
        for report in kind.reports():
            kind.page(report, language)
            list(kind.worksheets(report, language))
    return notes


def test_no_word_of_a_report_is_missing(asked: Asked) -> None:
    missing = listed({name: words.asked - {*words} for name, words in asked.items()})
    assert not missing, f"the words lack {missing}"


def test_every_word_of_a_report_is_read(asked: Asked) -> None:
    """Otherwise the reports of the tests lack something, or the word is not needed any more."""
    unread = listed({name: {*words} - words.asked for name, words in asked.items()})
    assert not unread, f"no page or spreadsheet reads {unread}"
