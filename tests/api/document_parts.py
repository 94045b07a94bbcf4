"""Parts of the OpenAPI document."""

from collections.abc import Iterator
from typing import Any

METHODS = ("get", "post", "put", "patch", "delete")


def resolved(document: dict[str, Any], part: dict[str, Any]) -> dict[str, Any]:
    """Return a part of the document, or the component to which it refers."""
    if "$ref" not in part:
        return part
    _, _, kind, name = part["$ref"].split("/")
    found: dict[str, Any] = document["components"][kind][name]
    return found


def operations(document: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Yield the path, the method and the description of each operation."""
    for path, item in document["paths"].items():
        for method in (m for m in METHODS if m in item):
            yield path, method, item[method]


def parameters(document: dict[str, Any], part: dict[str, Any]) -> list[dict[str, Any]]:
    """Return the parameters of a path or an operation."""
    return [resolved(document, each) for each in part.get("parameters", ())]


def operation_of(path: str) -> str:
    """Return the operation of an entry's path: ``enterBuyIns`` of ``buy-ins``."""
    return "enter" + "".join(map(str.capitalize, path.split("-")))
