"""Many tables played at once: each array has a column for each table.

Amounts are in ``UNITS`` of a stake. Rows of stakes are those of the first player, then the next.
"""

from collections.abc import Iterable
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from service.domain.deal_model import OUT, DealModel, Move, StakeMoves

Ints = NDArray[np.int64]

STAYS, FIRST_CARD, LAST_CARD, PAIR = range(4)
"""What a draw does to a stake. After ``PAIR`` stand the four things that a pair does."""

TWICE = 2
"""A pair has the losing card of a rank, in the order of moves: the winning card is once."""


@dataclass(frozen=True, slots=True)
class Players:
    """Who plays: ``policies`` has the way to play of each player, on ``cards_each`` ranks."""

    policies: tuple[str, ...]
    cards_each: int


class Tables:
    """Tables at the same point of an evening, each with its own shuffle.

    ``gains`` is what each stake's place has gained and ``laid`` how many stakes were laid there.
    ``bank`` is the bank's gain so far, and ``lowest`` its lowest after any draw.
    """

    def __init__(
        self, model: DealModel, players: Players, count: int, rng: np.random.Generator
    ) -> None:
        self._model, self._rng = model, rng
        names = list(dict.fromkeys(players.policies))
        self._moves = _Moves([model.moves[name] for name in names])
        played = [names.index(policy) for policy in players.policies]
        fresh = np.repeat(self._moves.fresh[played], players.cards_each)
        self._fresh: Ints = np.broadcast_to(fresh[:, None], (len(fresh), count))
        self._ranks = self._chosen_ranks(len(played), players.cards_each, count)
        self._states: Ints = np.full(self._ranks.shape, OUT, np.int64)
        self.gains, self.laid = np.zeros_like(self._states), np.zeros_like(self._states)
        self.bank, self.lowest = np.zeros(count, np.int64), np.zeros(count, np.int64)

    def lay(self) -> None:
        """Lay a stake wherever none stands."""
        is_free = self._states == OUT
        self.laid += is_free
        self._states = np.where(is_free, self._fresh, self._states)

    def deal(self) -> None:
        """Shuffle, and deal all cards that are dealt."""
        model, ranks = self._model, self._ranks
        drawn = self._shuffled(model.cards, 1 + model.dealt) % model.ranks
        self._move(FIRST_CARD * (drawn[0] == ranks))
        first, second = (1, TWICE) if model.first_wins else (TWICE, 1)
        for at in range(1, model.dealt, 2):
            pair = (drawn[at] == ranks) * first + (drawn[at + 1] == ranks) * second
            self._move(PAIR + pair)
        if model.dealt % 2:
            self._move(LAST_CARD * (drawn[model.dealt] == ranks))
        self._states = self._moves.deal_end[self._states]

    def play_out(self) -> None:
        """Deal on without new stakes until none stands; the bank's course is left as it is."""
        still = np.flatnonzero(self._states.any(axis=0))
        if still.size:
            rest = self._only(still)
            rest.deal()
            rest.play_out()
            self.gains[:, still] = rest.gains

    def _only(self, columns: Ints) -> "Tables":
        """Return some of the tables."""
        part = object.__new__(Tables)
        part._model, part._rng, part._moves = self._model, self._rng, self._moves
        part._fresh, part._ranks = self._fresh[:, columns], self._ranks[:, columns]
        part._states = self._states[:, columns]
        part.gains, part.laid = self.gains[:, columns], self.laid[:, columns]
        part.bank, part.lowest = self.bank[columns], self.lowest[columns]
        return part

    def _move(self, events: Ints) -> None:
        at = events * self._moves.count + self._states
        amounts = self._moves.amounts[at]
        self._states = self._moves.states[at]
        self.gains += amounts
        self.bank -= amounts.sum(axis=0)
        np.minimum(self.lowest, self.bank, out=self.lowest)

    def _chosen_ranks(self, players: int, cards_each: int, count: int) -> NDArray[np.uint16]:
        """Return the ranks of each player, all different; two players may have the same."""
        ranks = self._model.ranks
        rows = [self._shuffled(ranks, cards_each, count) for _ in range(players)]
        return np.concatenate(rows)

    def _shuffled(self, cards: int, drawn: int, count: int | None = None) -> NDArray[np.uint16]:
        """Return the cards drawn first from a shuffled pack of each table, as numbers from 0.

        The high bits of each sorted number are random, the low ones are the card. Two cards have
        the same random bits once in more than 10**15 pairs of cards.
        """
        tables = len(self.bank) if count is None else count
        bits = (cards - 1).bit_length()
        keys = self._rng.integers(0, 1 << (64 - bits), (tables, cards), np.uint64)
        keys <<= np.uint64(bits)
        keys |= np.arange(cards, dtype=np.uint64)
        keys.sort(axis=1)
        low = np.uint64((1 << bits) - 1)
        return np.ascontiguousarray((keys[:, :drawn] & low).astype(np.uint16).T)


class _Moves:
    """The moves of several ways to play, in arrays by event and state. They share ``OUT``.

    ``fresh`` is the state of a stake as it is laid, for each way to play.
    """

    def __init__(self, ways: Iterable[StakeMoves]) -> None:
        by_event: list[list[Move]] = [[Move(0, OUT)] for _ in range(PAIR + 4)]
        deal_end, fresh = [OUT], []
        for way in ways:
            before = len(deal_end) - 1
            fresh.append(before + 1)
            stays = [Move(0, state) for state in range(len(way.deal_end))]
            for moves, more in zip(
                by_event, (stays, way.first_card, way.last_card, *way.pair), strict=True
            ):
                moves.extend(Move(amount, _shifted(state, before)) for amount, state in more[1:])
            deal_end.extend(_shifted(state, before) for state in way.deal_end[1:])
        self.count = len(deal_end)
        self.fresh: Ints = np.array(fresh, np.int64)
        self.deal_end: Ints = np.array(deal_end, np.int64)
        table = np.array(by_event, np.int64)
        self.amounts: Ints = table[:, :, 0].ravel()
        self.states: Ints = table[:, :, 1].ravel()


def _shifted(state: int, before: int) -> int:
    return state + before if state != OUT else OUT
