"""The rules of a game as data: fields with allowed values, and presets with sources."""

from collections.abc import Callable, Iterable, Mapping
from dataclasses import MISSING, dataclass, field, fields
from typing import Any, Generic, TypeVar, get_type_hints

from service.domain.values.errors import BadLine, BadRules
from service.domain.values.short_text import quoted

WHOLE_MAX = 10**12

Rules = TypeVar("Rules")


@dataclass(frozen=True, slots=True)
class Whole:
    """A whole number within limits."""

    least: int
    most: int = WHOLE_MAX

    def problem(self, value: Any) -> str | None:
        """Return what is wrong with ``value``, or None."""
        if type(value) is int and self.least <= value <= self.most:
            return None
        return f"Must be a whole number from {self.least} to {self.most}."


@dataclass(frozen=True, slots=True)
class Amount(Whole):
    """An amount within limits, in smallest units of the session's currency.

    ``usual`` are the amounts, by currency, that a form proposes instead of the preset's.
    """

    usual: Mapping[str, int] = field(default_factory=dict, hash=False)


@dataclass(frozen=True, slots=True)
class Choice:
    """One of some words."""

    words: tuple[str, ...]

    def problem(self, value: Any) -> str | None:
        """Return what is wrong with ``value``, or None."""
        return None if value in self.words else f"Must be one of {', '.join(self.words)}."


@dataclass(frozen=True, slots=True)
class Flag:
    """True or false."""

    def problem(self, value: Any) -> str | None:
        """Return what is wrong with ``value``, or None."""
        return None if isinstance(value, bool) else "Must be true or false."


@dataclass(frozen=True, slots=True)
class WholeList:
    """One to ``longest`` whole numbers."""

    item: Whole
    longest: int

    def problem(self, value: Any) -> str | None:
        """Return what is wrong with ``value``, or None."""
        is_list = isinstance(value, tuple) and 1 <= len(value) <= self.longest
        if is_list and not any(map(self.item.problem, value)):
            return None
        least, most = self.item.least, self.item.most
        return f"Must be 1 to {self.longest} whole numbers from {least} to {most}."


@dataclass(frozen=True, slots=True)
class Either:
    """A whole number or a word."""

    whole: Whole
    choice: Choice

    def problem(self, value: Any) -> str | None:
        """Return what is wrong with ``value``, or None."""
        first, second = self.whole.problem(value), self.choice.problem(value)
        return f"{first} Or: {second}" if first and second else None


@dataclass(frozen=True, slots=True)
class OrNone:
    """A whole number or a word, or None for "none"; a sheet writes None as ``in_sheet``.

    ``word`` is a word for None, in sheets and in requests.
    """

    holds: Whole | Choice
    word: str | None = None

    def problem(self, value: Any) -> str | None:
        """Return what is wrong with ``value``, or None."""
        if value is None or (self.word is not None and value == self.word):
            return None
        if self.word is not None and isinstance(self.holds, Choice):
            return Choice((self.word, *self.holds.words)).problem(value)
        return self.holds.problem(value)

    @property
    def in_sheet(self) -> int | str:
        """How a score sheet writes None, because TOML has no null."""
        if self.word is not None:
            return self.word
        return 0 if isinstance(self.holds, Whole) else "none"


Holds = Whole | Choice | Flag | WholeList | Either | OrNone


def fields_of(rules: type[Any], declared: Mapping[str, Holds]) -> Mapping[str, Holds]:
    """Return what each rule may hold, in the order of the class. A ``bool`` needs no declaration.

    Raises: ``TypeError`` if another rule has none, or if a declaration is for no rule.
    """
    hints = get_type_hints(rules)
    flags = {name: Flag() for name, hint in hints.items() if hint is bool}
    where = f"{rules.__module__.replace('.', '/')}.py"
    for name in hints.keys() - flags.keys() - declared.keys():
        raise TypeError(
            f"{where}: add what the rule {name} of {rules.__name__} may hold to FIELDS."
        )
    for name in declared.keys() - hints.keys():
        raise TypeError(f"{where}: FIELDS has {name}, but {rules.__name__} has no such rule.")
    return {name: declared.get(name) or flags[name] for name in hints}


@dataclass(frozen=True, slots=True)
class Preset(Generic[Rules]):
    """Named rules from ``source``, some fields from ``other_sources``. ``make_preset`` makes it.

    ``house_choices`` are the fields that no source decides. ``not_given`` are those of them to
    which the preset gives no value: they have the default of the rule.
    """

    name: str
    source: str
    rules: Rules
    house_choices: frozenset[str]
    not_given: frozenset[str]
    other_sources: Mapping[str, str] = field(default_factory=dict)

    def source_of(self, name: str) -> str | None:
        """Return the source of one field, or None if no source decides it."""
        if name in self.house_choices:
            return None
        return self.other_sources.get(name, self.source)


