"""Raises the limit of open files, of which each connection needs one."""

import sys

WANTED = 4_096


def open_files_max() -> int:
    """Return how many files this process may open, after raising the limit as far as useful."""
    if sys.platform == "win32":
        return WANTED
    import resource  # noqa: PLC0415 - not on Windows

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft == resource.RLIM_INFINITY or soft >= WANTED:
        return WANTED
    raised = WANTED if hard == resource.RLIM_INFINITY else min(WANTED, hard)
    resource.setrlimit(resource.RLIMIT_NOFILE, (raised, hard))
    return raised
