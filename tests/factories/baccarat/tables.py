"""Baccarat tables: anne banks, against bess, carl and dora, and zoe who stands."""

from collections.abc import Mapping
from typing import Any

from service.domain.games.baccarat import GAME
from service.domain.games.baccarat.state import HANDS
from tests.factories.baccarat import events
from tests.factories.spec import Spec

FOUR: Mapping[str, int] = {"anne": 1000, "bess": 1000, "carl": 1000, "dora": 1000}
BANQUE = "banque"


def table(purses: Mapping[str, int] = FOUR, preset: str = "chemin_de_fer", **rules: Any) -> Spec:
    """Return a table with all players seated; ``rules`` differ from the preset's.

    In banque, anne sits at the right, bess at the left, carl at the right, and so on.
    """
    start = Spec(GAME).given(events.opened(preset, **rules))
    in_two = start.state.rules.sides == 2
    for number, (name, purse) in enumerate(purses.items()):
        hand = HANDS[number % 2 if in_two else 0]
        start = start.given(events.seated(name, purse, hand=hand))
    return start


def banked(amount: int = 60, **options: Any) -> Spec:
    """Return a table at which anne has put up the bank. ``options`` are those of ``table``."""
    return table(**options).given(events.bank(amount))


def staked(amount: int = 60, *, stake: int = 20, **options: Any) -> Spec:
    """Return a table at which bess staked against anne's bank."""
    return banked(amount, **options).given(events.staked(stake, "bess", hand_of(options)))


def hand_of(options: Mapping[str, Any]) -> Any:
    """Return the hand on which bess stakes."""
    return "left" if options.get("preset") == BANQUE else "right"
