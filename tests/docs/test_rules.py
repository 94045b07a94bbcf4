"""The pages that explain rules name fields that exist."""

import pytest

from service.domain.games import basset, lansquenet
from service.domain.port.game import AnyGame
from tests.docs.pages import page, rows, section, ticked


@pytest.mark.parametrize(
    ("name", "game"), [("rules", basset.GAME), ("lansquenet", lansquenet.GAME)]
)
def test_every_field_that_is_explained_exists(name: str, game: AnyGame) -> None:
    explained = rows(section(page(f"docs/explanation/{name}.md"), "## The fields"))
    names = [ticked(first)[0] for first, _ in explained if first]
    assert names == [field for field in game.rules.fields if field in names]
