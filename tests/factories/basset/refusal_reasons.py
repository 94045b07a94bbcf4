"""Every reason to refuse a Basset command, each by itself and in no order.

Written from the rules a second time, so that tests can compare it with ``decide``.
"""

from collections.abc import Callable, Iterator
from typing import Any

from service.domain.games.basset import commands as c
from service.domain.games.basset.state import Stake, State
from service.domain.session.seats import CashOut
from tests.factories.game_refusals import GameRefusals

ANSWERS = (c.TakeWin, c.MakeParoli, c.ChoosePay)
DRAWS = (c.TurnFasse, c.DealPair, c.TurnLastCard)
ON_CARD = (c.PlaceStake, c.WithdrawStake, *ANSWERS, c.MaceStake, c.LaySideBet)
FROM_PURSE = (CashOut, c.PlaceStake, c.MaceStake, c.LaySideBet)
NOT_IN_STAKING = (c.DealPair, c.TurnLastCard, c.MaceStake, c.EndDeal)
NOT_IN_DEAL = (c.TurnFasse, c.CloseSession)
WAITING = (*NOT_IN_STAKING, c.LaySideBet, c.BuyBook)
RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")

Reason = Callable[[State, Any], bool]


def reasons(state: State, command: Any) -> set[str]:
    """Return the codes of all reasons against ``command``; an earlier one may hide later ones."""
    if any(name not in state.punters for name in _named(command)):
        closed = {"session_closed"} if state.phase == "closed" else set()
        return closed | {"unknown_punter"}
    return {code for code, applies in REASONS.items() if applies(state, command)}


def _named(command: Any) -> Iterator[str]:
    fields = () if isinstance(command, c.SeatPunter) else ("punter", "backer", "against")
    yield from (getattr(command, field) for field in fields if hasattr(command, field))


def _stake(state: State, command: Any) -> Stake | None:
    return state.stakes.get((getattr(command, "punter", ""), getattr(command, "card", "")))


def _packs(state: State) -> int:
    if isinstance(state.rules.decks, int):
        return state.rules.decks
    return state.decks or len(state.punters) // 4 + 1


def _copies(state: State, punter: str) -> int:
    return 4 * _packs(state) if state.rules.layout == "dealt" else state.punters[punter].books


def _no_card(state: State, command: Any) -> bool:
    if isinstance(command, DRAWS):
        return any(card.removesuffix(card[-1]) not in RANKS for card in _suited(command))
    return isinstance(command, ON_CARD) and _no_card_of(state, command)


def _suited(command: Any) -> list[str]:
    """The cards of any draw, each with a suit."""
    cards = _drawn(command) or [command.card]
    return [card if card[-1] in "hdcs" else f"{card}h" for card in cards]


def _no_card_of(state: State, command: Any) -> bool:
    rank, *copies = command.card.split("#")
    known = range(2, _copies(state, command.punter) + 1)
    good = rank in RANKS and (not copies or copies[0] in map(str, known))
    return _stake(state, command) is None and not good


def _used_up(state: State, command: c.PlaceStake) -> bool:
    used = state.punters[command.punter].used
    if state.rules.layout == "dealt":
        return command.card in used
    same = [card for card in used if card.split("#")[0] == command.card.split("#")[0]]
    return len(same) >= _copies(state, command.punter)


def _cards(state: State, punter: str) -> int:
    return sum(name == punter for name, _ in state.stakes)


def _some_win_waits(state: State, command: Any) -> bool:
    waits = any(stake.win for stake in state.stakes.values())
    in_deal = isinstance(command, c.PlaceStake) and state.phase == "drawing"
    return waits and (in_deal or isinstance(command, WAITING))


def _staking_closed(state: State, command: Any) -> bool:
    if state.phase != "drawing":
        return False
    replacing = isinstance(command, c.PlaceStake) and state.rules.replace is not None
    return isinstance(command, c.PlaceStake | c.WithdrawStake) and not replacing


def _no_stake(state: State, command: Any) -> bool:
    stake = _stake(state, command)
    if isinstance(command, c.LaySideBet):
        return stake is None or stake.couch == 0
    return isinstance(command, ON_CARD) and not isinstance(command, c.PlaceStake) and stake is None


def _no_win(state: State, command: Any) -> bool:
    if isinstance(command, c.TakeEveryWin):
        return not any(stake.win for stake in state.stakes.values())
    stake = _stake(state, command)
    return isinstance(command, ANSWERS) and (stake is None or stake.win == 0)


