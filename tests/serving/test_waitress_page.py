"""The page about the web server fits the installed waitress, and names every change to it."""

import inspect
import re
from collections.abc import Iterator
from importlib import import_module
from importlib.metadata import version
from pathlib import Path
from pkgutil import iter_modules

from service.serving import waitress

ROOT = Path(__file__).parents[2]
PAGE = (ROOT / "docs/explanation/web-server.md").read_text(encoding="utf-8")
MODULES = [
    import_module(f"{waitress.__name__}.{found.name}") for found in iter_modules(waitress.__path__)
]


def changed_classes() -> Iterator[tuple[type, type]]:
    """Yield each class of Paroli with the class of waitress that it changes."""
    for module in MODULES:
        for _, changed_class in inspect.getmembers(module, inspect.isclass):
            if changed_class.__module__ == module.__name__:
                yield from (
                    (changed_class, library)
                    for library in changed_class.__mro__
                    if library.__module__.startswith("waitress.")
                )


def relied_on() -> Iterator[tuple[str, str]]:
    rows = re.findall(r"^\| `(waitress\.\w+)` \| (.*) \|$", PAGE, re.MULTILINE)
    for module, names in rows:
        for name in re.findall(r"`([\w.]+)`", names):
            yield module, name


def test_the_page_was_compared_with_the_installed_version() -> None:
    assert f"written for waitress {version('waitress')}." in PAGE, "read the page again"


def test_every_changed_method_is_on_the_page() -> None:
    named = {word for code in re.findall(r"`([^`]+)`", PAGE) for word in re.findall(r"\w+", code)}
    changed = {
        (changed_class.__name__, name)
        for changed_class, library in changed_classes()
        for name, member in vars(changed_class).items()
        if inspect.isfunction(member) and name != "__init__" and hasattr(library, name)
    }
    assert len(changed) > 15
    assert {
        (changed_class, name) for changed_class, name in changed if {changed_class, name} - named
    } == set()


def test_every_name_that_the_changes_rely_on_exists() -> None:
    names = list(relied_on())
    assert len(names) > 20
    for module, name in names:
        found = import_module(module)
        for part in name.split("."):
            assert hasattr(found, part), f"{module}.{name}"
            found = getattr(found, part)
