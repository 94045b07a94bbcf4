"""Recognizes texts that a spreadsheet program would run as a formula.

These begin with ``=``, ``+``, ``-`` or ``@``, also after white space such as a tab or a carriage
return. In some languages the full-width forms of these characters count too.

The CSV files put a single quote before such a text. A text that has quotes there already counts as
a formula as well, so that no two texts are written alike, and a reader can remove the quote.
"""

import re

_FORMULA = re.compile("[\\s']*[=+\\-@\uff1d\uff0b\uff0d\uff20]")


def is_formula(text: str) -> bool:
    """Return whether a spreadsheet program may run a text that a user wrote."""
    return _FORMULA.match(text) is not None
