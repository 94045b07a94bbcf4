"""The texts of a game in one language, by the codes of its declarations.

No lookup fails: if a text is missing, its code stands in, and one test names all that are missing.
"""

from collections.abc import Mapping
from dataclasses import dataclass, field
from fractions import Fraction
from typing import Any, TypeVar

from service.domain.port.operation_text import OperationText
from service.domain.port.refusals import RefusalText

Text = TypeVar("Text")

AMOUNT, NUMBER, LIST = "amount", "number", "list"
"""In ``RuleText.values``: the sentences for an amount, a number, and a list of numbers."""

ALL_PRESETS = "all"
"""In ``house_choices``: the notes that hold in every preset."""


def value_code(value: Any) -> str:
    """Return the code of a rule's value, as JSON writes it: ``true``, ``null``, ``3``, a word."""
    if value is None:
        return "null"
    return str(value).lower() if isinstance(value, bool) else str(value)


def words_of(code: str) -> str:
    """Return a code as words: ``next banker`` for ``next_banker``."""
    return code.replace("_", " ")


@dataclass(frozen=True, slots=True)
class EntryText:
    """The title of an entry, what it does as a sentence, and what its form for everything does.

    An entry without such a form has no ``for_all``.
    """

    title: str
    meaning: str
    for_all: str = ""


@dataclass(frozen=True, slots=True)
class FieldText:
    """A field of an entry: its meaning as a sentence, and the word to ask for: "an amount".

    A field that a sheet's line cannot hold needs no ``wanted``.
    """

    meaning: str
    wanted: str = ""


@dataclass(frozen=True, slots=True)
class RuleText:
    """The title of a rule, what it decides as a sentence, and a sentence for each value.

    ``values`` are by the value as JSON: ``true``, ``null``, a word, or a number that has a sentence
    of its own. Other amounts, numbers and lists take the sentences of ``AMOUNT``, ``NUMBER`` and
    ``LIST``; ``{}`` in them is replaced.
    """

    title: str
    meaning: str
    values: Mapping[str, str] = field(default_factory=dict)

    def sentence(self, value: Any, number: str) -> str:
        """Return the sentence for a rule's value. ``number`` is a number or an amount as text."""
        code = value_code(value)
        if code in self.values:
            return self.values[code]
        if isinstance(value, (list, tuple)):
            return self.values.get(LIST, "{}").format(" · ".join(map(str, value)))
        sentence = self.values.get(AMOUNT) or self.values.get(NUMBER, "{}")
        return sentence.format(number or words_of(code))


@dataclass(frozen=True, slots=True)
class PresetText:
    """The title of a preset, and its rules in one line."""

    title: str
    line: str


@dataclass(frozen=True, slots=True)
class SourceText:
    """The title of a source text, and what the text is."""

    title: str
    about: str


@dataclass(frozen=True, slots=True)
class TableText:
    """The title of a report's table, and the titles of its columns by name."""

    title: str
    columns: Mapping[str, str]


def hundredths(value: Fraction, decimals: int = 2) -> str:
    """Return a share as hundredths with a decimal point: ``18.95``."""
    sign, scale = "-" if value < 0 else "", 10**decimals
    whole, rest = divmod(round(abs(value) * 100 * scale), scale)
    return f"{sign}{whole}.{rest:0{decimals}}"


@dataclass(frozen=True, slots=True)
class FigureText:
    """The title of an exact figure, and its note as a sentence.

    In the note, ``{part}`` and ``{whole}`` are the parts of the fraction, ``{once}`` is in how many
    it happens once, rounded, and ``{percent}`` the hundredths with two decimals.
    """

    title: str
    note: str

    def note_of(self, value: Fraction) -> str:
        """Return the note for a value, with a decimal point."""
        return self.note.format(
            part=value.numerator,
            whole=value.denominator,
            once=round(Fraction(value.denominator, value.numerator)) if value else 0,
            percent=hundredths(value),
        )


