"""Evenings of Basset with shuffled packs, fair or in favour of the bank."""

from collections.abc import Sequence
from fractions import Fraction
from random import Random
from typing import Any

from service.domain.games.basset import GAME
from service.domain.games.basset import commands as c
from service.domain.games.basset.deciding.exposure import exposure_by_rank
from service.domain.games.basset.state import next_rung
from service.domain.values.cards import RANKS, SUIT_LETTERS, rank_of
from tests.factories.sheet_states import opened

PACK = [f"{rank}{suit}" for rank in RANKS for suit in SUIT_LETTERS]
STAKES = 8


class Evening:
    """An evening at one table under `oak`: the events so far, and the state after them."""

    def __init__(self, random: Random, rigged: Fraction) -> None:
        self._random, self._rigged = random, rigged
        self.events: list[Any] = []
        self.state: Any = None
        self._record(opened(GAME, "oak", {}))
        self.enter(c.SeatPunter(punter="anne", purse=1_000_000))

    def enter(self, command: Any) -> None:
        """Record a command and its settlement."""
        self._record(GAME.decide(self.state, command))
        while due := GAME.react(self.state):
            self._record(due)

    def _record(self, events: Sequence[Any]) -> None:
        for event in events:
            self.state = GAME.evolve(self.state, event)
            self.events.append(event)

    def deal(self) -> None:
        """Play one deal until no stake stands. Each win is taken."""
        cards = self._random.sample(PACK, len(PACK))
        for rank in self._random.sample(RANKS, STAKES):
            self.enter(
                c.PlaceStake(punter="anne", card=rank, amount=self._random.choice((10, 20, 50)))
            )
        self.enter(c.TurnFasse(card=cards[0]))
        for place in range(1, 51, 2):
            if not self.state.stakes:
                break
            first, second = self._ordered(cards[place], cards[place + 1])
            self.enter(c.DealPair(first=first, second=second))
            for stake in [*self.state.stakes.values()]:
                if stake.win:
                    self.enter(c.TakeWin(punter="anne", card=stake.card))
        self.enter(c.EndDeal())

    def _ordered(self, first: str, second: str) -> tuple[str, str]:
        """Return a pair as it is dealt; of a share of the pairs, the bank chooses the order."""
        if self._random.random() < self._rigged and self._gain(second, first) > self._gain(
            first, second
        ):
            return second, first
        return first, second

    def _gain(self, lose: str, win: str) -> int:
        stakes = self.state.stakes.values()
        couches = exposure_by_rank((stake.rank, stake.couch) for stake in stakes)
        pays = exposure_by_rank((s.rank, s.couch * next_rung(s, self.state.rules)) for s in stakes)
        return couches.get(rank_of(lose), 0) - pays.get(rank_of(win), 0)


def evening(seed: str, deals: int, rigged: Fraction = Fraction(0)) -> list[Any]:
    """Return the events of an evening."""
    played = Evening(Random(seed), rigged)
    for _ in range(deals):
        played.deal()
    return played.events
