"""What is logged and how: lines for a person, or JSON; each knows the request it belongs to."""

import logging
import re
import sys
from typing import TextIO

from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter

from service.telemetry.trace import request_id

_OURS = ("service", "workers", "paroli")
_KNOWN = frozenset(RESERVED_ATTRS)
_UNSEEN = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]")


class Lines(logging.Formatter):
    """A line for a person: when, how bad, what, and the facts as ``name=value``.

    What stands under it, such as a traceback, is set in: nobody's words look like a line of ours,
    nor move a terminal's cursor.
    """

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        """Return the line without what stands under it."""
        facts = (f"{name}={said}" for name, said in vars(record).items() if name not in _KNOWN)
        return " ".join((super().formatMessage(record), *facts)).replace("\n", r"\n")

    def format(self, record: logging.LogRecord) -> str:
        """Return the record with everything visible."""
        return _UNSEEN.sub(_shown, super().format(record)).replace("\n", "\n    ")


def log_as(form: str, level: str) -> None:
    """Log to standard error from now on, as ``text`` or ``json``.

    ``level`` is for what Paroli says; of the libraries only warnings and worse are heard.
    """
    others = max(_number(level), logging.WARNING)
    logging.basicConfig(handlers=[writing(form, sys.stderr)], level=others, force=True)
    logging.captureWarnings(capture=True)
    for name in _OURS:
        logging.getLogger(name).setLevel(_number(level))
    # Below that it tells the address of every request, in which a secret may stand by mistake.
    logging.getLogger("gunicorn").setLevel(max(_number(level), logging.INFO))


def writing(form: str, stream: TextIO) -> logging.Handler:
    """Return what writes to ``stream`` as ``text`` or ``json``."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(Lines() if form == "text" else _as_json())
    handler.addFilter(_say_of_which_request)
    return handler


def _as_json() -> logging.Formatter:
    return JsonFormatter(
        ["levelname", "name", "message", "process"],
        rename_fields={"levelname": "level", "name": "logger"},
        timestamp="time",
    )


def _shown(unseen: re.Match[str]) -> str:
    return repr(unseen[0])[1:-1]


def _say_of_which_request(record: logging.LogRecord) -> bool:
    if request := request_id():
        record.request = request
    return True


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]
