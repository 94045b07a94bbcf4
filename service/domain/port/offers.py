"""Offers: the entries that may be made now, each a tree of fields.

A game declares an ``EntryForm`` for each kind of entry, with the check that its ``decide`` uses.
"""

from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass, field, replace
from typing import Annotated, Any, ClassVar, Generic, TypeAlias, TypeVar

from service.domain.port.entries import ALL, EntryKind, Field, FieldType
from service.domain.port.limits import AmountRange, Limit, amounts_within
from service.domain.values.errors import Refused

State = TypeVar("State")
Values: TypeAlias = tuple[Any, ...]
"""The values of an entry's fields, in the order of its line's words; each card is one value."""


@dataclass(frozen=True, slots=True, kw_only=True)
class OpenField:
    """The next field of an entry that has no value yet.

    ``choices`` are the values that the rules allow; None: any text or amount. Where a card may be
    drawn with or without its suit, a choice is the part that the rules need, and stands for every
    such card that is left. On the table, it stands for every free copy of its rank. An amount is
    ``least`` plus a multiple of ``step``, up to ``most``, in smallest units. In a list of cards,
    ``least`` and ``most`` are how many cards may still follow. ``suggested`` is a value to start
    with. ``optional``: the entry is complete without it. ``type`` is that of the field's
    declaration, by which an amount differs from a number of cards.
    """

    name: str
    type: Annotated[str, tuple(FieldType)] = FieldType.TEXT
    choices: tuple[str, ...] | None = None
    least: int | None = None
    most: int | None = None
    step: int = 1
    suggested: int | str | None = None
    optional: bool = False

    @property
    def is_empty(self) -> bool:
        """Whether the rules refuse every value of a field that needs one."""
        return self.choices == () and not self.optional


@dataclass(frozen=True, slots=True, kw_only=True)
class Offer:
    """An entry that may be made now.

    ``verb`` is that of its kind. ``player`` is the player concerned, if it is one. ``fixed`` has
    the values that are given, by the fields' names; ``all`` is True for the form that applies to
    everything. ``values`` are those of them that have a word in a line, in the order of the words:
    with them, ``next`` is asked for. ``next`` is the first field that is open; None: the entry is
    complete. ``main``: the table waits for this entry; one offer at most.
    """

    verb: str
    player: str | None = None
    fixed: Mapping[str, Any] = field(default_factory=dict)
    values: tuple[str, ...] = ()
    next: OpenField | None = None
    main: bool = False


def allowed(check: Callable[..., object], *arguments: Any) -> bool:
    """Return whether a check does not refuse its arguments."""
    try:
        check(*arguments)
    except Refused:
        return False
    return True


@dataclass(frozen=True)
class Step(ABC, Generic[State]):
    """How one field of an entry is filled; ``name`` is the field's."""

    repeats: ClassVar[bool] = False
    name: str

    @abstractmethod
    def open_field(
        self, form: "EntryForm[State]", state: State, values: Values, /
    ) -> OpenField | None:
        """Return the field after the ``values`` before it; None if it cannot have one more."""

    def is_fillable(self, form: "EntryForm[State]", state: State, values: Values) -> bool:
        """Return whether the field has a value with which the entry can be completed."""
        following = self.open_field(form, state, values)
        return following is None or not following.is_empty


