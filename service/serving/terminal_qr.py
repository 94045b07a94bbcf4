"""QR codes on the terminal, if it can show them."""

import shutil
import sys
from collections.abc import Sequence

from service.qr import terminal_qr, terminal_width


def terminal_qr_lines(link: str) -> Sequence[str]:
    """Return the lines of a QR code; none for a file, a narrow window or an old code page."""
    if not sys.stdout.isatty() or shutil.get_terminal_size().columns < terminal_width(link):
        return ()
    code = terminal_qr(link)
    return code.splitlines() if is_encodable(code, sys.stdout.encoding) else ()


def is_encodable(text: str, encoding: str | None) -> bool:
    """Return whether ``encoding`` has every character of ``text``."""
    try:
        text.encode(encoding or "ascii")
    except UnicodeEncodeError:
        return False
    return True