def _wrong_number_of_cards(state: State, command: Any) -> bool:
    required = state.rules.cards_required
    counts = {_cards(state, punter) for punter in state.punters}
    return isinstance(command, c.TurnFasse) and required > 0 and bool(counts - {0, required})


def _riding(state: State, command: Any) -> bool:
    stake = _stake(state, command)
    altered = isinstance(command, c.WithdrawStake | c.MaceStake)
    return altered and stake is not None and (stake.crooks > 0 or stake.paying)


def _restake(command: Any) -> int | None:
    return command.restake if isinstance(command, c.TakeWin) else None


def _only_taken(state: State, command: Any) -> bool:
    stake = _stake(state, command)
    more = isinstance(command, c.MakeParoli | c.ChoosePay) or _restake(command) is not None
    return more and stake is not None and stake.take_only


def _too_small(state: State, command: Any) -> bool:
    stake, restake = _stake(state, command), _restake(command)
    return restake is not None and stake is not None and restake < stake.couch


def _no_pay(state: State, command: Any) -> bool:
    stake = _stake(state, command)
    first = stake is not None and stake.crooks == 0
    return isinstance(command, c.ChoosePay) and (state.rules.pay is None or not first)


def _new_couch(state: State, command: Any) -> int | None:
    """The couch that the command would leave on its card."""
    stake = _stake(state, command)
    if isinstance(command, c.MaceStake):
        return command.amount + (stake.couch if stake else 0)
    return command.amount if isinstance(command, c.PlaceStake) else _restake(command)


def _below(state: State, command: Any) -> bool:
    couch = _new_couch(state, command)
    return couch is not None and couch < state.rules.min_stake


def _above(state: State, command: Any) -> bool:
    couch, most = _new_couch(state, command), state.rules.max_stake
    return couch is not None and most is not None and couch > most


def _odd(state: State, command: Any) -> bool:
    couch = _new_couch(state, command)
    return couch is not None and state.rules.odd_half == "refuse" and couch % 2 == 1


def _beyond_purse(state: State, command: Any) -> bool:
    stake, restake = _stake(state, command), _restake(command)
    if restake is not None and stake is not None:
        return restake > state.punters[command.punter].purse + stake.win + stake.couch
    if isinstance(command, c.LaySideBet):
        both = (command.backer, command.against)
        return any(state.punters[name].purse < command.amount for name in both)
    price = command.price if isinstance(command, c.BuyBook) else 0
    price = command.amount if isinstance(command, FROM_PURSE) else price
    return price > 0 and state.punters[command.punter].purse < price


def _burdens(state: State, command: Any) -> Iterator[tuple[str, int]]:
    """Yield each rank with what the bank would pay on it after the entry."""
    rules, entered = state.rules, _new_couch(state, command)
    for stake in state.stakes.values():
        if stake is not _stake(state, command) and not stake.win:
            pays = stake.paying and rules.pay is not None
            times = rules.pay if pays else rules.ladder[stake.crooks]
            yield stake.rank, stake.couch * (times or 0)
    asked, rank = _stake(state, command), command.card.split("#")[0]
    if isinstance(command, c.MakeParoli) and asked:
        yield rank, asked.couch * max(rules.ladder[asked.crooks + 1 :][:1], default=0)
    elif isinstance(command, c.ChoosePay) and asked:
        yield rank, asked.couch * (rules.pay or 0)
    else:
        yield rank, (entered or 0) * rules.ladder[0]


def _uncovered(state: State, command: Any) -> bool:
    grows = isinstance(command, c.PlaceStake | c.MaceStake | c.MakeParoli | c.ChoosePay)
    if state.rules.bank_cover == "owes" or not (grows or _restake(command)):
        return False
    by_rank: dict[str, int] = {}
    for rank, burden in _burdens(state, command):
        by_rank[rank] = by_rank.get(rank, 0) + burden
    waiting = sum(stake.win for stake in state.stakes.values())
    stake = _stake(state, command)
    declined = stake.win if stake and isinstance(command, c.MakeParoli | c.ChoosePay) else 0
    return max(by_rank.values()) > state.bank - waiting + declined


def _drawn(command: Any) -> list[str]:
    if isinstance(command, c.DealPair):
        return [command.first, command.second]
    return [command.card] if isinstance(command, c.TurnLastCard) else []


