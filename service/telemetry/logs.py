"""Logging as lines for a person or as JSON. Each line carries the id of its HTTP request."""

import logging
import re
import sys
from typing import TextIO

from pythonjsonlogger.core import RESERVED_ATTRS
from pythonjsonlogger.json import JsonFormatter

from service.telemetry.trace import request_id

_LOGGERS = ("service", "workers", "paroli")
_STANDARD_FIELDS = frozenset(RESERVED_ATTRS)
_INVISIBLE = re.compile(r"[\x00-\x09\x0b-\x1f\x7f-\x9f\u2028\u2029]")


class TextFormatter(logging.Formatter):
    """Formats a line for a person: time, level, message, and the extra fields as ``name=value``.

    Further lines, such as a traceback, are indented and control characters are escaped. So logged
    text cannot imitate a log line or move the cursor of a terminal.
    """

    def __init__(self) -> None:
        super().__init__("%(asctime)s %(levelname)s %(message)s")

    def formatMessage(self, record: logging.LogRecord) -> str:  # noqa: N802 - the library's name
        """Return the first line, without a traceback."""
        extra = (
            f"{name}={value}"
            for name, value in vars(record).items()
            if name not in _STANDARD_FIELDS
        )
        return " ".join((super().formatMessage(record), *extra)).replace("\n", r"\n")

    def format(self, record: logging.LogRecord) -> str:
        """Return the record with control characters escaped and further lines indented."""
        return _INVISIBLE.sub(_escape, super().format(record)).replace("\n", "\n    ")


def configure_logging(form: str, level: str) -> None:
    """Log to standard error from now on, as ``text`` or ``json``.

    ``level`` is for Paroli's own messages; libraries log warnings and worse only.
    """
    others = max(_number(level), logging.WARNING)
    logging.basicConfig(handlers=[log_handler(form, sys.stderr)], level=others, force=True)
    logging.captureWarnings(capture=True)
    for name in _LOGGERS:
        logging.getLogger(name).setLevel(_number(level))
    # Below INFO, gunicorn logs the address of every request, which may hold a secret by mistake.
    logging.getLogger("gunicorn").setLevel(max(_number(level), logging.INFO))


def log_handler(form: str, stream: TextIO) -> logging.Handler:
    """Return a handler that writes to ``stream`` as ``text`` or ``json``."""
    handler = logging.StreamHandler(stream)
    handler.setFormatter(TextFormatter() if form == "text" else _json_formatter())
    handler.addFilter(_add_request_id)
    return handler


def _json_formatter() -> logging.Formatter:
    return JsonFormatter(
        ["levelname", "name", "message", "process"],
        rename_fields={"levelname": "level", "name": "logger"},
        timestamp="time",
    )


def _escape(invisible: re.Match[str]) -> str:
    return repr(invisible[0])[1:-1]


def _add_request_id(record: logging.LogRecord) -> bool:
    if request := request_id():
        record.request = request
    return True


def _number(level: str) -> int:
    return logging.getLevelNamesMapping()[level.upper()]
