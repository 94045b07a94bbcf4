"""Converts older shapes of Glic's events to the newest; there are none yet."""

from collections.abc import Mapping

from service.domain.port.upcasts import Upcast

UPCASTS: Mapping[str, Upcast] = {}
"""By stored name."""
