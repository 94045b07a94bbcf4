"""Decides which draws a deal allows: the fasse, pairs and the last card."""

from collections.abc import Sequence

from service.domain.games.basset import commands as c
from service.domain.games.basset import events as e
from service.domain.games.basset.deciding import checks
from service.domain.games.basset.draw_result import FASSE, LAST, PAIR, Kind
from service.domain.games.basset.state import STAKING, State, decks_for, stakes_of
from service.domain.port.parties import CLOSED
from service.domain.values.cards import (
    COPIES_PER_PACK,
    PACK,
    RANKS,
    count_card,
    is_drawn_card,
    rank_of,
    suit_of,
)
from service.domain.values.counted import counted
from service.domain.values.errors import Refused

Events = tuple[e.Event, ...]


def turn_fasse(state: State, command: c.TurnFasse) -> Events:
    """Turn the first card. Packs and stock depend on the number of seated punters."""
    check_fasse(state, (command.card,), command.place)
    decks = decks_for(state.rules, len(state.punters))
    return (e.FasseTurned(card=command.card, decks=decks, stock=_stock_after_fasse(state)),)


def deal_pair(state: State, command: c.DealPair) -> Events:
    """Deal the next pair."""
    check_pair(state, (command.first, command.second), command.place)
    return (e.PairDealt(first=command.first, second=command.second),)


def turn_last_card(state: State, command: c.TurnLastCard) -> Events:
    """Turn the last card."""
    check_last_card(state, (command.card,), command.place)
    return (e.LastCardTurned(card=command.card),)


def check_fasse(state: State, cards: Sequence[str] = (), number: int | None = None) -> None:
    """Check that the first card of a deal may be turned."""
    _check_drawn(*cards)
    checks.check_not_dealing(state)
    checks.check_draw_number(state, number)
    _check_cards_required(state)
    if (stock := _stock_after_fasse(state)) < 0:
        raise Refused("pack_exhausted", "There are not enough cards for a fasse.", stock=stock)


def check_pair(state: State, cards: Sequence[str] = (), number: int | None = None) -> None:
    """Check that a pair may be dealt; ``cards`` are those of it that are known."""
    _check_draw(state, cards, number)
    if (stock := _stock(state)) < 2:  # noqa: PLR2004 - a pair is two cards
        raise Refused("pack_exhausted", _cards_left(stock), stock=stock)


def check_last_card(state: State, cards: Sequence[str] = (), number: int | None = None) -> None:
    """Check that the last card may be turned."""
    _check_draw(state, cards, number)
    if (stock := _stock(state)) == 0:
        raise Refused("pack_exhausted", "There is no card left to deal.", stock=0)
    if stock > 1:
        raise Refused("not_last_card", _cards_left(stock), stock=stock)


def _check_draw(state: State, cards: Sequence[str], number: int | None) -> None:
    """Check what holds for every draw after the fasse."""
    _check_drawn(*cards)
    checks.check_dealing(state)
    checks.check_draw_number(state, number)
    checks.check_answered(state)
    check_cards_left(state, *cards)


def next_draw(state: State) -> Kind | None:
    """Return the kind of the next draw of the deal; None if no card is left."""
    if state.phase == STAKING:
        return FASSE
    if state.phase == CLOSED or not state.stock:
        return None
    return LAST if state.stock == 1 else PAIR


def _stock_after_fasse(state: State) -> int:
    decks = decks_for(state.rules, len(state.punters))
    hands = len(RANKS) * len(state.punters) if state.rules.layout == "dealt" else 0
    return PACK * decks - hands - 1 - state.rules.burn


def check_cards_left(state: State, *cards: str) -> None:
    """Refuse a card that is not left in the packs of this deal."""
    decks = state.decks or 1
    seen = dict(state.seen)
    for card in cards:
        count_card(seen, card)
    for card in cards:
        if suit_of(card) and seen[card] > decks:
            raise Refused("card_seen", f"{card} has been drawn in this deal.", card=card)
    for card in cards:
        if seen[rank_of(card)] > COPIES_PER_PACK * decks:
            raise Refused(
                "rank_exhausted", f"Every {rank_of(card)} has been drawn.", rank=rank_of(card)
            )


def _check_drawn(*cards: str) -> None:
    for card in cards:
        if not is_drawn_card(card):
            raise Refused("unknown_card", f"{card} is not a card.", card=card)


def _stock(state: State) -> int:
    assert state.stock is not None, "a deal has a stock"
    return state.stock


def _cards_left(stock: int) -> str:
    return f"{counted(stock, 'card')} left to deal."


def _check_cards_required(state: State) -> None:
    required = state.rules.cards_required
    for name in state.punters if required else ():
        cards = len(stakes_of(state, name))
        if cards not in (0, required):
            raise Refused(
                "cards_required",
                f"{name} has {counted(cards, 'card')} on the table. {required} are required.",
                punter=name,
                required=required,
            )
