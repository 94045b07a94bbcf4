"""hledger is found or downloaded once. Where neither works, the error says what to do."""

from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from tests.servers import hledger
from tests.servers.hledger import HOW_TO_INSTALL, NoHledger, find_hledger

# In place of apt-get. It logs its last argument, and the install downloads an empty package.
APT = """
settings="${1#--config-file=}"
for last; do true; done
echo "$last" >> "${0%/*}/apt-get.log"
echo > "${settings%/*}/archives/hledger.deb"
"""
DPKG = """
/bin/mkdir -p "$3/usr/bin"
echo '#!/bin/sh' > "$3/usr/bin/hledger"
/bin/chmod +x "$3/usr/bin/hledger"
"""


@pytest.fixture(autouse=True)
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """An empty folder that is the whole PATH. The venv is empty too."""
    programs, venv = tmp_path / "bin", tmp_path / "venv"
    programs.mkdir()
    venv.mkdir()
    monkeypatch.setattr(hledger, "FOLDER", venv / "hledger")
    monkeypatch.setattr(hledger, "PROGRAM", venv / "hledger" / "usr" / "bin" / "hledger")
    monkeypatch.delenv(hledger.VARIABLE, raising=False)
    monkeypatch.setenv("PATH", str(programs))
    return programs


def write_program(file: Path, script: str = "") -> Path:
    file.write_text(f"#!/bin/sh\n{script}\n")
    file.chmod(0o755)
    return file


def test_the_variable_takes_precedence(
    programs: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_program(programs / "hledger")
    chosen = write_program(tmp_path / "hledger-1.25")
    monkeypatch.setenv(hledger.VARIABLE, str(chosen))
    assert find_hledger() == chosen


def test_a_variable_with_a_wrong_name_is_an_error(
    programs: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    write_program(programs / "hledger")
    monkeypatch.setenv(hledger.VARIABLE, "/no/hledger")
    with pytest.raises(NoHledger, match="PAROLI_HLEDGER is /no/hledger, which does not run"):
        find_hledger()


def test_hledger_on_the_path_is_used(programs: Path) -> None:
    program = write_program(programs / "hledger")
    assert find_hledger() == program


def test_parallel_processes_download_once(programs: Path) -> None:
    write_program(programs / "apt-get", APT)
    write_program(programs / "dpkg-deb", DPKG)
    with ThreadPoolExecutor(4) as pool:
        found = list(pool.map(lambda _: find_hledger(), range(4)))
    assert found == [hledger.PROGRAM] * 4
    assert (programs / "apt-get.log").read_text().split() == ["update", "hledger"]
    assert not hledger.FOLDER.with_suffix(".partial").exists()


def test_a_program_that_stopped_working_is_downloaded_again(programs: Path) -> None:
    write_program(programs / "apt-get", APT)
    write_program(programs / "dpkg-deb", DPKG)
    write_program(find_hledger(), "exit 1")
    assert hledger.is_usable(find_hledger())


def test_a_system_without_apt_is_an_error() -> None:
    with pytest.raises(NoHledger, match="this system has no apt-get") as raised:
        find_hledger()
    assert str(raised.value).endswith(HOW_TO_INSTALL)


def test_a_failed_download_shows_the_message_of_apt(programs: Path) -> None:
    write_program(programs / "apt-get", 'echo "E: Unable to locate package" >&2\nexit 100')
    with pytest.raises(NoHledger, match="E: Unable to locate package") as raised:
        find_hledger()
    assert str(raised.value).endswith(HOW_TO_INSTALL)
    assert not hledger.FOLDER.exists()


def test_a_failed_unpacking_leaves_an_error_and_no_folder(programs: Path) -> None:
    write_program(programs / "apt-get", APT)
    with pytest.raises(NoHledger, match=r"dpkg-deb cannot unpack hledger\.deb"):
        find_hledger()
    assert not hledger.FOLDER.exists()
