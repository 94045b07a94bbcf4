"""The pages that explain rules name every field."""

import pytest

from service.domain.port.game import AnyGame
from tests.docs.pages import ROOT, page, rows, section, ticked
from tests.factories.games import RELEASED

PAGES = {"basset": "rules"}
"""The pages with another name than their game."""


@pytest.mark.parametrize("game", RELEASED.values(), ids=RELEASED)
def test_every_field_is_explained_in_order(game: AnyGame) -> None:
    name = PAGES.get(game.name, game.name)
    where = f"docs/explanation/{name}.md, section The fields"
    assert (ROOT / f"docs/explanation/{name}.md").exists(), (
        f"Add docs/explanation/{name}.md with the rules of {game.name}, and a section The fields."
    )
    explained = rows(section(page(f"docs/explanation/{name}.md"), "## The fields"))
    texts = {ticked(first)[0]: text for first, text in explained if first}
    for rule in game.rules.fields:
        assert rule in texts, f"{where}: add a row for the rule {rule}."
        assert texts[rule], f"{where}: the row of the rule {rule} does not explain it."
    for rule in texts:
        assert rule in game.rules.fields, f"{where}: there is no rule {rule}. Remove its row."
    for listed, rule in zip(texts, game.rules.fields, strict=True):
        assert listed == rule, f"{where}: the row of {rule} must stand where that of {listed} is."
