"""Offers of lists: of players, of players with a number each, and of the cards of one hand."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass
from typing import Any, ClassVar, TypeVar

from service.domain.port.entries import PlayerCount
from service.domain.port.offers import EntryForm, OpenField, Step, Values

State = TypeVar("State")


@dataclass(frozen=True)
class Names(Step[State]):
    """A list of different players; the last step of its form.

    ``candidates(state, *values)`` are tried by the form's check.
    """

    repeats: ClassVar[bool] = True
    candidates: Callable[..., Iterable[str]]

    def open_field(self, form: EntryForm[State], state: State, values: Values) -> OpenField | None:
        """Return the players who may be named next; None if there are as many as there may be."""
        declared = form.field_named(self.name)
        named = values[len(form.steps) - 1 :]
        if len(named) == declared.most:
            return None
        others = (name for name in self.candidates(state, *values) if name not in named)
        fit = tuple(name for name in others if form.allows(state, (*values, name)))
        return OpenField(
            name=self.name,
            choices=fit,
            least=max(declared.least - len(named), 1),
            most=declared.most - len(named),
            optional=len(named) >= declared.least,
        )


def pairs_of(values: Values) -> tuple[PlayerCount, ...]:
    """Return the pairs of names and numbers; a name without its number is left out."""
    pairs = zip(values[::2], values[1::2], strict=False)
    return tuple(PlayerCount(punter=name, count=number) for name, number in pairs)


@dataclass(frozen=True)
class Counts(Step[State]):
    """Pairs of player and number, each of which is two values; the last step of its form.

    ``candidates(state, *values)`` are the players who may be named next. ``numbers(state,
    *values)`` are the least and the most of the number of the player named last.
    ``is_whole(state, *values)`` says whether the pairs make up an entry.
    """

    repeats: ClassVar[bool] = True
    candidates: Callable[..., Iterable[str]]
    numbers: Callable[..., tuple[int, int]]
    is_whole: Callable[..., bool]

    def open_field(self, form: EntryForm[State], state: State, values: Values) -> OpenField:
        """Return the players who may be named next, or the limits of a player's number."""
        if (len(values) - len(form.steps)) % 2 == 0:
            least, most = self.numbers(state, *values)
            return OpenField(name=self.name, least=least, most=most)
        return OpenField(
            name=self.name,
            choices=tuple(self.candidates(state, *values)),
            optional=self.is_whole(state, *values),
        )


@dataclass(frozen=True)
class Hand(Step[State]):
    """The cards of one hand, a tuple that is one value. ``applies(state)``: there is such a hand.

    The form's check decides which cards a hand may have. To leave out an optional hand, it must
    allow an empty tuple in its place, and in that of each hand that follows. If it allows one here,
    ``least`` is 0: then the hand may be left out before another. ``most(state, *values)`` is how
    many cards the rules allow after the hands before; None: as many as the field declares.
    """

    applies: Callable[[Any], bool] = lambda _: True
    most: Callable[..., int | None] = lambda *_: None

    def open_field(self, form: EntryForm[State], state: State, values: Values) -> OpenField | None:
        """Return how many cards a hand has."""
        if not self.applies(state):
            return None
        declared = form.field_named(self.name)
        may_be_empty = declared.optional and form.allows(state, (*values, ()))
        none_follows: Values = ((),) * (len(form.steps) - len(values))
        return OpenField(
            name=self.name,
            least=0 if may_be_empty else declared.least,
            most=self.most(state, *values) or declared.most,
            optional=declared.optional and form.allows(state, (*values, *none_follows)),
        )
