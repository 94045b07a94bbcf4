"""Every refusal has its texts in each language, and every template can be filled."""

import re
from collections.abc import Iterator, Mapping

import pytest

from service.domain.games import GAMES
from service.domain.port.game import AnyGame
from service.domain.port.refusals import Refusal, RefusalText
from service.domain.session.refusals import SHARED_REFUSALS
from service.domain.session.session_entries import all_entries
from service.domain.session.texts import SESSION_TEXTS

LANGUAGES = ("en", "fr")
FORMATTERS: Mapping[str, int] = {
    "text": 0,
    "number": 0,
    "sum": 0,
    "card": 0,
    "definite": 0,
    "ranks": 0,
    "genitive": 0,
    "players": 0,
    "plural": 2,
    "gender": 2,
}
"""The formatters of a template, with the number of forms that each needs."""

ENTRY_NAMES = ("kind", "player", "amount")
"""The names of a template for the entry's verb, its player and its sum, whatever the fields are."""
PLACEHOLDER = re.compile(r"\{([^{}]*)\}")
SENTENCES = re.compile(r"[A-ZÀ-Ý{`].*\.")


def refusal_text(game: AnyGame, language: str, code: str) -> RefusalText | None:
    """Return the text of a refusal, in the words of the game if it has its own."""
    text: RefusalText | None = game.texts[language].merged("refusals").get(code)
    return text


def test_every_refusal_has_its_texts() -> None:
    missing = [
        f"{game.title} has no text in {language!r} for the refusal {code!r}."
        for game in GAMES.values()
        for language in LANGUAGES
        for code in game.refusal_codes
        if refusal_text(game, language, code) is None
    ]
    assert not missing, " ".join(missing)


def test_no_text_is_left_of_a_refusal_that_does_not_exist() -> None:
    for game in GAMES.values():
        for texts in game.texts.values():
            assert texts.refusals.keys() <= {*game.refusal_codes}, game.name
    for shared in SESSION_TEXTS.values():
        assert shared.refusals.keys() <= SHARED_REFUSALS.keys()


def every_text() -> Iterator[tuple[AnyGame, str, Refusal, RefusalText]]:
    for game in GAMES.values():
        for language in LANGUAGES:
            for refusal in game.refusals:
                if text := refusal_text(game, language, refusal.code):
                    yield game, language, refusal, text


def names_in(game: AnyGame, refusal: Refusal) -> set[str]:
    """Return what a template of the refusal may name: its facts, and fields of the entries."""
    fields = {field.name for kind in all_entries(game) for field in kind.fields}
    return {*ENTRY_NAMES, *refusal.facts, *fields}


def template_errors(template: str, names: set[str]) -> Iterator[str]:
    """Yield a sentence for each placeholder that no reader can fill."""
    for placeholder in PLACEHOLDER.findall(template):
        value, *forms = placeholder.split("|")
        name, _, formatter = value.partition(":")
        if name not in names:
            yield f"{name!r} is no fact."
        if FORMATTERS.get(formatter or "text") != len(forms):
            yield f"{placeholder!r} has no such formatter, or another number of forms."
    if "{" in (rest := PLACEHOLDER.sub("", template)) or "}" in rest:
        yield f"{template!r} has an open brace."


def test_a_template_names_only_what_exists() -> None:
    for game, language, refusal, text in every_text():
        names = names_in(game, refusal)
        for template in (text.advice, *text.variants.values()):
            errors = list(template_errors(template, names))
            assert not errors, (game.name, language, refusal.code, errors)


def test_a_condition_names_only_what_exists() -> None:
    for game, language, refusal, text in every_text():
        verbs = {kind.verb for kind in all_entries(game)}
        for condition in "&".join(text.variants).split("&") if text.variants else ():
            name, _, words = condition.partition("=")
            assert name in names_in(game, refusal), (game.name, language, refusal.code, name)
            if name == "kind":
                assert {*words.split("|")} <= verbs, (game.name, language, refusal.code, words)


@pytest.mark.parametrize(
    "template",
    ["{nobody}", "{left:money}", "{left:plural|one}", "{left:sum|one}", "{left", "left}", "{}"],
)
def test_a_template_that_no_reader_can_fill_is_found(template: str) -> None:
    assert list(template_errors(template, {"left"}))


def test_both_languages_distinguish_the_same_cases() -> None:
    for game in GAMES.values():
        for code in game.refusal_codes:
            texts = [refusal_text(game, language, code) for language in LANGUAGES]
            cases = [list(text.variants) for text in texts if text]
            assert cases[1:] == cases[:-1], (game.name, code)


def test_texts_are_sentences_in_the_typography_of_their_language() -> None:
    for game, language, refusal, text in every_text():
        of = (game.name, language, refusal.code)
        for advice in (text.advice, *text.variants.values()):
            assert SENTENCES.fullmatch(advice), of
            assert not re.search(r"\w'\w|!", advice), of
        for sentence in (text.meaning, text.remedy):
            assert SENTENCES.fullmatch(sentence), of
        assert text.title, of
        assert not text.title.endswith("."), of
        if language == "fr":
            whole = f"{text.title} {text.meaning} {text.remedy} {text.advice}"
            assert not re.search(r" [:;?]|\w'\w", whole), of


def test_what_a_refusal_is_about_is_a_type_or_a_name_of_a_field() -> None:
    for game in GAMES.values():
        fields = [field for kind in all_entries(game) for field in kind.fields]
        known = {name for field in fields for name in (field.name, field.type.value)}
        for refusal in game.refusals:
            unknown = {*refusal.about} - known
            assert not unknown, (game.name, refusal.code, unknown)
