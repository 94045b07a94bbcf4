"""The hash chain of a session's log: a change to one event breaks every later link."""

import json
from collections.abc import Callable
from hashlib import sha256
from typing import Any

GENESIS = "0" * 64
"""The previous hash of the first event of a stream."""


def canonical_writer(plain: Callable[[Any], Any] | None = None) -> Callable[[Any], str]:
    """Return a function that writes a value as JSON with sorted keys and without blanks.

    Equal values give equal bytes. ``plain`` converts values of types that JSON does not have.
    """
    return json.JSONEncoder(
        sort_keys=True, separators=(",", ":"), ensure_ascii=False, allow_nan=False, default=plain
    ).encode


canonical_json = canonical_writer()

_text = json.encoder.encode_basestring


def link(  # noqa: PLR0913 - one argument for each stored field
    *,
    stream: str,
    version: int,
    id: str,  # noqa: A002 - the field's name
    entry: str,
    name: str,
    data: str,
    at: str,
    occurred_at: str | None,
    actor: str,
    previous_hash: str,
) -> str:
    """Return the hash of one event: SHA-256, in hex, of the canonical JSON of these fields.

    ``data`` is canonical JSON already and is inserted unchanged.
    """
    happened = "null" if occurred_at is None else _text(occurred_at)
    line = (
        f'{{"actor":{_text(actor)},"at":{_text(at)},"data":{data},"entry":{_text(entry)},'
        f'"id":{_text(id)},"name":{_text(name)},"occurred_at":{happened},'
        f'"previous_hash":{_text(previous_hash)},"stream":{_text(stream)},"version":{version}}}'
    )
    return sha256(line.encode()).hexdigest()
