"""Who may use an endpoint: it declares that, and ``authentication`` checks it before the body."""

from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from flask import Flask
from werkzeug.exceptions import Forbidden

from service.application.ports.keyring import BOARD, DEALER, HOUSE, KEEPER, PUNTER, ROLES, Grant

Roles = frozenset[str]

NO_KEY_NEEDED: Roles = frozenset()
ALL_ROLES: Roles = frozenset(ROLES)
BOOKKEEPERS: Roles = frozenset({HOUSE, DEALER, KEEPER})
"""Roles that write entries. They may read all accounts."""

BOOKKEEPERS_AND_PUNTERS: Roles = BOOKKEEPERS | {PUNTER}
BOOKKEEPERS_AND_BOARDS: Roles = BOOKKEEPERS | {BOARD}
HOUSE_AND_KEEPERS: Roles = frozenset({HOUSE, KEEPER})
HOUSE_ONLY: Roles = frozenset({HOUSE})

_PERMISSION = "paroli_permission"


@dataclass(frozen=True, slots=True)
class Permission:
    """The roles that may use an endpoint. ``all_sessions``: only with a key for all sessions."""

    roles: Roles
    all_sessions: bool = False

    @property
    def is_public(self) -> bool:
        """Whether the endpoint needs no key."""
        return self.roles == NO_KEY_NEEDED

    def check(self, grant: Grant) -> None:
        """Raise ``Forbidden`` if a key with ``grant`` may not use the endpoint."""
        if grant.role not in self.roles:
            raise Forbidden(f"A key with the role {grant.role} may not do this. Use another key.")
        if self.all_sessions and grant.sessions is not None:
            raise Forbidden("This key is for some sessions only. Use a key for all sessions.")


def allow(roles: Roles, *, all_sessions: bool = False) -> Callable[[Any], Any]:
    """Return a decorator that lets ``roles`` use an endpoint; ``NO_KEY_NEEDED`` makes it public.

    ``all_sessions``: only with a key for all sessions.
    """

    def mark(view: Any) -> Any:
        setattr(view, _PERMISSION, Permission(roles, all_sessions))
        return view

    return mark


def permission_of(app: Flask, endpoint: str | None) -> Permission | None:
    """Return the permission that an endpoint declares, or None."""
    return getattr(app.view_functions.get(endpoint or ""), _PERMISSION, None)


def check_endpoints(app: Flask, paths: Callable[[str], bool]) -> None:
    """Assert that every endpoint whose path passes ``paths`` declares its roles."""
    undeclared = [
        rule.rule
        for rule in app.url_map.iter_rules()
        if paths(rule.rule) and permission_of(app, rule.endpoint) is None
    ]
    assert not undeclared, f"no roles are declared for {', '.join(undeclared)}"
