"""How a Baccarat table changes: an event and the state before it return the state after.

No rule is checked here; an event is a fact.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from service.domain.games.baccarat import events as e
from service.domain.games.baccarat.bancos import with_banco, with_bancos_settled
from service.domain.games.baccarat.cards import TWO_CARDS
from service.domain.games.baccarat.order import turn_after, with_banker_away
from service.domain.games.baccarat.state import (
    HANDS,
    DealtCards,
    PlayedHand,
    Player,
    State,
    after_stakes,
    stake_of,
)
from service.domain.games.baccarat.summary import nets
from service.domain.session.players.purses import with_amounts, with_buy_in, with_cash_out
from service.domain.values.cards import count_card
from service.domain.values.fast_replace import changed
from service.domain.values.same_fields import from_same_fields

PLAYED_MAX = 40
"""How many of the newest hands a table shows."""


def evolve(state: State | None, event: e.Event) -> State:
    """Return the state after ``event``; ``state`` is None before the session is opened."""
    return _EVOLVE[type(event)](state, event)


def with_stake(state: State, hand: e.Hand, punter: str, amount: int) -> State:
    """Return the state after an amount went from a purse to a stake; below 0, back home."""
    after = with_amounts(state, (punter, -amount))
    return changed(after, stakes=after_stakes(state, [(hand, punter, amount)]))


def _opened(_state: None, event: e.SessionOpened) -> State:
    return from_same_fields(State, event)


def _seated(state: State, event: e.PunterSeated) -> State:
    name, hand = event.punter, event.hand
    stands = (event.where or "").startswith("standing")
    player = Player(
        name=name,
        purse=event.purse,
        brought_in=event.purse,
        stands_at=hand if stands else None,
    )
    state = changed(state, players={**state.players, name: player})
    if stands:
        return state
    if state.rules.sides > 1:
        places = {**state.places, hand: (*state.places[hand], name)}
        state = changed(state, places=places)
    if state.rules.bank_goes != "rotation" or state.banker is not None:
        return state
    return changed(state, in_turn=state.in_turn or name)


def _bank_taken(state: State, event: e.BankTaken) -> State:
    state = with_banker_away(_with_stakes_home(state, event.home), event.punter)
    state = _with_bank(state, event.punter, event.amount)
    return changed(state, banker=event.punter, in_turn=None, passed_sum=0, put_up=event.amount)


def _bank_funded(state: State, event: e.BankFunded) -> State:
    state = _with_bank(state, event.banker, event.amount)
    return changed(state, put_up=state.put_up + event.amount)


def _stake_placed(state: State, event: e.StakePlaced) -> State:
    return with_stake(state, event.hand, event.punter, event.amount)


def _stake_withdrawn(state: State, event: e.StakeWithdrawn) -> State:
    return with_stake(state, event.hand, event.punter, -event.amount)


def _repeated(state: State, event: e.StakesRepeated) -> State:
    return _with_stakes(state, event.stakes)


def _banco_claimed(state: State, event: e.BancoClaimed) -> State:
    # The claims of the other side stay, though all stakes go home first.
    claims = with_banco(state, event.punter, is_cheval=event.how is not None)
    state = _with_stakes(_with_stakes_home(state, event.home), event.stakes)
    return changed(state, bancos=claims)


def _accepted(state: State, event: e.StakesAccepted) -> State:
    state = _with_bank(state, event.banker, event.amount)
    unlimited = state.rules.accepted == "unlimited" or state.is_unlimited
    return changed(state, put_up=state.put_up + event.amount, is_unlimited=unlimited)


def _hand_dealt(state: State, event: e.HandDealt) -> State:
    seen = dict(state.seen)
    cards = (*event.bank_cards, *event.right_cards, *event.left_cards)
    for card in cards:
        count_card(seen, card)
    dealt = 1 + sum(result != "none" for result in (event.right, event.left))
    staked = {name: stake for name in state.players if (stake := stake_of(state, name))}
    return changed(
        state,
        unsettled=event,
        hand=state.hand + 1,
        hands_held=state.hands_held + 1,
        seen=seen,
        cards_out=state.cards_out + (len(cards) or TWO_CARDS * dealt),
        last_stakes=state.last_stakes if state.bancos else staked,
        last_cards=from_same_fields(DealtCards, event),
        played=(*state.played, PlayedHand(right=event.right, left=event.left))[-PLAYED_MAX:],
    )


def _hand_settled(state: State, event: e.HandSettled) -> State:
    results: Mapping[e.Hand, e.Result] = {"right": event.right, "left": event.left}
    turns = {hand: turn_after(state, hand, results[hand]) for hand in HANDS}
    state = with_bancos_settled(state, results)
    purses, gain = [], 0
    for stake in event.stakes:
        purses.append((stake.punter, stake.home + stake.paid))
        gain += stake.lost - stake.paid
    for draw in event.false_draws:
        purses += [(draw.punter, -draw.fine - sum(loss.amount for loss in draw.paid))]
        purses += [(loss.punter, loss.amount) for loss in draw.paid]
        gain += draw.fine
    state = with_amounts(state, *purses)
    state = changed(
        state,
        bank=state.bank + gain,
        stakes=after_stakes(
            state, ((s.hand, s.punter, s.abides - _whole(s)) for s in event.stakes)
        ),
        abiding={
            hand: frozenset(s.punter for s in event.stakes if s.hand == hand and s.abides)
            for hand in HANDS
        },
        turns=turns,
        unsettled=None,
        last_hand=event,
    )
    return _with_tenure_over(state, event.next_banker) if event.ends_tenure else state


def _whole(stake: e.StakeSettled) -> int:
    return stake.home + stake.lost + stake.abides


def _deal_passed(state: State, event: e.DealPassed) -> State:
    if event.banker is None:
        return changed(state, in_turn=event.next_banker)
    return changed(_with_tenure_over(state, event.next_banker), passed_sum=event.bank)


def _shuffled(state: State, event: e.CardsShuffled) -> State:
    state = changed(_with_stakes_home(state, event.home), cards_out=0, seen={})
    if event.banker is not None:
        state = _with_tenure_over(state, event.next_banker)
    # What is left of the cards goes with a bank that is continued.
    return changed(state, passed_sum=0) if state.rules.bank_ends == "shoe" else state


def _closed(state: State, event: e.SessionClosed) -> State:
    state = _with_stakes_home(state, event.home)
    if event.banker is not None:
        state = _with_tenure_over(state, None)
    return changed(state, closed=True)


def _with_tenure_over(state: State, next_banker: str | None) -> State:
    """Return the state after the bank went to the banker's purse."""
    assert state.banker is not None, "a tenure has a banker"
    state = changed(
        _with_bank(state, state.banker, -state.bank),
        late_banker=state.banker,
        banker=None,
        in_turn=next_banker,
        put_up=0,
        hands_held=0,
        is_unlimited=False,
    )
    by_tenure = state.nets_by_tenure
    after = {name: (*by_tenure.get(name, ()), net) for name, net in nets(state).items()}
    return changed(state, nets_by_tenure=after)


