"""The files that git would commit: tracked files, and new files that are not ignored."""

import ast
import gc
import subprocess
from collections import defaultdict
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import TypeVar

ROOT = Path(__file__).resolve().parents[2]

Function = ast.FunctionDef | ast.AsyncFunctionDef
Import = ast.Import | ast.ImportFrom
Node = TypeVar("Node", bound=ast.AST)

FUNCTIONS: tuple[type[Function], ...] = (ast.FunctionDef, ast.AsyncFunctionDef)
IMPORTS: tuple[type[Import], ...] = (ast.Import, ast.ImportFrom)


@cache
def committed(*tops: str, ending: str = "") -> list[Path]:
    """Return the files in the folders ``tops``, or with these names; without ``tops``, all."""
    if not tops:
        return [path for name, path in _all_committed() if name.endswith(ending)]
    folders = tuple(f"{top}/" for top in tops)
    return [
        path
        for name, path in _all_committed()
        if name.endswith(ending) and (name in tops or name.startswith(folders))
    ]


@cache
def _all_committed() -> list[tuple[str, Path]]:
    """Return the name of each file, relative to the checkout, and its path."""
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = ((name, ROOT / name) for name in {*listed.split("\0")} if name)
    return sorted((pair for pair in paths if pair[1].is_file()), key=lambda pair: pair[1])


def shown(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT).as_posix()}:{line}"


@cache
def nodes_of_text(text: str) -> Mapping[type[ast.AST], list[ast.AST]]:
    """Return the nodes of a module by their class, and exempt them from the garbage collector.

    The trees of all files have a million nodes. To look at them again and again for garbage takes
    longer than to parse them. To look at all nodes in each test takes as long too.
    """
    gc.disable()
    try:
        found = defaultdict[type[ast.AST], list[ast.AST]](list)
        for node in ast.walk(ast.parse(text)):
            found[type(node)].append(node)
        return dict(found)
    finally:
        gc.freeze()
        gc.enable()


def nodes_in(text: str, *kinds: type[Node]) -> Iterator[Node]:
    """Yield the nodes of ``text`` that are exactly of one of these classes."""
    found = nodes_of_text(text)
    for kind in kinds:
        yield from found.get(kind, ())  # type: ignore[misc] # a list has nodes of its class


def nodes(*tops: str, kinds: tuple[type[Node], ...]) -> Iterator[tuple[Path, Node]]:
    for path in committed(*tops, ending=".py"):
        for node in nodes_in(path.read_text(encoding="utf-8"), *kinds):
            yield path, node


def imported(node: Import) -> list[str]:
    """Return the modules an import statement may load; relative imports are refused by ruff."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if node.module:
        return [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return []