def make_preset(  # noqa: PLR0913 - a preset has these parts
    name: str,
    source: str,
    rules: type[Rules],
    given: Mapping[str, Any],
    *,
    house_choices: Iterable[str] = (),
    other_sources: Mapping[str, str] | None = None,
) -> Preset[Rules]:
    """Return a preset that gives some rules a value.

    The sources state the ``given`` values, except those of ``house_choices``. A rule that is not
    given has its default, and is a house choice: no source counts as stating it.
    """
    for part in fields(rules):  # type: ignore[arg-type]
        if part.default is MISSING and part.name not in given:
            raise TypeError(
                f"The preset {name} gives no value to {part.name}. Give the rule a default in "
                f"{rules.__name__}, or a value in the preset."
            )
    not_given = frozenset(part.name for part in fields(rules) if part.name not in given)  # type: ignore[arg-type]
    return Preset(
        name,
        source,
        rules(**given),
        not_given.union(house_choices),
        not_given,
        other_sources or {},
    )


@dataclass(frozen=True, slots=True)
class Contradiction(Generic[Rules]):
    """Valid values of some rules that cannot be played together.

    ``is_found`` returns whether rules have it, ``rule`` is the one to change, and ``problem`` says
    what is wrong with it. The ``texts`` of the game have a sentence of it for screens.
    """

    rule: str
    problem: str
    is_found: Callable[[Rules], bool]


def below_minimum(most: str, least: str) -> Contradiction[Any]:
    """Return the contradiction of a largest value, ``most``, that is below the ``least`` one."""

    def is_found(rules: Any) -> bool:
        limit = getattr(rules, most)
        return limit is not None and limit < getattr(rules, least)

    return Contradiction(most, f"Is below {least}.", is_found)


@dataclass(frozen=True, slots=True)
class RulesTable(Generic[Rules]):
    """All fields and presets of a game's rules.

    ``type`` is the frozen dataclass that holds them, with exactly the ``fields``, which say what
    each may hold.
    ``contradictions`` are those that valid rules can have.
    ``sources`` are the short names of the source texts.
    """

    type: type[Rules]
    fields: Mapping[str, Holds]
    presets: Mapping[str, Preset[Rules]]
    sources: tuple[str, ...]
    contradictions: tuple[Contradiction[Rules], ...] = ()

    def chosen(self, preset: str, overrides: Mapping[str, Any]) -> Rules:
        """Return a preset's rules with some fields replaced; a list may stand for a tuple.

        Raises: ``BadLine`` for an unknown preset, ``BadRules`` for rules that cannot be played.
        """
        if preset not in self.presets:
            known = ", ".join(self.presets)
            raise BadLine(f"There is no preset {quoted(preset)}. Use one of: {known}.")
        errors = {name: "There is no such rule." for name in overrides if name not in self.fields}
        values = {name: tuple(v) if isinstance(v, list) else v for name, v in overrides.items()}
        for name, value in values.items():
            if name in self.fields and (problem := self.fields[name].problem(value)):
                errors[name] = problem
        if errors:
            raise BadRules(errors)
        named = {name: None if self._is_word(name, v) else v for name, v in values.items()}
        rules = self.type(**{**self._values(self.presets[preset].rules), **named})
        if problems := {c.rule: c.problem for c in self.contradictions if c.is_found(rules)}:
            raise BadRules(problems)
        return rules

    def plain(self, rules: Rules) -> dict[str, Any]:
        """Return rules as JSON values, by field."""
        values = self._values(rules).items()
        return {name: list(v) if isinstance(v, tuple) else v for name, v in values}

    def overrides(self, preset: str, rules: Rules) -> dict[str, Any]:
        """Return the fields that differ from the preset's, as JSON values."""
        named = self.plain(self.presets[preset].rules)
        return {name: value for name, value in self.plain(rules).items() if value != named[name]}

    def to_sheet(self, overrides: Mapping[str, Any]) -> dict[str, Any]:
        """Return overrides as a sheet writes them: without null."""
        return {
            name: self.fields[name].in_sheet if value is None else value  # type: ignore[union-attr]
            for name, value in overrides.items()
        }

    def from_sheet(self, overrides: Mapping[str, Any]) -> dict[str, Any]:
        """Return a sheet's overrides with None where it writes "none"."""
        return {name: None if self._is_none(name, v) else v for name, v in overrides.items()}

    def is_amount(self, name: str) -> bool:
        """Return whether a field holds an amount, or none."""
        holds = self.fields.get(name)
        return isinstance(holds.holds if isinstance(holds, OrNone) else holds, Amount)

    def _is_word(self, name: str, value: Any) -> bool:
        holds = self.fields[name]
        return isinstance(holds, OrNone) and holds.word is not None and value == holds.word

    def _is_none(self, name: str, value: Any) -> bool:
        holds = self.fields.get(name)
        none = holds.in_sheet if isinstance(holds, OrNone) else None
        return none is not None and type(value) is type(none) and value == none

    def _values(self, rules: Rules) -> dict[str, Any]:
        return {part.name: getattr(rules, part.name) for part in fields(self.type)}  # type: ignore[arg-type]
