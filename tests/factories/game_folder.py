"""The modules in the folder of each game's test factories."""

from importlib import import_module
from pathlib import Path
from typing import Any

FACTORIES = Path(__file__).parent


def factory_of(game: str, module: str, name: str) -> Any:
    """Return a value of a module of a game's folder of factories.

    Raises: ``LookupError`` if the folder lacks the module.
    """
    if not (FACTORIES / game / f"{module}.py").exists():
        raise LookupError(
            f"The tests of every game need tests/factories/{game}/{module}.py with {name}. "
            f"See A game in CONTRIBUTING.md, and the same file of another game."
        )
    return getattr(import_module(f"tests.factories.{game}.{module}"), name)
