"""A small disk in memory that can be full. Only root may mount one."""

import os
import subprocess
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path

SIZE = "768m"
BLOCK = 1 << 20


class NoSmallDisk(Exception):  # noqa: N818 - says what is missing
    """This machine does not permit to mount a small disk."""


@dataclass(frozen=True)
class SmallDisk:
    """A disk of its own for a database. ``fill`` and ``free`` may be repeated."""

    folder: Path

    def fill(self) -> None:
        """Take all free space."""
        with self._ballast.open("ab", buffering=0) as ballast:
            for size in (BLOCK, 4096, 1):
                self._append_until_full(ballast.fileno(), size)

    def free(self) -> None:
        """Give the space back."""
        self._ballast.unlink(missing_ok=True)

    @property
    def _ballast(self) -> Path:
        return self.folder / "ballast"

    @staticmethod
    def _append_until_full(file: int, size: int) -> None:
        try:
            while os.write(file, bytes(size)) == size:
                pass
        except OSError:
            return


@contextmanager
def small_disk(folder: Path) -> Iterator[SmallDisk]:
    """Yield a disk mounted at ``folder``. Raises: ``NoSmallDisk``."""
    folder.mkdir()
    # PostgreSQL runs as a user without rights and must reach its data.
    folder.parent.chmod(0o755)
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={SIZE},mode=755", "tmpfs", str(folder)],
        capture_output=True,
        text=True,
        check=False,
    )
    if mounted.returncode:
        raise NoSmallDisk(
            f"No disk could be mounted: {mounted.stderr.strip()} Run as root, or leave the fault"
            " out with `--without full-disk`."
        )
    try:
        yield SmallDisk(folder)
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)
