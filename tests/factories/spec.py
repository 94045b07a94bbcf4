"""Given events, when a command, then events or a refusal; for every game."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from service.domain.port.game import AnyGame
from service.domain.values.errors import Refused


def after(game: AnyGame, state: Any, events: Iterable[Any]) -> Any:
    for event in events:
        state = game.evolve(settled(game, state), event)
    return state


def settled(game: AnyGame, state: Any) -> Any:
    """Return ``state`` with every settlement that is due, as a worker leaves it."""
    while state is not None and (events := game.react(state)):
        for event in events:
            state = game.evolve(state, event)
    return state


@dataclass(frozen=True)
class Spec:
    """A session with a history. All its draws but the newest are settled."""

    game: AnyGame
    state: Any = None

    def given(self, *events: Any) -> "Spec":
        return replace(self, state=after(self.game, self.state, events))

    def when(self, command: Any) -> "Decision":
        before = settled(self.game, self.state)
        try:
            return Decision(self.game, before, self.game.decide(before, command))
        except Refused as refused:
            return Decision(self.game, before, (), refused)

    def settles(self, *outcomes: Any) -> None:
        """Check what the newest draw does to the stakes, in this order."""
        assert self._settlement().outcomes == outcomes

    def settles_bets(self, *bets: Any) -> None:
        """Check what the newest draw does to the side bets."""
        assert self._settlement().bets == bets

    def reacts(self, *events: Any) -> None:
        """Check the events that follow the settlement."""
        assert self.game.react(self.state)[1:] == events

    def holds(self, *, bank: int | None = None, **purses: int) -> None:
        """Check the bank and the purses that are named, with everything settled."""
        summary = self.game.summary(settled(self.game, self.state))
        assert {name: summary.purses[name] for name in purses} == purses
        assert bank in (None, summary.bank.purse if summary.bank else None)

    def on_table(self, **stakes: int) -> None:
        """Check the sum of the stakes of these players, with everything settled."""
        summary = self.game.summary(settled(self.game, self.state))
        assert {name: summary.staked[name] for name in stakes} == stakes

    def _settlement(self) -> Any:
        assert self.game.owes_settlement(self.state), "the newest event is no draw"
        return self.game.react(self.state)[0]


@dataclass(frozen=True)
class Decision:
    """The events or the refusal that a command led to."""

    game: AnyGame
    before: Any
    events: tuple[Any, ...]
    refusal: Refused | None = None

    def then(self, *events: Any) -> None:
        assert self.refusal is None, f"refused: {self.refusal}"
        assert self.events == events

    def allowed(self) -> Spec:
        """Check that the command is not refused; return the session after it."""
        assert self.refusal is None, f"refused: {self.refusal}"
        return Spec(self.game, after(self.game, self.before, self.events))

    def refused(self, code: str, **facts: object) -> None:
        """Check the refusal's code, and those of its facts that are named."""
        assert self.refusal is not None, f"not refused: {self.events}"
        assert self.refusal.code == code
        assert {name: self.refusal.facts.get(name) for name in facts} == facts

    def comes_to(self, code: str | None) -> None:
        """Check the refusal's code; None: the command is allowed."""
        assert (self.refusal.code if self.refusal else None) == code
