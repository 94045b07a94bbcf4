"""Warns if an SQLite file does not outlive its container."""

import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path, PurePosixPath

from service.store.opening.engines import SQLITE, kind_of, sqlite_path

_MARKS = ("/.dockerenv", "/run/.containerenv")
"""Files that Docker and Podman create in every container."""

_MOUNTS = Path("/proc/self/mountinfo")

_UNNAMED_VOLUME = re.compile(r"/volumes/[0-9a-f]{64}/_data$")
_IN_MEMORY = "tmpfs"


@dataclass(frozen=True, slots=True)
class Mount:
    """A mounted file system: ``source`` is the folder in it that is shown at ``target``."""

    target: PurePosixPath
    source: str
    kind: str


def storage_warnings(database_url: str) -> tuple[str, ...]:
    """Return a warning if this is a container and would lose the database, or else nothing."""
    is_container = any(Path(mark).exists() for mark in _MARKS) and _MOUNTS.exists()
    if kind_of(database_url) != SQLITE or not is_container:
        return ()
    file = PurePosixPath(sqlite_path(database_url))
    warning = storage_warning(file, _MOUNTS.read_text(encoding="utf-8"))
    return (warning,) if warning else ()


def storage_warning(file: PurePosixPath, mountinfo: str) -> str | None:
    """Return a warning if ``file`` ends with its container, by the text of ``mountinfo``."""
    # Of two mounts at one folder, the later one hides the earlier one.
    around = [mount for mount in _mounts(mountinfo) if file.is_relative_to(mount.target)]
    mount = max(reversed(around), key=lambda found: len(found.target.parts), default=None)
    if mount is None:
        return None
    if mount.kind == _IN_MEMORY:
        reason = "is in memory, and is lost when the container stops"
    elif mount.target == PurePosixPath("/"):
        reason = "is inside the container, and is deleted with it"
    elif _UNNAMED_VOLUME.search(mount.source):
        reason = "is in a volume without a name, which the next container does not use"
    else:
        return None
    return f"The database {file} {reason}. Name a volume: --volume paroli:{file.parent}"


def _mounts(mountinfo: str) -> Iterator[Mount]:
    """Yield the mounts in ``mountinfo``: see proc(5)."""
    for line in mountinfo.splitlines():
        fields, _, rest = line.partition(" - ")
        source, target = fields.split()[3:5]
        yield Mount(PurePosixPath(_unescaped(target)), _unescaped(source), rest.split()[0])


def _unescaped(path: str) -> str:
    r"""Return a path with its octal escapes replaced, such as ``\040`` for a blank."""
    return re.sub(r"\\([0-7]{3})", lambda found: chr(int(found[1], 8)), path)