@dataclass(frozen=True)
class Word(Step[State]):
    """One of a few words: a player, a card, an outcome.

    ``candidates(state, *values)`` are tried by the form's check. An ``optional`` one may be left
    out if the check allows the field's default in its place, an empty word if it has none. In a
    list of cards, ``left`` is how many must follow.
    """

    candidates: Callable[..., Iterable[str]]
    optional: bool = False
    left: int | None = None

    def open_field(self, form: "EntryForm[State]", state: State, values: Values) -> OpenField:
        """Return the candidates with which the entry can be completed."""
        candidates = self.candidates(state, *values)
        fit = tuple(word for word in candidates if form.leads_on(state, (*values, word)))
        optional = self._may_be_left_out(form, state, values)
        return OpenField(
            name=self.name, choices=fit, least=self.left, most=self.left, optional=optional
        )

    def is_fillable(self, form: "EntryForm[State]", state: State, values: Values) -> bool:
        """Return whether a candidate leads on, and stop at the first."""
        if self._may_be_left_out(form, state, values):
            return True
        candidates = self.candidates(state, *values)
        return any(form.leads_on(state, (*values, word)) for word in candidates)

    def _may_be_left_out(self, form: "EntryForm[State]", state: State, values: Values) -> bool:
        default = form.field_named(self.name).default if self.optional else ""
        return self.optional and form.allows(state, (*values, default))


@dataclass(frozen=True)
class Amount(Step[State]):
    """An amount within ``limits(state, *values)``, to which the form's check holds it too.

    ``suggested(state, *values)`` is proposed if it lies within them. ``optional(state, *values)``
    says whether it may be left out.
    """

    limits: Callable[..., Sequence[Limit]] = lambda *_: ()
    suggested: Callable[..., int | None] = lambda *_: None
    optional: Callable[..., bool] = lambda *_: False

    def open_field(self, form: "EntryForm[State]", state: State, values: Values) -> OpenField:
        """Return the amounts that all limits allow."""
        within, optional = self._within(form, state, values), self.optional(state, *values)
        if within is None:
            return OpenField(name=self.name, choices=(), optional=optional)
        suggested = self.suggested(state, *values)
        if suggested is not None and not within.least <= suggested <= within.most:
            suggested = None
        return OpenField(
            name=self.name,
            least=within.least,
            most=within.most,
            step=within.step,
            suggested=suggested,
            optional=optional,
        )

    def is_fillable(self, form: "EntryForm[State]", state: State, values: Values) -> bool:
        """Return whether it may be left out, or the limits allow any amount."""
        return self.optional(state, *values) or self._within(form, state, values) is not None

    def _within(self, form: "EntryForm[State]", state: State, values: Values) -> AmountRange | None:
        declared = form.field_named(self.name)
        limits = self.limits(state, *values)
        return amounts_within(limits, least=declared.least, most=declared.most)


@dataclass(frozen=True)
class Text(Step[State]):
    """A text that is typed, such as a new name."""

    def open_field(self, *_: object) -> OpenField:
        """Return the field without choices."""
        return OpenField(name=self.name)


