"""Tables at which three sit: anne, bess and carl."""

from collections.abc import Mapping
from typing import Any

from service.domain.games.basset import GAME
from tests.factories.basset import events
from tests.factories.basset.events import SessionOpenedFactory
from tests.factories.spec import Spec

THREE: Mapping[str, int] = {"anne": 1000, "bess": 1000, "carl": 1000}


def table(
    preset: str = "oak", *, bank: int = 10_000, purses: Mapping[str, int] = THREE, **rules: Any
) -> Spec:
    """Return a table of a preset with some rules changed, everybody seated, staking open."""
    opened = SessionOpenedFactory.build(preset=preset, funds=bank, **rules)
    return Spec(GAME).given(opened, *(events.seated(name, purse) for name, purse in purses.items()))
