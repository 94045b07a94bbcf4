"""Limits of a score sheet's TOML, which are checked before it is parsed.

The time and memory of the parser grow with the square of a key's parts.
"""

import re

from service.sheets.errors import BadSheet

KEY_PARTS_MAX = 8
"""The most parts of a dotted key. A sheet needs three: ``expect.purses.anne``."""

DEPTH_MAX = 40
"""The deepest nesting of arrays and inline tables. A sheet needs three."""

WORD_MAX = 4_200
"""The longest key or number. Python refuses whole numbers of more than 4300 digits."""

TOKENS_MAX = 50_000
"""The most names, values, marks and blanks; a sheet of 100 players has a tenth of them."""

_MULTI_LINE = r'"""(?:[^"\\]++|\\[\s\S]|"(?!""))*+"{3,5}+' + "|'''(?:[^']++|'(?!''))*+'{3,5}+"
_ONE_LINE = r'"(?!"")(?:[^"\\\n]++|\\.)*+"' + "|'(?!'')[^'\n]*+'"
_EMPTY = '""(?!")' + "|''(?!')"
_PART = rf"(?:[A-Za-z0-9_-]++|{_EMPTY}|{_ONE_LINE})"
_DOT = r"[ \t]*+\.[ \t]*+"

_TOKEN = re.compile(
    rf"(?P<too_long>{_PART}(?:{_DOT}{_PART}){{{KEY_PARTS_MAX}}})"
    rf"|{_MULTI_LINE}|(?P<part>{_PART})"
    r"|(?:[ \t\n]|\#[^\n]*+)++"
    r"|(?P<opening>[\[{])|(?P<closing>[\]}])"
    r"|[^\"']"
)
"""One token of TOML. Nothing matches at a string that is not closed: there, the parser stops."""

_END_OF_KEY = re.compile(r"[ \t]*+[.=\]]")


def check_toml_limits(text: str) -> None:
    """Raise ``BadSheet`` if a sheet's TOML exceeds a limit.

    Strings and comments may contain anything. An error of syntax is left to the parser.
    """
    at = depth = count = 0
    while token := _TOKEN.match(text, at):
        count += 1
        depth += (token.lastgroup == "opening") - (token.lastgroup == "closing")
        if message := _exceeded(token, depth, count):
            raise BadSheet(text.count("\n", 0, at) + 1, message)
        at = token.end()


def _exceeded(token: re.Match[str], depth: int, count: int) -> str | None:
    """Return the message of the limit that ``token`` exceeds, or None."""
    if token.lastgroup == "too_long":
        return "A key has too many parts."
    if token.lastgroup == "part" and _is_too_long(token):
        return "This is not TOML: a key or a number is too long."
    if depth > DEPTH_MAX:
        return "This is not TOML: it is nested too deep."
    return "There are too many keys and values." if count > TOKENS_MAX else None


def _is_too_long(part: re.Match[str]) -> bool:
    """Return whether a part is too long. A string may have any length, unless it is a key."""
    start, end = part.span()
    if end - start <= WORD_MAX:
        return False
    return part.string[start] not in "\"'" or bool(_END_OF_KEY.match(part.string, end))
