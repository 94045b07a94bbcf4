"""Checks that several rules of Basset share."""

from itertools import chain

from service.domain.games.basset.deciding.exposure import exposure_by_rank
from service.domain.games.basset.rules import HouseRules
from service.domain.games.basset.state import (
    DRAWING,
    STAKING,
    Punter,
    Stake,
    State,
    decks_for,
    next_rung,
    wins_waiting,
)
from service.domain.port.limits import NOTHING, Limit, above_maximum, below_minimum
from service.domain.port.parties import CLOSED
from service.domain.session.seats import check_purse, player_at
from service.domain.values.cards import copy_of, is_table_card, rank_of
from service.domain.values.errors import Refused
from service.domain.values.money import AMOUNT_MAX


def check_open(state: State) -> None:
    """Refuse ``session_closed``."""
    if state.phase == CLOSED:
        raise Refused("session_closed", "The session is closed.")


def check_dealing(state: State) -> None:
    """Refuse ``deal_not_begun`` while staking is open."""
    if state.phase == STAKING:
        raise Refused("deal_not_begun", "No fasse has been turned in this deal yet.")


def check_not_dealing(state: State) -> None:
    """Refuse ``deal_in_progress`` after the fasse."""
    if state.phase == DRAWING:
        raise Refused("deal_in_progress", "The deal is not over.", deal=state.deal)


def check_draw_number(state: State, number: int | None) -> None:
    """Refuse ``draw_out_of_turn`` if a draw states a number that is not the next one."""
    if number is not None and number != state.next_draw:
        raise Refused(
            "draw_out_of_turn",
            f"The next draw is number {state.next_draw}.",
            expected=state.next_draw,
        )


def check_newest(state: State, number: int | None) -> None:
    """Refuse ``nothing_to_answer`` if an answer states a draw that is not the newest.

    The dealer who sent it had not seen the newest draw, in which the same card may have won again.
    """
    if number is not None and number != state.next_draw - 1:
        raise Refused("nothing_to_answer", f"No win of draw {number} waits for an answer.")


def check_answered(state: State) -> None:
    """Refuse ``answers_pending`` while a win waits."""
    if waiting := wins_waiting(state):
        names = [f"{stake.punter} {stake.card}" for stake in waiting]
        raise Refused(
            "answers_pending",
            f"These wins wait for an answer: {', '.join(names)}.",
            # `player` is the member's first name, which clients still read.
            waiting=[
                {"punter": stake.punter, "player": stake.punter, "card": stake.card}
                for stake in waiting
            ],
        )


def punter_at(state: State, name: str) -> Punter:
    """Return a seated punter, or refuse ``unknown_punter``."""
    return player_at(state.punters, name)


def check_card(state: State, punter: str, card: str) -> None:
    """Refuse ``unknown_card`` for a copy that the punter neither has nor can have."""
    if (punter, card) in state.stakes:
        return
    if not is_table_card(card) or not 1 <= copy_of(card) <= copies(state, punter):
        raise Refused("unknown_card", f"{punter} has no card {card}.", card=card)


def copies(state: State, punter: str) -> int:
    """Return how many cards of one rank a punter may have: books, or four per pack if dealt."""
    if state.rules.layout != "dealt":
        return state.punters[punter].books
    return 4 * (state.decks or decks_for(state.rules, len(state.punters)))


def stake_at(state: State, punter: str, card: str) -> Stake:
    """Return a stake on the table, or refuse ``no_such_stake``."""
    stake = state.stakes.get((punter, card))
    if stake is None:
        raise Refused("no_such_stake", f"{punter} has nothing on {card}.", punter=punter, card=card)
    return stake


def check_plain(stake: Stake) -> None:
    """Refuse ``paroli_may_not_be_altered`` for a card with a crook or a pay."""
    if stake.crooks or stake.paying:
        raise Refused(
            "paroli_may_not_be_altered",
            f"{stake.card} of {stake.punter} is a paroli and stays until it wins or loses.",
            crooks=stake.crooks,
        )