def _with_stakes_home(state: State, home: Iterable[e.HandStake]) -> State:
    """Return the state after stakes went home, with the claims and ties that hung on them."""
    home = tuple(home)
    state = with_amounts(state, *((stake.punter, stake.amount) for stake in home))
    stakes = after_stakes(state, ((s.hand, s.punter, -s.amount) for s in home))
    abiding = {hand: state.abiding[hand] & stakes[hand].keys() for hand in HANDS}
    bancos = tuple(claim for claim in state.bancos if claim.punter in stakes[claim.hand])
    return changed(state, stakes=stakes, abiding=abiding, bancos=bancos)


def _with_stakes(state: State, stakes: Iterable[e.HandStake]) -> State:
    for stake in stakes:
        state = with_stake(state, stake.hand, stake.punter, stake.amount)
    return state


def _with_bank(state: State, banker: str, amount: int) -> State:
    """Return the state after an amount went from the banker's purse to the bank."""
    return changed(with_amounts(state, (banker, -amount)), bank=state.bank + amount)


_EVOLVE: dict[type, Callable[[Any, Any], State]] = {
    e.SessionOpened: _opened,
    e.PunterSeated: _seated,
    e.MoneyBroughtIn: with_buy_in,
    e.MoneyCashedOut: with_cash_out,
    e.BankTaken: _bank_taken,
    e.BankFunded: _bank_funded,
    e.StakePlaced: _stake_placed,
    e.StakeWithdrawn: _stake_withdrawn,
    e.StakesRepeated: _repeated,
    e.BancoClaimed: _banco_claimed,
    e.StakesAccepted: _accepted,
    e.HandDealt: _hand_dealt,
    e.HandSettled: _hand_settled,
    e.DealPassed: _deal_passed,
    e.CardsShuffled: _shuffled,
    e.SessionClosed: _closed,
}
