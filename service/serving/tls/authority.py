"""The house's own certificate authority, limited to private networks and this machine."""

from collections.abc import Iterable
from dataclasses import dataclass
from datetime import datetime, timedelta
from functools import cached_property
from ipaddress import IPv4Network, IPv6Network, ip_network
from pathlib import Path

from cryptography import x509
from cryptography.hazmat.primitives import hashes
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.serialization import (
    Encoding,
    NoEncryption,
    PrivateFormat,
    load_pem_private_key,
)
from cryptography.x509.oid import ExtendedKeyUsageOID, NameOID

from service.atomic_file import write_if_missing
from service.serving.tls.host_names import parse_address
from service.settings import BadSetting

LIFE = timedelta(days=3650)
SKEW = timedelta(days=1)
"""How far the clocks of this machine and of tablets may differ."""

DOMAINS = ("home.arpa", "internal", "lan", "local", "localhost")
"""Domains that do not exist on the public internet."""

NETWORKS = tuple(
    map(
        ip_network,
        (
            *("10.0.0.0/8", "172.16.0.0/12", "192.168.0.0/16"),
            *("100.64.0.0/10", "127.0.0.0/8", "169.254.0.0/16"),
            *("::1/128", "fc00::/7", "fe80::/10"),
        ),
    )
)
"""Networks that do not exist on the public internet."""

SERVER_AUTH_USAGE = x509.ExtendedKeyUsage([ExtendedKeyUsageOID.SERVER_AUTH])

_COMMON_NAME_MAX = 64

Network = IPv4Network | IPv6Network
Key = ec.EllipticCurvePrivateKey


@dataclass(frozen=True)
class Authority:
    """A certificate that tablets install as trusted, and its private key."""

    certificate: x509.Certificate
    key: Key

    @property
    def name(self) -> str:
        """Its name in a list of certificates."""
        (name,) = self.certificate.subject.get_attributes_for_oid(NameOID.COMMON_NAME)
        return str(name.value)

    @cached_property
    def pem(self) -> str:
        """The certificate in PEM format, without the key."""
        return self.certificate.public_bytes(Encoding.PEM).decode()

    @cached_property
    def fingerprint(self) -> str:
        """The SHA-256 fingerprint of the certificate, in pairs of hexadecimal digits."""
        return self.certificate.fingerprint(hashes.SHA256()).hex(":").upper()

    def may_certify(self, name: str) -> bool:
        """Return whether its constraints permit a name or an address."""
        constraints = self.certificate.extensions.get_extension_for_class(x509.NameConstraints)
        return any(_is_within(name, tree) for tree in constraints.value.permitted_subtrees or ())


def load_authority(file: Path, host: str, names: Iterable[str], now: datetime) -> Authority:
    """Return the authority in ``file``, readable by its owner only; create it if missing.

    A new one is named after ``host``, and may certify ``names`` and private names and addresses.
    Raises: ``BadSetting`` if the file holds no authority that is valid ``now``.
    """
    if not file.exists():
        write_if_missing(file, _create(host, names, now))
    try:
        pem = file.read_bytes()
        certificate = x509.load_pem_x509_certificate(pem)
        key = load_pem_private_key(pem, None)
    except ValueError as error:
        raise BadSetting(f"There is no authority in {file}. {_REMEDY}") from error
    if not isinstance(key, Key) or certificate.not_valid_after_utc < now:
        raise BadSetting(f"The authority in {file} cannot be used any more. {_REMEDY}")
    return Authority(certificate, key)


_REMEDY = "Remove the file to make a new one, and install that on every tablet again."


def certificate_builder(
    subject: str, issuer: Authority | None, life: timedelta, now: datetime, key: Key
) -> x509.CertificateBuilder:
    """Return a builder with what all our certificates share; without ``issuer``, self-signed."""
    name = x509.Name([x509.NameAttribute(NameOID.COMMON_NAME, subject[:_COMMON_NAME_MAX])])
    public = issuer.key.public_key() if issuer else key.public_key()
    return (
        x509.CertificateBuilder()
        .subject_name(name)
        .issuer_name(issuer.certificate.subject if issuer else name)
        .public_key(key.public_key())
        .serial_number(x509.random_serial_number())
        .not_valid_before(now - SKEW)
        .not_valid_after(now + life)
        .add_extension(SERVER_AUTH_USAGE, critical=False)
        .add_extension(x509.SubjectKeyIdentifier.from_public_key(key.public_key()), critical=False)
        .add_extension(x509.AuthorityKeyIdentifier.from_issuer_public_key(public), critical=False)
    )


def key_usage(*, of_authority: bool) -> x509.KeyUsage:
    """Return the key usage: an authority signs certificates, any other key signs handshakes."""
    return x509.KeyUsage(
        digital_signature=not of_authority,
        key_cert_sign=of_authority,
        crl_sign=of_authority,
        content_commitment=False,
        key_encipherment=False,
        data_encipherment=False,
        key_agreement=False,
        encipher_only=False,
        decipher_only=False,
    )


def general_name(name: str) -> x509.GeneralName:
    """Return a name or an address in the form that certificates use."""
    address = parse_address(name)
    return x509.IPAddress(address) if address else x509.DNSName(name)


def to_pem(key: Key, *certificates: x509.Certificate) -> str:
    """Return certificates and their key as one PEM text, for one file."""
    parts = [certificate.public_bytes(Encoding.PEM) for certificate in certificates]
    parts.append(key.private_bytes(Encoding.PEM, PrivateFormat.PKCS8, NoEncryption()))
    return b"".join(parts).decode()


def _create(host: str, names: Iterable[str], now: datetime) -> str:
    key = ec.generate_private_key(ec.SECP256R1())
    certificate = (
        certificate_builder(f"Paroli of {host}", None, LIFE, now, key)
        .add_extension(x509.BasicConstraints(ca=True, path_length=0), critical=True)
        .add_extension(key_usage(of_authority=True), critical=True)
        .add_extension(x509.NameConstraints(_subtrees(names), None), critical=True)
        .sign(key, hashes.SHA256())
    )
    return to_pem(key, certificate)


def _subtrees(names: Iterable[str]) -> list[x509.GeneralName]:
    """Return what the authority may certify: private names and addresses, and ``names``."""
    trees: list[x509.GeneralName] = [x509.DNSName(domain) for domain in DOMAINS]
    trees += [x509.IPAddress(network) for network in NETWORKS]
    for name in names:
        if not any(_is_within(name, tree) for tree in trees):
            address = parse_address(name)
            trees.append(x509.IPAddress(ip_network(address)) if address else x509.DNSName(name))
    return trees


def _is_within(name: str, tree: x509.GeneralName) -> bool:
    address = parse_address(name)
    if address is None:
        return isinstance(tree, x509.DNSName) and f".{name}".endswith(f".{tree.value}")
    network = tree.value if isinstance(tree, x509.IPAddress) else None
    return isinstance(network, Network) and address in network
