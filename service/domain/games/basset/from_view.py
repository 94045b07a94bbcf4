"""The state behind a whole table: the other way round of ``table``."""

from collections.abc import Mapping
from typing import Any

from service.domain.cards import rank_of
from service.domain.games.basset.deal_history import Answered, Course, Drawn
from service.domain.games.basset.draw_result import FASSE, PAIR
from service.domain.games.basset.events import (
    BetSettled,
    DrawSettled,
    FasseTurned,
    LastCardTurned,
    Outcome,
    PairDealt,
)
from service.domain.games.basset.rules import rules_of
from service.domain.games.basset.state import Draw, Punter, SideBet, Stake, State

Table = Mapping[str, Any]

_PUNTER = ("name", "suit", "purse", "brought_in", "cashed_out", "books", "replacements")
_STAKE = ("punter", "card", "couch", "crooks", "win", "take_only", "paying")
_SAME = (
    *("name", "preset", "currency", "bets_laid", "phase", "deal", "place", "decks", "stock"),
    *("run", "retired"),
)


def restored(table: Table) -> State:
    """Return the state that a table was made from, which nobody may have cut anything from."""
    last_draw = _last_draw(table)
    bank, same = table["bank"], {name: table[name] for name in _SAME}
    return State(
        **same,
        rules=rules_of(table["rules"]),
        holder=bank["holder"],
        bank=bank["balance"],
        bank_brought_in=bank["brought_in"],
        punters={there["name"]: _punter(there) for there in table["punters"]},
        stakes={(there["punter"], there["card"]): _stake(there) for there in table["stakes"]},
        bets={bet["number"]: SideBet(**bet) for bet in table["side_bets"]},
        seen=dict(table["seen"]),
        unsettled=last_draw if table["owes_settlement"] else None,
        last_draw=last_draw,
        winners=tuple(table["winners"]),
        course=_course(table),
    )


def _punter(there: Table) -> Punter:
    return Punter(**{name: there[name] for name in _PUNTER}, used=tuple(there["used"]))


def _stake(there: Table) -> Stake:
    return Stake(**{name: there[name] for name in _STAKE}, rank=rank_of(there["card"]))


def _last_draw(table: Table) -> Draw | None:
    """Return the newest draw of the deal; before a fasse the draws shown are of the last one."""
    if not table["last_draw"]:
        return None
    newest, cards = table["draws"][-1], table["last_draw"]
    if newest["kind"] == FASSE:
        return FasseTurned(card=cards[0], decks=table["decks"], stock=table["stock"])
    if newest["kind"] == PAIR:
        return PairDealt(first=cards[0], second=cards[1])
    return LastCardTurned(card=cards[0])


def _course(table: Table) -> Course:
    return Course(
        draws=tuple(_drawn(draw) for draw in table["draws"]),
        settled=_settled(table),
        answered=tuple(Answered(**answered) for answered in table["answered"]),
        laid={
            there["name"]: tuple((couch["card"], couch["amount"]) for couch in there["last_deal"])
            for there in table["punters"]
            if there["last_deal"]
        },
        lines={there["name"]: tuple(there["line"]) for there in table["punters"] if there["line"]},
    )


def _drawn(draw: Table) -> Drawn:
    return Drawn(**{**draw, "cards": tuple(draw["cards"]), "marks": dict(draw["marks"])})


def _settled(table: Table) -> DrawSettled | None:
    there = table["settled"]
    return there and DrawSettled(
        kind=table["draws"][-1]["kind"],
        outcomes=tuple(Outcome(**outcome) for outcome in there["outcomes"]),
        bets=tuple(BetSettled(**bet) for bet in there["bets"]),
        run=table["run"],
        retired=table["retired"],
    )
