"""Kills a process with everything that it started."""

import os
import signal
import subprocess
from collections.abc import Iterator
from contextlib import suppress

from tests.child_processes import children_of


def kill_tree(process: "subprocess.Popen[str]") -> None:
    """Kill a process in a group of its own, and the groups of all processes below it.

    The servers of a fault run are in groups of their own. The groups are found first: the children
    of a dead process belong to another parent.
    """
    if process.poll() is not None:
        return
    groups = {process.pid: None} | dict.fromkeys(_groups_below(process.pid))
    for group in groups:  # the process itself first, because it starts servers again
        with suppress(ProcessLookupError):
            os.killpg(group, signal.SIGKILL)
    process.wait()


def _groups_below(parent: int) -> Iterator[int]:
    for child in children_of(parent):
        with suppress(ProcessLookupError):
            yield os.getpgid(child)
        yield from _groups_below(child)
