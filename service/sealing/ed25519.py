"""Ed25519 keys and signatures. Imported on first use: `cryptography` takes a tenth of a second."""

from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives.asymmetric.ed25519 import (
    Ed25519PrivateKey,
    Ed25519PublicKey,
)
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    PublicFormat,
    load_pem_private_key,
    load_pem_public_key,
)


def new_private_key() -> str:
    """Return a new private key in PEM format."""
    key = Ed25519PrivateKey.generate()
    return key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()).decode()


def public_key_of(private_pem: str) -> bytes:
    """Return the public key of a private key. Raises: ``ValueError``."""
    return _private(private_pem).public_key().public_bytes_raw()


def read_public_key(pem: str) -> bytes:
    """Return a public key in PEM format as bytes. Raises: ``ValueError``."""
    key = load_pem_public_key(pem.encode())
    if not isinstance(key, Ed25519PublicKey):
        raise ValueError("It is a key of another kind.")  # noqa: TRY004 - the file is wrong
    return key.public_bytes_raw()


def public_key_pem(key: bytes) -> str:
    """Return a public key in PEM format."""
    public = Ed25519PublicKey.from_public_bytes(key)
    return public.public_bytes(Encoding.PEM, PublicFormat.SubjectPublicKeyInfo).decode()


def sign(private_pem: str, text: bytes) -> bytes:
    """Return the signature of a text, which is the same for the same text and key."""
    return _private(private_pem).sign(text)


def is_signature(public: bytes, signature: bytes, text: bytes) -> bool:
    """Return whether a signature is that of a text with the private key of ``public``."""
    try:
        Ed25519PublicKey.from_public_bytes(public).verify(signature, text)
    except (InvalidSignature, ValueError):
        return False
    return True


def _private(pem: str) -> Ed25519PrivateKey:
    try:
        key = load_pem_private_key(pem.encode(), None)
    except TypeError as error:
        raise ValueError("The key is encrypted.") from error
    if not isinstance(key, Ed25519PrivateKey):
        raise ValueError("It is a key of another kind.")  # noqa: TRY004 - the file is wrong
    return key
