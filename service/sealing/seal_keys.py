"""The house's key for seals: a file with the private key and the public keys used before it."""

import re
from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path
from types import ModuleType

from service.atomic_file import overwrite, write_if_missing
from service.sealing.seal_text import Seal, SealedHead, fingerprint_of, text_to_sign

NOT_SET = (
    "Sessions get no seals: with PostgreSQL, several machines may serve one house, so"
    " PAROLI_SEAL_KEY_FILE must name the file with the key that they share."
)
"""Why there is no key if no file is set."""

_BLOCK = re.compile(r"-----BEGIN (PRIVATE|PUBLIC) KEY-----.*?-----END \1 KEY-----", re.DOTALL)


class NoSealKey(Exception):  # noqa: N818 - reads well at the raise
    """The house has no key for seals; the message says why and what to do."""


@dataclass(frozen=True, slots=True)
class PublicKey:
    """A public key of the house. ``current``: it belongs to the key that signs now."""

    key: bytes
    current: bool

    @property
    def fingerprint(self) -> str:
        """The fingerprint, as reports show it."""
        return fingerprint_of(self.key)


@dataclass(frozen=True, slots=True)
class _KeyFile:
    """The content of the file: PEM blocks, the private key first."""

    private: str
    public: bytes
    earlier: tuple[bytes, ...]


class SealKeys:
    """Signs seals with the key in a file; None: no file is set.

    The file is read for each seal, so all processes sign with a new key immediately.
    """

    def __init__(self, file: Path | None) -> None:
        self.file = file

    def make_if_missing(self) -> tuple[str, ...]:
        """Make a key, unless there is one. Return why there is none, in sentences."""
        if self.file is None:
            return (NOT_SET,)
        try:
            if not self.file.exists():
                write_if_missing(self.file, _ed25519().new_private_key())
            self._read()
        except OSError as error:
            reason = error.strerror or str(error)
            return (f"Sessions get no seals: the key cannot be written to {self.file}: {reason}.",)
        except NoSealKey as error:
            return (f"Sessions get no seals. {error}",)
        return ()

    def seal(self, head: SealedHead) -> Seal:
        """Return the seal of a head: the same for the same head and key. Raises: ``NoSealKey``."""
        content = self._read()
        text = text_to_sign(head, content.public)
        signature = _ed25519().sign(content.private, text.encode())
        return Seal(head, text, content.public, signature)

    def seal_if_possible(self, head: SealedHead) -> Seal | None:
        """Return the seal of a head, or None if the house has no key."""
        try:
            return self.seal(head)
        except NoSealKey:
            return None

    def public_keys(self) -> Sequence[PublicKey]:
        """Return all public keys of the house, the current one first. Raises: ``NoSealKey``."""
        content = self._read()
        earlier = (PublicKey(key, current=False) for key in content.earlier)
        return [PublicKey(content.public, current=True), *earlier]

    def rotate(self) -> None:
        """Replace the key by a new one; make the first one if there is none.

        The public key of the old one stays in the file. Raises: ``NoSealKey``, ``OSError``.
        """
        if self.file is None:
            raise NoSealKey(NOT_SET)
        if not self.file.exists():
            write_if_missing(self.file, _ed25519().new_private_key())
            return
        content, ed25519 = self._read(), _ed25519()
        earlier = map(ed25519.public_key_pem, (content.public, *content.earlier))
        overwrite(self.file, "".join((ed25519.new_private_key(), *earlier)))

    def _read(self) -> _KeyFile:
        if self.file is None:
            raise NoSealKey(NOT_SET)
        try:
            text = self.file.read_text(encoding="utf-8")
        except FileNotFoundError as error:
            raise NoSealKey(f"There is no key in {self.file}. `paroli serve` makes it.") from error
        except (OSError, UnicodeDecodeError) as error:
            reason = getattr(error, "strerror", None) or "it is not text"
            raise NoSealKey(f"The key in {self.file} cannot be read: {reason}.") from error
        return self._content(text)

    def _content(self, text: str) -> _KeyFile:
        blocks = [(match[1], match[0]) for match in _BLOCK.finditer(text)]
        try:
            (private,) = (pem for kind, pem in blocks if kind == "PRIVATE")
            public = _ed25519().public_key_of(private)
            earlier = [_ed25519().read_public_key(pem) for kind, pem in blocks if kind == "PUBLIC"]
        except ValueError as error:
            raise NoSealKey(
                f"{self.file} does not hold one Ed25519 private key. Restore the file from a copy,"
                " or move it away: then the next start makes a new key."
            ) from error
        return _KeyFile(private, public, tuple(earlier))


def is_signed(seal: Seal) -> bool:
    """Return whether the signature of a seal is that of its own public key."""
    text = seal.signed_text.encode()
    return bool(_ed25519().is_signature(seal.key, seal.signature, text))


def _ed25519() -> ModuleType:
    return import_module("service.sealing.ed25519")
