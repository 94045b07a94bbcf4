"""The parts of a table in plain values: who sits there, what lies there, what was drawn."""

from typing import Any

from service.domain.cards import RANKS, rank_of
from service.domain.games.basset import answers, checks
from service.domain.games.basset import commands as c
from service.domain.games.basset.deal_history import Drawn
from service.domain.games.basset.events import BetSettled, DrawSettled, Outcome
from service.domain.games.basset.state import (
    STAKING,
    Punter,
    Stake,
    State,
    next_rung,
    stakes_of,
)

View = dict[str, Any]


def punter(state: State, there: Punter) -> View:
    """Return a punter, without how they stand."""
    name = there.name
    return {
        "name": name,
        "suit": there.suit,
        "purse": there.purse,
        "brought_in": there.brought_in,
        "cashed_out": there.cashed_out,
        "books": there.books,
        "replacements": there.replacements,
        "used": list(there.used),
        "escrow": sum(b.amount for b in state.bets.values() if name in {b.backer, b.against}),
        "wants": cards_wanted(state, name),
        "next_cards": _next_cards(state, there),
        "last_deal": [
            {"card": card, "amount": amount} for card, amount in state.course.laid.get(name, ())
        ],
    }


def cards_wanted(state: State, name: str) -> int:
    """Return how many cards somebody has to lay still before the fasse may be turned."""
    laid = len(stakes_of(state, name))
    if state.phase != STAKING or not laid:
        return 0
    return max(0, state.rules.cards_required - laid)


def _next_cards(state: State, there: Punter) -> View:
    """Return by rank what a stake there would be, where that is not the plain rank."""
    played = {rank_of(card) for card in there.used}
    cards = {r: checks.next_card(state, there.name, r) for r in RANKS if r in played}
    return {rank: card for rank, card in cards.items() if card != rank}


def stake(state: State, there: Stake) -> View:
    """Return a card on the table, with what may be answered if it has won."""
    rung = next_rung(there, state.rules)
    return {
        "punter": there.punter,
        "card": there.card,
        "couch": there.couch,
        "crooks": there.crooks,
        "win": there.win,
        "take_only": there.take_only,
        "paying": there.paying,
        "rung": rung,
        "hope": there.couch * rung,
        "carried": state.phase == STAKING and there.crooks > 0,
        "answers": _answers(state, there) if there.win else None,
    }


def _answers(state: State, there: Stake) -> View:
    restakes = answers.restakes(state, there)
    parolied = answers.may(state, c.MakeParoli(punter=there.punter, card=there.card))
    pays = answers.may(state, c.ChoosePay(punter=there.punter, card=there.card))
    return {
        "take": {"pays": there.win},
        "restake": dict(zip(("least", "most"), restakes, strict=True)) if restakes else None,
        "paroli": _promise(there, state.rules.ladder[there.crooks + 1]) if parolied else None,
        "pay": _promise(there, state.rules.pay or 0) if pays else None,
    }


def _promise(there: Stake, rung: int) -> View:
    return {"rung": rung, "pays": there.couch * rung}


def drawn(draw: Drawn) -> View:
    """Return a draw with its reading."""
    return {**draw._asdict(), "cards": list(draw.cards), "marks": dict(draw.marks)}


def settled(settlement: DrawSettled) -> View:
    """Return what a draw did to stakes and side bets."""
    return {
        "outcomes": [_fields(outcome) for outcome in settlement.outcomes],
        "bets": [_fields(bet) for bet in settlement.bets],
    }


def _fields(part: Outcome | BetSettled) -> View:
    return {name: getattr(part, name) for name in part.__slots__}
