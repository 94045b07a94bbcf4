"""A screen to write to."""

import io


class Terminal(io.TextIOWrapper):
    """Says that it is one."""

    def isatty(self) -> bool:
        return True