@dataclass(frozen=True, kw_only=True)
class EntryForm(Generic[State]):
    """How one kind of entry is filled in.

    ``check(state, *values)`` refuses what the values so far do not allow; ``decide`` uses it with
    all of them. ``steps`` are the fields of a line in their order; only the last one may repeat.

    An offer fixes the values of the first steps, ``leading`` of them: there is one for each. The
    first of these names the player concerned, otherwise ``player(state)`` does. An entry that
    concerns several players has one offer. ``fixed(state)`` are fields that have no word in a line,
    or whose words follow those of the steps. ``for_all``: the form that applies to everything.
    ``is_shortcut``: a further form of a kind, whose offers are complete.
    """

    kind: EntryKind
    check: Callable[..., object]
    steps: tuple[Step[State], ...] = ()
    leading: int = 0
    player: Callable[[State], str | None] = lambda _: None
    fixed: Callable[[State], Mapping[str, Any]] = lambda _: {}
    for_all: bool = False
    is_shortcut: bool = False

    def field_named(self, name: str) -> Field:
        """Return the declaration of a field."""
        return next(declared for declared in self.kind.fields if declared.name == name)

    def open_field(self, state: State, values: Values) -> OpenField | None:
        """Return the next field after ``values``; None if the entry is complete.

        Raises: ``Refused``.
        """
        self.check(state, *values)
        step = self._step_at(len(values))
        following = step.open_field(self, state, values) if step else None
        if following is None or (following.optional and following.choices == ()):
            return None
        return replace(following, type=self.field_named(following.name).type)

    def allows(self, state: State, values: Values) -> bool:
        """Return whether the check does not refuse these first ``values``."""
        return allowed(self.check, state, *values)

    def leads_on(self, state: State, values: Values) -> bool:
        """Return whether the entry can be completed with these first ``values``."""
        if not self.allows(state, values):
            return False
        step = self._step_at(len(values))
        return step is None or step.is_fillable(self, state, values)

    def offers(self, state: State) -> Iterator[Offer]:
        """Yield the offers of this kind."""
        if not self.allows(state, ()):
            return
        for values in self._first_values(state):
            following = self.open_field(state, values)
            if following is None or not following.is_empty:
                yield self._offer(state, values, following)

    def _offer(self, state: State, values: Values, following: OpenField | None) -> Offer:
        names = (step.name for step in self.steps)
        form = {ALL: True} if self.for_all else {}
        by_player = self.leading and self.field_named(self.steps[0].name).type is FieldType.PLAYER
        fixed = {**dict(zip(names, values, strict=False)), **self.fixed(state), **form}
        spoken = (each.name for each in self.kind.fields if each.in_line and each.name in fixed)
        return Offer(
            verb=self.kind.verb,
            player=values[0] if by_player else self.player(state),
            fixed=fixed,
            values=tuple(str(fixed[name]) for name in spoken),
            next=following,
        )

    def _first_values(self, state: State) -> list[Values]:
        """Return the values of the leading steps that the check allows."""
        found: list[Values] = [()]
        for step in self.steps[: self.leading]:
            assert isinstance(step, Word), "an offer fixes words only"
            found = [
                (*values, word)
                for values in found
                for word in step.candidates(state, *values)
                if self.allows(state, (*values, word))
            ]
        return found

    def _step_at(self, count: int) -> Step[State] | None:
        if count < len(self.steps):
            return self.steps[count]
        return self.steps[-1] if self.steps and self.steps[-1].repeats else None


MainEntry: TypeAlias = tuple[str, Values]
"""The verb of an entry, and its first values."""


class OfferedEntries(Generic[State]):
    """The offers of one game, or of every session.

    ``check(state)`` refuses what holds for all entries. ``main(state)`` is what the table waits
    for.
    """

    def __init__(
        self,
        *forms: EntryForm[State],
        check: Callable[[State], object] = lambda _: None,
        main: Callable[[State], MainEntry | None] = lambda _: None,
    ) -> None:
        self._forms = forms
        whole = (form for form in forms if not (form.for_all or form.is_shortcut))
        self._by_verb = {form.kind.verb: form for form in whole}
        self._check, self._main = check, main

    @property
    def verbs(self) -> frozenset[str]:
        """The verbs of the entries that have a form."""
        return frozenset(self._by_verb)

    def offers(self, state: State) -> tuple[Offer, ...]:
        """Return the offers in a settled ``state``, in the order of the forms."""
        if not allowed(self._check, state):
            return ()
        offers = tuple(offer for form in self._forms for offer in form.offers(state))
        main = self._main(state)
        first = next((offer for offer in offers if main and _is_main(offer, *main)), None)
        return tuple(replace(offer, main=True) if offer is first else offer for offer in offers)

    def open_field(self, state: State, verb: str, values: Sequence[Any]) -> OpenField | None:
        """Return the next field of an entry in a settled ``state``; None if it is complete.

        ``values`` are those of the fields before, in the order of the line's words.
        Raises: ``Refused``.
        """
        self._check(state)
        return self._by_verb[verb].open_field(state, tuple(values))


def _is_main(offer: Offer, verb: str, values: Values) -> bool:
    first = tuple(offer.fixed.values())[: len(values)]
    return offer.verb == verb and ALL not in offer.fixed and first == values
