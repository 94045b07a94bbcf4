"""Paired devices, and what they record of the pen."""

from dataclasses import replace

from service.application.draft import Meta
from service.domain.pen import PenTaken


def key_of(device: str) -> str:
    return f"key-of-{device}"


def took(device: str) -> PenTaken:
    return PenTaken(holder=key_of(device), device=device)


def by(device: str | None, meta: Meta) -> Meta:
    """Return `meta` as that device asks; for None as a script does."""
    return replace(meta, actor=key_of(device), device=device) if device else meta
