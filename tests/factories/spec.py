"""Given events, when a command, then events or a refusal: over the record of any game."""

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Any

from service.domain.errors import Refused
from service.domain.game import Command, Event, Game, State


def after(game: Game, state: State, events: Iterable[Event]) -> State:
    for event in events:
        state = game.evolve(settled(game, state), event)
    return state


def settled(game: Game, state: State) -> State:
    """Return `state` with what it owes settled, as a worker would."""
    while state is not None and (events := game.react(state)):
        for event in events:
            state = game.evolve(state, event)
    return state


@dataclass(frozen=True)
class Spec:
    """A table with a history. Draws in it are settled, but for the newest, which may be asked."""

    game: Game
    state: State = None

    def given(self, *events: Event) -> "Spec":
        return replace(self, state=after(self.game, self.state, events))

    def when(self, command: Command) -> "Asked":
        before = settled(self.game, self.state)
        try:
            return Asked(self.game, before, self.game.decide(before, command))
        except Refused as refused:
            return Asked(self.game, before, (), refused)

    def settles(self, *outcomes: Any) -> None:
        """The draw given last does this to the stakes, in this order."""
        assert self._settlement().outcomes == outcomes

    def settles_bets(self, *bets: Any) -> None:
        """The draw given last does this to the side bets."""
        assert self._settlement().bets == bets

    def reacts(self, *events: Event) -> None:
        """Settlement is followed by these events."""
        assert self.game.react(self.state)[1:] == events

    def holds(self, *, bank: int | None = None, **purses: int) -> None:
        """Bank and purses, as many as are named, are this when all is settled."""
        tally = self.game.tally(settled(self.game, self.state))
        assert {name: tally.purses[name] for name in purses} == purses
        assert bank in (None, tally.bank)

    def on_table(self, **couches: int) -> None:
        """The couches of these punters come to this when all is settled."""
        tally = self.game.tally(settled(self.game, self.state))
        assert {name: tally.at_table[name] for name in couches} == couches

    def _settlement(self) -> Any:
        assert self.game.owes(self.state), "the last event given is no draw"
        return self.game.react(self.state)[0]


@dataclass(frozen=True)
class Asked:
    """What a command came to."""

    game: Game
    before: State
    events: tuple[Event, ...]
    refusal: Refused | None = None

    def then(self, *events: Event) -> None:
        assert self.refusal is None, f"refused: {self.refusal}"
        assert self.events == events

    def allowed(self) -> Spec:
        """The command is not refused; go on from there."""
        assert self.refusal is None, f"refused: {self.refusal}"
        return Spec(self.game, after(self.game, self.before, self.events))

    def refused(self, code: str, **facts: object) -> None:
        """The command is refused so, with at least these facts."""
        assert self.refusal is not None, f"not refused: {self.events}"
        assert self.refusal.code == code
        assert {name: self.refusal.facts.get(name) for name in facts} == facts

    def comes_to(self, code: str | None) -> None:
        """The command is refused with `code`, or allowed where that is None."""
        assert (self.refusal.code if self.refusal else None) == code
