"""Decides which draws a deal allows: the fasse, pairs and the last card."""

from service.domain.games.basset import commands as c
from service.domain.games.basset import events as e
from service.domain.games.basset.deciding import checks
from service.domain.games.basset.state import State, decks_for, stakes_of
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
    _check_drawn(command.card)
    checks.check_not_dealing(state)
    checks.check_draw_number(state, command.place)
    _check_cards_required(state)
    decks = decks_for(state.rules, len(state.punters))
    hands = len(RANKS) * len(state.punters) if state.rules.layout == "dealt" else 0
    stock = PACK * decks - hands - 1 - state.rules.burn
    if stock < 0:
        raise Refused("pack_exhausted", "There are not enough cards for a fasse.", stock=stock)
    return (e.FasseTurned(card=command.card, decks=decks, stock=stock),)


def deal_pair(state: State, command: c.DealPair) -> Events:
    """Deal the next pair."""
    _check_drawn(command.first, command.second)
    checks.check_dealing(state)
    checks.check_draw_number(state, command.place)
    checks.check_answered(state)
    check_cards_left(state, command.first, command.second)
    if (stock := _stock(state)) < 2:  # noqa: PLR2004 - a pair is two cards
        raise Refused("pack_exhausted", _cards_left(stock), stock=stock)
    return (e.PairDealt(first=command.first, second=command.second),)


def turn_last_card(state: State, command: c.TurnLastCard) -> Events:
    """Turn the last card."""
    _check_drawn(command.card)
    checks.check_dealing(state)
    checks.check_draw_number(state, command.place)
    checks.check_answered(state)
    check_cards_left(state, command.card)
    if (stock := _stock(state)) == 0:
        raise Refused("pack_exhausted", "There is no card left to deal.", stock=0)
    if stock > 1:
        raise Refused("not_last_card", _cards_left(stock), stock=stock)
    return (e.LastCardTurned(card=command.card),)


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