def _seen(state: State, command: Any) -> bool:
    cards = [card for card in _drawn(command) if card[-1] in "hdcs"]
    return any(state.seen.get(card, 0) + cards.count(card) > _packs(state) for card in cards)


def _exhausted(state: State, command: Any) -> bool:
    ranks = [card.rstrip("hdcs") for card in _drawn(command)]
    most = 4 * _packs(state)
    return any(state.seen.get(rank, 0) + ranks.count(rank) > most for rank in ranks)


def _too_few(state: State, command: Any) -> bool:
    if isinstance(command, c.TurnFasse):
        hands = 13 * len(state.punters) if state.rules.layout == "dealt" else 0
        packs = state.rules.decks if state.rules.decks != "by_punters" else None
        whole = 52 * int(packs or len(state.punters) // 4 + 1)
        return whole - hands < 1 + state.rules.burn
    return len(_drawn(command)) > (state.stock or 0)


REASONS: dict[str, Reason] = {
    "session_closed": lambda s, _: s.phase == "closed",
    "punter_exists": lambda s, x: (
        isinstance(x, c.SeatPunter) and x.punter.casefold() in map(str.casefold, s.punters)
    ),
    "unknown_card": _no_card,
    "deal_in_progress": lambda s, x: s.phase == "drawing" and isinstance(x, NOT_IN_DEAL),
    "deal_not_begun": lambda s, x: s.phase == "staking" and isinstance(x, NOT_IN_STAKING),
    "draw_out_of_turn": lambda s, x: isinstance(x, DRAWS) and x.place not in (None, s.next_draw),
    "staking_closed": _staking_closed,
    "answers_pending": _some_win_waits,
    "no_such_stake": _no_stake,
    "nothing_to_answer": _no_win,
    "card_in_play": lambda s, x: isinstance(x, c.PlaceStake) and _stake(s, x) is not None,
    "card_used": lambda s, x: isinstance(x, c.PlaceStake) and _used_up(s, x),
    "too_many_cards": lambda s, x: (
        isinstance(x, c.PlaceStake) and _cards(s, x.punter) >= (s.rules.max_cards or 10**6)
    ),
    "cards_required": _wrong_number_of_cards,
    "no_replacement_owed": lambda s, x: (
        isinstance(x, c.PlaceStake)
        and s.phase == "drawing"
        and s.punters[x.punter].replacements == 0
    ),
    "paroli_may_not_be_altered": _riding,
    "restake_not_allowed": lambda s, x: _restake(x) is not None and not s.rules.restake,
    "take_only": _only_taken,
    "restake_too_small": _too_small,
    "pay_not_allowed": _no_pay,
    "mace_not_allowed": lambda s, x: isinstance(x, c.MaceStake) and s.rules.mace == "never",
    "side_bets_not_allowed": lambda s, x: isinstance(x, c.LaySideBet) and not s.rules.side_bets,
    "same_punter": lambda _, x: isinstance(x, c.LaySideBet) and x.backer == x.against,
    "books_not_sold": lambda s, x: isinstance(x, c.BuyBook) and not s.rules.books,
    "stake_below_minimum": _below,
    "stake_above_maximum": _above,
    "odd_stake": _odd,
    "purse_short": _beyond_purse,
    "bank_cover_short": _uncovered,
    "card_seen": _seen,
    "rank_exhausted": _exhausted,
    "pack_exhausted": _too_few,
    "not_last_card": lambda s, x: isinstance(x, c.TurnLastCard) and (s.stock or 0) > 1,
}

REFUSALS = GameRefusals(
    reasons=reasons,
    codes=frozenset({*REASONS, "unknown_punter"}),
    own_after={
        "name_looks_like_another": (
            "unknown_card deal_in_progress deal_not_begun draw_out_of_turn staking_closed "
            "answers_pending no_such_stake nothing_to_answer card_in_play card_used "
            "too_many_cards cards_required no_replacement_owed paroli_may_not_be_altered "
            "restake_not_allowed take_only restake_too_small pay_not_allowed mace_not_allowed "
            "side_bets_not_allowed"
        ),
        "too_many_payments": "books_not_sold stake_below_minimum stake_above_maximum odd_stake",
        "practice_has_no_bankroll": (
            "bank_cover_short card_seen rank_exhausted pack_exhausted not_last_card"
        ),
    },
    sessions=80,
    also_decided=frozenset({"same_punter"}),
)
