"""The files that git would commit: tracked files, and new files that are not ignored."""

import ast
import gc
import subprocess
from collections.abc import Iterator
from functools import cache
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]

Function = ast.FunctionDef | ast.AsyncFunctionDef


@cache
def committed(*tops: str, ending: str = "") -> list[Path]:
    command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard", "--", *tops]
    listed = subprocess.run(command, cwd=ROOT, check=True, capture_output=True, text=True).stdout
    paths = (ROOT / name for name in listed.split("\0") if name.endswith(ending) and name)
    return sorted(path for path in set(paths) if path.is_file())


def shown(path: Path, line: int) -> str:
    return f"{path.relative_to(ROOT).as_posix()}:{line}"


def parsed(path: Path) -> ast.Module:
    return parsed_text(path.read_text(encoding="utf-8"))


@cache
def parsed_text(text: str) -> ast.Module:
    """Parse ``text``, and exempt its tree from the garbage collector.

    The trees of all files have a million nodes. To look at them again and again for garbage takes
    longer than to parse them.
    """
    gc.disable()
    try:
        return ast.parse(text)
    finally:
        gc.freeze()
        gc.enable()


def nodes(*tops: str) -> Iterator[tuple[Path, ast.AST]]:
    for path in committed(*tops, ending=".py"):
        for node in ast.walk(parsed(path)):
            yield path, node


def imported(node: ast.AST) -> list[str]:
    """Return the modules an import statement may load; relative imports are refused by ruff."""
    if isinstance(node, ast.Import):
        return [alias.name for alias in node.names]
    if isinstance(node, ast.ImportFrom) and node.module:
        return [node.module, *(f"{node.module}.{alias.name}" for alias in node.names)]
    return []
