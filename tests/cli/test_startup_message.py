"""The message at the start of a service: its address, its authority, and QR codes."""

import io
import re
import shlex
import sys
from pathlib import Path

import pytest
from click.testing import CliRunner

from service.app import make_application
from service.cli.main import main
from service.serving.addresses import AuthorityLink, address_of, is_reachable_from_lan
from service.serving.bootstrap_keys import KeysNotShown, has_house_access, make_bootstrap_keys
from service.serving.startup_message import StartupMessage, show_startup_message
from service.settings import Settings, read_settings
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.cli.terminal import Terminal
from tests.memory_store.store import MemoryStore

AUTHORITY_LINK = AuthorityLink("http://192.168.1.20:8001/", ":".join(["AB"] * 32))


def startup_lines(
    settings: Settings, authority_link: AuthorityLink | None, notes: tuple[str, ...] = ()
) -> list[str]:
    """Return the lines of the startup message at the first start."""
    steps = make_bootstrap_keys(make_application(MemoryStore()), None)
    lines: list[str] = []
    show_startup_message(StartupMessage(settings, 8000, notes, steps, authority_link), lines.append)
    return lines


def settings_of(host: str, **more: str) -> Settings:
    return read_settings(
        {"PAROLI_HOST": host, "PAROLI_HOUSE_KEY": "a-key-of-this-house-that-is-long-enough", **more}
    )


@pytest.mark.parametrize(
    ("host", "shown", "others"),
    [
        ("127.0.0.1", "127.0.0.1", False),
        ("localhost", "localhost", False),
        ("::1", "[::1]", False),
        ("192.168.1.20", "192.168.1.20", True),
        ("fd00::1", "[fd00::1]", True),
        ("table.lan", "table.lan", True),
    ],
)
def test_an_address_is_shown_as_a_link(host: str, shown: str, *, others: bool) -> None:
    assert address_of(settings_of(host), 80) == f"http://{shown}:80"
    assert address_of(settings_of(host, PAROLI_TLS="1"), 443) == f"https://{shown}:443"
    assert is_reachable_from_lan(settings_of(host)) is others


@pytest.mark.parametrize(
    ("address", "others"),
    [
        ("https://cards.example.org", True),
        ("http://192.168.1.20:8100/", True),
        ("http://[fd00::1]:80", True),
        ("http://localhost:8000", False),
        ("http://127.0.0.1", False),
    ],
)
def test_the_setting_is_the_address_for_devices(address: str, *, others: bool) -> None:
    settings = settings_of("127.0.0.1", PAROLI_ADDRESS=address)
    assert address_of(settings, 8000) == address.rstrip("/")
    assert is_reachable_from_lan(settings) is others


@pytest.mark.parametrize("host", ["0.0.0.0", "::"])  # noqa: S104 - no server listens
def test_a_wildcard_address_is_replaced_by_a_reachable_one(host: str) -> None:
    address = address_of(settings_of(host), 80)
    assert re.fullmatch(r"http://\d+(\.\d+){3}:80", address)
    assert address != f"http://{host}:80"


def test_the_message_in_a_file_has_no_qr_codes() -> None:
    lines = startup_lines(settings_of("192.168.1.20", PAROLI_TLS="1"), AUTHORITY_LINK, ("Old.",))
    assert lines[0] == "Note: Old."
    assert lines[2] == "Trust   http://192.168.1.20:8001/"
    assert [line.strip() for line in lines[5:9]] == [":".join(["AB"] * 8)] * 4
    assert re.fullmatch(
        r"Open    https://192\.168\.1\.20:8000/#pair=paroli_\w{12}_\S{32}", lines[9]
    )
    assert lines[11].strip() == "Another link: paroli keys pair NAME --role house"
    assert re.fullmatch(r"Key     paroli_\w{12}_\S{32}", lines[12])
    assert "\x1b" not in "".join(lines)


@pytest.mark.parametrize(
    ("host", "authority_link", "codes"),
    [
        ("192.168.1.20", AUTHORITY_LINK, 2),
        ("192.168.1.20", None, 1),
        ("127.0.0.1", AUTHORITY_LINK, 0),
    ],
)
def test_a_terminal_shows_qr_codes_if_other_devices_can_connect(
    monkeypatch: pytest.MonkeyPatch, host: str, authority_link: AuthorityLink | None, codes: int
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    monkeypatch.setattr(sys, "stdout", Terminal(io.BytesIO(), "utf-8"))
    lines = startup_lines(settings_of(host), authority_link)
    edges = [line for line in lines if line.startswith("\x1b") and not line[19:-4].strip()]
    assert len(edges) == 4 * codes


def test_a_key_is_made_at_the_first_start_only() -> None:
    application = make_application(MemoryStore())
    first, second = (make_bootstrap_keys(application, None) for _ in range(2))
    assert first.key is not None
    assert second.key is None
    assert first.link.secret != second.link.secret
    assert make_bootstrap_keys(make_application(MemoryStore()), "the settings give one").key is None


def test_the_log_has_no_secret(caplog: pytest.LogCaptureFixture) -> None:
    caplog.set_level("INFO", logger="service")
    lines: list[str] = []
    show_startup_message(
        StartupMessage(
            *(settings_of("127.0.0.1"), 8000, ("Old.",)),
            KeysNotShown(needs_link=False),
            AUTHORITY_LINK,
        ),
        lines.append,
    )
    assert lines == []
    assert [record.message for record in caplog.records] == ["Old.", "serving"]


def test_a_log_without_a_house_key_shows_how_to_make_a_link(
    caplog: pytest.LogCaptureFixture, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = f"sqlite:///{tmp_path / 'paroli.db'}"
    with open_store(database, EventCodec()) as store:
        application = make_application(store)
        assert has_house_access(application, "the settings give one")
        keys = KeysNotShown(needs_link=not has_house_access(application, None))
        show_startup_message(StartupMessage(settings_of("::"), 8000, (), keys, None), print)
        # A link that was never opened gives no access.
        monkeypatch.setenv("PAROLI_DATABASE_URL", database)
        address = "https://table.example"
        command = vars(caplog.records[-1])["command"].replace("ADDRESS", address)
        shown = CliRunner().invoke(main, shlex.split(command)[1:])
        assert shown.stdout.startswith(f"{address}/#pair=paroli_")
        assert not has_house_access(application, None)
        make_bootstrap_keys(application, None)
        assert has_house_access(application, None)
