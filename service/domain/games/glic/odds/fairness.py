"""What the shuffle decides in Glic: how often each pool is claimed.

If a player forgets to claim a pool, it looks as if no player held its cards. So few claims may be
an oversight.
"""

from collections.abc import Iterable, Iterator

from service.domain.games.glic.events import Event, HandDealt, PoolsClaimed, SessionOpened
from service.domain.games.glic.odds.record import figures
from service.domain.games.glic.rules import GlicRules
from service.domain.port.fairness import Trial, yes_or_no


def trials(events: Iterable[Event]) -> Iterator[Trial]:
    """Yield for each hand and pool whether it was claimed."""
    rules = GlicRules()
    hand: tuple[int, HandDealt] | None = None
    claimed: set[str] = set()
    for place, event in enumerate(events):
        if isinstance(event, SessionOpened):
            rules = event.rules
        elif isinstance(event, PoolsClaimed):
            claimed |= {paid.pool for paid in event.paid} | {event.pool}
        elif isinstance(event, HandDealt):
            yield from _of_hand(hand, claimed, rules)
            hand, claimed = (place, event), set()
    yield from _of_hand(hand, claimed, rules)


def _of_hand(
    hand: tuple[int, HandDealt] | None, claimed: set[str], rules: GlicRules
) -> Iterator[Trial]:
    if hand is None:
        return
    place, dealt = hand
    for figure in figures(rules, len(dealt.players)):
        chances = yes_or_no(figure.value)
        yield Trial("claims", figure.name, int(figure.name in claimed), chances, place)
