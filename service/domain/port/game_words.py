"""The words of a game in one language, for reports."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True, slots=True)
class RuleWords:
    """The title of a rule field, and a sentence for each value.

    ``values`` are by the value as JSON: ``true``, ``null``, a word. A number takes the sentence of
    ``number``, and a list that of ``list``; ``{}`` in it is replaced.
    """

    title: str
    values: Mapping[str, str] = field(default_factory=dict)

    def sentence(self, value: Any, number: str) -> str:
        """Return the sentence for a rule's value. ``number`` is a number as text, if it is one."""
        if isinstance(value, bool) or value is None:
            return self.values[{None: "null", True: "true", False: "false"}[value]]
        if isinstance(value, str):
            return self.values[value]
        if isinstance(value, (list, tuple)):
            return self.values["list"].format(" · ".join(map(str, value)))
        return self.values.get(str(value)) or self.values["number"].format(number)


@dataclass(frozen=True, slots=True)
class TableWords:
    """The title of a table, and the titles of its columns by name."""

    title: str
    columns: Mapping[str, str]


@dataclass(frozen=True, slots=True, kw_only=True)
class GameWords:
    """The words of a game.

    ``presets`` and ``sources`` are titles by short name. ``round`` is what the game calls a round.
    ``cells`` are the words that stand in cells of the game's tables.
    """

    title: str
    round: str
    bank: str
    phases: Mapping[str, str]
    presets: Mapping[str, str]
    sources: Mapping[str, str]
    rules: Mapping[str, RuleWords]
    tables: Mapping[str, TableWords]
    cells: Mapping[str, str] = field(default_factory=dict)
