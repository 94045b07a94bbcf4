"""The certificate of this machine: made by its authority, made again when it no longer fits."""

import ssl
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from service.serving.kept import keep_last, written_beside
from service.serving.tls.authority import Authority, general_name, signed, usage, written

LIFE = timedelta(days=397)
"""What browsers take from anybody; Apple's take no more than 825 days from an own authority."""

RENEW = timedelta(days=30)


def load_tls_context(
    file: Path, authority: Authority, names: Sequence[str], now: datetime
) -> ssl.SSLContext:
    """Return how to speak TLS with the certificate in ``file``, made anew if need be.

    That is when there is none, when it is another authority's or for other ``names``, and when it
    has less than 30 days left.
    """
    kept = file.read_text(encoding="utf-8") if file.exists() else ""
    if not _fits(kept, authority, names, now):
        kept = _made(authority, names, now)
        keep_last(file, kept)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    # Certificate and key are read one after the other, and between them another start may put
    # its own two there.
    with written_beside(file, kept) as ours:
        context.load_cert_chain(ours)
    context.set_alpn_protocols(["http/1.1"])
    context.options |= ssl.OP_NO_RENEGOTIATION
    return context


def _fits(text: str, authority: Authority, names: Sequence[str], now: datetime) -> bool:
    try:
        kept = x509.load_pem_x509_certificate(text.encode())
        kept.verify_directly_issued_by(authority.certificate)
    except (ValueError, TypeError, InvalidSignature):
        return False
    held = kept.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    lasts = kept.not_valid_before_utc <= now < kept.not_valid_after_utc - RENEW
    return lasts and set(held) == set(map(general_name, names))


def _made(authority: Authority, names: Sequence[str], now: datetime) -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    # No name of a machine: OpenSSL may hold such a subject against what the authority may certify.
    subject = f"Certificate of {names[0]}"
    held = x509.SubjectAlternativeName(map(general_name, names))
    certificate = (
        signed(subject, authority, LIFE, now, key)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(usage(of_authority=False), critical=True)
        .add_extension(held, critical=False)
        .sign(authority.key, hashes.SHA256())
    )
    return written(key, certificate)
