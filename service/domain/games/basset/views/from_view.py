"""Makes the state of a Basset table from a whole view: the inverse of ``to_view``."""

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
from service.domain.values.same_fields import from_same_fields


def state_of(table: v.Table) -> State:
    """Return the state that ``table`` shows. The view must be whole."""
    last_draw = _last_draw(table)
    bank = table.bank
    assert bank.balance is not None, "a whole view shows the bank"
    assert bank.brought_in is not None, "a whole view shows the bank"
    assert bank.cashed_out is not None, "a whole view shows the bank"
    return from_same_fields(
        State,
        table,
        next_draw=table.place,
        holder=bank.holder,
        bank=bank.balance,
        bank_brought_in=bank.brought_in,
        bank_cashed_out=bank.cashed_out,
        punters={punter.name: from_same_fields(Punter, punter) for punter in table.punters},
        stakes={
            (s.punter, s.card): from_same_fields(Stake, s, rank=rank_of(s.card))
            for s in table.stakes
        },
        bets={bet.number: from_same_fields(SideBet, bet) for bet in table.side_bets},
        seen=dict(table.seen),
        unsettled=last_draw if table.owes_settlement else None,
        last_draw=last_draw,
        history=_history(table),
    )


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
