"""Converts older shapes of Basset's events to the newest."""

from collections.abc import Mapping

from service.domain.port.upcasts import Fields, Upcast, with_fields

_NULL_RULES = ("twins", "last_card")


def _with_null(fields: Fields) -> Fields:
    """Return an opening with None in place of the word "null" in some rules."""
    rules = {
        name: None if name in _NULL_RULES and value == "null" else value
        for name, value in fields["rules"].items()
    }
    return {**fields, "rules": rules}


UPCASTS: Mapping[str, Upcast] = {
    # Version 1 does not distinguish `take *` of one win from `take NAME CARD`.
    "basset.win_taken.v1": ("basset.win_taken.v2", with_fields(for_all=False)),
    "basset.session_opened.v1": ("basset.session_opened.v2", _with_null),
}
"""By stored name."""
