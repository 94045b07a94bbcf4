"""The JSON body from which a command is read."""

from typing import Any

from service.domain.port.entries import ALL, EntryKind
from service.domain.port.game import AnyGame
from service.domain.session.session_entries import all_entries
from service.domain.values.plain import plain


def body_of(game: AnyGame, command: Any) -> tuple[EntryKind, dict[str, Any]]:
    """Return the kind of a command, and the body from which it is read."""
    for kind in all_entries(game):
        for for_all in (False, True):
            if kind.command_for(for_all) is type(command) and for_all <= bool(kind.for_all):
                fields = kind.asked(for_all)
                body = {field.name: field.value_in(command) for field in fields}
                lists = {f.name: plain(body[f.name]) or None for f in fields if f.is_list}
                return kind, {**body, **lists, **({ALL: True} if for_all else {})}
    raise AssertionError(f"no entry has the command {command}")
