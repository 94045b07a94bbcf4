"""Every reason to refuse a Baccarat command, each by itself and in no order.

Written from the rules a second time, so that tests can compare it with ``decide``.
"""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

from service.domain.games.baccarat import commands as c
from service.domain.games.baccarat.state import State
from service.domain.session.seats import CashOut
from tests.factories.game_refusals import GameRefusals

RANKS = ("A", "2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K")
CARDS = {*RANKS, *(rank + suit for rank in RANKS for suit in "hdcs")}
HANDS = (c.DealHand, c.DealCards)
AT_A_BANK = (
    *(c.FundBank, c.PlaceStake, c.RepeatStakes, c.ClaimBanco, c.AcceptStakes, c.DealHand),
    c.DealCards,
)
WITH_MONEY_IN_IT = tuple(kind for kind in AT_A_BANK if kind is not c.FundBank)

Reason = Callable[[State, Any], bool]


def reasons(state: State, command: Any) -> set[str]:
    """Return the codes of all reasons against ``command``; an earlier one may hide later ones."""
    name = None if isinstance(command, c.SeatOrStand) else getattr(command, "punter", None)
    closed = ["session_closed"] if state.closed else []
    if name is not None and name not in state.players:
        return {"unknown_punter", *closed}
    if isinstance(command, c.DealCards) and not {*_cards_of(command)} <= CARDS:
        return {"unknown_card", *closed}
    return {code for code, applies in REASONS.items() if applies(state, command)}


def _cards_of(command: c.DealCards) -> tuple[str, ...]:
    return (*command.bank_cards, *command.right_cards, *command.left_cards)


def _stands(state: State, name: str) -> bool:
    return state.players[name].stands_at is not None


def _side(state: State, name: str) -> str:
    return state.players[name].stands_at or ("left" if name in state.places["left"] else "right")


def _staked(state: State, name: str | None = None) -> int:
    return sum(
        amount
        for stakes in state.stakes.values()
        for punter, amount in stakes.items()
        if name in (None, punter)
    )


def _punters(state: State) -> list[str]:
    """Return the punters in the order of cover."""
    seated = [name for name in state.players if not _stands(state, name)]
    if state.rules.sides == 2:
        right, left = state.places["right"], state.places["left"]
        longest = range(max(len(right), len(left)))
        order = [side[at] for at in longest for side in (right, left) if at < len(side)]
    else:
        banker = state.banker or state.late_banker
        at = seated.index(banker) + 1 if banker in seated else 0
        order = [name for name in (*seated[at:], *seated[:at]) if name != banker]
    return [*order, *(name for name in state.players if _stands(state, name))]


def _table_full(state: State, command: Any) -> bool:
    seats = state.rules.seats
    if not isinstance(command, c.SeatOrStand) or seats is None:
        return False
    if (command.where or "").startswith("standing"):
        return False
    if state.rules.sides == 1:
        seated = sum(not _stands(state, name) for name in state.players)
        return seated - ((state.banker or state.late_banker) is not None) >= seats
    right, left = len(state.places["right"]), len(state.places["left"])
    side = {"right": right, "left": left}.get(command.where or "", min(right, left))
    return side >= seats // 2


def _not_in_turn(state: State, command: Any) -> bool:
    if not isinstance(command, c.TakeBank) or state.rules.bank_goes == "auction":
        return False
    continues = state.passed_sum == command.amount and command.punter != state.late_banker
    return command.punter != state.in_turn and not (state.passed_sum and continues)


def _bank_below_minimum(state: State, command: Any) -> bool:
    if isinstance(command, c.FundBank):
        return _is_broken(state) and command.amount < state.rules.bank_minimum
    return (
        isinstance(command, c.TakeBank)
        and command.amount != state.passed_sum
        and command.amount < state.rules.bank_minimum
    )


def _is_broken(state: State) -> bool:
    return state.banker is not None and state.bank == 0


def _must_play_on(state: State, command: Any) -> bool:
    return (
        isinstance(command, c.PassDeal)
        and state.banker is not None
        and state.bank > 0
        and not state.is_unlimited
        and state.hands_held < state.rules.must_play
    )


def _claims(state: State) -> list[str]:
    order = _punters(state)
    if state.rules.banco_again == "first":
        order.sort(key=lambda name: name not in state.late_losers)
    return order


def _banco_taken(state: State, command: Any) -> bool:
    if isinstance(command, (c.PlaceStake, c.RepeatStakes)):
        return bool(state.bancos)
    claimants = {claim.punter: claim for claim in state.bancos}
    if isinstance(command, c.WithdrawStake):
        return command.punter in claimants
    if not isinstance(command, c.ClaimBanco):
        return False
    if state.bancos and any(state.abiding.values()):
        return True
    order, side = _claims(state), _side(state, command.punter)
    return any(
        claim.hand == side
        and (name == command.punter or order.index(name) < order.index(command.punter))
        for name, claim in claimants.items()
        if command.punter in order
    )


