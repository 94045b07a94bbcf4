"""QR codes on the terminal of whoever started the house, where it can show them."""

import shutil
import sys
from collections.abc import Sequence

from service.qr import columns_of, terminal_qr


def terminal_qr_lines(link: str) -> Sequence[str]:
    """Return the lines of a QR code; none into a file, a narrow window or an old code page."""
    if not sys.stdout.isatty() or shutil.get_terminal_size().columns < columns_of(link):
        return ()
    code = terminal_qr(link)
    return code.splitlines() if can_be_written(code, sys.stdout.encoding) else ()


def can_be_written(text: str, encoding: str | None) -> bool:
    """Say whether ``encoding`` has every character of ``text``."""
    try:
        text.encode(encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
