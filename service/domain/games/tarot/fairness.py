"""What a fair deal decides in Swiss Tarot: whether the dealer's counts differ from the others'.

How the counts come about depends on play, so no exact figure of the pack exists. If the deal is
fair, the dealer of a round is as likely to have each of its three counts: a permutation test.
"""

from collections import Counter
from collections.abc import Iterable, Iterator
from fractions import Fraction

from service.domain.games.tarot.events import Event, RoundCounted
from service.domain.port.fairness import Trial


def trials(events: Iterable[Event]) -> Iterator[Trial]:
    """Yield the dealer's count of each round."""
    for place, event in enumerate(events):
        if isinstance(event, RoundCounted):
            counts = {each.punter: each.count for each in event.points}
            shares = Counter(counts.values())
            chances = tuple((c, Fraction(n, len(counts))) for c, n in sorted(shares.items()))
            yield Trial("dealer_counts", "", counts[event.dealer], chances, place)
