"""Endpoints of people: their bankrolls, their contact, and seats that play with a bankroll."""

from typing import Any
from uuid import UUID, uuid4

from flask import Response, jsonify

from service.api.games.game_api import Fields
from service.api.http.blueprint import Blueprint, endpoint, read_endpoint, write_endpoint
from service.api.http.cursors import cursor_text, read_cursor
from service.api.http.openapi_responses import OPENED, problems
from service.api.http.parsing import json_body
from service.api.http.permissions import HOUSE_AND_KEEPERS
from service.api.http.requests import application, meta_of_request, respond
from service.api.http.schemas import RecordedSchema
from service.api.people.people_schemas import (
    BankrollMoveSchema,
    ContactSchema,
    LinkBankrollSchema,
    PeopleQuerySchema,
    PersonPageSchema,
    PersonSchema,
    PersonWithContactSchema,
    RegisterPersonSchema,
    RenamePersonSchema,
)
from service.domain.people.person import Deposit, RegisterPerson, RenamePerson, Withdraw

blp = Blueprint("people", __name__, url_prefix="/v1", description="People and their bankrolls")

_CONTACT_PROBLEMS = {
    400: "malformed",
    401: "unauthorized",
    403: "forbidden, cross_site",
    404: "unknown_person",
    415: "unsupported_media_type",
    422: "wrong_shape",
    429: "too_many_requests",
}


@blp.route("/people")
@read_endpoint("People, newest first, page by page.", by=HOUSE_AND_KEEPERS, all_sessions=True)
@blp.arguments(PeopleQuerySchema, location="query")
@blp.response(200, PersonPageSchema)
def list_people(page: Fields) -> Response:
    before, limit = read_cursor(page["cursor"]), page["limit"]
    rows = application().people.listed(page["name"], limit=limit + 1, before=before)
    shown = rows[:limit]
    after = cursor_text(shown[-1].opened_at, shown[-1].id) if len(rows) > limit else None
    return jsonify(people=application().people_list.views(shown), next=after)


@blp.route("/people", methods=["POST"])
@write_endpoint("Add a person.", by=HOUSE_AND_KEEPERS, all_sessions=True)
@blp.arguments(RegisterPersonSchema)
@blp.response(201, PersonSchema, headers=OPENED)
def register_person(body: Fields) -> Response:
    meta = meta_of_request(json_body(), body["occurred_at"])
    number = str(body["id"] or uuid4())
    result = application().people.register(number, RegisterPerson(name=body["name"]), meta)
    return respond(result, location=f"/v1/people/{result.session.partition(':')[2]}")


@blp.route("/people/<uuid:person>")
@read_endpoint(
    "A person with bankroll, contact, money at open tables and debts.",
    by=HOUSE_AND_KEEPERS,
    all_sessions=True,
    _404="unknown_person",
)
@blp.response(200, PersonWithContactSchema)
def show_person(person: UUID) -> Response:
    return jsonify(application().people_list.view(str(person)))


@blp.route("/people/<uuid:person>/contact", methods=["PUT"])
@endpoint(
    HOUSE_AND_KEEPERS,
    all_sessions=True,
    summary="Set or erase how to reach a person. It is not in the log.",
    responses=problems(_CONTACT_PROBLEMS),
)
@blp.arguments(ContactSchema)
@blp.response(200, PersonWithContactSchema)
def put_contact(body: Fields, person: UUID) -> Response:
    application().people.put_contact(str(person), body["contact"])
    return jsonify(application().people_list.view(str(person)))


def _entry_route(path: str, schema: Any, summary: str, command: Any) -> None:
    """Add an endpoint that records a command in a person's stream."""

    @blp.route(f"/people/<uuid:person>/{path}", methods=["POST"], endpoint=f"enter_person_{path}")
    @write_endpoint(summary, by=HOUSE_AND_KEEPERS, all_sessions=True, _404="unknown_person")
    @blp.arguments(schema)
    @blp.response(201, PersonSchema)
    def enter(body: Fields, person: UUID) -> Response:
        meta = meta_of_request(json_body(), body.pop("occurred_at"))
        return respond(application().people.enter(str(person), command(**body), meta))


_entry_route("renamings", RenamePersonSchema, "Give a person another name.", RenamePerson)
_entry_route("deposits", BankrollMoveSchema, "Bring money into a bankroll.", Deposit)
_entry_route("withdrawals", BankrollMoveSchema, "Take money out of a bankroll.", Withdraw)


@blp.route("/sessions/<uuid:session>/bankrolls", methods=["POST"])
@write_endpoint(
    "Let a free seat, or the bank, play with a person's bankroll.",
    all_sessions=True,
    _404="unknown_session, unknown_person",
)
@blp.arguments(LinkBankrollSchema)
@blp.response(201, RecordedSchema, description="What was recorded.")
def link_bankroll(body: Fields, session: UUID) -> Response:
    meta = meta_of_request(json_body(), body["occurred_at"])
    person = str(body["person"])
    return respond(application().recorder.link(str(session), body["punter"], person, meta))
