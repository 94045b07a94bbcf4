"""Schemas of request bodies that marshmallow cannot describe: which members go together.

Each is made from the declaration that the endpoint itself checks. A form leaves out the members of
the other forms. The service also accepts such a member if it is empty: null, or false.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from service.api.games import GAME_APIS
from service.api.games.entry_forms import (
    entry_schemas,
    one_of,
    reference,
    without_null,
)
from service.api.games.entry_schemas import any_of
from service.api.sessions.corrections import FORMS as CORRECTIONS
from service.api.sessions.corrections import NEW_ENTRY
from service.application.ports.keyring import LIMITS, RoleLimits

Json = dict[str, Any]

_SECRETS = ("link", "key")
"""The members that sign in a device, of which a request has one."""


def add_entry_schemas(spec: Any, converter: Any) -> None:
    """Add the schemas of entries, to which the paths refer. Call it before they are added."""
    for name, schema in entry_schemas(converter.schema2jsonschema, GAME_APIS.values()):
        spec.components.schema(name, schema)


def replace_bodies(schemas: dict[str, Json]) -> None:
    """Replace the schemas of bodies that have several forms."""
    for name in ("Grant", "KeyWish"):
        schemas |= _by_role(name, schemas[name])
    schemas |= _batches(schemas["Batch"])
    schemas |= _corrections(schemas["Correction"])
    schemas |= _sign_ins(schemas["SignIn"])


def _batches(batch: Json) -> Iterator[tuple[str, Json]]:
    """Yield the schema of a batch of each game, and of any game."""
    for game in _games():
        entries = {**batch["properties"]["entries"], "items": reference(f"{game}BatchEntry")}
        yield f"{game}Batch", _form(batch, {"entries": entries})
    yield "Batch", any_of(reference(f"{game}Batch") for game in _games())


def _games() -> list[str]:
    """Return the beginning of the names of each game's schemas."""
    return [api.game.name.capitalize() for api in GAME_APIS.values()]


def _by_role(name: str, grant: Json) -> Iterator[tuple[str, Json]]:
    """Yield the schema of a grant for each role, and of any grant."""
    for role, limits in LIMITS.items():
        yield f"{role.capitalize()}{name}", _grant(grant, role, limits)
    yield name, one_of("role", {role: f"{role.capitalize()}{name}" for role in LIMITS})


def _grant(grant: Json, role: str, limits: RoleLimits) -> Json:
    properties = grant["properties"]
    members = {"role": {**properties["role"], "enum": [role]}}
    if limits.sessions_max:
        members["sessions"] = {**properties["sessions"], "maxItems": limits.sessions_max}
    if not limits.may_be_for_all:
        members["sessions"] = without_null(members["sessions"])
    if limits.has_punter:
        members["punter"] = without_null(properties["punter"])
    if not limits.may_hide_purses:
        members["purses"] = {**properties["purses"], "enum": [True]}
    empty = ["sessions"] * (limits.sessions_max == 0) + ["punter"] * (not limits.has_punter)
    required = ["sessions"] * (not limits.may_be_for_all) + ["punter"] * limits.has_punter
    return _form(grant, members, required, without=empty)


def _corrections(correction: Json) -> Iterator[tuple[str, Json]]:
    """Yield the schema of each form of a correction, and of any correction."""
    names = []
    for form, own in CORRECTIONS.items():
        names.append(f"{_title(form)}Correction")
        yield from _correction(names[-1], correction, form, own)
    yield "Correction", {"oneOf": [*map(reference, names)]}


def _correction(
    name: str, correction: Json, form: str, own: Iterable[str]
) -> Iterator[tuple[str, Json]]:
    properties = correction["properties"]
    others = _members_of(CORRECTIONS) - {form, *own}
    members = {form: _with_value(properties[form])}
    if not {*NEW_ENTRY} & {*own}:
        yield name, _form(correction, members, [form], without=others)
        return
    for one, schema in _new_entries(properties).items():
        unused = {*others, *NEW_ENTRY} - {one}
        has_one = _form(correction, {**members, one: schema}, [form, one], without=unused)
        yield name + _ENDINGS[one], has_one
    yield name, {"oneOf": [reference(name + ending) for ending in _ENDINGS.values()]}


_ENDINGS = {"entry": "ByOne", "entries": "BySeveral"}
"""What the name of a correction with one new entry ends in, and with several."""


def _new_entries(properties: Json) -> Json:
    """Return the schemas of the members with new entries: all of one game."""
    entry = [reference(f"{game}CorrectionEntry") for game in _games()]
    several = {name: part for name, part in properties["entries"].items() if name != "description"}
    entries = [{**without_null(several), "items": each} for each in entry]
    return {
        name: {**any_of(parts), "description": properties[name]["description"]}
        for name, parts in (("entry", entry), ("entries", entries))
    }


def _members_of(forms: Mapping[str, Iterable[str]]) -> set[str]:
    """Return the members that only some forms have."""
    return {*forms, *(name for names in forms.values() for name in names)}


def _sign_ins(sign_in: Json) -> Iterator[tuple[str, Json]]:
    """Yield the schema of signing in with each secret, and with any of them."""
    names = {secret: f"SignInBy{_title(secret)}" for secret in _SECRETS}
    for secret, name in names.items():
        members = {secret: _with_value(sign_in["properties"][secret])}
        yield name, _form(sign_in, members, [secret], without={*_SECRETS} - {secret})
    yield "SignIn", {"oneOf": [*map(reference, names.values())]}


def _title(member: str) -> str:
    return "".join(map(str.capitalize, member.split("_")))


def _with_value(schema: Json) -> Json:
    """Return the schema of a member that has a value: true, or another than null."""
    if schema.get("type") == "boolean":
        return {"type": "boolean", "enum": [True], "description": schema["description"]}
    if "anyOf" in schema:
        (part,) = (part for part in schema["anyOf"] if part != {"type": "null"})
        return {**part, "description": schema["description"]}
    return without_null(schema)


def _form(
    schema: Json, members: Json, required: Iterable[str] = (), *, without: Iterable[str] = ()
) -> Json:
    """Return one form of an object: with some members replaced, and without those of others."""
    left = {name: part for name, part in schema["properties"].items() if name not in without}
    needed = dict.fromkeys((*schema.get("required", ()), *required))
    return {**schema, "properties": {**left, **members}, "required": [*needed]}
