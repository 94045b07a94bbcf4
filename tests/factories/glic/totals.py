"""The totals of a session of Glic, computed a second time from the rules page alone.

It takes the entries that count, in their order, and keeps purses, pools and bets as numbers.
"""

from collections.abc import Iterable
from typing import Any

from service.domain.games.glic import commands as c
from service.domain.games.glic.rules import GlicRules
from service.domain.session.player_renaming import RenamePlayer
from service.domain.session.rulings import MakeRuling
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer

POOLS = ["ace", "king", "queen", "jack", "ten", "marriage", "sequence"]


class Totals:
    """Purses, pools and bets after some entries. ``hand`` are its players, the dealer first."""

    def __init__(self, rules: GlicRules, commands: Iterable[Any]) -> None:
        self.rules = rules
        self.purses: dict[str, int] = {}
        self.outside: dict[str, int] = {}
        self.pools = dict.fromkeys(POOLS, 0)
        self.dealer = ""
        self.hand: list[str] = []
        self.queen_or_king: dict[str, set[str]] = {}
        self.bets: dict[str, int] = {}
        self.bettors: list[str] = []
        self.passed: set[str] = set()
        for command in commands:
            self.enter(command)

    @property
    def nets(self) -> dict[str, int]:
        return {
            name: purse + self.outside[name] + self.bets.get(name, 0)
            for name, purse in self.purses.items()
        }

    def enter(self, command: Any) -> None:
        match command:
            case c.DealHand():
                self._deal()
            case c.ClaimPool(punter=name, pool=pool):
                self._claim(name, pool)
            case c.PlaceBet(punter=name, amount=amount):
                self._bet(name, self._owed(name) + amount)
            case c.SeeBet(punter=name):
                self._bet(name, self._owed(name))
            case c.PassBet(punter=name):
                self.passed.add(name)
                self._stop_if_over()
            case c.PassAll():
                self.passed |= {*self.bettors}
                self._stop_if_over()
            case c.FoldHand(punter=name):
                self.bettors.remove(name)
                self._stop_if_over()
            case c.NameBestHand(punters=names):
                self._pay_poch([name for name in self.bettors if name in names])
            case c.EndSequence(punter=winner):
                self._collect(winner, {name: 1 for name in self.hand if name != winner})
            case c.WinHand(punter=winner, counts=counts):
                self._collect(winner, {pair.punter: pair.count for pair in counts})
            case c.AbandonHand():
                for name, amount in self.bets.items():
                    self.purses[name] += amount
                self.bets = {}
            case c.CloseSession():
                self._close()
            case _:
                self._enter_of_session(command)

    def _enter_of_session(self, command: Any) -> None:
        match command:
            case SeatPlayer(punter=name, purse=purse):
                self.purses[name], self.outside[name] = purse, -purse
            case BuyIn(punter=name, amount=amount):
                self._bring(name, amount)
            case CashOut(punter=name, amount=amount):
                self._bring(name, -amount)
            case MakeRuling(source=source, target=target, amount=amount):
                self._pay(source, target, amount)
            case RenamePlayer(punter=old, name=new):
                self._rename(old, new)

    def _bring(self, name: str, amount: int) -> None:
        self.purses[name] += amount
        self.outside[name] -= amount

    def _pay(self, source: str, target: str, amount: int) -> None:
        self.purses[source] -= amount
        self.purses[target] += amount

    def _rename(self, old: str, new: str) -> None:
        def of(name: str) -> str:
            return new if name == old else name

        for by_name in (self.purses, self.outside, self.bets):
            items = [(of(name), value) for name, value in by_name.items()]
            by_name.clear()
            by_name.update(items)
        self.dealer = of(self.dealer)
        self.hand, self.bettors = [*map(of, self.hand)], [*map(of, self.bettors)]
        self.passed = {*map(of, self.passed)}
        self.queen_or_king = {of(name): cards for name, cards in self.queen_or_king.items()}

    def _deal(self) -> None:
        seats = list(self.purses)
        first = seats.index(self.dealer) + 1 if self.dealer else 0
        in_line = [seats[(first + number) % len(seats)] for number in range(len(seats))]
        self.hand = [name for name in in_line if self.purses[name] > 0]
        self.dealer = self.hand[0]
        for number, pool in enumerate(POOLS):
            payers = {
                "round": [self.hand[number % len(self.hand)]],
                "each": self.hand,
                "dealer": self.hand[:1],
            }
            for name in payers[self.rules.ante_by]:
                self.purses[name] -= self.rules.piece
                self.pools[pool] += self.rules.piece
        eldest_first = [*self.hand[1:], self.hand[0]]
        self.bettors = eldest_first if self.rules.first_bettor == "eldest" else list(self.hand)
        self.passed, self.queen_or_king = set(), {}

    def _claim(self, name: str, pool: str) -> None:
        cards = self.queen_or_king.setdefault(name, set())
        if pool in ("king", "queen", "marriage"):
            cards |= {"king", "queen"} if pool == "marriage" else {pool}
        for won in (pool, *(("king", "queen", "marriage") if len(cards) == 2 else ())):
            self.purses[name] += self.pools[won]
            self.pools[won] = 0

    def _owed(self, name: str) -> int:
        return max(self.bets.values(), default=0) - self.bets.get(name, 0)

    def _bet(self, name: str, amount: int) -> None:
        self.purses[name] -= amount
        self.bets[name] = self.bets.get(name, 0) + amount
        self.passed = set()

    def _stop_if_over(self) -> None:
        if len(self.bettors) > 1 and not self.passed >= {*self.bettors}:
            return
        level = max(self.bets.values(), default=0)
        left = [name for name in self.bettors if self.bets.get(name, 0) == level]
        self.passed = set()
        if self.bets and len(left) == 1:
            self._pay_poch(left)

    def _pay_poch(self, winners: list[str]) -> None:
        poch, self.bets = sum(self.bets.values()), {}
        self._share(poch, winners if self.rules.ties == "split" else winners[:1])

    def _share(self, amount: int, names: list[str]) -> None:
        """Give an amount in coins of 1, round after round."""
        for number in range(amount):
            self.purses[names[number % len(names)]] += 1

    def _collect(self, winner: str, pieces: dict[str, int]) -> None:
        for name, count in pieces.items():
            self._pay(name, winner, min(count * self.rules.piece, self.purses[name]))

    def _close(self) -> None:
        self._share(sum(self.pools.values()), self.hand)
        self.pools = dict.fromkeys(POOLS, 0)
