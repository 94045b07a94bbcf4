"""The totals of a session of Swiss Tarot, computed a second time from the rules page alone.

It takes the entries that count, in their order, and keeps purses, pot and scores as numbers.
"""

from collections.abc import Iterable
from typing import Any

from service.domain.games.tarot import commands as c
from service.domain.games.tarot.rules import TarotRules
from service.domain.session.player_renaming import RenamePlayer
from service.domain.session.rulings import MakeRuling
from service.domain.session.seats import BuyIn, CashOut, SeatPlayer


class Totals:
    """Purses, pot and scores after some entries."""

    def __init__(self, rules: TarotRules, commands: Iterable[Any]) -> None:
        self.rules = rules
        self.purses: dict[str, int] = {}
        self.outside: dict[str, int] = {}
        self.scores: dict[str, int] = {}
        self.pot = self.ante = self.rounds_left = 0
        self.dealers: list[str] = []
        for command in commands:
            self.enter(command)

    @property
    def nets(self) -> dict[str, int]:
        return {name: purse + self.outside[name] for name, purse in self.purses.items()}

    def enter(self, command: Any) -> None:
        match command:
            case SeatPlayer(punter=name, purse=purse):
                self.purses[name], self.outside[name], self.scores[name] = purse, -purse, 0
            case BuyIn(punter=name, amount=amount):
                self._bring(name, amount)
            case CashOut(punter=name, amount=amount):
                self._bring(name, -amount)
            case MakeRuling(source=source, target=target, amount=amount):
                self.purses[source] -= amount
                self.purses[target] += amount
            case RenamePlayer(punter=old, name=new):
                self._rename(old, new)
            case c.BeginGame(amount=amount):
                self._begin(self.rules.ante if amount is None else amount)
            case c.CountRound(counts=counts):
                self._count({pair.punter: pair.count for pair in counts})
            case c.AbandonGame():
                self._give_up()
            case c.CloseSession():
                self._share(self.pot, list(self.purses))

    def _bring(self, name: str, amount: int) -> None:
        self.purses[name] += amount
        self.outside[name] -= amount

    def _rename(self, old: str, new: str) -> None:
        for by_name in (self.purses, self.outside, self.scores):
            renamed = {new if name == old else name: value for name, value in by_name.items()}
            by_name.clear()
            by_name.update(renamed)

    def _begin(self, ante: int) -> None:
        self.ante, self.rounds_left = ante, self.rules.rounds
        for name in self.purses:
            self.purses[name] -= ante
            self.pot += ante
            self.scores[name] = 0

    def _count(self, points: dict[str, int]) -> None:
        for name in self.scores:
            self.scores[name] += points.get(name, 78 - sum(points.values()))
        self.rounds_left -= 1
        if not self.rounds_left:
            self._end_game()

    def _end_game(self) -> None:
        highest = max(self.scores.values())
        best = [name for name, score in self.scores.items() if score == highest]
        if len(best) > 1 and self.rules.tie == "stays":
            return
        odd = self.pot % len(best) if self.rules.odd_coin == "pot" else 0
        self._share(self.pot - odd, best)

    def _give_up(self) -> None:
        for name in self.purses:
            self.purses[name] += self.ante
            self.pot -= self.ante
            self.scores[name] = 0

    def _share(self, amount: int, names: list[str]) -> None:
        """Give an amount out of the pot in coins of 1, round after round in the order of seats."""
        for number in range(amount):
            self.purses[names[number % len(names)]] += 1
        self.pot -= amount
