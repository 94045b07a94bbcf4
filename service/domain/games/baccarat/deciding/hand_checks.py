"""Checks of a hand by its results or its cards, which ``decide`` and the offers share."""

from collections.abc import Mapping, Sequence

from service.domain.games.baccarat.cards import (
    TWO_CARDS,
    is_false_draw,
    is_natural,
    is_over,
    points_of,
)
from service.domain.games.baccarat.deciding.checks import check_banker, check_not_broken, excess_of
from service.domain.games.baccarat.entries import NOT_DEALT
from service.domain.games.baccarat.events import Hand
from service.domain.games.baccarat.state import (
    HANDS,
    State,
    cards_left,
    sides_dealt,
    staked_hands,
)
from service.domain.values.cards import (
    COPIES_PER_PACK,
    count_card,
    is_drawn_card,
    rank_of,
)
from service.domain.values.errors import Refused

Cards = Sequence[str]


def check_hand(
    state: State, right: str | None = None, left: str | None = None, number: int | None = None
) -> None:
    """Check a hand by its results."""
    dealt = {
        hand: result != NOT_DEALT
        for hand, result in (("right", right), ("left", left))
        if result is not None
    }
    _check_may_deal(state, number, dealt)
    known = {hand for hand, is_dealt in dealt.items() if is_dealt} | set(staked_hands(state))
    _check_cards_left(state, TWO_CARDS * (1 + len(known)))


def check_cards(
    state: State,
    bank: Cards | None = None,
    right: Cards | None = None,
    left: Cards | None = None,
    number: int | None = None,
) -> None:
    """Check a hand by its cards. A side without cards is empty; None: it is still open."""
    if left is None and right is not None and state.rules.sides == 1:
        left = ()
    sides: Mapping[Hand, Cards | None] = {"right": right, "left": left}
    entered = [*(bank or ()), *(right or ()), *(left or ())]
    for card in entered:
        if not is_drawn_card(card):
            raise Refused("unknown_card", f"{card} is not a card.", card=card)
    _check_may_deal(state, number, {h: bool(c) for h, c in sides.items() if c is not None})
    _check_decks(state, entered)
    open_hands = [hand for hand in staked_hands(state) if sides[hand] is None]
    missing = len(open_hands) + (bank is None)
    _check_cards_left(state, len(entered) + TWO_CARDS * missing)
    if bank is not None:
        _check_draws(state, bank, sides)


def _check_may_deal(state: State, number: int | None, dealt: Mapping[str, bool]) -> None:
    """Check that a hand may be dealt; ``dealt`` says which hands were, as far as it is known."""
    check_banker(state)
    if number is not None and number != state.hand:
        message = f"The next hand is number {state.hand}."
        raise Refused("draw_out_of_turn", message, expected=state.hand)
    check_not_broken(state)
    staked = staked_hands(state)
    if not staked:
        raise Refused("nothing_staked", "No player has a stake.")
    for hand in HANDS:
        if hand in dealt and (
            (hand in staked and not dealt[hand]) or (hand not in sides_dealt(state) and dealt[hand])
        ):
            raise Refused("result_missing", f"The {hand} hand has no such result.", hand=hand)
    if state.is_unlimited and (excess := excess_of(state)):
        message = f"{excess} of the stakes is more than the bank."
        raise Refused("bank_cover_short", message, excess=excess)


def _check_decks(state: State, cards: Cards) -> None:
    """Refuse cards of which the decks have no more since they were shuffled."""
    seen, decks = dict(state.seen), state.rules.decks
    for card in cards:
        count_card(seen, card)
    for card in cards:
        if card != rank_of(card) and seen[card] > decks:
            raise Refused("card_seen", f"Every {card} has been dealt.", card=card)
    for rank in map(rank_of, cards):
        if seen[rank] > COPIES_PER_PACK * decks:
            raise Refused("rank_exhausted", f"Every {rank} has been dealt.", rank=rank)


def _check_cards_left(state: State, needed: int) -> None:
    left = cards_left(state)
    if left < max(needed, state.rules.stock_minimum):
        raise Refused("pack_exhausted", f"{left} cards are left.", left=left)


def _check_draws(state: State, bank: Cards, sides: Mapping[Hand, Cards | None]) -> None:
    """Check third cards: a hand that is over has none, and by the rules no draw is false."""
    dealt = {hand: cards for hand, cards in sides.items() if cards}
    is_whole = None not in sides.values()
    all_over = is_natural(bank) or (is_whole and all(is_natural(cards) for cards in dealt.values()))
    if len(bank) > TWO_CARDS and all_over:
        raise _draw_forbidden("bank", bank)
    for hand, cards in dealt.items():
        if len(cards) > TWO_CARDS and is_over(bank, cards):
            raise _draw_forbidden(hand, cards)
    for hand, cards in dealt.items():
        if state.rules.false_draw == "refuse" and is_false_draw(bank, cards):
            points = points_of(cards[:TWO_CARDS])
            message = f"The {hand} hand has {points} in two cards."
            raise Refused("false_draw", message, hand=hand, points=points)


def _draw_forbidden(hand: str, cards: Cards) -> Refused:
    points = points_of(cards[:TWO_CARDS])
    message = f"The {hand} hand has no third card."
    return Refused("draw_forbidden", message, hand=hand, points=points)
