"""The endpoint for corrections: undo, redo, amend, insert, strike out, and rulings."""

from collections.abc import Mapping
from dataclasses import replace
from typing import Any
from uuid import UUID

from flask import Response, jsonify
from marshmallow import Schema, ValidationError, fields, validate, validates_schema

from service.api.games.entry_schemas import session_resources
from service.api.games.game_api import Fields
from service.api.guards.visibility import check_may_rule, current_grant
from service.api.http.blueprint import Blueprint, write_endpoint
from service.api.http.errors import WrongShape
from service.api.http.fields import Flag, QueryFlag, Reference, Text
from service.api.http.parsing import json_body
from service.api.http.requests import application, meta_of_request, respond
from service.api.http.schemas import VERSION_MAX, EntrySchema, RecordedSchema
from service.api.sessions.correction_schemas import CorrectionPreviewSchema
from service.api.sessions.named_entries import KIND, read_named_entry
from service.application.ports.keyring import DEALER
from service.application.reading.correction_preview import preview_correction
from service.application.recording.draft import Meta
from service.application.sessions.correction import Correction
from service.application.sessions.taking_back import TakeBack
from service.domain.port.entries import command_of
from service.domain.session.corrections import REDO, UNDO, Change, Redo, Undo
from service.domain.session.rulings import RULING

blp = Blueprint("corrections", __name__, url_prefix="/v1", description="Corrections of the log")

NEW_ENTRIES_MAX = 100
CHANGES: dict[str, Change] = {"amend": "amended", "insert_after": "inserted", "strike": "struck"}
NEW_ENTRY = ("entry", "entries")
"""The members that have the new entries; a correction has one of them."""

FORMS: Mapping[str, tuple[str, ...]] = {
    "undo": ("of",),
    "redo": ("of",),
    "ruling": (),
    "amend": (*NEW_ENTRY, "drop_refused"),
    "insert_after": (*NEW_ENTRY, "drop_refused"),
    "strike": ("drop_refused",),
    "take_back": (),
}
"""The corrections, by the member that names one, with the members that only some of them have."""

_OWN = tuple(dict.fromkeys(name for names in FORMS.values() for name in names))
NewEntry = tuple[Any, str | None]
"""The command of a new entry, and when it happened."""

RULING_SCHEMA = session_resources()[RULING.verb].schemas[RULING.verb]


def _version_of(meaning: str) -> fields.Integer:
    within = validate.Range(min=1, max=VERSION_MAX)
    described = {"description": f"{meaning} The version of any of its events."}
    return fields.Integer(strict=True, load_default=None, validate=within, metadata=described)


class CorrectionSchema(EntrySchema):
    """One correction: `undo`, `redo`, `ruling`, `amend`, `insert_after`, `strike`, `take_back`."""

    undo = Flag(load_default=False, metadata={"description": "Take back the newest entry."})
    of = Reference(
        load_default=None,
        metadata={"description": "With `undo`, `redo`: the version or the key of the entry meant."},
    )
    redo = Flag(load_default=False, metadata={"description": "Restore what was undone last."})
    ruling = fields.Nested(RULING_SCHEMA, load_default=None)
    amend = _version_of("The entry to replace.")
    insert_after = _version_of("The entry after which to insert.")
    strike = _version_of("The entry to strike out.")
    take_back = fields.Integer(
        strict=True,
        load_default=None,
        validate=validate.Range(min=1, max=VERSION_MAX),
        metadata={
            "description": "The correction to take back, if nothing was entered after it: the "
            "`last_correction` of the view. To redo it, take back its taking back."
        },
    )
    entry = fields.Dict(
        load_default=None,
        metadata={"description": "With `amend`, `insert_after`: the new entry, as in a batch."},
    )
    entries = fields.List(
        fields.Dict(),
        load_default=None,
        validate=validate.Length(min=1, max=NEW_ENTRIES_MAX),
        metadata={"description": "Instead of `entry`: several new entries, in their order."},
    )
    drop_refused = Flag(
        load_default=False,
        metadata={"description": "Drop later entries that the rules refuse after the correction."},
    )
    reason = Text(load_default=None, metadata={"description": "Why, in words."})

    @validates_schema
    def check_form(self, body: Fields, **_: Any) -> None:
        """Require exactly one correction, and new entries where it needs them."""
        named = [name for name in FORMS if body[name]]
        if len(named) != 1:
            raise ValidationError(f"Name exactly one of: {', '.join(FORMS)}.")
        own = FORMS[named[0]]
        for name in _OWN:
            if body[name] not in (None, False) and name not in own:
                raise ValidationError({name: [f"Only {_forms_with(name)} have this."]})
        if {*NEW_ENTRY} <= {*own} and sum(body[name] is not None for name in NEW_ENTRY) != 1:
            raise ValidationError(f"`{named[0]}` has `entry` or `entries`.")