def _limit_reached(state: State, command: Any) -> bool:
    limit = state.rules.banco_limit
    return (
        isinstance(command, c.ClaimBanco)
        and limit is not None
        and state.bancos_lost.get(command.punter, 0) >= limit
    )


def _stake_stands(state: State, command: Any) -> bool:
    if isinstance(command, c.ClaimBanco):
        return any(state.abiding.values())
    if not isinstance(command, (c.PlaceStake, c.WithdrawStake)):
        return False
    return any(command.punter in names for names in state.abiding.values())


def _no_such_stake(state: State, command: Any) -> bool:
    if isinstance(command, c.WithdrawStake):
        return not _staked(state, command.punter)
    return isinstance(command, c.RepeatStakes) and not any(_repeatable_stakes(state))


def _repeatable_stakes(state: State) -> Iterator[str]:
    for name in _punters(state):
        amount = state.last_stakes.get(name, 0)
        if amount and not _staked(state, name):
            stake = c.PlaceStake(punter=name, amount=amount)
            if not reasons(state, stake):
                yield name


def _bank_covered(state: State, command: Any) -> bool:
    if not isinstance(command, c.PlaceStake) or not _stands(state, command.punter):
        return False
    seated = sum(_staked(state, name) for name in state.players if not _stands(state, name))
    return not state.is_unlimited and seated >= state.bank


def _whole_stake(state: State, command: Any) -> int | None:
    if not isinstance(command, c.PlaceStake):
        return None
    return _staked(state, command.punter) + command.amount


def _below_minimum(state: State, command: Any) -> bool:
    whole = _whole_stake(state, command)
    return whole is not None and whole < state.rules.min_stake


def _above_maximum(state: State, command: Any) -> bool:
    whole, most = _whole_stake(state, command), state.rules.max_stake
    return whole is not None and most is not None and whole > most


def _claims_after(state: State, command: c.ClaimBanco) -> dict[str, tuple[str, bool]]:
    """Return the claims after a banco: by player the side, and whether it is over both hands."""
    own = _side(state, command.punter)
    others = {
        claim.punter: (claim.hand, claim.is_cheval) for claim in state.bancos if claim.hand != own
    }
    return {**others, command.punter: (own, command.how == "cheval")}


def _is_halved(claims: dict[str, tuple[str, bool]]) -> bool:
    return len(claims) == 2 or any(is_cheval for _, is_cheval in claims.values())


def _odd_stake(state: State, command: Any) -> bool:
    if not isinstance(command, c.ClaimBanco) or not _is_halved(_claims_after(state, command)):
        return False
    is_odd = state.bank % 2 == 1 and state.rules.odd_half == "refuse"
    return state.bank < 2 or is_odd


