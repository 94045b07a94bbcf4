"""A warning if an SQLite file does not outlive its container."""

from pathlib import Path, PurePosixPath

import pytest

from service.serving import container
from service.serving.container import storage_warning, storage_warnings

FILE = PurePosixPath("/var/lib/paroli/paroli.db")
DOCKER = "/var/lib/docker/volumes"
# Root, then other file systems that no test uses, as in a container.
MOUNTS = r"""613 540 0:53 / / rw,relatime master:180 - overlay overlay rw,lowerdir=/var/lib/docker
614 613 0:56 / /proc rw,nosuid,nodev,noexec,relatime - proc proc rw
615 613 0:57 / /dev rw,nosuid - tmpfs tmpfs rw,size=65536k,mode=755
616 613 259:2 /srv/an\040app /var/lib/paroli-backups rw,relatime - ext4 /dev/nvme0n1p2 rw
"""


@pytest.mark.parametrize(
    ("mount", "reason"),
    [
        (f"259:2 {DOCKER}/paroli/_data /var/lib/paroli rw - ext4 /dev/sda1 rw", None),
        (r"259:2 /srv/the\040books /var/lib/paroli rw - ext4 /dev/sda1 rw", None),
        (f"259:2 {DOCKER}/{'0f' * 32}/_data /var/lib/paroli rw - ext4 /dev/sda1 rw", "a name"),
        ("0:60 / /var/lib/paroli rw - tmpfs tmpfs rw", "is in memory"),
        ("0:60 / /var/lib/other rw - tmpfs tmpfs rw", "is inside the container"),
    ],
)
def test_a_file_that_ends_with_its_container_has_a_warning(mount: str, reason: str | None) -> None:
    warning = storage_warning(FILE, f"{MOUNTS}617 613 {mount}\n")
    if reason is None:
        assert warning is None
        return
    assert warning is not None
    assert reason in warning
    assert warning.startswith(f"The database {FILE} is in")
    assert warning.endswith(" --volume paroli:/var/lib/paroli")


def test_a_container_is_recognised(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    mark, mounts = tmp_path / "containerenv", tmp_path / "mountinfo"
    monkeypatch.setattr(container, "_MARKS", (str(mark),))
    monkeypatch.setattr(container, "_MOUNTS", mounts)
    mounts.write_text(MOUNTS)
    assert storage_warnings("sqlite:////srv/paroli.db") == ()
    mark.touch()
    (warning,) = storage_warnings("sqlite:////srv/paroli.db")
    assert warning.startswith("The database /srv/paroli.db is inside the container")
    assert storage_warnings("postgresql://paroli@db/paroli") == ()
