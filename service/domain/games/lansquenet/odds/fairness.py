"""What the shuffle decides in Lansquenet. The pack is whole for each hand."""

from collections.abc import Iterable, Iterator
from fractions import Fraction
from math import comb

from service.domain.games.lansquenet.events import Event, HandDealt, HandSettled, SessionOpened
from service.domain.games.lansquenet.odds.record import OTHERS
from service.domain.games.lansquenet.rules import LansquenetRules
from service.domain.port.fairness import EVEN, Chances, Trial, one_of, yes_or_no
from service.domain.values.cards import PACK, RANKS, SUIT_LETTERS, rank_of

RANK_CHANCES = dict.fromkeys(RANKS, Fraction(1, len(RANKS)))
SUIT_CHANCES: dict[str, Fraction] = dict.fromkeys(SUIT_LETTERS, Fraction(1, len(SUIT_LETTERS)))
TWINS, LEFT = "twins", "left"


def trials(events: Iterable[Event]) -> Iterator[Trial]:
    """Yield twins and sides for the evening and by banker, and the cards where they are known."""
    rules, dealt = LansquenetRules(), None
    for place, event in enumerate(events):
        if isinstance(event, SessionOpened):
            rules = event.rules
        elif isinstance(event, HandDealt):
            dealt = event
            yield from _of_hand("", event, rules, place)
            yield from _of_cards(event, rules, place)
        elif isinstance(event, HandSettled) and dealt is not None:
            yield from _of_hand(event.banker, dealt, rules, place)


def _of_hand(banker: str, hand: HandDealt, rules: LansquenetRules, place: int) -> Iterator[Trial]:
    """Yield whether the first two cards match, and else which side wins."""
    twins = yes_or_no(Fraction(OTHERS[rules.match], PACK - 1))
    names = (TWINS, "side") if not banker else ("banker_twins", "banker_side")
    yield Trial(names[0], banker, int(hand.outcome == TWINS), twins, place)
    if hand.outcome != TWINS:
        yield Trial(names[1], banker, int(hand.outcome == LEFT), EVEN, place)


def _of_cards(hand: HandDealt, rules: LansquenetRules, place: int) -> Iterator[Trial]:
    """Yield the ranks and suits of the first two cards, and how many cards follow them."""
    for name, card in zip(("left", "right"), hand.cards, strict=False):
        yield from one_of(f"{name}_rank", rank_of(card), RANK_CHANCES, place)
        yield from one_of(f"{name}_suit", card[-1], SUIT_CHANCES, place)
    if hand.outcome != TWINS and hand.cards:
        yield Trial("length", "", len(hand.cards) - 2, length_chances(rules.match), place)


def length_chances(match: str) -> Chances:
    """Return how likely each number of cards in the middle is, the last one decides."""
    deciding, cards = 2 * OTHERS[match], PACK - 2
    return tuple(
        (length, Fraction(comb(cards - length, deciding - 1), comb(cards, deciding)))
        for length in range(1, cards - deciding + 2)
    )
