"""Which roles may use an endpoint. Written at each endpoint, and asked for at the door."""

from collections.abc import Callable
from typing import Any

from flask import Flask

from service.application.keyring import BOARD, DEALER, HOUSE, KEEPER, PUNTER, ROLES

Roles = frozenset[str]

NO_KEY_NEEDED: Roles = frozenset()
EVERYBODY: Roles = frozenset(ROLES)
BOOKKEEPERS: Roles = frozenset({HOUSE, DEALER, KEEPER})
"""Who writes the books may read them whole."""

BOOKKEEPERS_AND_PUNTERS: Roles = BOOKKEEPERS | {PUNTER}
BOOKKEEPERS_AND_BOARDS: Roles = BOOKKEEPERS | {BOARD}
HOUSE_ONLY: Roles = frozenset({HOUSE})

_ALLOWED = "paroli_allowed"


def allow(roles: Roles) -> Callable[[Any], Any]:
    """Let ``roles`` use an endpoint; ``NO_KEY_NEEDED`` opens it to all the world."""

    def mark(view: Any) -> Any:
        setattr(view, _ALLOWED, roles)
        return view

    return mark


def allowed(app: Flask, endpoint: str | None) -> Roles | None:
    """Return who may use an endpoint; None for one that says nothing, which nobody may."""
    return getattr(app.view_functions.get(endpoint or ""), _ALLOWED, None)


def check_allowed(app: Flask, paths: Callable[[str], bool]) -> None:
    """Assert that every endpoint at those ``paths`` says who may use it."""
    silent = [
        rule.rule
        for rule in app.url_map.iter_rules()
        if paths(rule.rule) and allowed(app, rule.endpoint) is None
    ]
    assert not silent, f"nobody said who may use {', '.join(silent)}"
