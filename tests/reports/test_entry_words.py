"""Entries in the words of their game, in each language."""

import pytest

from service.domain.games import GAMES
from service.reports.amounts import amount_text
from service.reports.entry_words import EntryWords
from service.reports.model import SessionReport
from service.reports.words import WORDS
from tests.factories.basset.session_reports import corrected_report, example_report

ENTRIES = {
    "twelfth-night": {
        "seat Anne 5l hearts": ("New player: Anne, £5, hearts", "Nouveau joueur : Anne, 5 £, cœur"),
        "stake Anne Q 5s": ("Stake: Anne, Q, 5s", "Mise : Anne, D, 5 s"),
        "end": ("End of the deal", "Fin de la donne"),
    },
    "modern-evening": {
        "pair Kh 2d": ("Pair: K♥ 2♦", "Paire : R♥ 2♦"),
    },
    "glic-evening": {
        "pass *": (
            "Let everybody pass until the betting stops",
            "Faire passer tout le monde jusqu’à la fin des mises",
        ),
        "out Carl Anne 2 Bess 1": ("Out: Carl, Anne 2, Bess 1", "Sortie : Carl, Anne 2, Bess 1"),
    },
    "lansquenet-evening": {
        "cover Carl *": (
            "Cover all of the wager that is left: Carl",
            "Couvrir tout ce qui reste de l’enjeu : Carl",
        ),
    },
    "baccarat-banque": {
        "cards K,5 10,6 9,Q": ("Cards: K 5, 10 6, 9 Q", "Cartes : R 5, 10 6, 9 D"),
        "banco Carl cheval": ("Banco: Carl, over both hands", "Banco : Carl, à cheval"),
    },
}


def words_in(report: SessionReport, language: str) -> EntryWords:
    currency = report.currency
    return EntryWords(
        report.game.texts[language],
        WORDS[language],
        lambda amount: amount_text(amount, currency, language),
    )


@pytest.mark.parametrize("sheet", ENTRIES)
def test_an_entry_has_the_words_of_its_game_and_language(sheet: str) -> None:
    report = example_report(sheet)
    lines = {entry.line: entry.line for entry in report.entries}
    for line, expected in ENTRIES[sheet].items():
        written = (words_in(report, language).cell([lines[line]]) for language in WORDS)
        assert tuple(text.replace("\u00a0", " ") for text in written) == expected


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", WORDS)
def test_different_entries_have_different_words(game: str, language: str) -> None:
    report = corrected_report(game, "eur")
    lines = {entry.line: entry.line for entry in report.entries if entry.line}
    written = [words_in(report, language).cell([line]) for line in lines.values()]
    assert len(written) > 10
    assert len({*written}) == len(written)
    verbs = {line.partition(" ")[0] for line in lines}
    assert language == "en" or not verbs & {text.partition(" ")[0] for text in written}


def test_a_line_without_an_entry_is_kept() -> None:
    report = corrected_report("basset", "eur")
    assert words_in(report, "fr").cell(["a line"]) == "a line"
