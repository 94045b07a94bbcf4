"""What a Lansquenet table allows: checks that ``decide`` and the offers share.

A check takes the values of an entry in their order; those that are missing are not checked. It
checks in the order of ``REFUSALS``.
"""

from collections.abc import Sequence

from service.domain.games.lansquenet.cards import check_cards, check_pack
from service.domain.games.lansquenet.hand_result import find_outcome
from service.domain.games.lansquenet.state import State, players_after, uncovered
from service.domain.port.limits import Limit, above_maximum, below_minimum, check_amount
from service.domain.session.seats import check_purse, player_at, purse_limit
from service.domain.values.errors import Refused

PLAYERS_MIN = 2


def check_open(state: State) -> None:
    """Refuse ``session_closed``."""
    if state.closed:
        raise Refused("session_closed", "The session is closed.")


def check_wager(state: State, amount: int | None = None) -> str:
    """Return the banker, who may put up a wager, or change one without covers."""
    _check_not_covered(state)
    banker = _banker(state)
    if state.selling:
        raise Refused("answers_pending", f"{banker} must sell the deck first.", banker=banker)
    if amount is not None:
        check_amount(amount, wager_limits(state))
    return banker


def wager_limits(state: State) -> tuple[Limit, ...]:
    """Return the limits of a wager. Winnings in it cannot be taken out, and may stay in it."""
    floor, rules = state.floor, state.rules
    assert state.banker is not None, "a wager has a banker"
    most = rules.max_wager and max(rules.max_wager, state.wager)
    return (
        Limit(lambda _: _below_floor(floor), least=floor),
        Limit(below_minimum(rules.min_wager), least=rules.min_wager),
        Limit(above_maximum(rules.max_wager), most=most),
        purse_limit(state.players[state.banker], more=state.wager),
    )


def _below_floor(floor: int) -> Refused:
    return Refused("restake_too_small", f"The wager is at least {floor}.", minimum=floor)


def check_cover(state: State, name: str | None = None, amount: int | None = None) -> None:
    """Check a bet against a part of the wager."""
    if name is not None:
        player_at(state.players, name)
    banker = _check_wager_up(state)
    if name is None:
        return
    _check_covers_in_turn(state, banker, name)
    if amount is not None:
        check_amount(amount, cover_limits(state, name))


def check_cover_rest(state: State, name: str | None = None) -> None:
    """Check a bet against all of the wager that is left."""
    check_cover(state, name)
    rest = uncovered(state)
    if not rest:
        raise Refused("bank_cover_short", "The whole wager is covered.", left=0)
    if name is not None:
        check_amount(rest, cover_limits(state, name))


def cover_limits(state: State, name: str) -> tuple[Limit, ...]:
    """Return the limits of what a player may add to their cover."""
    rules, rest = state.rules, uncovered(state)
    held = state.covers.get(name, 0)
    return (
        Limit(below_minimum(rules.min_cover), least=rules.min_cover, held=held),
        Limit(above_maximum(rules.max_cover), most=rules.max_cover, held=held),
        purse_limit(state.players[name]),
        Limit(lambda _: _above_rest(rest), most=rest),
    )


def _above_rest(rest: int) -> Refused:
    return Refused("bank_cover_short", f"{rest} of the wager is left to cover.", left=rest)


def _check_covers_in_turn(state: State, banker: str, name: str) -> None:
    if name == banker:
        raise Refused("is_banker", f"{name} is the banker and cannot cover.", banker=name)
    if state.rules.cover_order != "line":
        return
    order = players_after(state, banker)
    further = [other for other in order[order.index(name) + 1 :] if other in state.covers]
    if further:
        raise Refused(
            "not_in_turn",
            f"{further[0]} sits further from the banker and covers already.",
            punter=further[0],
        )


def check_withdraw(state: State, name: str | None = None) -> None:
    """Check that a player may take a cover back."""
    if name is not None:
        player_at(state.players, name)
    _check_wager_up(state)
    if name is not None and name not in state.covers:
        raise Refused("no_such_stake", f"{name} has no cover.", punter=name)


def check_hand(state: State, number: int | None = None) -> None:
    """Check that a hand may be dealt; ``number``, if stated, must be the next one."""
    _check_wager_up(state)
    if number is not None and number != state.hand:
        raise Refused(
            "draw_out_of_turn", f"The next hand is number {state.hand}.", expected=state.hand
        )
    if not state.covers:
        raise Refused("nothing_staked", "No player covers the wager.")


def check_hand_cards(state: State, cards: Sequence[str], number: int | None = None) -> None:
    """Check a hand by its first cards; with the card that matches, it is complete."""
    check_cards(cards, state.rules.match)
    check_hand(state, number)
    check_pack(cards)
    find_outcome(cards, state.rules.match)


def check_pass(state: State) -> str:
    """Return the banker, who may pass the deck."""
    _check_not_covered(state)
    return _banker(state)


def check_sale(state: State, name: str | None = None, price: int | None = None) -> str:
    """Return the banker, who may sell the deck to a player."""
    buyer = player_at(state.players, name) if name is not None else None
    _check_not_covered(state)
    banker = _banker(state)
    if name == banker:
        raise Refused("is_banker", f"{banker} has the deck.", banker=banker)
    if state.rules.next_banker != "auction":
        raise Refused("auction_not_allowed", "These rules allow no auction. Pass the deck instead.")
    if buyer is not None and price is not None:
        check_purse(buyer, price)
    return banker


def _check_not_covered(state: State) -> None:
    if state.covers:
        raise Refused("deal_in_progress", "The wager is covered. Deal the hand first.")


def _check_wager_up(state: State) -> str:
    """Return the banker whose wager is up, or refuse ``deal_not_begun``."""
    if not state.wager:
        raise Refused("deal_not_begun", "The banker has not put up a wager yet.")
    assert state.banker is not None, "a wager has a banker"
    return state.banker


def _banker(state: State) -> str:
    """Return the banker, or refuse ``too_few_players``."""
    if len(state.players) < PLAYERS_MIN:
        raise Refused(
            "too_few_players", "At least two players must be seated.", seated=len(state.players)
        )
    assert state.banker is not None, "the first player seated banks"
    return state.banker
