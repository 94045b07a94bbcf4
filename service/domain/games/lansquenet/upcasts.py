"""Converts older shapes of Lansquenet's events to the newest."""

from collections.abc import Mapping

from service.domain.port.upcasts import Upcast, with_fields

UPCASTS: Mapping[str, Upcast] = {
    # Version 1 does not distinguish `cover NAME *` from the amount of the rest.
    "lansquenet.cover_placed.v1": ("lansquenet.cover_placed.v2", with_fields(for_all=False)),
}
"""By stored name."""
