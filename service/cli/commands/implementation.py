"""Connects a declared command with its code, which is imported when the command runs."""

import gc
from collections.abc import Callable
from pkgutil import resolve_name
from typing import Any

import click


def implemented_by(name: str) -> Callable[[Callable[[], None]], Callable[..., None]]:
    """Return a decorator for a declared command: it calls the function ``name``.

    ``name`` has the form ``service.cli.module:function``. The declaration itself is only the name
    and the help text of the command. A group calls it if no command of the group follows.
    """

    def decorate(declared: Callable[[], None]) -> Callable[..., None]:
        def run(**parameters: Any) -> None:
            if click.get_current_context().invoked_subcommand is None:
                import_function(name)(**parameters)

        run.__name__, run.__doc__ = declared.__name__, declared.__doc__
        run.implementation = name  # type: ignore[attr-defined]
        return run

    return decorate


def import_function(name: str) -> Any:
    """Import the function ``name`` while the garbage collector is off.

    Imported modules hold no garbage. To look for it again and again takes a quarter of the start.
    """
    gc.disable()
    try:
        return resolve_name(name)
    finally:
        gc.enable()
