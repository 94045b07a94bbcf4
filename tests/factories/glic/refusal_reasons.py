"""Every reason to refuse a Glic command, each by itself and in no order.

Written from the rules a second time, so that tests can compare it with ``decide``.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.glic import commands as c
from service.domain.games.glic.state import State
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer
from tests.factories.game_refusals import GameRefusals

CARDS = {"ace": 1, "king": 1, "queen": 1, "jack": 1, "ten": 1, "sequence": 3, "marriage": 0}
BETS = (c.PlaceBet, c.SeeBet, c.PassBet, c.FoldHand)
CARD_PLAY = (c.EndSequence, c.WinHand)
OF_A_HAND = (*BETS, *CARD_PLAY, c.PassAll, c.ClaimPool, c.NameBestHand, c.AbandonHand)
Reason = Callable[[State, Any], bool]


def reasons(state: State, command: Any) -> set[str]:
    """Return the codes of all reasons against ``command``; an earlier one may hide later ones."""
    if _names(command) - state.players.keys():
        return {"unknown_punter", *(["session_closed"] if state.stage == "closed" else [])}
    return {code for code, applies in REASONS.items() if applies(state, command)}


def _names(command: Any) -> set[str]:
    if isinstance(command, SeatPlayer):
        return set()
    name = getattr(command, "punter", None)
    names: set[str] = {name} if name is not None else set()
    names |= {pair.punter for pair in getattr(command, "counts", ())}
    return names | {*getattr(command, "punters", ())}


def _level(state: State) -> int:
    return max(state.bets.values(), default=0)


def _owes(state: State, name: str) -> int:
    return _level(state) - state.bets.get(name, 0)


def _with_money(state: State) -> list[str]:
    return [name for name, player in state.players.items() if player.purse]


def _not_in_hand(state: State, command: Any) -> bool:
    if isinstance(command, (SeatPlayer, BuyIn, CashOut)):
        return False
    if _names(command) - {*state.hand_players}:
        return True
    return isinstance(command, BETS) and state.stage == "betting" and command.punter in state.folded


def _no_such_stake(state: State, command: Any) -> bool:
    if not isinstance(command, c.NameBestHand) or state.stage != "showing":
        return False
    return any(name in state.folded or _owes(state, name) for name in command.punters)


def _nothing_to_answer(state: State, command: Any) -> bool:
    if isinstance(command, (c.SeeBet, c.FoldHand)):
        return not _owes(state, command.punter)
    return isinstance(command, c.NameBestHand) and state.stage != "showing"


def _pool_claimed(state: State, command: Any) -> bool:
    if not isinstance(command, c.ClaimPool):
        return False
    if command.pool in state.claims:
        return True
    couple = {state.claims.get("king"), state.claims.get("queen")} - {None, command.punter}
    return command.pool == "marriage" and bool(couple)


def _too_many_cards(state: State, command: Any) -> bool:
    if not isinstance(command, c.ClaimPool):
        return False
    won = {pool for pool, name in state.claims.items() if name == command.punter}
    won |= {"king", "queen"} if command.pool == "marriage" else {command.pool}
    return sum(CARDS[pool] for pool in won) > 5


def _above(state: State, command: Any) -> bool:
    limit = state.rules.bet_limit
    if not isinstance(command, c.PlaceBet) or limit is None:
        return False
    return _level(state) + command.amount > limit * state.rules.piece


def _counts_wrong(state: State, command: Any) -> bool:
    if not isinstance(command, c.WinHand):
        return False
    named = sorted(pair.punter for pair in command.counts)
    others = sorted(name for name in state.hand_players if name != command.punter)
    return named != others or any(pair.count not in range(1, 6) for pair in command.counts)


def _purse_short(state: State, command: Any) -> bool:
    piece = state.rules.piece
    match command:
        case CashOut(punter=name, amount=amount):
            return amount > state.players[name].purse
        case c.PlaceBet(punter=name, amount=amount):
            return _owes(state, name) + amount > state.players[name].purse
        case c.SeeBet(punter=name):
            return _owes(state, name) > state.players[name].purse
        case c.DealHand():
            return _ante_short(state)
        case c.EndSequence(punter=winner) if state.rules.short_purse == "refuse":
            others = (name for name in state.hand_players if name != winner)
            return any(state.players[name].purse < piece for name in others)
        case c.WinHand(counts=counts) if state.rules.short_purse == "refuse":
            return any(state.players[p.punter].purse < p.count * piece for p in counts)
    return False


def _ante_short(state: State) -> bool:
    names = _with_money(state)
    if not names:
        return False
    seats = list(state.players)
    after = seats.index(state.dealer) + 1 if state.dealer else 0
    line = [name for name in (*seats[after:], *seats[:after]) if name in names]
    pieces = {
        "each": dict.fromkeys(line, 7),
        "dealer": {line[0]: 7},
        "round": {name: len(range(n, 7, len(line))) for n, name in enumerate(line)},
    }[state.rules.ante_by]
    return any(state.players[n].purse < count * state.rules.piece for n, count in pieces.items())


REASONS: dict[str, Reason] = {
    "session_closed": lambda s, _c: s.stage == "closed",
    "punter_exists": lambda s, k: (
        isinstance(k, SeatPlayer) and k.punter.casefold() in {n.casefold() for n in s.players}
    ),
    "deal_in_progress": lambda s, k: (
        isinstance(k, (c.DealHand, c.CloseSession)) and s.stage != "between"
    ),
    "deal_not_begun": lambda s, k: isinstance(k, OF_A_HAND) and s.stage == "between",
    "too_few_players": lambda s, k: isinstance(k, c.DealHand) and len(_with_money(s)) < 3,
    "not_in_hand": _not_in_hand,
    "claims_closed": lambda s, k: isinstance(k, c.ClaimPool) and s.stage != "claiming",
    "betting_closed": lambda s, k: (
        isinstance(k, (*BETS, c.PassAll)) and s.stage not in ("claiming", "betting")
    ),
    "not_in_turn": lambda s, k: isinstance(k, BETS) and k.punter != s.turn,
    "answers_pending": lambda s, k: isinstance(k, CARD_PLAY) and bool(s.bets),
    "no_such_stake": _no_such_stake,
    "nothing_to_answer": _nothing_to_answer,
    "pool_claimed": _pool_claimed,
    "too_many_cards": _too_many_cards,
    "stake_below_minimum": lambda s, k: (
        isinstance(k, c.PlaceBet) and k.amount < s.rules.min_bet * s.rules.piece
    ),
    "stake_above_maximum": _above,
    "counts_wrong": _counts_wrong,
    "purse_short": _purse_short,
    "pack_exhausted": lambda s, k: (
        isinstance(k, c.DealHand) and 5 * len(_with_money(s)) + 1 > s.rules.deck
    ),
}

REFUSALS = GameRefusals(
    reasons=reasons,
    codes=frozenset({*REASONS, "unknown_punter"}),
    own_after={
        "name_looks_like_another": (
            "deal_in_progress deal_not_begun too_few_players not_in_hand claims_closed "
            "betting_closed not_in_turn answers_pending no_such_stake nothing_to_answer "
            "pool_claimed too_many_cards"
        ),
        "too_many_payments": "stake_below_minimum stake_above_maximum counts_wrong",
        "practice_has_no_bankroll": "pack_exhausted",
    },
    sessions=150,
    entries=80,
)
