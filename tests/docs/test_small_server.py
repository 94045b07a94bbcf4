"""The page on small servers shows the files of `deploy/systemd`, and these files work."""

import os
import re
import shlex
import subprocess
import sys
import time
from collections.abc import Mapping
from pathlib import Path

import click
import pytest

from service.cli.main import main
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.docs.pages import FENCED, ROOT, page
from tests.servers.postgresql import OWNER, Server

FILES = sorted((ROOT / "deploy/systemd").iterdir())
UNITS = [file for file in FILES if file.suffix in {".service", ".timer", ".conf"}]
BACKUPS = ("paroli-backup.service", "paroli-backup-postgresql.conf")
PAGE = page("docs/howto/small-server.md")
PROGRAM = "/opt/paroli/bin/paroli"
OLD_SECONDS = 31 * 24 * 3600


def commands_of(unit: str) -> list[str]:
    """Return the commands of a unit, with the escapes of systemd replaced."""
    lines = (ROOT / "deploy/systemd" / unit).read_text(encoding="utf-8")
    found = re.findall(r"^ExecStart=(.+)$", lines, re.MULTILINE)
    return [command.replace("$$", "$").replace("%%", "%") for command in found]


def test_the_page_shows_every_file() -> None:
    shown = {body for _, body in FENCED.findall(PAGE)}
    missing = [file.name for file in FILES if file.read_text(encoding="utf-8") not in shown]
    assert missing == []


def test_the_page_installs_every_file() -> None:
    patterns = re.findall(r"\bdeploy/systemd/[\w.*-]*\w", PAGE)
    installed = {file for pattern in patterns for file in ROOT.glob(pattern)}
    assert {file.name for file in FILES} == {file.name for file in installed}


@pytest.mark.parametrize("unit", UNITS, ids=lambda unit: unit.name)
def test_every_line_of_a_unit_is_a_section_or_a_setting(unit: Path) -> None:
    lines = unit.read_text(encoding="utf-8").splitlines()
    assert [x for x in lines if x and not re.match(r"#|\[[A-Z]\w+\]$|[A-Z]\w+=", x)] == []


def test_every_command_exists() -> None:
    in_units = "\n".join(command for unit in UNITS for command in commands_of(unit.name))
    lines = re.findall(rf"{PROGRAM} ([a-z][^'\n]*)", in_units)
    assert {line.split()[0] for line in lines} == {"serve", "work", "backup"}
    on_page = r"(?:^ *|`|docker exec paroli )paroli ([a-z][^`\n]*)"
    lines += re.findall(on_page, PAGE, re.MULTILINE)
    for line in lines:
        command: click.Command = main
        words = shlex.split(line)
        while isinstance(command, click.Group):
            command = command.commands[words.pop(0)]
        with click.Context(command) as context:
            command.parse_args(context, words)
    assert {"keys", "sessions", "health"} <= {line.split()[0] for line in lines}


def test_the_settings_are_documented() -> None:
    text = page("deploy/systemd/paroli.env") + PAGE
    used = set(re.findall(r"\bPAROLI_[A-Z_]+(?==)", text))
    assert {"PAROLI_LOG", "PAROLI_REDIS_URL"} <= used
    settings = page("docs/reference/settings.md")
    assert [name for name in sorted(used) if f"`{name}`" not in settings] == []


def run_backup(unit: str, copies: Path, **replaced: str) -> str:
    """Run the commands of a backup in a folder with old copies; return the name of the new copy.

    The folder has the key for seals and the authority then.
    """
    data = copies.with_name("paroli")
    data.mkdir()
    key = data / "seal-key.pem"
    key.write_text("the key", encoding="utf-8")
    authority = data / "authority.pem"
    authority.write_text("the authority", encoding="utf-8")
    ending = Path(shlex.split(commands_of(unit)[-1])[3]).suffix
    old, recent, other = (copies / f"{n}{ending}" for n in ("paroli-1", "paroli-2", "other"))
    copies.mkdir()
    old_sqlite = copies / "paroli-3.db"
    for file in (old, recent, other, old_sqlite):
        file.touch()
    for file in (old, other, old_sqlite):
        os.utime(file, (time.time() - OLD_SECONDS,) * 2)
    for command in commands_of(unit):
        words = command.removeprefix("+").replace("/var/lib/paroli-backups", str(copies))
        words = words.replace("/var/lib/paroli/", f"{data}/")
        for name, value in replaced.items():
            words = words.replace(name, value)
        subprocess.run(shlex.split(words), check=True)
    copied_key = copies / key.name
    assert copied_key.read_text(encoding="utf-8") == "the key"
    copied_authority = copies / authority.name
    assert copied_authority.read_text(encoding="utf-8") == "the authority"
    (copy,) = {*copies.iterdir()} - {recent, other, copied_key, copied_authority}
    return copy.name


@pytest.mark.slow
def test_the_backup_copies_the_database_and_deletes_old_copies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    url = f"sqlite:///{tmp_path / 'paroli.db'}"
    open_store(url, EventCodec()).close()
    monkeypatch.setenv("PAROLI_DATABASE_URL", url)
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    program = Path(sys.executable).with_name("paroli")
    copy = run_backup("paroli-backup.service", tmp_path / "copies", **{PROGRAM: str(program)})
    assert re.fullmatch(r"paroli-\d{8}T\d{6}Z\.db", copy)


