"""Entries, declared once: a declaration makes the sheet's line, the JSON reader and the API."""

from service.domain.port.entries.declaration import (
    ALL,
    CLOSING,
    EVERYTHING,
    ChoiceCondition,
    EntryKind,
    Field,
    ForAll,
    RuleCondition,
    entry_kind,
)
from service.domain.port.entries.entry_of_events import EnteredValues, entry_of
from service.domain.port.entries.field_limits import check_different
from service.domain.port.entries.json_entry import command_of, read_entry
from service.domain.port.entries.line_values import line_values
from service.domain.port.entries.player_count import PlayerCount
from service.domain.port.entries.sheet_line import read_entered_line, read_line, write_line
from service.domain.port.field_type import FieldType

__all__ = [
    "ALL",
    "CLOSING",
    "EVERYTHING",
    "ChoiceCondition",
    "EnteredValues",
    "EntryKind",
    "Field",
    "FieldType",
    "ForAll",
    "PlayerCount",
    "RuleCondition",
    "check_different",
    "command_of",
    "entry_kind",
    "entry_of",
    "line_values",
    "read_entered_line",
    "read_entry",
    "read_line",
    "write_line",
]
