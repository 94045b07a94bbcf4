"""How a Basset table changes: an event and the state before it give the state after it.

No rule is checked here; an event is a fact.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Any

from service.domain.games.basset import events as e
from service.domain.games.basset.deal_history import Answered, AnswerWord, Drawn
from service.domain.games.basset.draw_result import FASSE, LAST, PAIR, Kind
from service.domain.games.basset.state import (
    DRAWING,
    STAKING,
    Draw,
    Punter,
    SideBet,
    Stake,
    StakeKey,
    State,
    laid_for_fasse,
    new_stake,
    next_rung,
)
from service.domain.games.basset.summary import nets
from service.domain.ledger import BANK
from service.domain.port.parties import CLOSED
from service.domain.session.players.purses import (
    with_money_in,
    with_money_out,
    with_purses,
    with_purses_out,
)
from service.domain.values.cards import count_card
from service.domain.values.fast_replace import changed
from service.domain.values.same_fields import from_same_fields


def evolve(state: State | None, event: e.Event) -> State:
    """Return the state after ``event``; ``state`` is None before the session is opened."""
    return _EVOLVE[type(event)](state, event)


def with_money(state: State, changes: Mapping[str, int]) -> State:
    """Return the state after amounts are added to purses, by name, and to the bank."""
    purses = [(name, amount) for name, amount in changes.items() if name != BANK]
    return changed(
        state,
        punters=with_purses(state.punters, purses),
        bank=state.bank + changes.get(BANK, 0),
    )


def with_returned(state: State, amounts: Mapping[str, int]) -> State:
    """Return the state after amounts go out of purses, by name, and out of the bank."""
    bank = amounts.get(BANK, 0)
    purses = {name: amount for name, amount in amounts.items() if name != BANK}
    return changed(
        state,
        punters=with_purses_out(state.punters, purses),
        bank=state.bank - bank,
        bank_cashed_out=state.bank_cashed_out + max(bank, 0),
        bank_brought_in=state.bank_brought_in + max(-bank, 0),
    )


def _opened(_state: None, event: e.SessionOpened) -> State:
    return from_same_fields(State, event, bank=event.funds, bank_brought_in=event.funds)


def _seated(state: State, event: e.PunterSeated) -> State:
    punter = Punter(name=event.punter, suit=event.suit, purse=event.purse, brought_in=event.purse)
    return changed(state, punters={**state.punters, event.punter: punter})


def _brought_in(state: State, event: e.MoneyBroughtIn) -> State:
    return changed(state, punters=with_money_in(state.punters, event))


def _cashed_out(state: State, event: e.MoneyCashedOut) -> State:
    return changed(state, punters=with_money_out(state.punters, event))


def _funded(state: State, event: e.BankFunded) -> State:
    return changed(
        state, bank=state.bank + event.amount, bank_brought_in=state.bank_brought_in + event.amount
    )


def _placed(state: State, event: e.StakePlaced) -> State:
    punter = state.punters[event.punter]
    stakes = dict(state.stakes)
    stakes[event.punter, event.card] = new_stake(event.punter, event.card, event.amount)
    punters = dict(state.punters)
    punters[event.punter] = changed(
        punter,
        purse=punter.purse - event.amount,
        used=(*punter.used, event.card),
        replacements=punter.replacements - event.replacement,
    )
    return changed(state, stakes=stakes, punters=punters)


def _withdrawn(state: State, event: e.StakeWithdrawn) -> State:
    punter = state.punters[event.punter]
    used = list(punter.used)
    used.remove(event.card)
    purse = punter.purse + event.amount
    state = _with_punter(state, punter, purse=purse, used=tuple(used))
    return _with_bets_settled(_without_stakes(state, [(event.punter, event.card)]), event.bets)


def _fasse(state: State, event: e.FasseTurned) -> State:
    seen: dict[str, int] = {}
    count_card(seen, event.card)
    return changed(
        state,
        phase=DRAWING,
        unsettled=event,
        last_draw=event,
        next_draw=state.next_draw + 1,
        decks=event.decks,
        stock=event.stock,
        seen=seen,
        history=state.history.with_fasse(Drawn(FASSE, (event.card,)), laid_for_fasse(state)),
    )


def _pair(state: State, event: e.PairDealt) -> State:
    return _drawn_from_stock(state, event, PAIR, (event.first, event.second))


def _last(state: State, event: e.LastCardTurned) -> State:
    return _drawn_from_stock(state, event, LAST, (event.card,))


def _drawn_from_stock(state: State, draw: Draw, kind: Kind, cards: tuple[str, ...]) -> State:
    assert state.stock is not None, "a deal has a stock"
    seen = dict(state.seen)
    for card in cards:
        count_card(seen, card)
    return changed(
        state,
        unsettled=draw,
        last_draw=draw,
        next_draw=state.next_draw + 1,
        seen=seen,
        stock=state.stock - len(cards),
        history=state.history.with_draw(Drawn(kind, cards)),
    )


def _settled(state: State, event: e.DrawSettled) -> State:
    if event.outcomes:
        state = _with_outcomes(state, event)
    else:
        state = changed(
            state,
            unsettled=None,
            run=event.run,
            retired=event.retired,
            history=state.history.with_settlement(event, 0),
        )
    return _with_bets_settled(state, event.bets)


def _with_outcomes(state: State, event: e.DrawSettled) -> State:
    stakes, punters, gain = dict(state.stakes), dict(state.punters), 0
    for outcome in event.outcomes:
        key = (outcome.punter, outcome.card)
        paid = outcome.win if outcome.result == "paid" else 0
        gain += outcome.from_purse + outcome.from_couch - paid
        punter = punters[outcome.punter]
        punters[outcome.punter] = changed(
            punter,
            purse=punter.purse + paid + outcome.home - outcome.from_purse,
            replacements=punter.replacements + outcome.replaceable,
        )
        if outcome.leaves:
            del stakes[key]
        else:
            stakes[key] = _stake_after(stakes[key], outcome)
    return changed(
        state,
        stakes=stakes,
        punters=punters,
        bank=state.bank + gain,
        unsettled=None,
        run=event.run,
        retired=event.retired,
        history=state.history.with_settlement(event, gain),
    )


def _stake_after(stake: Stake, outcome: e.Outcome) -> Stake:
    """Return a stake that stays: with a win to answer, or smaller, or empty and without crooks."""
    if outcome.result == "won":
        return changed(stake, win=outcome.win, take_only=outcome.take_only)
    couch = stake.couch - outcome.from_couch
    return changed(stake, couch=couch, crooks=stake.crooks if couch else 0)


def _taken(state: State, event: e.WinTaken) -> State:
    key = (event.punter, event.card)
    punter = state.punters[event.punter]
    purse = punter.purse + event.win + event.couch - event.restake
    stakes = dict(state.stakes)
    if event.restake:
        stakes[key] = changed(stakes[key], couch=event.restake, crooks=0, win=0, take_only=False)
    else:
        del stakes[key]
    answered = Answered(
        punter=event.punter, card=event.card, answer="take", amount=event.win, restake=event.restake
    )
    return changed(
        state,
        stakes=stakes,
        punters={**state.punters, event.punter: changed(punter, purse=purse)},
        bank=state.bank - event.win,
        history=state.history.with_answer(answered),
    )


def _paroli(state: State, event: e.ParoliMade) -> State:
    return _declined(state, event, "paroli", crooks=event.crooks, win=0)


def _pay(state: State, event: e.PayChosen) -> State:
    return _declined(state, event, "pay", paying=True, win=0)


def _declined(
    state: State, event: e.ParoliMade | e.PayChosen, answer: AnswerWord, **changes: Any
) -> State:
    key = (event.punter, event.card)
    stake = changed(state.stakes[key], **changes)
    rung = next_rung(stake, state.rules)
    answered = Answered(
        punter=event.punter,
        card=event.card,
        answer=answer,
        amount=stake.couch,
        rung=rung,
        pays=stake.couch * rung,
    )
    history = state.history.with_answer(answered)
    return changed(state, stakes={**state.stakes, key: stake}, history=history)


def _maced(state: State, event: e.StakeMaced) -> State:
    key = (event.punter, event.card)
    state = _with_stake(state, key, couch=state.stakes[key].couch + event.amount)
    return _with_purses(state, (event.punter, -event.amount))


def _bet_laid(state: State, event: e.SideBetLaid) -> State:
    state = _with_purses(state, (event.backer, -event.amount), (event.against, -event.amount))
    bets = {**state.bets, event.number: from_same_fields(SideBet, event)}
    return changed(state, bets=bets, bets_laid=event.number)


def _book(state: State, event: e.BookBought) -> State:
    punter = state.punters[event.punter]
    state = _with_punter(state, punter, purse=punter.purse - event.price, books=punter.books + 1)
    return changed(state, bank=state.bank + event.price, book_price=event.price)


def _deal_ended(state: State, event: e.DealEnded) -> State:
    state = _with_couches_home(state, event.home)
    state = _with_bets_settled(state, event.bets)
    punters = {
        name: changed(punter, books=1, used=_carried_cards(state, name), replacements=0)
        for name, punter in state.punters.items()
    }
    return changed(
        state,
        punters=punters,
        history=state.history.with_deal_ended(nets(state)),
        phase=STAKING,
        deal=state.deal + 1,
        next_draw=0,
        decks=None,
        stock=None,
        seen={},
        run=None,
        retired=None,
        last_draw=None,
    )


def _carried_cards(state: State, name: str) -> tuple[str, ...]:
    return tuple(card for punter, card in state.stakes if punter == name)


def _target(state: State, event: e.TargetReached) -> State:
    return changed(state, winners=event.winners)


def _closed(state: State, event: e.SessionClosed) -> State:
    state = _with_bets_settled(_with_couches_home(state, event.home), event.bets)
    return changed(state, phase=CLOSED)


def _with_couches_home(state: State, home: tuple[e.CouchReturned, ...]) -> State:
    state = _with_purses(state, *((couch.punter, couch.amount) for couch in home))
    return _without_stakes(state, [(couch.punter, couch.card) for couch in home])


def _with_bets_settled(state: State, settled: tuple[e.BetSettled, ...]) -> State:
    if not settled:
        return state
    bets = dict(state.bets)
    for bet in settled:
        del bets[bet.number]
        state = _with_purses(state, (bet.backer, bet.to_backer), (bet.against, bet.to_against))
    return changed(state, bets=bets)


def _with_purses(state: State, *amounts: tuple[str, int]) -> State:
    return changed(state, punters=with_purses(state.punters, amounts))


def _with_punter(state: State, punter: Punter, **changes: Any) -> State:
    return changed(state, punters={**state.punters, punter.name: changed(punter, **changes)})


def _with_stake(state: State, key: StakeKey, **changes: Any) -> State:
    return changed(state, stakes={**state.stakes, key: changed(state.stakes[key], **changes)})


def _without_stakes(state: State, keys: Iterable[StakeKey]) -> State:
    gone = set(keys)
    return changed(state, stakes={key: s for key, s in state.stakes.items() if key not in gone})


_EVOLVE: dict[type, Callable[[Any, Any], State]] = {
    e.SessionOpened: _opened,
    e.PunterSeated: _seated,
    e.MoneyBroughtIn: _brought_in,
    e.MoneyCashedOut: _cashed_out,
    e.BankFunded: _funded,
    e.StakePlaced: _placed,
    e.StakeWithdrawn: _withdrawn,
    e.FasseTurned: _fasse,
    e.PairDealt: _pair,
    e.LastCardTurned: _last,
    e.DrawSettled: _settled,
    e.WinTaken: _taken,
    e.ParoliMade: _paroli,
    e.PayChosen: _pay,
    e.StakeMaced: _maced,
    e.SideBetLaid: _bet_laid,
    e.BookBought: _book,
    e.DealEnded: _deal_ended,
    e.TargetReached: _target,
    e.SessionClosed: _closed,
}