def backup_key(unit: str, key: Path, copies: Path) -> bool:
    """Run the command of a backup that copies the key for seals; return whether it succeeded."""
    (command,) = (c for c in commands_of(unit) if "seal-key.pem" in c)
    words = command.removeprefix("+").replace("/var/lib/paroli-backups", str(copies))
    words = words.replace("/var/lib/paroli/", f"{key.parent}/")
    variables = {**os.environ, "XDG_DATA_HOME": str(key.parent.parent)}
    variables.pop("PAROLI_SEAL_KEY_FILE", None)
    if key.name != "seal-key.pem":
        variables["PAROLI_SEAL_KEY_FILE"] = str(key)
    return subprocess.run(shlex.split(words), env=variables, check=False).returncode == 0


@pytest.fixture
def folders(tmp_path: Path) -> tuple[Path, Path]:
    """Make a data folder and a folder of copies."""
    data, copies = tmp_path / "paroli", tmp_path / "copies"
    data.mkdir()
    copies.mkdir()
    return data, copies


@pytest.mark.parametrize(
    ("unit", "name"),
    [
        ("paroli-backup.service", "my-key.pem"),
        ("paroli-backup.service", "seal-key.pem"),
        ("paroli-backup-postgresql.conf", "seal-key.pem"),
    ],
)
def test_the_backup_keeps_a_key_for_seals_that_was_replaced(
    folders: tuple[Path, Path], unit: str, name: str
) -> None:
    data, copies = folders
    key = data / name
    for changed_at, text in ((2000, "first"), (2001, "first"), (3000, "second"), (1000, "third")):
        key.write_text(text, encoding="utf-8")
        key.chmod(0o600)
        os.utime(key, (changed_at, changed_at))
        assert backup_key(unit, key, copies)
    kept = {file.name: file.read_text(encoding="utf-8") for file in copies.iterdir()}
    assert kept == {name: "third", f"{name}.~1~": "first", f"{name}.~2~": "second"}
    copy = (copies / name).stat()
    assert (copy.st_mode & 0o777, copy.st_mtime) == (0o600, 1000)


@pytest.mark.parametrize("unit", BACKUPS)
def test_the_backup_needs_no_key_for_seals(folders: tuple[Path, Path], unit: str) -> None:
    data, copies = folders
    assert backup_key(unit, data / "seal-key.pem", copies)
    assert list(copies.iterdir()) == []


@pytest.mark.parametrize("unit", BACKUPS)
def test_the_backup_fails_if_the_key_for_seals_cannot_be_read(
    folders: tuple[Path, Path], unit: str
) -> None:
    data, copies = folders
    (data / "seal-key.pem").mkdir()
    assert not backup_key(unit, data / "seal-key.pem", copies)


