"""Bancos: claims to the whole bank, their order, and what becomes of them.

Source: S4, "go bank"; † in `docs/explanation/baccarat.md` where it is silent.
"""

from collections.abc import Mapping

from service.domain.games.baccarat.events import Hand, HandStake, Result
from service.domain.games.baccarat.order import cover_order
from service.domain.games.baccarat.state import HANDS, BancoClaim, State, hand_of
from service.domain.values.fast_replace import changed

OTHER: Mapping[Hand, Hand] = {"right": "left", "left": "right"}


def claim_order(state: State) -> tuple[str, ...]:
    """Return the players in the order of their claims to the bank.

    By the rule ``banco_again``, those who lost a banco in the newest hand come first.
    """
    order = cover_order(state)
    if state.rules.banco_again == "in_turn":
        return order
    return tuple(sorted(order, key=lambda name: name not in state.late_losers))


def claim_at(state: State, hand: Hand) -> BancoClaim | None:
    """Return the claim of a side, if there is one."""
    return next((claim for claim in state.bancos if claim.hand == hand), None)


def with_banco(state: State, name: str, *, is_cheval: bool) -> tuple[BancoClaim, ...]:
    """Return the claims after a player took that of the own side."""
    hand = hand_of(state, name)
    others = tuple(claim for claim in state.bancos if claim.hand != hand)
    return (*others, BancoClaim(punter=name, hand=hand, is_cheval=is_cheval))


def is_halved(claims: tuple[BancoClaim, ...]) -> bool:
    """Return whether claims halve the bank: one of each side, or one over both hands."""
    return len(claims) > 1 or claims[0].is_cheval


def banco_stakes(state: State, claims: tuple[BancoClaim, ...]) -> tuple[HandStake, ...]:
    """Return what claims stake together: the whole bank.

    Of halves, the odd unit goes to the claim that is first in the order of cover, and of one over
    both hands to the own side.
    """
    order = cover_order(state)
    first, *others = sorted(claims, key=lambda claim: order.index(claim.punter))
    if not is_halved(claims):
        return (HandStake(punter=first.punter, hand=first.hand, amount=state.bank),)
    second = others[0].punter if others else first.punter
    half = state.bank // 2
    return (
        HandStake(punter=first.punter, hand=first.hand, amount=state.bank - half),
        HandStake(punter=second, hand=OTHER[first.hand], amount=half),
    )


def with_bancos_settled(state: State, results: Mapping[Hand, Result]) -> State:
    """Return the state after a hand settled its bancos. A banco with a tie goes on."""
    claims = tuple(_after_hand(state, claim, results) for claim in state.bancos)
    over = [claim for claim in claims if not _goes_on(state, claim, results)]
    losers = frozenset(claim.punter for claim in over if not claim.won)
    # After a hand without a banco of the player, or a banco that is won, the count begins again.
    counts = {
        claim.punter: state.bancos_lost.get(claim.punter, 0) + (claim.punter in losers)
        for claim in claims
        if claim not in over or not claim.won
    }
    return changed(
        state,
        bancos=tuple(claim for claim in claims if claim not in over),
        bancos_lost={name: count for name, count in counts.items() if count},
        late_losers=losers,
    )


def _after_hand(state: State, claim: BancoClaim, results: Mapping[Hand, Result]) -> BancoClaim:
    won = any(claim.punter in state.stakes[hand] and results[hand] == "punters" for hand in HANDS)
    return BancoClaim(
        punter=claim.punter, hand=claim.hand, is_cheval=claim.is_cheval, won=claim.won or won
    )


def _goes_on(state: State, claim: BancoClaim, results: Mapping[Hand, Result]) -> bool:
    return any(claim.punter in state.stakes[hand] and results[hand] == "tie" for hand in HANDS)
