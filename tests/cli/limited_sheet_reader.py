"""Reads score sheets in a process of its own, whose memory is limited."""

import json
import resource
import sys

from service.sheets import BadSheet, read_sheet

MEMORY_BYTES = 256 * 1024 * 1024


def main() -> None:
    """Answer each line, a sheet as JSON, with its error: the line and the message, or null."""
    resource.setrlimit(resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    for line in sys.stdin:
        sys.stdout.write(f"{json.dumps(error_of(json.loads(line)))}\n")
        sys.stdout.flush()


def error_of(text: str) -> tuple[int, str] | None:
    try:
        read_sheet(text)
    except BadSheet as error:
        return error.line, error.message
    return None


if __name__ == "__main__":
    main()
