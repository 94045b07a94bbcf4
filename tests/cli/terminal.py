"""A text stream that is a terminal."""

import io


class Terminal(io.TextIOWrapper):
    """A text stream that reports to be a terminal."""

    def isatty(self) -> bool:
        return True
