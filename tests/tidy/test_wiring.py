"""Only the wiring modules import both the API and the store; the API asks the application."""

import ast

from tests.tidy.tree import IMPORTS, ROOT, imported, nodes

WIRING = {
    "service/app.py",
    "workers/__main__.py",
    "workers/embedded.py",
}
SIDES = {"service.api", "service.store"}


def test_only_wiring_imports_api_and_store() -> None:
    found: dict[str, set[str]] = {}
    for path, node in nodes("service", "workers", kinds=IMPORTS):
        names = imported(node)
        sides = {side for side in SIDES for name in names if f"{name}.".startswith(f"{side}.")}
        found.setdefault(path.relative_to(ROOT).as_posix(), set()).update(sides)
    assert [name for name, sides in found.items() if sides == SIDES and name not in WIRING] == []


def test_the_api_imports_the_application_but_not_the_store() -> None:
    reads = [
        f"{path.relative_to(ROOT).as_posix()}:{node.lineno}"
        for path, node in nodes("service/api", kinds=(ast.Attribute,))
        if node.attr == "store"
    ]
    assert reads == []
