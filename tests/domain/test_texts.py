"""The texts of every game in every language, compared with what the games declare."""

from dataclasses import replace

from service.domain.games import GAMES, basset, lansquenet
from service.domain.port.game import AnyGame
from service.domain.port.game_texts import RuleText
from service.domain.session.session_entries import SESSION_ENTRIES
from service.domain.session.texts import SESSION_TEXTS
from tests.domain.declared_texts import LANGUAGES, missing_texts, texts_without_code

WHERE = "the texts folder of the game, as service/domain/games/basset/texts"


def test_no_text_is_missing() -> None:
    missing = [
        s
        for game in GAMES.values()
        for language in LANGUAGES
        for s in missing_texts(game, language)
    ]
    assert not missing, "\n".join((*missing, f"Add it to {WHERE}, in this language."))


def test_no_text_is_without_a_code() -> None:
    left = [
        s
        for game in GAMES.values()
        for language in LANGUAGES
        for s in texts_without_code(game, language)
    ]
    assert not left, "\n".join((*left, f"Remove it from {WHERE}, or correct its code."))


SAME_IN_FRENCH = {"baccarat.cheval: Banco à cheval", "invented.ante: Ante"}
"""Texts of rules that are the same in both languages."""


def test_the_french_texts_of_a_rule_are_not_the_english_ones() -> None:
    for game in GAMES.values():
        for name, rule in game.texts["fr"].rules.items():
            english = game.english.rule(name)
            for text in {rule.title, rule.meaning, *rule.values.values()} - {"{}."}:
                is_english = text in {english.title, english.meaning, *english.values.values()}
                is_wrong = is_english and f"{game.name}.{name}: {text}" not in SAME_IN_FRENCH
                assert not is_wrong, f"{game.name}: translate the French text {text!r} of {name}."


def test_texts_name_a_source_by_its_title() -> None:
    for game in GAMES.values():
        for language, texts in game.texts.items():
            shown = repr(replace(texts, sources={}))
            for code in texts.sources:
                assert f"{code} " not in shown, f"{game.name} {language}"


def test_every_entry_of_a_session_has_its_texts() -> None:
    for language, texts in SESSION_TEXTS.items():
        for kind in SESSION_ENTRIES:
            assert kind.verb in texts.entries, f"{language}: {kind.verb}"
            for field in kind.fields:
                text = texts.entry_field(kind.verb, field.name)
                assert text.meaning.endswith("."), f"{language}: {kind.verb}.{field.name}"
                assert text.wanted or not field.in_line, f"{language}: {kind.verb}.{field.name}"


def without_rule(game: AnyGame, language: str, rule: str) -> AnyGame:
    texts = game.texts[language]
    fewer = replace(texts, rules={n: text for n, text in texts.rules.items() if n != rule})
    return replace(game, texts={**game.texts, language: fewer})


def test_one_sentence_says_which_rule_has_no_text() -> None:
    game = without_rule(basset.GAME, "fr", "mace")
    missing = {*missing_texts(game, "fr")} - {*missing_texts(basset.GAME, "fr")}
    assert missing == {"basset, French: the rule mace has no text."}
    assert game.texts["fr"].rule("mace").title == "mace"


def test_one_sentence_says_which_house_choice_has_no_reason() -> None:
    texts = basset.GAME.english
    notes: dict[str, dict[str, str]] = {preset: {} for preset in texts.house_choices}
    game = replace(basset.GAME, texts={"en": replace(texts, house_choices=notes)})
    assert (
        "basset, English: house_choices has no reason for mace in the presets centlivre, parlour."
        in missing_texts(game, "en")
    )


def test_one_sentence_says_which_operation_has_no_text() -> None:
    texts = lansquenet.GAME.english
    fewer = {path: text for path, text in texts.operations.items() if path != "hands"}
    game = replace(lansquenet.GAME, texts={"en": replace(texts, operations=fewer)})
    assert [*missing_texts(game, "en")] == ["lansquenet, English: the operation hands has no text."]


def test_one_sentence_says_which_text_nothing_has() -> None:
    texts = lansquenet.GAME.english
    more = replace(texts, rules={**texts.rules, "ante": RuleText("Ante", "What all pay.")})
    game = replace(lansquenet.GAME, texts={"en": more})
    assert [*texts_without_code(game, "en")] == ["lansquenet, English: nothing has the rule ante."]
    assert [*texts_without_code(lansquenet.GAME, "en")] == []


def test_a_text_that_is_missing_is_its_code_in_words() -> None:
    texts = basset.GAME.english
    bare = replace(texts, rules={}, presets={}, sources={}, house_choices={}, tables={}, pools={})
    assert bare.rule("last_card").meaning == "last card"
    assert bare.house_choice("modern", "last_card") == "No source decides this rule."
    assert replace(bare, shared=None).house_choice("modern", "last_card") == "last card"
    assert bare.preset("two_packs").title == "two packs"
    assert bare.source("S0 Variants").title == "S0"
    assert (bare.table("by_rank").title, bare.column("by_rank", "times_won")) == (
        "by rank",
        "times won",
    )
    assert bare.pool("last_pot") == "last pot"
