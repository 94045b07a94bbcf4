"""The certificate of this machine, issued by its authority and renewed when needed."""

import ssl
from collections.abc import Sequence
from datetime import datetime, timedelta
from pathlib import Path

from cryptography import x509
from cryptography.exceptions import InvalidSignature
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec

from service.atomic_file import overwrite, temporary_file
from service.serving.tls.authority import (
    Authority,
    certificate_builder,
    general_name,
    key_usage,
    to_pem,
)

LIFE = timedelta(days=397)
"""All browsers accept this; Apple's accept at most 825 days from a private authority."""

RENEW = timedelta(days=30)


def load_tls_context(
    file: Path, authority: Authority, names: Sequence[str], now: datetime
) -> ssl.SSLContext:
    """Return a TLS context with the certificate in ``file``; issue a new one if needed.

    It is needed if the file is missing, if its authority or ``names`` differ, or if it expires in
    less than 30 days.
    """
    pem = file.read_text(encoding="utf-8") if file.exists() else ""
    if not _is_usable(pem, authority, names, now):
        pem = _issue(authority, names, now)
        overwrite(file, pem)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    # OpenSSL reads the file twice, for certificate and key, and another start may replace it in
    # between. So it reads a copy.
    with temporary_file(file, pem) as copy:
        context.load_cert_chain(copy)
    context.set_alpn_protocols(["http/1.1"])
    context.options |= ssl.OP_NO_RENEGOTIATION
    return context


def _is_usable(pem: str, authority: Authority, names: Sequence[str], now: datetime) -> bool:
    try:
        certificate = x509.load_pem_x509_certificate(pem.encode())
        certificate.verify_directly_issued_by(authority.certificate)
    except (ValueError, TypeError, InvalidSignature):
        return False
    held = certificate.extensions.get_extension_for_class(x509.SubjectAlternativeName).value
    is_current = certificate.not_valid_before_utc <= now < certificate.not_valid_after_utc - RENEW
    return is_current and set(held) == set(map(general_name, names))


def _issue(authority: Authority, names: Sequence[str], now: datetime) -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    # Not a bare host name: OpenSSL may check such a subject against the authority's constraints.
    subject = f"Certificate of {names[0]}"
    held = x509.SubjectAlternativeName(map(general_name, names))
    certificate = (
        certificate_builder(subject, authority, LIFE, now, key)
        .add_extension(x509.BasicConstraints(ca=False, path_length=None), critical=True)
        .add_extension(key_usage(of_authority=False), critical=True)
        .add_extension(held, critical=False)
        .sign(authority.key, hashes.SHA256())
    )
    return to_pem(key, certificate)
