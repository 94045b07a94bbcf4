"""The certificate authority that a service makes, and its certificates."""

import ssl
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from datetime import datetime, timedelta
from pathlib import Path

import pytest
from cryptography import x509

from service.serving.tls.authority import Authority, load_authority
from service.serving.tls.certificate import load_tls_context
from service.serving.tls.host_names import local_names
from service.serving.tls.server_tls import ServerTls, prepare_tls
from service.settings import BadSetting
from tests.serving.settings_in_folder import NOW, settings_in

NAMES = ("long-table", "long-table.local", "localhost", "127.0.0.1", "::1", "192.168.1.20")


def authority_in(folder: Path, names: Sequence[str] = NAMES, now: datetime = NOW) -> Authority:
    return load_authority(folder / "authority.pem", "long-table", names, now)


def certificate_in(
    folder: Path, authority: Authority, names: Sequence[str] = NAMES, now: datetime = NOW
) -> x509.Certificate:
    """Return the certificate that would be served."""
    file = folder / "certificate.pem"
    load_tls_context(file, authority, names, now)
    return x509.load_pem_x509_certificate(file.read_bytes())


def is_trusted(context: ssl.SSLContext, authority: Authority, name: str) -> bool:
    """Return whether a client that trusts only the authority accepts the server as ``name``."""
    to_server, to_client = ssl.MemoryBIO(), ssl.MemoryBIO()
    trusting = ssl.create_default_context(cadata=authority.pem)
    client = trusting.wrap_bio(to_client, to_server, server_hostname=name)
    server = context.wrap_bio(to_server, to_client, server_side=True)
    for side in (client, server):
        with pytest.raises(ssl.SSLWantReadError):
            side.do_handshake()
    try:
        client.do_handshake()
    except ssl.SSLCertVerificationError:
        return False
    return True


def test_authority_and_certificate_are_made_once_and_readable_only_by_their_owner(
    tmp_path: Path,
) -> None:
    folder = tmp_path / "service"
    first, again = (prepare_tls(settings_in(folder), NOW) for _ in range(2))
    assert first.authority.fingerprint == again.authority.fingerprint
    assert sorted(file.name for file in folder.iterdir()) == ["authority.pem", "certificate.pem"]
    assert {file.stat().st_mode & 0o777 for file in folder.iterdir()} == {0o600}
    assert folder.stat().st_mode & 0o777 == 0o700


def test_concurrent_starts_make_one_authority(tmp_path: Path) -> None:
    with ThreadPoolExecutor(8) as pool:
        prepared = [*pool.map(lambda _: prepare_tls(settings_in(tmp_path), NOW), range(8))]
    assert len({one.authority.fingerprint for one in prepared}) == 1
    assert all(is_trusted(one.context, prepared[0].authority, "localhost") for one in prepared)


def test_the_authority_names_its_host_and_lasts_ten_years(tmp_path: Path) -> None:
    authority = authority_in(tmp_path)
    assert authority.name == "Paroli of long-table"
    assert len(authority.fingerprint.split(":")) == 32
    left = authority.certificate.not_valid_after_utc - NOW
    assert timedelta(days=3600) < left < timedelta(days=3700)


def test_a_certificate_meets_the_requirements_of_tablets(tmp_path: Path) -> None:
    certificate = certificate_in(tmp_path, authority_in(tmp_path))
    assert certificate.not_valid_before_utc <= NOW - timedelta(days=1)
    assert certificate.not_valid_after_utc - certificate.not_valid_before_utc <= timedelta(days=825)
    serves = certificate.extensions.get_extension_for_class(x509.ExtendedKeyUsage).value
    assert [usage.dotted_string for usage in serves] == ["1.3.6.1.5.5.7.3.1"]
    assert not certificate.extensions.get_extension_for_class(x509.BasicConstraints).value.ca


@pytest.mark.parametrize("name", [*NAMES, "LOCALHOST"])
def test_a_certificate_is_trusted_for_its_names_and_addresses(tmp_path: Path, name: str) -> None:
    authority = authority_in(tmp_path)
    context = load_tls_context(tmp_path / "certificate.pem", authority, NAMES, NOW)
    assert is_trusted(context, authority, name)


