"""Swiss Tarot tables at which three sit: anne, bess and carl. Anne deals first."""

from collections.abc import Mapping
from typing import Any

from service.domain.games.tarot import GAME
from tests.factories.spec import Spec
from tests.factories.tarot import events

THREE: Mapping[str, int] = dict.fromkeys(events.THREE, 1000)


def table(purses: Mapping[str, int] = THREE, **rules: Any) -> Spec:
    """Return a table with all players seated; ``rules`` differ from the preset's."""
    seats = [events.seated(name, purse) for name, purse in purses.items()]
    return Spec(GAME).given(events.opened(**rules), *seats)


def begun(amount: int = 10, **rules: Any) -> Spec:
    """Return a table at which a game has begun."""
    return table(**rules).given(events.begun(amount))


def last_round(amount: int = 10, **rules: Any) -> Spec:
    """Return a table with two rounds counted: anne has 60, bess 52 and carl 44."""
    return begun(amount, **rules).given(events.counted("anne"), events.counted("bess"))
