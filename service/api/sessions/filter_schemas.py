"""Schemas of queries that list only some sessions, events or postings."""

from typing import Any

from marshmallow import ValidationError, fields, validate, validates_schema

from service.api.http.fields import Day, Name, Text
from service.api.http.schemas import (
    JournalPageSchema,
    LogPageSchema,
    SessionCursorSchema,
    missing,
)
from service.domain.games import DEFAULT_GAME, GAMES
from service.domain.session.log.recorded import event_type
from service.domain.session.session_events import SESSION_EVENTS
from service.domain.values.names import SESSION_NAME_MAX

_EVENTS = (SESSION_EVENTS, *(game.events for game in GAMES.values()))
_EVENT_NAMES = sorted({event_type(name) for events in _EVENTS for name in events})
EVENT_PATTERN = rf"^({'|'.join(_EVENT_NAMES).replace('.', '[.]')})([.]v[0-9]{{1,3}})?$"


def check_days(first: str | None, last: str | None) -> None:
    """Refuse a last day before the first. Raises: marshmallow's ``ValidationError``."""
    if first and last and last < first:
        raise ValidationError("The last day is before the first.", "to")


class SessionListQuerySchema(SessionCursorSchema):
    """Which part of the list of sessions to show, and which of them.

    With ``name``, a page may have fewer sessions than ``limit`` although more follow.
    """

    name = fields.String(
        load_default=missing,
        validate=validate.Length(min=1, max=SESSION_NAME_MAX),
        metadata={"description": "A part of the session's name, in upper or lower case."},
    )
    game = fields.String(
        load_default=missing,
        validate=validate.OneOf(tuple(GAMES)),
        metadata={"description": "The game that is played."},
    )
    first_day = Day(
        data_key="from",
        load_default=missing,
        metadata={
            "description": "The first day on which the sessions opened, in the house's time zone."
        },
    )
    last_day = Day(
        data_key="to",
        load_default=missing,
        metadata={
            "description": "The last day on which the sessions opened, in the house's time zone."
        },
    )

    @validates_schema
    def check_order(self, data: dict[str, Any], **_: Any) -> None:
        """Refuse a last day before the first."""
        check_days(data["first_day"], data["last_day"])


class EventsQuerySchema(LogPageSchema):
    """Which part of the log to show, and which of its events.

    With ``type`` or ``player``, a page may have fewer events than ``limit`` although more follow.
    """

    type = fields.String(
        load_default=missing,
        validate=validate.Regexp(EVENT_PATTERN, error="No event has this name."),
        metadata={
            "description": "The name of an event, with its version or for all versions: "
            f"`{DEFAULT_GAME}.punter_seated.v1` or `{DEFAULT_GAME}.punter_seated`."
        },
    )
    player = Name(
        load_default=missing,
        metadata={"description": "A player whom the events name, whether or not they count."},
    )


class JournalQuerySchema(JournalPageSchema):
    """Which part of the journal to show, and which of its postings.

    With ``account``, a page may have fewer postings than ``limit`` although more follow.
    """

    account = Text(
        load_default=missing,
        metadata={"description": "The whole name of an account that gives or gets the amounts."},
    )
