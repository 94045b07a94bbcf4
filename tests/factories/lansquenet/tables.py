"""Lansquenet tables at which three sit: anne, bess and carl. Anne banks."""

from collections.abc import Mapping
from typing import Any

from service.domain.games.lansquenet import GAME
from tests.factories.lansquenet import events
from tests.factories.spec import Spec

THREE: Mapping[str, int] = {"anne": 1000, "bess": 1000, "carl": 1000}


def table(purses: Mapping[str, int] = THREE, **rules: Any) -> Spec:
    """Return a table with all players seated; ``rules`` differ from the preset's."""
    seats = [events.seated(name, purse) for name, purse in purses.items()]
    return Spec(GAME).given(events.opened(**rules), *seats)


def wagered(amount: int = 60, **rules: Any) -> Spec:
    """Return a table at which anne has put up a wager."""
    return table(**rules).given(events.wager(amount))


def covered(amount: int = 60, *, cover: int = 20, **rules: Any) -> Spec:
    """Return a table at which bess covers a part of anne's wager."""
    return wagered(amount, **rules).given(events.covered(cover))
