"""Removes from a Basset table what its viewer may not see."""

from collections.abc import Iterable
from dataclasses import replace
from typing import Protocol, TypeVar

from service.domain.games.basset.views import view as v
from service.domain.port.game import Viewer


def visible(table: v.Table, viewer: Viewer) -> v.Table:
    """Return a table as one punter may see it, or a board with or without purses."""
    if viewer.player is not None:
        return _for_punter(table, viewer.player)
    return table if viewer.sees_purses else _without_purses(table)


def _for_punter(table: v.Table, name: str) -> v.Table:
    """Return the public part of a table, with the money and cards of one punter only."""
    punters = tuple(punter for punter in table.punters if punter.name == name)
    # If the bank covers, the largest restake would reveal the bank's balance.
    shown = [_without_restake(s) if table.cover is not None else s for s in table.stakes]
    stakes = _of(name, shown)
    return replace(
        table,
        bank=replace(table.bank, balance=None, net=None, brought_in=None, cashed_out=None),
        punters=punters,
        stakes=stakes,
        waiting=tuple(stake for stake in stakes if stake.win),
        side_bets=bets_of(name, table.side_bets),
        winners=tuple(winner for winner in table.winners if winner == name),
        draws=tuple(replace(draw, gain=None) for draw in table.draws),
        settled=_settled_for(name, table.settled) if table.settled else None,
        answered=_of(name, table.answered),
        exposure={},
        worst=None,
        cover=None,
        book_price=None,
        next=replace(table.next, cards_wanted=sum(punter.wants for punter in punters)),
    )


def _settled_for(name: str, settled: v.SettledDraw) -> v.SettledDraw:
    return v.SettledDraw(outcomes=_of(name, settled.outcomes), bets=bets_of(name, settled.bets))


class _OfPunter(Protocol):
    @property
    def punter(self) -> str: ...


class _Bet(Protocol):
    @property
    def backer(self) -> str: ...
    @property
    def against(self) -> str: ...


Part = TypeVar("Part", bound=_OfPunter)
Bet = TypeVar("Bet", bound=_Bet)


def _of(name: str, parts: Iterable[Part]) -> tuple[Part, ...]:
    return tuple(part for part in parts if part.punter == name)


def bets_of(name: str, bets: Iterable[Bet]) -> tuple[Bet, ...]:
    """Return the side bets in which a punter has money."""
    return tuple(bet for bet in bets if name in {bet.backer, bet.against})


def _without_purses(table: v.Table) -> v.Table:
    return replace(
        table,
        punters=tuple(
            replace(punter, purse=None, brought_in=None, cashed_out=None, last_deal=())
            for punter in table.punters
        ),
        stakes=tuple(map(_without_restake, table.stakes)),
        waiting=tuple(map(_without_restake, table.waiting)),
    )


def _without_restake(stake: v.TableStake) -> v.TableStake:
    """Return a stake without the limits of a restake, which would reveal a purse."""
    if stake.answers is None:
        return stake
    return replace(stake, answers=replace(stake.answers, restake=None))
