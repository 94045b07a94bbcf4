"""Responses with reports: the file, its name, and the state of a report that a worker makes."""

import re
import unicodedata
from collections.abc import Sequence
from typing import Any
from urllib.parse import quote

from flask import Response, jsonify, request

from service.api.games.game_api import Fields
from service.api.http.openapi_responses import BINARY, LOCATION, RETRY_AFTER, is_file
from service.api.http.parsing import OCTET_STREAM
from service.api.reports.report_schemas import ReportStateSchema
from service.application.ports.report_files import DONE, ReportFile
from service.reports.documents.html import STYLE_HASH
from service.reports.formats import ReportFormat

FILE_NAMED: Fields = {
    "Content-Disposition": {
        "description": "The name under which a browser saves the file, such as "
        '`attachment; filename="2026-01-06-twelfth-night.pdf"`; `inline` for a page. A name with '
        "other characters than ASCII is in `filename*` too.",
        "schema": {"type": "string"},
    }
}
"""The header of a response with a file."""

POLL_SECONDS = 1
"""How soon a client should ask again for a report that is being made."""

REQUESTED: Fields = {
    "schema": ReportStateSchema,
    "description": "A worker makes it: ask `Location`.",
    "headers": {**LOCATION, **RETRY_AFTER},
    "success": True,
}
"""The response to a request for a report that a worker makes."""

FILE_NAME_MAX = 60
_NOT_IN_FILE_NAMES = re.compile(r"[\W_]+")
_TEXT: Fields = {"type": "string"}
_PAGE_POLICY = f"default-src 'none'; style-src {STYLE_HASH}; frame-ancestors 'none'"


def response_schema(form: ReportFormat[Any]) -> Fields:
    """Return the schema of a format that is not JSON."""
    return BINARY if is_file(form.media_type) else _TEXT


def report_file(
    form: ReportFormat[Any], content: bytes, *, date: str, title: str, details: Sequence[str] = ()
) -> Response:
    """Return a report. A browser saves it as ``2026-01-06-twelfth-night-eur.pdf``.

    ``date`` is a day or a period, and empty if the report has none. ``details`` follow the title
    and tell the file from others: the start of an id, the code of a currency.
    """
    response = _of_format(form, Response(content, mimetype=_media_type(form)))
    ending = "".join(f"-{detail}" for detail in details) + f".{form.suffix}"
    how = "inline" if form.is_page else "attachment"
    response.headers.set("Content-Disposition", how, **_file_names(date, title, ending))
    return response


def unchanged_report(form: ReportFormat[Any], tag: str) -> Response:
    """Return 304. A browser gives its stored report the headers of this response (RFC 9111)."""
    return tagged(_of_format(form, Response(status=304)), tag)


def _of_format(form: ReportFormat[Any], response: Response) -> Response:
    response.vary.add("Accept")
    if form.name == "html":
        response.headers["Content-Security-Policy"] = _PAGE_POLICY
    return response


def _media_type(form: ReportFormat[Any]) -> str:
    """Return the media type of a report: its own, or that of any file if the client prefers it."""
    prefers_bytes = request.accept_mimetypes.best == OCTET_STREAM
    return OCTET_STREAM if prefers_bytes and is_file(form.media_type) else form.media_type


def _file_names(date: str, title: str, ending: str) -> dict[str, str]:
    """Return the file name in ASCII, and in UTF-8 if it has other characters (RFC 6266)."""
    plain = unicodedata.normalize("NFKD", title).encode("ascii", "ignore").decode()
    name, ascii_name = (_file_name(date, text, ending) for text in (title, plain))
    if name == ascii_name:
        return {"filename": name}
    return {"filename": ascii_name, "filename*": f"UTF-8''{quote(name, safe='')}"}


def _file_name(date: str, title: str, ending: str) -> str:
    name = _NOT_IN_FILE_NAMES.sub("-", title.lower()).strip("-")[:FILE_NAME_MAX]
    return "-".join(filter(None, (date, name or "report"))) + ending


def tagged(response: Response, tag: str) -> Response:
    """Return a response with its ``ETag``. A browser asks each time whether it is the newest."""
    response.set_etag(tag)
    response.headers["Cache-Control"] = "private, no-cache"
    return response


def accepted(report: ReportFile, *, state_at: str, report_at: str) -> Response:
    """Return the response to a request for a report that a worker makes."""
    response = jsonify(_state(report, report_at))
    response.status_code = 202
    response.headers["Location"] = f"{state_at}/{report.id}"
    response.headers["Retry-After"] = str(POLL_SECONDS)
    return response


def state_response(report: ReportFile, report_at: str) -> Response:
    """Return the state of a report; ``Location`` is its address when it is done."""
    response = jsonify(_state(report, report_at))
    if report.state == DONE:
        response.headers["Location"] = report_at
    return response


def _state(report: ReportFile, report_at: str) -> Fields:
    return {
        "id": report.id,
        "version": report.version,
        "format": report.format,
        "language": report.language,
        "state": report.state,
        "done": report.done,
        "total": report.total,
        "report": report_at,
        "error": report.error,
    }
