"""The pages that explain rules name every field."""

import pytest

from service.domain.port.game import AnyGame
from tests.docs.pages import page, rows, section, ticked
from tests.factories.games import RELEASED

PAGES = {"basset": "rules"}
"""The pages with another name than their game."""


@pytest.mark.parametrize("game", RELEASED.values(), ids=RELEASED)
def test_every_field_is_explained_in_order(game: AnyGame) -> None:
    name = PAGES.get(game.name, game.name)
    explained = rows(section(page(f"docs/explanation/{name}.md"), "## The fields"))
    names = [ticked(first)[0] for first, _ in explained if first]
    assert names == list(game.rules.fields)
