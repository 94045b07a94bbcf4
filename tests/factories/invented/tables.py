"""Tables of the invented game at which three play: anne, bess and carl."""

from collections.abc import Iterator, Mapping
from typing import Any

from service.domain.ledger import account
from service.domain.port.parties import POOL
from service.domain.session.log.recorded import Recorded
from tests.factories.invented import GAME
from tests.factories.invented import events as e
from tests.factories.invented.rules import RULES
from tests.factories.recorded import log
from tests.factories.spec import Spec

THREE: Mapping[str, int] = {"anne": 1000, "bess": 1000, "carl": 1000}
POT, JAR = account(POOL, "pot"), account(POOL, "jar")


def opened(**rules: Any) -> e.SessionOpened:
    """Return the opening of a session; ``rules`` differ from the preset's."""
    chosen = RULES.chosen("one_side", rules)
    return e.SessionOpened(name="Twelfth Night", preset="one_side", rules=chosen, currency="points")


def ante(amount: int = 20) -> e.AntePaid:
    """Return an ante of all three."""
    return e.AntePaid(amount=amount, punters=tuple(THREE))


def bet(amount: int = 20, punter: str = "bess") -> e.BetPlaced:
    return e.BetPlaced(punter=punter, amount=amount)


def table(**rules: Any) -> Spec:
    """Return a table with all three seated."""
    return Spec(GAME).given(*_seated(**rules))


def betting() -> Spec:
    """Return a table at which 60 stand in the pot, and bess bets 20."""
    return table().given(ante(), bet())


def betting_log(*later: tuple[Any, ...], **rules: Any) -> list[Recorded]:
    """Return the log of that table, and of ``later`` entries, each with its events."""
    entries = [*((event,) for event in (*_seated(**rules), ante(), bet())), *later]
    return log(*((f"entry-{number}", events) for number, events in enumerate(entries)))


def _seated(**rules: Any) -> Iterator[e.Event]:
    yield opened(**rules)
    yield from (e.PunterSeated(punter=name, purse=purse) for name, purse in THREE.items())
