"""The key for seals: made once, replaced without losing the old public key, and never invented."""

import threading
from dataclasses import replace
from pathlib import Path

import pytest

from service.sealing.seal_keys import NOT_SET, NoSealKey, SealKeys, is_signed
from tests.sealing.test_seal_text import HEAD


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "data" / "seal-key.pem"


def test_the_key_is_made_once_and_only_its_owner_reads_it(file: Path) -> None:
    assert SealKeys(file).make_if_missing() == ()
    made = file.read_bytes()
    assert file.stat().st_mode & 0o777 == 0o600
    assert SealKeys(file).make_if_missing() == ()
    assert file.read_bytes() == made


def test_processes_that_start_at_once_share_one_key(file: Path) -> None:
    barrier = threading.Barrier(8)
    fingerprints: list[str] = []

    def start() -> None:
        keys = SealKeys(file)
        barrier.wait()
        assert keys.make_if_missing() == ()
        fingerprints.append(keys.public_keys()[0].fingerprint)

    threads = [threading.Thread(target=start) for _ in range(8)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert len(fingerprints) == 8
    assert len(set(fingerprints)) == 1
    assert [path.name for path in file.parent.iterdir()] == [file.name]


def test_the_same_head_gets_the_same_seal(file: Path) -> None:
    SealKeys(file).make_if_missing()
    assert SealKeys(file).seal(HEAD) == SealKeys(file).seal(HEAD)
    assert SealKeys(file).seal(replace(HEAD, version=215)).text != SealKeys(file).seal(HEAD).text


def test_after_a_rotation_old_seals_have_an_earlier_key(file: Path) -> None:
    keys, running = SealKeys(file), SealKeys(file)
    keys.rotate()
    seals = [running.seal(HEAD)]
    for _ in range(2):
        keys.rotate()
        seals.append(running.seal(HEAD))
    assert all(map(is_signed, seals))
    found = keys.public_keys()
    assert [key.fingerprint for key in found] == [seal.fingerprint for seal in reversed(seals)]
    assert [key.current for key in found] == [True, False, False]
    assert file.stat().st_mode & 0o777 == 0o600


def test_without_a_file_there_are_no_seals() -> None:
    keys = SealKeys(None)
    assert keys.make_if_missing() == (NOT_SET,)
    assert keys.seal_if_possible(HEAD) is None
    with pytest.raises(NoSealKey, match="PAROLI_SEAL_KEY_FILE"):
        keys.rotate()


def test_a_folder_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("")
    keys = SealKeys(blocked / "seal-key.pem")
    (message,) = keys.make_if_missing()
    assert message.startswith(
        f"Sessions get no seals: the key cannot be written to {blocked / 'seal-key.pem'}: "
    )
    assert keys.seal_if_possible(HEAD) is None


def test_a_reader_never_makes_a_key(file: Path) -> None:
    keys = SealKeys(file)
    with pytest.raises(NoSealKey, match="`paroli serve` makes it"):
        keys.public_keys()
    assert not file.exists()


@pytest.mark.parametrize(
    "content",
    [b"", b"\xff", b"-----BEGIN PRIVATE KEY-----\nAAAA\n-----END PRIVATE KEY-----\n", "twice"],
)
def test_a_damaged_file_is_named_and_never_overwritten(file: Path, content: bytes | str) -> None:
    keys = SealKeys(file)
    keys.make_if_missing()
    damaged = content if isinstance(content, bytes) else file.read_bytes() * 2
    file.write_bytes(damaged)
    (message,) = keys.make_if_missing()
    assert str(file) in message
    with pytest.raises(NoSealKey, match=r"seal-key\.pem"):
        keys.rotate()
    assert file.read_bytes() == damaged
