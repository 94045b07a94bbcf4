"""The text of a seal: what it says of a session, the public key, and the signature.

A seal has one fact per line, a label and a value. The signature covers all lines above it, so a
later version may add lines that this one does not know.
"""

import base64
import binascii
import json
import re
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from hashlib import sha256
from typing import Any
from uuid import UUID

FIRST_LINE = "Paroli seal 1"
KEY_BYTES, SIGNATURE_BYTES = 32, 64

SEAL_TEXT_MAX = 10_000
"""The longest seal that is read, in characters. One of a long name has about 600."""

NAME_MAX = 60

CLOSED, OPEN = "closed", "open"

_ANY_FIRST_LINE = re.compile(r"Paroli seal ([0-9]+)")
_LABELS = ("session", "version", "state", "hash", "recorded", "name", "key", "signature")
_LABEL = re.compile(r"[a-z][a-z-]*")
_HASH = re.compile(r"[0-9a-f]{64}")
_VERSION = re.compile(r"[1-9][0-9]{0,14}")
_MOMENT = re.compile(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9:.]{8,15}Z")
_CONTROL = re.compile(r"[\x00-\x1f\x7f]")
REPLACEMENT = "\N{REPLACEMENT CHARACTER}"

_BLANKS = " \t\r"

_GROUP, _GROUPS = 4, 8


class BadSeal(ValueError):  # noqa: N818 - reads well at the raise
    """A text that is not a seal. The message says why, as a sentence."""


@dataclass(frozen=True, slots=True, kw_only=True)
class SealedHead:
    """What a seal says of a session.

    ``hash`` is that of the event at ``version``, and ``recorded_at`` the time of that event.
    ``closed``: the session was over at that version.
    """

    session: str
    version: int
    closed: bool
    hash: str
    recorded_at: str
    name: str


@dataclass(frozen=True)
class Seal:
    """A seal. ``signed_text`` is what the signature covers; ``key`` is the public key."""

    head: SealedHead
    signed_text: str
    key: bytes
    signature: bytes

    @property
    def text(self) -> str:
        """The whole seal, as it is read, scanned and stored in files."""
        return f"{self.signed_text}\nsignature {encoded(self.signature)}"

    @cached_property
    def fingerprint(self) -> str:
        """The fingerprint of the public key."""
        return fingerprint_of(self.key)

    def view(self) -> dict[str, Any]:
        """Return the seal in plain values."""
        head = self.head
        return {
            "session": head.session,
            "version": head.version,
            "closed": head.closed,
            "hash": head.hash,
            "recorded_at": head.recorded_at,
            "name": head.name,
            "fingerprint": self.fingerprint,
            "text": self.text,
        }


def fingerprint_of(key: bytes) -> str:
    """Return the first half of the SHA-256 of a public key, in groups that a person compares."""
    digits = sha256(key).hexdigest().upper()
    return " ".join(digits[i * _GROUP : (i + 1) * _GROUP] for i in range(_GROUPS))


def shortened(name: str) -> str:
    """Return a session's name as a seal has it: a long name makes a code that no camera reads."""
    return name if len(name) <= NAME_MAX else f"{name[: NAME_MAX - 1]}…"


def text_to_sign(head: SealedHead, key: bytes) -> str:
    """Return all lines of a seal above its signature."""
    lines = (
        FIRST_LINE,
        f"session {head.session}",
        f"version {head.version}",
        f"state {CLOSED if head.closed else OPEN}",
        f"hash {head.hash}",
        f"recorded {head.recorded_at}",
        # No name may add a line. The rules for names do not allow it either.
        f"name {_CONTROL.sub(REPLACEMENT, head.name)}",
        f"key {encoded(key)}",
    )
    return "\n".join(line.strip(_BLANKS) for line in lines)


def read_seals(text: str) -> list[Seal]:
    """Return the seals in a text, or in a JSON document that has one. Raises: ``BadSeal``.

    Blanks around lines, empty lines, and text above the first seal do not count.
    """
    lines = [line.strip(_BLANKS) for line in _seal_in_json(text).split("\n")]
    found = list(_split(line for line in lines if line))
    if not found:
        raise BadSeal(f'It has no seal: no line is "{FIRST_LINE}".')
    return [_read_seal(seal) for seal in found]


def _seal_in_json(text: str) -> str:
    """Return the text of the seal in a response or a JSON report; other text as it is.

    A byte order mark at its start does not count.
    """
    text = text.removeprefix("\ufeff")
    if not text.lstrip().startswith("{"):
        return text
    try:
        document = json.loads(text)
    except (RecursionError, ValueError):
        return text
    seal = document.get("seal")
    found = (seal if isinstance(seal, dict) else document).get("text")
    return found if isinstance(found, str) else text


def _split(lines: Iterator[str]) -> Iterator[list[str]]:
    """Yield the lines of each seal, from its first line to its signature."""
    seal: list[str] = []
    for line in lines:
        if seal or _ANY_FIRST_LINE.fullmatch(line):
            seal.append(line)
        if seal and line.startswith("signature"):
            yield seal
            seal = []
    if seal:
        yield seal


def _read_seal(lines: Sequence[str]) -> Seal:
    if sum(map(len, lines)) > SEAL_TEXT_MAX:
        raise BadSeal("It is too long for a seal.")
    if lines[0] != FIRST_LINE:
        raise BadSeal(f'It is a "{lines[0]}", which needs a newer Paroli.')
    values = _values(lines[1:])
    head = SealedHead(
        session=_matching(values, "session", None),
        version=int(_matching(values, "version", _VERSION)),
        closed=_matching(values, "state", re.compile(f"{CLOSED}|{OPEN}")) == CLOSED,
        hash=_matching(values, "hash", _HASH),
        recorded_at=_matching(values, "recorded", _MOMENT),
        name=values["name"],
    )
    key = _bytes(values, "key", KEY_BYTES)
    return Seal(head, "\n".join(lines[:-1]), key, _bytes(values, "signature", SIGNATURE_BYTES))


def _values(lines: Sequence[str]) -> dict[str, str]:
    values: dict[str, str] = {}
    for line in lines:
        label, _, value = line.partition(" ")
        if not _LABEL.fullmatch(label) or label in values:
            raise BadSeal(f"Its line {line[:60]!r} is damaged, or is there twice.")
        values[label] = value
    for label in _LABELS:
        if label not in values:
            raise BadSeal(f"It has no {label}: it is incomplete.")
    return values


def _matching(values: Mapping[str, str], label: str, pattern: re.Pattern[str] | None) -> str:
    value = values[label]
    if not (pattern.fullmatch(value) if pattern else _is_uuid(value)):
        raise BadSeal(f"Its {label} is damaged: {value[:80]!r}.")
    return value


def _is_uuid(value: str) -> bool:
    try:
        return str(UUID(value)) == value
    except ValueError:
        return False


def _bytes(values: Mapping[str, str], label: str, length: int) -> bytes:
    value = values[label]
    try:
        found = base64.b64decode(value + "=" * (-len(value) % 4), altchars=b"-_", validate=True)
    except (ValueError, binascii.Error):
        found = b""
    if len(found) != length or encoded(found) != value:
        raise BadSeal(f"Its {label} is damaged: {value[:90]!r}.")
    return found


def encoded(value: bytes) -> str:
    """Return bytes in base64url without padding."""
    return base64.urlsafe_b64encode(value).decode().rstrip("=")
