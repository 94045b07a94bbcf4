"""Converts older shapes of Baccarat's events to the newest."""

from collections.abc import Mapping

from service.domain.port.upcasts import Upcast

UPCASTS: Mapping[str, Upcast] = {}
"""By stored name. No event has an older shape yet."""
