"""The domain uses integers and plain Python, and imports without other packages."""

import ast
import subprocess
import sys

from tests.tidy.tree import IMPORTS, ROOT, committed, imported, nodes, shown

PERHAPS_INEXACT: tuple[type[ast.AST], ...] = (
    *(ast.Constant, ast.BinOp, ast.Name, ast.Attribute, ast.alias),
)
OTHER_PACKAGES = ("flask", "sqlalchemy", "redis", "rq", "marshmallow", "click")
IMPORT_ALL = """
import importlib, sys
absent, modules = (words.split(",") for words in sys.argv[1:])
sys.modules.update(dict.fromkeys(absent))
for module in modules:
    importlib.import_module(module)
"""


def domain_modules() -> list[str]:
    paths = (path.relative_to(ROOT) for path in committed("service/domain", ending=".py"))
    return [".".join(path.with_suffix("").parts).removesuffix(".__init__") for path in paths]


def is_inexact(node: ast.AST) -> bool:
    match node:
        case ast.Constant(value=float() | complex()) | ast.BinOp(op=ast.Div()):
            return True
        case ast.Name(id=name) | ast.Attribute(attr=name) | ast.alias(name=name):
            return name in {"float", "Decimal", "decimal"}
        case _:
            return False


def test_the_domain_has_no_float_and_no_decimal() -> None:
    found = [
        shown(path, getattr(node, "lineno", 0))
        for path, node in nodes("service/domain", kinds=PERHAPS_INEXACT)
        if is_inexact(node)
    ]
    assert found == []


def test_the_domain_imports_the_standard_library_and_itself_only() -> None:
    found = [
        f"{shown(path, node.lineno)} {name}"
        for path, node in nodes("service/domain", kinds=IMPORTS)
        for name in imported(node)
        if name.split(".")[0] not in sys.stdlib_module_names
        and not f"{name}.".startswith("service.domain.")
    ]
    assert found == []


def test_the_domain_imports_without_other_packages() -> None:
    modules = domain_modules()
    assert modules, "found no module of the domain"
    command = [sys.executable, "-c", IMPORT_ALL, ",".join(OTHER_PACKAGES), ",".join(modules)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