@pytest.mark.parametrize("name", ["other.local", "192.168.1.21", "table.long-table"])
def test_a_certificate_is_not_trusted_for_other_names(tmp_path: Path, name: str) -> None:
    authority = authority_in(tmp_path)
    context = load_tls_context(tmp_path / "certificate.pem", authority, NAMES, NOW)
    assert not is_trusted(context, authority, name)


@pytest.mark.parametrize(
    ("name", "may"),
    [
        ("other.local", True),
        ("10.1.2.3", True),
        ("fd00::1", True),
        ("club.example", True),
        ("bank.example", False),
        ("notlocal", False),
        ("203.0.113.9", False),
        ("2001:db8::9", False),
    ],
)
def test_a_stolen_authority_cannot_certify_other_names(
    tmp_path: Path, name: str, *, may: bool
) -> None:
    authority = authority_in(tmp_path, (*NAMES, "club.example"))
    forged = load_tls_context(tmp_path / "certificate.pem", authority, (name,), NOW)
    assert authority.may_certify(name) is may
    assert is_trusted(forged, authority, name) is may


def test_a_valid_certificate_is_reused(tmp_path: Path) -> None:
    authority = authority_in(tmp_path)
    first = certificate_in(tmp_path, authority)
    later = NOW + timedelta(days=397 - 31)
    assert certificate_in(tmp_path, authority, NAMES[::-1], later) == first


@pytest.mark.parametrize(
    ("names", "days"),
    [
        (("long-table", "10.0.0.7"), 0),
        (NAMES, 397 - 29),
        (NAMES, 500),
        (NAMES, -40),
    ],
)
def test_an_outdated_certificate_is_made_again(
    tmp_path: Path, names: Sequence[str], days: int
) -> None:
    authority = authority_in(tmp_path)
    first = certificate_in(tmp_path, authority)
    again = certificate_in(tmp_path, authority, names, NOW + timedelta(days=days))
    assert again.serial_number != first.serial_number
    assert again.public_key() != first.public_key()


def test_a_certificate_of_another_authority_is_made_again(tmp_path: Path) -> None:
    first = certificate_in(tmp_path, authority_in(tmp_path))
    (tmp_path / "authority.pem").unlink()
    authority = authority_in(tmp_path)
    again = certificate_in(tmp_path, authority)
    assert again.serial_number != first.serial_number
    (tmp_path / "certificate.pem").write_text("half a certificate")
    context = load_tls_context(tmp_path / "certificate.pem", authority, NAMES, NOW)
    assert is_trusted(context, authority, "localhost")


def test_an_unusable_authority_is_reported(tmp_path: Path) -> None:
    authority_in(tmp_path)
    with pytest.raises(BadSetting, match=r"cannot be used any more.*Remove the file"):
        authority_in(tmp_path, now=NOW + timedelta(days=3651))
    (tmp_path / "authority.pem").write_text("nothing")
    with pytest.raises(BadSetting, match=r"no authority in .*authority\.pem"):
        authority_in(tmp_path)


def certified_names(secured: ServerTls) -> set[str]:
    return set(secured.names)


def test_local_and_configured_names_are_in_the_certificate(tmp_path: Path) -> None:
    named = {"tls_names": "table.club.example, 203.0.113.9", "host": "10.9.8.7"}
    secured = prepare_tls(settings_in(tmp_path, **named), NOW)
    assert certified_names(secured) == {
        *local_names(),
        "table.club.example",
        "203.0.113.9",
        "10.9.8.7",
    }
    assert secured.notes == ()


def test_a_name_outside_the_authoritys_constraints_is_refused(tmp_path: Path) -> None:
    prepare_tls(settings_in(tmp_path), NOW)
    assert prepare_tls(settings_in(tmp_path, tls_names="board.lan"), NOW).notes == ()
    with pytest.raises(
        BadSetting, match=r"may not certify club\.example\. Remove .*authority\.pem"
    ):
        prepare_tls(settings_in(tmp_path, tls_names="club.example,board.lan"), NOW)


def test_an_address_outside_the_authoritys_constraints_is_left_out(tmp_path: Path) -> None:
    prepare_tls(settings_in(tmp_path), NOW)
    secured = prepare_tls(settings_in(tmp_path, host="203.0.113.9"), NOW)
    assert "203.0.113.9" not in certified_names(secured)
    (note,) = secured.notes
    assert "does not hold 203.0.113.9" in note