def test_the_backup_copies_a_postgresql_database(
    server: Server, database: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PGUSER", OWNER)
    monkeypatch.setenv("PGHOST", "127.0.0.1")
    monkeypatch.setenv("PGPORT", str(server.port))
    real = {"pg_dump": str(server.programs / "pg_dump"), " paroli'": f" {Path(database).name}'"}
    copy = run_backup("paroli-backup-postgresql.conf", tmp_path / "copies", **real)
    assert re.fullmatch(r"paroli-\d{8}T\d{6}Z\.dump", copy)


def run_with_settings(
    tmp_path: Path, settings: str, name: str
) -> "subprocess.CompletedProcess[str]":
    """Run the operator's command with a settings file; it prints one variable."""
    return run_as_operator(tmp_path, settings, ["printenv", name])


def run_as_operator(
    tmp_path: Path,
    settings: str,
    command: list[str],
    *,
    variables: Mapping[str, str] | None = None,
    folder: Path | None = None,
    may_enter: bool = True,
) -> "subprocess.CompletedProcess[str]":
    """Run the operator's command with another program: ``command``, which may be one of the shell.

    ``may_enter`` is whether the user of the service may enter the folder.
    """
    script = page("deploy/systemd/paroli").replace(PROGRAM, command[0])
    if not may_enter:
        script = script.replace("runuser --user paroli -- test", "false")
    script = script.replace("runuser --user paroli --", "command")
    script = script.replace("exec command", "exec")
    file, settings_file = tmp_path / "paroli", tmp_path / "paroli.env"
    file.write_text(script.replace("/etc/paroli", str(tmp_path)), encoding="utf-8")
    settings_file.write_text(settings, encoding="utf-8")
    return subprocess.run(
        ["/bin/sh", str(file), *command[1:]],
        capture_output=True,
        text=True,
        check=False,
        env={**os.environ, **(variables or {})},
        cwd=folder,
    )


def test_the_command_of_the_operator_has_the_settings_of_the_service(tmp_path: Path) -> None:
    done = run_with_settings(tmp_path, page("deploy/systemd/paroli.env"), "XDG_DATA_HOME")
    assert (done.stdout, done.stderr) == ("/var/lib\n", "")


@pytest.mark.parametrize("value", ["mine", ""])
def test_a_variable_of_the_caller_replaces_a_setting(tmp_path: Path, value: str) -> None:
    settings = "PAROLI_X=a\nPAROLI_X=b\nPAROLI_Y=c\n"
    command = ["printenv", "PAROLI_X", "PAROLI_Y"]
    done = run_as_operator(tmp_path, settings, command, variables={"PAROLI_X": value})
    assert (done.stdout, done.stderr) == (f"{value}\nc\n", "")


def test_only_variables_of_paroli_replace_settings(tmp_path: Path) -> None:
    variables = {"XDG_DATA_HOME": "/home/operator"}
    command = ["printenv", "XDG_DATA_HOME"]
    done = run_as_operator(tmp_path, "XDG_DATA_HOME=/var/lib", command, variables=variables)
    assert done.stdout == "/var/lib\n"


def test_the_last_line_of_a_setting_counts(tmp_path: Path) -> None:
    done = run_with_settings(tmp_path, "PAROLI_X=a\nPAROLI_Y=b\nPAROLI_X=c\n", "PAROLI_X")
    assert done.stdout == "c\n"


def test_the_command_of_the_operator_stays_in_the_folder(tmp_path: Path) -> None:
    folder = tmp_path / "work"
    folder.mkdir()
    done = run_as_operator(tmp_path, "", ["pwd"], folder=folder)
    assert (done.stdout, done.stderr) == (f"{folder}\n", "")


def test_the_command_of_the_operator_leaves_a_folder_that_its_user_may_not_enter(
    tmp_path: Path,
) -> None:
    done = run_as_operator(tmp_path, "", ["pwd"], folder=tmp_path, may_enter=False)
    assert (done.stdout, done.stderr) == ("/\n", "")
    words = ["--output=house.jsonl", "/data/x.db", "--address", "https://a.b", "verify"]
    done = run_as_operator(tmp_path, "", ["echo", *words], folder=tmp_path, may_enter=False)
    assert done.stdout == " ".join(words) + "\n"
    assert done.stderr == (
        "If --output=house.jsonl is a file, name it with its whole path: the user paroli may not"
        f" enter {tmp_path}.\n"
    )


@pytest.mark.parametrize(
    ("url", "notes"),
    [("sqlite:///x.db", 1), ("sqlite:////data/x.db", 0), ("postgresql:///x", 0)],
)
def test_the_command_of_the_operator_notes_a_relative_database(
    tmp_path: Path, url: str, notes: int
) -> None:
    variables = {"PAROLI_DATABASE_URL": url}
    done = run_as_operator(
        tmp_path, "", ["pwd"], variables=variables, folder=tmp_path, may_enter=False
    )
    note = (
        "PAROLI_DATABASE_URL names a file of /. Name it with its whole path, as"
        " sqlite:////FOLDER/FILE.\n"
    )
    assert (done.stdout, done.stderr) == ("/\n", note * notes)


def test_the_command_of_the_operator_finds_runuser_without_a_long_path(tmp_path: Path) -> None:
    done = run_as_operator(tmp_path, "", ["printenv", "PATH"], variables={"PATH": "/usr/bin:/bin"})
    assert "/usr/sbin" in done.stdout.strip().split(":")


@pytest.mark.parametrize(
    ("line", "value"),
    [
        ("X=postgresql://a:b@c/d?e=1&f=2", "postgresql://a:b@c/d?e=1&f=2"),
        ("X=a$HOME$(id)`id`;#b", "a$HOME$(id)`id`;#b"),
        ("X=two  words \t", "two  words"),
        (" \tX= a ", "a"),
        ("X=\"two words, $HOME 'a' \"", "two words, $HOME 'a' "),
        ("X='$HOME \"a\"'  ", '$HOME "a"'),
        ("X=a'b\"c", "a'b\"c"),
        ("X=a=b", "a=b"),
        ("X=", ""),
        ("X=''", ""),
        ("\n# X=a & $b\n;X=c\n\nX=d", "d"),
        ("X=a\nX=b\r\n", "b"),
        ("X=*", "*"),
    ],
)
def test_the_command_of_the_operator_reads_settings_as_systemd_does(
    tmp_path: Path, line: str, value: str
) -> None:
    done = run_with_settings(tmp_path, line, "X")
    assert (done.stdout, done.stderr) == (f"{value}\n", "")


@pytest.mark.parametrize(
    "line",
    [
        "X=a\\",
        "# a\\",
        "X",
        "export X=a",
        "1X=a",
        "=a",
        "X-Y=a",
        'X="a',
        'X="',
        "X='a'b",
        "X='a'b'",
    ],
)
def test_the_command_of_the_operator_refuses_what_it_cannot_read_as_systemd_does(
    tmp_path: Path, line: str
) -> None:
    done = run_with_settings(tmp_path, f"X=first\n{line}\n", "X")
    assert (done.returncode, done.stdout) == (1, "")
    assert done.stderr.startswith(f"Line 2 of {tmp_path}/paroli.env ")
