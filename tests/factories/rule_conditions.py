"""Finds conditions of fields that no rules of a game can meet."""

from collections.abc import Iterable, Mapping

from service.domain.port.entries import EntryKind, RuleCondition
from service.domain.port.rules_table import Holds


def impossible_conditions(
    kinds: Iterable[EntryKind], rules: Mapping[str, Holds]
) -> list[tuple[str, str]]:
    """Return verb and name of each field whose rule, or one of its values, does not exist."""
    conditional = [
        (kind.verb, field.name, condition)
        for kind in kinds
        for field in kind.fields
        for condition in (field.only_if, field.limited.only_if if field.limited else None)
    ]
    return [
        (verb, name)
        for verb, name, condition in conditional
        if condition and not _is_possible(condition, rules)
    ]


def _is_possible(condition: RuleCondition, rules: Mapping[str, Holds]) -> bool:
    rule = rules.get(condition.rule)
    return rule is not None and not any(map(rule.problem, condition.values))