def couch_limits(rules: HouseRules, held: int = 0) -> tuple[Limit, ...]:
    """Return the limits of money that is added to what a card has: least, most, and even."""
    most = AMOUNT_MAX if rules.max_stake is None else min(rules.max_stake, AMOUNT_MAX)
    limits = (
        Limit(below_minimum(rules.min_stake), least=rules.min_stake, held=held),
        Limit(above_maximum(most), most=most, held=held),
    )
    return (*limits, Limit(_odd, step=2, held=held)) if rules.odd_half == "refuse" else limits


def _odd(_amount: int) -> Refused:
    return Refused("odd_stake", "The stake must be even, so that half of it is a whole number.")


def cover_limits(state: State, rank: str) -> tuple[Limit, ...]:
    """Return the limit of money on a card without crooks, if the bank must cover what it pays.

    Source: house choice.
    """
    if state.rules.bank_cover != "covered":
        return ()
    free, owed = free_to_pay(state), exposure(state)
    own, others, rung = owed.pop(rank, 0), max(owed.values(), default=0), state.rules.ladder[0]
    most = (free - own) // rung if others <= free else NOTHING

    def refusal(amount: int) -> Refused:
        return _cover_short(free, max(others, own + amount * rung))

    return (Limit(refusal, most=most),)


def check_cover(state: State) -> None:
    """Refuse ``bank_cover_short`` if the bank could not pay the worst next pair.

    ``state`` is the table after the entry. Source: house choice.
    """
    if state.rules.bank_cover != "covered":
        return
    free = free_to_pay(state)
    worst = worst_pair(state)
    if worst > free:
        raise _cover_short(free, worst)


def _cover_short(free: int, worst: int) -> Refused:
    message = f"The bank could not pay {worst}."
    return Refused("bank_cover_short", message, bank=free, worst=worst)


def worst_pair(state: State) -> int:
    """Return the most that the bank can pay in the next pair: the exposure of the worst rank."""
    return max(exposure(state).values(), default=0)


def exposure(state: State) -> dict[str, int]:
    """Return by rank what the bank would pay if that rank won next.

    Stakes with a win that waits for an answer are not at risk yet, so they do not count.
    """
    return exposure_by_rank(
        (stake.rank, stake.couch * next_rung(stake, state.rules))
        for stake in state.stakes.values()
        if not stake.win
    )


def free_to_pay(state: State) -> int:
    """Return the bank's balance less the wins that wait for an answer."""
    return state.bank - sum(stake.win for stake in state.stakes.values())


def is_used(state: State, punter: str, card: str) -> bool:
    """Return whether the punter has played this card in this deal.

    A book holds each rank once, whichever copy was named. A dealt hand holds each copy once.
    """
    used = state.punters[punter].used
    if state.rules.layout == "dealt":
        return card in used
    rank = rank_of(card)
    return sum(rank_of(other) == rank for other in used) >= copies(state, punter)


def next_card(state: State, punter: str, rank: str) -> str | None:
    """Return the card that a stake on ``rank`` would get, or None if the punter has no more."""
    more = (f"{rank}#{copy}" for copy in range(2, copies(state, punter) + 1))
    free = (card for card in chain((rank,), more) if (punter, card) not in state.stakes)
    return next((card for card in free if not is_used(state, punter, card)), None)


def check_book(state: State, name: str | None = None, price: int | None = None) -> None:
    """Check that a punter may buy a book."""
    punter = punter_at(state, name) if name is not None else None
    check_answered(state)
    if not state.rules.books:
        raise Refused("books_not_sold", "These rules allow no further books.")
    if punter is not None and price is not None:
        check_purse(punter, price)


def check_end(state: State) -> None:
    """Check that the deal may end."""
    check_dealing(state)
    check_answered(state)
