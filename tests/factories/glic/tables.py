"""Glic tables at which four sit: anne, bess, carl and dora. Anne deals first."""

from collections.abc import Mapping
from typing import Any

from service.domain.games.glic import GAME
from tests.factories.glic import events
from tests.factories.spec import Spec

FOUR: Mapping[str, int] = dict.fromkeys(events.FOUR, 100)


def table(purses: Mapping[str, int] = FOUR, **rules: Any) -> Spec:
    """Return a table with all players seated; ``rules`` differ from the preset's."""
    seats = [events.seated(name, purse) for name, purse in purses.items()]
    return Spec(GAME).given(events.opened(**rules), *seats)


def dealt(**rules: Any) -> Spec:
    """Return a table with a hand: anne has paid ace and ten, and each other two, dora one.

    Anne has put in 2, bess 2, carl 2 and dora 1.
    """
    return table(**rules).given(events.dealt())


def showing(**rules: Any) -> Spec:
    """Return a table at which bess and carl have 2 each in the Poch, and the betting stopped."""
    return dealt(**rules).given(
        events.bet(),
        events.seen(),
        events.folded("dora"),
        events.folded("anne"),
        events.all_passed("bess", "carl"),
    )


def playing(**rules: Any) -> Spec:
    """Return a table at which no player bet, and the cards are played."""
    return dealt(**rules).given(events.all_passed("bess", "carl", "dora", "anne"))
