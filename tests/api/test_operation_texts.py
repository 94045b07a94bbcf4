"""The paragraph of an operation names what may be refused."""

import re
from collections.abc import Iterator
from random import Random

import pytest

from service.api.document.openapi import as_mapping
from service.api.document.operation_texts import OPERATION_TEXTS
from service.api.http.problem_meanings import MEANINGS
from service.domain.games import GAMES
from tests.api.document_parts import operation_of, operations
from tests.factories.random_play import RANDOM_PLAY
from tests.factories.random_sessions import random_session, step
from tests.seeds import seeds


def test_every_operation_has_a_paragraph() -> None:
    names = set()
    for path, _, operation in operations(as_mapping()):
        sentences = re.findall(r"[.:] |[.]$", operation["description"])
        assert len(sentences) >= 2, path
        names.add(operation["operationId"])
    assert names == OPERATION_TEXTS.keys()


def test_every_code_of_a_paragraph_is_a_code() -> None:
    for name, text in OPERATION_TEXTS.items():
        assert {*text.codes.split()} <= MEANINGS.keys(), name


def decided(first: int) -> Iterator[tuple[str, str]]:
    """Yield operation and code of each refusal in ten random sessions of every game."""
    for game in GAMES.values():
        random, kinds = Random(11), {kind.command: kind for kind in game.entries}
        for seed in range(first, first + 10):
            for entered in random_session(Random(seed), game=game).steps:
                before = entered.before
                other = step(before, RANDOM_PLAY[game.name].any_command(before, random), game)
                if other.refusal and type(other.command) in kinds:
                    yield kinds[type(other.command)].path, other.refusal.code


@pytest.mark.parametrize("part", seeds(1, 4))
def test_the_paragraph_of_an_entry_names_every_refusal_of_the_rules(part: int) -> None:
    found = {*decided(10 * part)}
    assert len(found) > 50
    # Over HTTP, a text without a card has the wrong shape instead.
    found -= {("draws", "unknown_card")}
    missing = {
        (path, code)
        for path, code in found
        if code not in OPERATION_TEXTS[operation_of(path)].codes.split()
    }
    assert missing == set()