@dataclass(frozen=True, slots=True)
class SumText:
    """What a question of the test of fairness adds up, and over what: points, over rounds.

    Each is the noun for one and for several.
    """

    found: tuple[str, str]
    trials: tuple[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class DeclarationTexts:
    """The texts of entries and of the members of views and events.

    ``entries`` are by verb. ``fields`` are by name, or by ``verb.name`` where a field of one entry
    differs. ``labels`` name members and fields in lower case, by name or by ``Record.name``.
    ``choices`` are the words of choices, by ``member.word``, and by ``member.null`` for none.
    ``events`` are titles in lower case, by type without the game. In English, labels, choices and
    titles that only repeat their code are left out. ``meanings`` describe members in the API's
    document, by name or by ``Record.name``, and ``operations`` the endpoints of entries there, by
    path; both are English only. ``refusals`` are by code: a game's own, and shared ones in the
    words of the game. ``no_source`` is the reason for a house choice that has no other reason;
    only the shared texts have it. Texts that are not here are those of ``shared``.
    """

    entries: Mapping[str, EntryText]
    fields: Mapping[str, FieldText]
    labels: Mapping[str, str]
    choices: Mapping[str, str]
    events: Mapping[str, str]
    meanings: Mapping[str, str] = field(default_factory=dict)
    operations: Mapping[str, OperationText] = field(default_factory=dict)
    refusals: Mapping[str, RefusalText] = field(default_factory=dict)
    no_source: str = ""
    shared: "DeclarationTexts | None" = None

    def entry(self, verb: str) -> EntryText:
        """Return the texts of an entry."""
        missing = EntryText(words_of(verb), words_of(verb))
        return self.merged("entries").get(verb) or missing

    def entry_field(self, verb: str, name: str) -> FieldText:
        """Return the texts of a field of an entry."""
        missing = FieldText(words_of(name), words_of(name))
        return _most_exact(self.merged("fields"), verb, name) or missing

    def wanted(self, verb: str, name: str) -> str:
        """Return what to ask for if a field of an entry is missing: "an amount"."""
        return self.entry_field(verb, name).wanted or words_of(name)

    def choice(self, field: str, word: str) -> str:
        """Return a choice of a field in words."""
        return self.merged("choices").get(f"{field}.{word}") or words_of(word)

    def meaning(self, record: str, name: str) -> str | None:
        """Return what a member of a record means, or None."""
        return _most_exact(self.merged("meanings"), record, name)

    @property
    def reason_without_source(self) -> str:
        """The reason for a house choice that has no other reason."""
        return self.no_source or (self.shared.no_source if self.shared else "")

    def merged(self, kind: str) -> dict[str, Any]:
        """Return the texts of one kind, by code, with those that all games share."""
        shared = self.shared.merged(kind) if self.shared else {}
        return {**shared, **getattr(self, kind)}


def _most_exact(texts: Mapping[str, Text], owner: str, name: str) -> Text | None:
    return texts.get(f"{owner}.{name}") or texts.get(name)


@dataclass(frozen=True, slots=True, kw_only=True)
class GameTexts(DeclarationTexts):
    """The texts of a game.

    ``round`` is what the game calls a round. ``bank`` is what it calls the bank of the table, empty
    without one, and ``pools`` are the titles of its pools by name. ``house_choices`` are the
    reasons for rules that no source decides, by preset, or ``ALL_PRESETS``, and rule. A rule to
    which the preset gives no value needs none.
    ``contradictions`` say why a rule contradicts another one, and what to do. ``cells`` are the
    words that stand in cells of the game's tables. ``figures`` are the exact figures of the
    game's odds by name, ``policies`` how its odds say that players play, by name or by the name
    before a colon, ``warnings`` are about rules that pay the players, and
    ``questions`` are what the test of fairness counts, by code; ``sums`` has those whose trials
    are numbers that it adds up. ``own_words`` are those that mean something in this game only, as
    they stand in names: no code outside the game's folders uses them.
    """

    title: str
    round: str
    phases: Mapping[str, str]
    presets: Mapping[str, PresetText]
    sources: Mapping[str, SourceText]
    rules: Mapping[str, RuleText]
    house_choices: Mapping[str, Mapping[str, str]]
    tables: Mapping[str, TableText]
    contradictions: Mapping[str, str] = field(default_factory=dict)
    cells: Mapping[str, str] = field(default_factory=dict)
    figures: Mapping[str, FigureText] = field(default_factory=dict)
    policies: Mapping[str, str] = field(default_factory=dict)
    warnings: Mapping[str, str] = field(default_factory=dict)
    questions: Mapping[str, str] = field(default_factory=dict)
    sums: Mapping[str, SumText] = field(default_factory=dict)
    bank: str = ""
    pools: Mapping[str, str] = field(default_factory=dict)
    own_words: frozenset[str] = frozenset()

    def preset(self, code: str) -> PresetText:
        """Return the texts of a preset."""
        return self.presets.get(code) or PresetText(words_of(code), "")

    def source(self, code: str) -> SourceText:
        """Return the texts of a source. ``S0 Variants`` is a part of S0."""
        short = code.partition(" ")[0]
        return self.sources.get(short) or SourceText(short, short)

    def rule(self, code: str) -> RuleText:
        """Return the texts of a rule."""
        return self.rules.get(code) or RuleText(words_of(code), words_of(code))

    def house_choice(self, preset: str, rule: str) -> str:
        """Return why a preset has a value that no source decides."""
        for notes in (self.house_choices.get(preset, {}), self.house_choices.get(ALL_PRESETS, {})):
            if rule in notes:
                return notes[rule]
        return self.reason_without_source or words_of(rule)

    def table(self, code: str) -> TableText:
        """Return the texts of a report's table."""
        return self.tables.get(code) or TableText(words_of(code), {})

    def column(self, table: str, code: str) -> str:
        """Return the title of a column of a report's table."""
        return self.table(table).columns.get(code) or words_of(code)

    def pool(self, name: str) -> str:
        """Return the title of a pool."""
        return self.pools.get(name) or words_of(name)

    def figure(self, code: str) -> FigureText:
        """Return the texts of an exact figure."""
        return self.figures.get(code) or FigureText(words_of(code), "{percent} %.")

    def policy(self, name: str) -> str:
        """Return how a player plays by a policy: ``ride:3`` is ``ride``, three times."""
        kind, _, times = name.partition(":")
        return self.policies.get(name) or self.policies.get(kind, words_of(kind)).format(times)

    def question(self, code: str, part: str) -> str:
        """Return what the test of fairness counts, of a player, a rank or another part."""
        return self.questions.get(code, words_of(code)).format(part=part)

    def cell(self, code: str) -> str:
        """Return a word of a report's table."""
        return self.cells.get(code) or words_of(code)
