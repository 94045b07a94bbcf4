"""Finds the child processes of a process."""

from contextlib import suppress
from pathlib import Path


def children_of(parent: int) -> list[int]:
    """Return the processes that ``parent`` started and that still run, newest first."""
    found = []
    for entry in Path("/proc").iterdir():
        if entry.name.isdigit():
            with suppress(OSError):
                # After the name in brackets come the state and the parent.
                _state, its_parent = (entry / "stat").read_text().rpartition(")")[2].split()[:2]
                if int(its_parent) == parent:
                    found.append(int(entry.name))
    return sorted(found, reverse=True)
