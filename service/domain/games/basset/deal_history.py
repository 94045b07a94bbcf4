"""The history that a table shows: draws, the last settlement, answers and earlier nets."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal, NamedTuple

from service.domain.games.basset.draw_result import Kind
from service.domain.games.basset.events import DrawSettled

AnswerWord = Literal["take", "paroli", "pay"]


class Drawn(NamedTuple):
    """One draw; ``cards`` in the order dealt.

    ``gain`` is what the bank took from stakes in the settlement less what it paid at once; 0 until
    the draw is settled.
    """

    kind: Kind
    cards: tuple[str, ...]
    gain: int = 0


@dataclass(frozen=True, slots=True, kw_only=True)
class Answered:
    """The answer to one win since the newest draw.

    ``take``: ``amount`` is the win paid, ``restake`` the new couch. ``paroli`` and ``pay``:
    ``amount`` is the couch, ``rung`` and ``pays`` are what the next win brings.
    """

    punter: str
    card: str
    answer: AnswerWord
    amount: int
    restake: int = 0
    rung: int | None = None
    pays: int | None = None


Laid = tuple[tuple[str, int], ...]


class DealHistory(NamedTuple):
    """The history that a table shows. No rule reads it.

    ``draws`` are this deal's. During staking they are the last deal's. ``settled`` is the
    settlement of the newest draw and ``answered`` the answers since; before a fasse both are empty.
    ``laid`` has, by punter, the couches laid for the last fasse as (card, amount), without carried
    parolis. ``nets_by_deal`` has, by punter, the net at the end of each deal since they joined.
    """

    draws: tuple[Drawn, ...] = ()
    settled: DrawSettled | None = None
    answered: tuple[Answered, ...] = ()
    laid: Mapping[str, Laid] = {}
    nets_by_deal: Mapping[str, tuple[int, ...]] = {}

    def with_fasse(self, drawn: Drawn, laid: Mapping[str, Laid]) -> "DealHistory":
        """Return the history after the first draw of a deal, for which ``laid`` was laid."""
        return DealHistory((drawn,), None, (), laid, self.nets_by_deal)

    def with_draw(self, drawn: Drawn) -> "DealHistory":
        """Return the history after another draw of the deal."""
        return DealHistory((*self.draws, drawn), None, (), self.laid, self.nets_by_deal)

    def with_settlement(self, settled: DrawSettled, gain: int) -> "DealHistory":
        """Return the history after the settlement of its newest draw."""
        draws = self.draws
        if gain:
            draws = (*draws[:-1], draws[-1]._replace(gain=gain))
        return DealHistory(draws, settled, self.answered, self.laid, self.nets_by_deal)

    def with_answer(self, answered: Answered) -> "DealHistory":
        """Return the history after another answer."""
        draws, settled, earlier, laid, nets_by_deal = self
        return DealHistory(draws, settled, (*earlier, answered), laid, nets_by_deal)

    def with_deal_ended(self, nets: Mapping[str, int]) -> "DealHistory":
        """Return the history at the end of a deal, with every punter's net."""
        nets_by_deal = {name: (*self.nets_by_deal.get(name, ()), net) for name, net in nets.items()}
        return DealHistory(self.draws, None, (), self.laid, nets_by_deal)


NO_HISTORY = DealHistory()
