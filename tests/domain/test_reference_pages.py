"""The reference pages that are made from the declarations of the games."""

from collections.abc import Iterable

import pytest

from service.domain.games import GAMES
from service.domain.reference_pages import BLOCKS, PAGES, with_blocks
from service.domain.session.refusals import SHARED_REFUSALS

BEGIN, END = "<!-- begin events of games -->\n", "<!-- end events of games -->\n"
PAGE = f"# Events\n\n{BEGIN}written before\n{END}After.\n"


def test_the_page_of_rules_has_every_rule_value_and_preset() -> None:
    page = PAGES["rules.md"](GAMES.values())
    for game in GAMES.values():
        assert f"## {game.title}" in page
        for name in game.rules.fields:
            assert f"| `{name}` | " in page
        for preset in game.rules.presets.values():
            assert f"{preset.name} |" in page
    assert "| `fasse` | `half_purse`, `half_stake`, `whole_out`, `whole_stays` |" in page


@pytest.mark.parametrize("name", PAGES)
def test_every_page_names_every_game(name: str) -> None:
    page = PAGES[name](GAMES.values())
    assert [game.title for game in GAMES.values() if game.title not in page] == []


@pytest.mark.parametrize(
    ("name", "block"), [(n, b) for n in BLOCKS for b in BLOCKS[n] if b.endswith("of games")]
)
def test_a_block_is_made_from_every_game(name: str, block: str) -> None:
    for game in GAMES.values():
        lines = [*BLOCKS[name][block](GAMES.values())]
        own = [*BLOCKS[name][block]([game])]
        assert len(lines) > len(own) > 1
        assert {line for line in own if line} <= {*lines}


def test_refusals_are_listed_in_their_order_of_precedence() -> None:
    blocks = BLOCKS["refusals.md"]
    shared = codes_of(blocks["refusals of every game"](GAMES.values()))
    assert shared == list(SHARED_REFUSALS)
    for game in GAMES.values():
        listed = codes_of(blocks["refusals of games"]([game]))
        assert listed == [code for code in game.refusal_codes if code in game.english.refusals]
        assert {*listed, *shared} >= {*game.refusal_codes}


def codes_of(lines: Iterable[str]) -> list[str]:
    return [line.split("`")[1] for line in lines if line.startswith("| `")]


def test_a_block_is_replaced_and_the_rest_of_the_page_stays() -> None:
    page = with_blocks("events.md", PAGE, GAMES.values())
    assert page.startswith(f"# Events\n\n{BEGIN}")
    assert page.endswith(f"{END}After.\n")
    assert "written before" not in page
    assert with_blocks("events.md", page, GAMES.values()) == page


def test_a_page_without_its_block_is_an_error() -> None:
    with pytest.raises(ValueError, match=r"^events\.md has no block 'events of games'\.$"):
        with_blocks("events.md", "# Events\n", GAMES.values())
