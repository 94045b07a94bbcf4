"""Makes the state of a Basset table from a whole view: the inverse of ``to_view``."""

from typing import Any

from service.domain.games.basset.deal_history import DealHistory, Drawn
from service.domain.games.basset.draw_result import FASSE, PAIR
from service.domain.games.basset.events import (
    DrawSettled,
    FasseTurned,
    LastCardTurned,
    PairDealt,
)
from service.domain.games.basset.state import Draw, Punter, SideBet, Stake, State
from service.domain.games.basset.views import view as v
from service.domain.values.cards import rank_of

_PUNTER = (
    *("name", "suit", "purse", "brought_in", "cashed_out", "books", "replacements", "used"),
    "former_names",
)
_STAKE = ("punter", "card", "couch", "crooks", "win", "take_only", "paying")
_TABLE = (
    *("name", "preset", "rules", "currency", "bets_laid", "phase", "deal", "decks"),
    *("stock", "run", "retired", "winners"),
)


def state_of(table: v.Table) -> State:
    """Return the state that ``table`` shows. The view must be whole."""
    last_draw = _last_draw(table)
    bank = table.bank
    assert bank.balance is not None, "a whole view shows the bank"
    assert bank.brought_in is not None, "a whole view shows the bank"
    return State(
        **_same(table, _TABLE),
        next_draw=table.place,
        holder=bank.holder,
        bank=bank.balance,
        bank_brought_in=bank.brought_in,
        punters={punter.name: Punter(**_same(punter, _PUNTER)) for punter in table.punters},
        stakes={(s.punter, s.card): _stake(s) for s in table.stakes},
        bets={bet.number: SideBet(**_fields(bet)) for bet in table.side_bets},
        seen=dict(table.seen),
        unsettled=last_draw if table.owes_settlement else None,
        last_draw=last_draw,
        history=_history(table),
    )


def _same(part: Any, names: tuple[str, ...]) -> dict[str, Any]:
    return {name: getattr(part, name) for name in names}


def _fields(part: Any) -> dict[str, Any]:
    return _same(part, part.__slots__)


def _stake(stake: v.TableStake) -> Stake:
    return Stake(**_same(stake, _STAKE), rank=rank_of(stake.card))


def _last_draw(table: v.Table) -> Draw | None:
    """Return the newest draw of the deal; during staking the view shows the last deal's draws."""
    if not table.last_draw:
        return None
    newest, cards = table.draws[-1], table.last_draw
    if newest.kind == FASSE:
        assert table.decks is not None, "a deal has packs"
        assert table.stock is not None, "a deal has a stock"
        return FasseTurned(card=cards[0], decks=table.decks, stock=table.stock)
    if newest.kind == PAIR:
        return PairDealt(first=cards[0], second=cards[1])
    return LastCardTurned(card=cards[0])


def _history(table: v.Table) -> DealHistory:
    return DealHistory(
        draws=tuple(Drawn(draw.kind, draw.cards, draw.gain or 0) for draw in table.draws),
        settled=_settled(table),
        answered=table.answered,
        laid={
            punter.name: tuple((couch.card, couch.amount) for couch in punter.last_deal)
            for punter in table.punters
            if punter.last_deal
        },
        nets_by_deal={punter.name: punter.line for punter in table.punters if punter.line},
    )


def _settled(table: v.Table) -> DrawSettled | None:
    if table.settled is None:
        return None
    return DrawSettled(
        kind=table.draws[-1].kind,
        outcomes=table.settled.outcomes,
        bets=table.settled.bets,
        run=table.run,
        retired=table.retired,
    )
