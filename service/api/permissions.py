"""The roles that may use an endpoint: it declares them, and ``authentication`` checks them."""

from collections.abc import Callable
from typing import Any

from flask import Flask

from service.application.keyring import BOARD, DEALER, HOUSE, KEEPER, PUNTER, ROLES

Roles = frozenset[str]

NO_KEY_NEEDED: Roles = frozenset()
ALL_ROLES: Roles = frozenset(ROLES)
BOOKKEEPERS: Roles = frozenset({HOUSE, DEALER, KEEPER})
"""Roles that write the books. They may read all of them."""

BOOKKEEPERS_AND_PUNTERS: Roles = BOOKKEEPERS | {PUNTER}
BOOKKEEPERS_AND_BOARDS: Roles = BOOKKEEPERS | {BOARD}
HOUSE_AND_KEEPERS: Roles = frozenset({HOUSE, KEEPER})
HOUSE_ONLY: Roles = frozenset({HOUSE})

_ALLOWED = "paroli_allowed"


def allow(roles: Roles) -> Callable[[Any], Any]:
    """Return a decorator that lets ``roles`` use an endpoint; ``NO_KEY_NEEDED`` makes it public."""

    def mark(view: Any) -> Any:
        setattr(view, _ALLOWED, roles)
        return view

    return mark


def allowed_roles(app: Flask, endpoint: str | None) -> Roles | None:
    """Return the roles that may use an endpoint, or None if it declares no roles."""
    return getattr(app.view_functions.get(endpoint or ""), _ALLOWED, None)


def check_endpoints(app: Flask, paths: Callable[[str], bool]) -> None:
    """Assert that every endpoint whose path passes ``paths`` declares its roles."""
    undeclared = [
        rule.rule
        for rule in app.url_map.iter_rules()
        if paths(rule.rule) and allowed_roles(app, rule.endpoint) is None
    ]
    assert not undeclared, f"no roles are declared for {', '.join(undeclared)}"