def _forms_with(member: str) -> str:
    """Return the corrections that have a member, in words."""
    *others, last = (f"`{form}`" for form, own in FORMS.items() if member in own)
    return f"{', '.join(others)} and {last}"


DRY_RUN = {
    "in": "query",
    "name": "dry_run",
    "required": False,
    "description": "Record nothing, and return what would change.",
    "schema": {"type": "boolean", "default": False},
}


class DryRunSchema(Schema):
    """Whether to record nothing."""

    dry_run = QueryFlag(load_default=False)


@blp.route("/sessions/<uuid:session>/corrections", methods=["POST"])
@write_endpoint(
    "Correct the log: undo, redo, amend, insert or strike out an entry, or rule.",
    query=[DRY_RUN],
)
@blp.arguments(CorrectionSchema)
@blp.arguments(DryRunSchema, location="query")
@blp.response(201, RecordedSchema, description="What was recorded.")
@blp.alt_response(
    200, schema=CorrectionPreviewSchema, description="`dry_run`: what would change.", success=True
)
def correct(body: Fields, query: Fields, session: UUID) -> Response:
    meta = _without_pen(meta_of_request(json_body(), body["occurred_at"]))
    act = _correction(str(session), body)
    if query["dry_run"]:
        return jsonify(preview_correction(application().recorder, str(session), act, meta))
    if isinstance(act, Correction):
        return respond(application().recorder.correct(str(session), act, meta))
    return respond(application().recorder.enter(str(session), act, meta))


def _without_pen(meta: Meta) -> Meta:
    """Return the metadata of a correction: only a dealer needs the pen for it."""
    return meta if current_grant().role == DEALER else replace(meta, device=None)


def _correction(session: str, body: Fields) -> Any:
    """Return the command of a body, or the ``Correction``. Raises: ``WrongShape``."""
    if body["undo"]:
        return Undo(of=body["of"], reason=body["reason"])
    if body["redo"]:
        return Redo(of=body["of"], reason=body["reason"])
    if body["ruling"]:
        return _ruling(body)
    if body["take_back"]:
        return TakeBack(
            version=body["take_back"],
            running_round=current_grant().role == DEALER,
            reason=body["reason"],
        )
    form = next(name for name in CHANGES if body[name] is not None)
    new = _new_entries(session, body)
    return Correction(
        change=CHANGES[form],
        version=body[form],
        commands=tuple(command for command, _ in new),
        times=tuple(occurred_at or body["occurred_at"] for _, occurred_at in new),
        drop_refused=body["drop_refused"],
        running_round=current_grant().role == DEALER,
        reason=body["reason"],
    )


def _ruling(body: Fields) -> Any:
    check_may_rule()
    values = body["ruling"]
    return command_of(RULING, {**values, "reason": values["reason"] or body["reason"]})


def _new_entries(session: str, body: Fields) -> list[NewEntry]:
    """Return the new entries. Raises: ``WrongShape``."""
    if body["entry"] is not None:
        return [_new_entry(session, body["entry"], "entry")]
    entries = enumerate(body["entries"] or ())
    return [_new_entry(session, entry, "entries", str(at)) for at, entry in entries]


def _new_entry(session: str, entry: Fields, *path: str) -> NewEntry:
    """Return a new entry, which stands at ``path`` in the body."""
    try:
        return _read_entry(session, entry)
    except ValidationError as error:
        errors: Any = error.messages
        for name in reversed(path):
            errors = {name: errors}
        raise WrongShape(errors) from error


def _read_entry(session: str, entry: Fields) -> NewEntry:
    """Return an entry as a batch has it, without a key. Raises: ``ValidationError``."""
    named = read_named_entry(session, entry)
    if named.kind in (UNDO, REDO):
        raise ValidationError({KIND: ["This cannot be a new entry."]})
    return command_of(named.kind, named.values), named.values["occurred_at"]