def _banco_short(state: State, command: c.ClaimBanco) -> bool:
    claims = _claims_after(state, command)
    shares = {command.punter: state.bank}
    if len(claims) == 2:
        first, second = sorted(claims, key=_punters(state).index)
        shares = {first: state.bank - state.bank // 2, second: state.bank // 2}
    return any(
        share > state.players[name].purse + _staked(state, name) for name, share in shares.items()
    )


def _purse_short(state: State, command: Any) -> bool:
    purse = {name: player.purse for name, player in state.players.items()}
    match command:
        case c.PlaceStake() | CashOut():
            return command.amount > purse[command.punter]
        case c.TakeBank():
            return command.amount > purse[command.punter] + _staked(state, command.punter)
        case c.FundBank():
            return state.banker is not None and command.amount > purse[state.banker]
        case c.AcceptStakes():
            return state.banker is not None and _staked(state) - state.bank > purse[state.banker]
        case c.ClaimBanco() if command.punter in _punters(state):
            return _banco_short(state, command)
    return False


def _hands_dealt(command: Any) -> tuple[bool, bool]:
    """Return whether the right and the left hand were dealt."""
    if isinstance(command, c.DealHand):
        return command.right != "none", command.left != "none"
    return bool(command.right_cards), bool(command.left_cards)


def _result_missing(state: State, command: Any) -> bool:
    if not isinstance(command, HANDS):
        return False
    right, left = _hands_dealt(command)
    has_stakes = bool(state.stakes["right"]), bool(state.stakes["left"])
    return (
        (has_stakes[0] and not right)
        or (has_stakes[1] and not left)
        or (left and state.rules.sides == 1)
    )


def _uncovered(state: State, command: Any) -> bool:
    return isinstance(command, HANDS) and state.is_unlimited and _staked(state) > state.bank


def _of_cards(check: Callable[[State, c.DealCards], bool]) -> Reason:
    return lambda state, command: isinstance(command, c.DealCards) and check(state, command)


def _card_seen(state: State, command: c.DealCards) -> bool:
    entered = Counter(card for card in _cards_of(command) if card not in RANKS)
    return any(
        count + state.seen.get(card, 0) > state.rules.decks for card, count in entered.items()
    )


def _rank_exhausted(state: State, command: c.DealCards) -> bool:
    entered = Counter(card.rstrip("hdcs") for card in _cards_of(command))
    return any(
        count + state.seen.get(rank, 0) > 4 * state.rules.decks for rank, count in entered.items()
    )


def _pack_exhausted(state: State, command: Any) -> bool:
    if not isinstance(command, HANDS):
        return False
    needed = (
        len(_cards_of(command))
        if isinstance(command, c.DealCards)
        else 2 + 2 * sum(_hands_dealt(command))
    )
    left = 52 * state.rules.decks - state.cards_out
    return left < max(needed, state.rules.stock_minimum)


def _points(cards: tuple[str, ...]) -> int:
    pips = {"A": 1, **{str(number): number for number in range(2, 10)}}
    return sum(pips.get(card.rstrip("hdcs"), 0) for card in cards) % 10


def _natural(cards: tuple[str, ...]) -> bool:
    return _points(cards[:2]) >= 8


def _sides(command: c.DealCards) -> list[tuple[str, ...]]:
    return [side for side in (command.right_cards, command.left_cards) if side]


def _draw_forbidden(_state: State, command: c.DealCards) -> bool:
    bank, sides = command.bank_cards, _sides(command)
    if _natural(bank):
        return any(len(cards) > 2 for cards in (bank, *sides))
    if any(_natural(side) and len(side) > 2 for side in sides):
        return True
    return all(map(_natural, sides)) and len(bank) > 2


def _false_draw(state: State, command: c.DealCards) -> bool:
    if state.rules.false_draw != "refuse" or _natural(command.bank_cards):
        return False
    return any(
        (_points(side[:2]) <= 4 and len(side) == 2) or (_points(side[:2]) >= 6 and len(side) > 2)
        for side in _sides(command)
        if not _natural(side)
    )


REASONS: dict[str, Reason] = {
    "session_closed": lambda s, _k: s.closed,
    "punter_exists": lambda s, k: (
        isinstance(k, c.SeatOrStand) and k.punter.casefold() in {n.casefold() for n in s.players}
    ),
    "table_full": _table_full,
    "bank_held": lambda s, k: isinstance(k, c.TakeBank) and s.banker is not None,
    "no_bank": lambda s, k: (
        s.banker is None
        and (isinstance(k, AT_A_BANK) or (isinstance(k, c.PassDeal) and s.in_turn is None))
    ),
    "draw_out_of_turn": lambda s, k: isinstance(k, HANDS) and k.place not in (None, s.hand),
    "is_banker": lambda s, k: isinstance(k, (c.PlaceStake, c.ClaimBanco)) and k.punter == s.banker,
    "not_seated": lambda s, k: isinstance(k, c.TakeBank) and _stands(s, k.punter),
    "not_in_turn": _not_in_turn,
    "must_play_on": _must_play_on,
    "bank_broken": lambda s, k: isinstance(k, WITH_MONEY_IN_IT) and _is_broken(s),
    "banco_said": _banco_taken,
    "banco_limit_reached": _limit_reached,
    "cheval_not_played": lambda s, k: (
        isinstance(k, c.ClaimBanco) and k.how == "cheval" and not s.rules.cheval
    ),
    "stake_stands": _stake_stands,
    "no_such_stake": _no_such_stake,
    "nothing_to_answer": lambda s, k: isinstance(k, c.AcceptStakes) and _staked(s) <= s.bank,
    "nothing_staked": lambda s, k: isinstance(k, HANDS) and not _staked(s),
    "result_missing": _result_missing,
    "fund_not_allowed": lambda s, k: (
        isinstance(k, c.FundBank)
        and (s.rules.replenish == "never" or (s.rules.replenish == "broken" and not _is_broken(s)))
    ),
    "bank_below_minimum": _bank_below_minimum,
    "bank_covered": _bank_covered,
    "stake_below_minimum": _below_minimum,
    "stake_above_maximum": _above_maximum,
    "odd_stake": _odd_stake,
    "purse_short": _purse_short,
    "bank_cover_short": _uncovered,
    "card_seen": _of_cards(_card_seen),
    "rank_exhausted": _of_cards(_rank_exhausted),
    "pack_exhausted": _pack_exhausted,
    "draw_forbidden": _of_cards(_draw_forbidden),
    "false_draw": _of_cards(_false_draw),
}

REFUSALS = GameRefusals(
    reasons=reasons,
    codes=frozenset({*REASONS, "unknown_punter", "unknown_card"}),
    own_after={
        "name_looks_like_another": (
            "table_full unknown_card bank_held no_bank draw_out_of_turn is_banker not_seated "
            "not_in_turn must_play_on bank_broken banco_said banco_limit_reached "
            "cheval_not_played stake_stands no_such_stake nothing_to_answer nothing_staked "
            "result_missing fund_not_allowed bank_below_minimum bank_covered"
        ),
        "too_many_payments": "stake_below_minimum stake_above_maximum odd_stake",
        "practice_has_no_bankroll": (
            "bank_cover_short card_seen rank_exhausted pack_exhausted draw_forbidden false_draw"
        ),
    },
    sessions=200,
)
