"""Decides whether a Basset table allows a command: returns its events, or refuses it.

Every function checks in the order of ``REFUSALS``: if a command has several faults, the first in
that list is reported. Source: the state's house rules, and ``docs/explanation/rules.md``.
"""

from collections.abc import Callable
from typing import Any

from service.domain.games.basset import commands as c
from service.domain.games.basset import events as e
from service.domain.games.basset import settle
from service.domain.games.basset.deciding import checks, draws
from service.domain.games.basset.deciding.answers import answer
from service.domain.games.basset.evolve import evolve
from service.domain.games.basset.state import (
    DRAWING,
    SideBet,
    State,
    stakes_of,
)
from service.domain.session.seats import BuyIn, CashOut, check_name_free, check_purse
from service.domain.values.counted import counted
from service.domain.values.errors import Refused

Events = tuple[e.Event, ...]


def decide(state: State, command: c.Command) -> Events:
    """Return the events ``command`` causes in a settled ``state``; raise ``Refused`` otherwise."""
    assert state.unsettled is None, "settle what is owed before deciding"
    checks.check_open(state)
    events = _DECIDE[type(command)](state, command)
    return events + settle.winners_after(state, events)


def _seat(state: State, command: c.SeatPunter) -> Events:
    check_name_free(state.punters, command.punter)
    return (e.PunterSeated(punter=command.punter, purse=command.purse, suit=command.suit),)


def _buy_in(state: State, command: BuyIn) -> Events:
    checks.punter_at(state, command.punter)
    return (e.MoneyBroughtIn(punter=command.punter, amount=command.amount),)


def _cash_out(state: State, command: CashOut) -> Events:
    check_purse(checks.punter_at(state, command.punter), command.amount)
    return (e.MoneyCashedOut(punter=command.punter, amount=command.amount),)


def _fund(_state: State, command: c.FundBank) -> Events:
    return (e.BankFunded(amount=command.amount),)


def _place_stake(state: State, command: c.PlaceStake) -> Events:
    """Put a couch on a card: while staking, or in a deal for a card that was lost."""
    punter = checks.punter_at(state, command.punter)
    checks.check_card(state, command.punter, command.card)
    dealing = state.phase == DRAWING
    if dealing and state.rules.replace is None:
        raise Refused("staking_closed", "Staking closed with the fasse.")
    if dealing:
        checks.check_answered(state)
    _check_card_free(state, command)
    if dealing and not punter.replacements:
        raise Refused("no_replacement_owed", f"{punter.name} has no lost card to replace.")
    checks.check_couch(state.rules, command.amount)
    check_purse(punter, command.amount)
    placed = e.StakePlaced(
        punter=command.punter, card=command.card, amount=command.amount, replacement=dealing
    )
    checks.check_cover(evolve(state, placed))
    return (placed,)


def _check_card_free(state: State, command: c.PlaceStake) -> None:
    """Refuse a card that is on the table or was played in this deal, and too many cards."""
    if (command.punter, command.card) in state.stakes:
        raise Refused("card_in_play", f"{command.card} of {command.punter} is on the table.")
    if checks.is_used(state, command.punter, command.card):
        raise Refused("card_used", f"{command.punter} has played {command.card} in this deal.")
    most = state.rules.max_cards
    if most is not None and len(stakes_of(state, command.punter)) >= most:
        raise Refused(
            "too_many_cards",
            f"A punter may have at most {counted(most, 'card')} on the table.",
            maximum=most,
        )


def _withdraw(state: State, command: c.WithdrawStake) -> Events:
    checks.punter_at(state, command.punter)
    checks.check_card(state, command.punter, command.card)
    if state.phase == DRAWING:
        raise Refused("staking_closed", "Staking closed with the fasse.")
    stake = checks.stake_at(state, command.punter, command.card)
    checks.check_plain(stake)
    bets = settle.bets_returned(state, {(stake.punter, stake.card)})
    return (e.StakeWithdrawn(punter=stake.punter, card=stake.card, amount=stake.couch, bets=bets),)


def _mace(state: State, command: c.MaceStake) -> Events:
    punter = checks.punter_at(state, command.punter)
    checks.check_card(state, command.punter, command.card)
    checks.check_dealing(state)
    checks.check_answered(state)
    stake = checks.stake_at(state, command.punter, command.card)
    checks.check_plain(stake)
    if state.rules.mace == "never":
        raise Refused("mace_not_allowed", "These rules allow no mace.")
    checks.check_couch(state.rules, stake.couch + command.amount)
    check_purse(punter, command.amount)
    maced = e.StakeMaced(punter=command.punter, card=command.card, amount=command.amount)
    checks.check_cover(evolve(state, maced))
    return (maced,)


def _lay_side_bet(state: State, command: c.LaySideBet) -> Events:
    parties = [checks.punter_at(state, name) for name in (command.backer, command.against)]
    checks.punter_at(state, command.punter)
    checks.check_card(state, command.punter, command.card)
    checks.check_answered(state)
    if not checks.stake_at(state, command.punter, command.card).couch:
        raise Refused("no_such_stake", f"{command.punter} has no couch on {command.card}.")
    if not state.rules.side_bets:
        raise Refused("side_bets_not_allowed", "These rules allow no side bets.")
    if command.backer == command.against:
        raise Refused("same_punter", "A punter cannot bet against themselves.")
    for party in parties:
        check_purse(party, command.amount)
    bet = SideBet(
        number=state.bets_laid + 1,
        backer=command.backer,
        against=command.against,
        punter=command.punter,
        card=command.card,
        outcome=command.outcome,
        amount=command.amount,
    )
    return (e.SideBetLaid(**bet.__dict__),)


def _buy_book(state: State, command: c.BuyBook) -> Events:
    punter = checks.punter_at(state, command.punter)
    checks.check_answered(state)
    if not state.rules.books:
        raise Refused("books_not_sold", "These rules allow no further books.")
    check_purse(punter, command.price)
    return (e.BookBought(punter=command.punter, price=command.price),)


def _end_deal(state: State, _command: c.EndDeal) -> Events:
    checks.check_dealing(state)
    checks.check_answered(state)
    gone = [s for s in state.stakes.values() if not (state.rules.carry and s.crooks)]
    home = tuple(
        e.CouchReturned(punter=stake.punter, card=stake.card, amount=stake.couch) for stake in gone
    )
    return (e.DealEnded(home=home, bets=settle.bets_returned(state, None)),)


def _close(state: State, _command: c.CloseSession) -> Events:
    checks.check_not_dealing(state)
    home = tuple(
        e.CouchReturned(punter=stake.punter, card=stake.card, amount=stake.couch)
        for stake in state.stakes.values()
    )
    return (e.SessionClosed(home=home, bets=settle.bets_returned(state, None)),)


_DECIDE: dict[type, Callable[[State, Any], Events]] = {
    c.SeatPunter: _seat,
    BuyIn: _buy_in,
    CashOut: _cash_out,
    c.FundBank: _fund,
    c.PlaceStake: _place_stake,
    c.WithdrawStake: _withdraw,
    c.TurnFasse: draws.turn_fasse,
    c.DealPair: draws.deal_pair,
    c.TurnLastCard: draws.turn_last_card,
    c.TakeWin: answer,
    c.TakeEveryWin: answer,
    c.MakeParoli: answer,
    c.ChoosePay: answer,
    c.MaceStake: _mace,
    c.LaySideBet: _lay_side_bet,
    c.BuyBook: _buy_book,
    c.EndDeal: _end_deal,
    c.CloseSession: _close,
}
