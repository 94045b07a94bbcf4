"""Every reason to refuse a Lansquenet command, each by itself and in no order.

Written from the rules a second time, so that tests can compare it with ``decide``.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.lansquenet import commands as c
from service.domain.games.lansquenet.state import State
from service.domain.session.seats import CashOut, SeatPlayer
from tests.factories.game_refusals import GameRefusals

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
SUITS = ("h", "d", "c", "s")
FULL = {rank + suit for rank in RANKS for suit in SUITS}
COVERS = (c.CoverWager, c.CoverRest)
HANDS = (c.DealMatch, c.DealCards)
OF_THE_BANK = (c.PlaceWager, c.PassBank, c.SellBank)

Reason = Callable[[State, Any], bool]


def reasons(state: State, command: Any) -> set[str]:
    """Return the codes of all reasons against ``command``; an earlier one may hide later ones."""
    name = None if isinstance(command, SeatPlayer) else getattr(command, "punter", None)
    if name is not None and name not in state.players:
        return {"unknown_punter", *(["session_closed"] if state.closed else [])}
    if isinstance(command, c.DealCards) and _no_card(state, command):
        return {"unknown_card", *(["session_closed"] if state.closed else [])}
    return {code for code, applies in REASONS.items() if applies(state, command)}


def _no_card(state: State, command: Any) -> bool:
    short = SUITS if state.rules.match == "suit" else RANKS
    return isinstance(command, c.DealCards) and not {*command.cards} <= {*short, *FULL}


def _left(state: State) -> int:
    return state.wager - sum(state.covers.values())


def _amount(state: State, command: Any) -> int:
    """Return what an entry takes from a purse."""
    match command:
        case c.CoverRest():
            return _left(state)
        case c.PlaceWager():
            return int(command.amount - state.wager)
        case c.SellBank():
            return int(command.price)
        case c.CoverWager() | CashOut():
            return int(command.amount)
    return 0


def _payer(state: State, command: Any) -> str | None:
    return state.banker if isinstance(command, c.PlaceWager) else getattr(command, "punter", None)


def _purse_short(state: State, command: Any) -> bool:
    payer = state.players.get(_payer(state, command) or "")
    return payer is not None and _amount(state, command) > payer.purse


def _too_late(state: State, command: Any) -> bool:
    if state.rules.cover_order == "spoken" or not isinstance(command, COVERS):
        return False
    seats = list(state.players)
    distance = {
        name: (seat - seats.index(state.banker or seats[0])) % len(seats)
        for seat, name in enumerate(seats)
    }
    own = distance[command.punter]
    return own > 0 and any(distance[name] > own for name in state.covers)


def _limited(state: State, command: Any) -> tuple[int, int, int | None] | None:
    """Return an amount with the least and the most that the rules allow."""
    rules = state.rules
    if isinstance(command, c.PlaceWager) and command.amount != state.wager:
        return command.amount, rules.min_wager, rules.max_wager
    if isinstance(command, COVERS):
        whole = state.covers.get(command.punter, 0) + _amount(state, command)
        return whole, rules.min_cover, rules.max_cover
    return None


def _below(state: State, command: Any) -> bool:
    limited = _limited(state, command)
    # Nothing left to cover is refused before amounts are checked.
    return limited is not None and limited[0] < limited[1] and not _star_of_nothing(state, command)


def _above(state: State, command: Any) -> bool:
    limited = _limited(state, command)
    if limited is None or limited[2] is None or _star_of_nothing(state, command):
        return False
    return limited[0] > limited[2]


def _star_of_nothing(state: State, command: Any) -> bool:
    return isinstance(command, c.CoverRest) and not _left(state)


def _bank_cover_short(state: State, command: Any) -> bool:
    return isinstance(command, COVERS) and (
        _amount(state, command) > _left(state) or _star_of_nothing(state, command)
    )


def _exhausted(_state: State, command: Any) -> bool:
    if not isinstance(command, c.DealCards):
        return False
    ranks = [sum(card.startswith(rank) for card in command.cards) > 4 for rank in RANKS]
    suits = [sum(card.endswith(suit) for card in command.cards) > 13 for suit in SUITS]
    return any((*ranks, *suits))


def _first_match(state: State, command: Any) -> int | None:
    """Return how many cards are on the table when the first one matches."""
    if not isinstance(command, c.DealCards):
        return None
    by_suit = state.rules.match == "suit"
    marks = [card[-1] if by_suit else card.rstrip("hdcs") for card in command.cards]
    return next(
        (count for count in range(2, len(marks) + 1) if _matches(marks[:count])),
        None,
    )


def _matches(marks: list[str]) -> bool:
    *before, last = marks
    return last in before[:2]


REASONS: dict[str, Reason] = {
    "session_closed": lambda s, _c: s.closed,
    "punter_exists": lambda s, k: (
        isinstance(k, SeatPlayer) and k.punter.casefold() in {n.casefold() for n in s.players}
    ),
    "unknown_card": _no_card,
    "deal_in_progress": lambda s, k: isinstance(k, OF_THE_BANK) and bool(s.covers),
    "deal_not_begun": lambda s, k: (
        isinstance(k, (*COVERS, c.WithdrawCover, *HANDS)) and not s.wager
    ),
    "draw_out_of_turn": lambda s, k: isinstance(k, HANDS) and k.place not in (None, s.hand),
    "too_few_players": lambda s, k: isinstance(k, OF_THE_BANK) and len(s.players) < 2,
    "is_banker": lambda s, k: isinstance(k, (*COVERS, c.SellBank)) and k.punter == s.banker,
    "not_in_turn": _too_late,
    "answers_pending": lambda s, k: isinstance(k, c.PlaceWager) and s.selling,
    "no_such_stake": lambda s, k: isinstance(k, c.WithdrawCover) and k.punter not in s.covers,
    "nothing_staked": lambda s, k: isinstance(k, HANDS) and not s.covers,
    "restake_too_small": lambda s, k: isinstance(k, c.PlaceWager) and k.amount < s.floor,
    "auction_not_allowed": lambda s, k: isinstance(k, c.SellBank) and s.rules.next_banker == "line",
    "stake_below_minimum": _below,
    "stake_above_maximum": _above,
    "purse_short": lambda s, k: _purse_short(s, k) and not _star_of_nothing(s, k),
    "bank_cover_short": _bank_cover_short,
    "card_seen": lambda _s, k: (
        isinstance(k, c.DealCards)
        and any(card in FULL and k.cards.count(card) > 1 for card in k.cards)
    ),
    "rank_exhausted": _exhausted,
    "match_passed": lambda s, k: (_first_match(s, k) or 99) < len(getattr(k, "cards", ())),
    "no_match": lambda s, k: isinstance(k, c.DealCards) and _first_match(s, k) is None,
}

REFUSALS = GameRefusals(
    reasons=reasons,
    codes=frozenset({*REASONS, "unknown_punter"}),
    own_after={
        "name_looks_like_another": (
            "unknown_card deal_in_progress deal_not_begun draw_out_of_turn too_few_players "
            "is_banker not_in_turn answers_pending no_such_stake nothing_staked restake_too_small "
            "auction_not_allowed"
        ),
        "too_many_payments": "stake_below_minimum stake_above_maximum",
        "practice_has_no_bankroll": (
            "bank_cover_short card_seen rank_exhausted match_passed no_match"
        ),
    },
    sessions=120,
)
