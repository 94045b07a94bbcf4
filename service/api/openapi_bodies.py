"""Schemas of request bodies that marshmallow cannot describe: which members go together.

Each is made from the declaration that the endpoint itself checks.
"""

from collections.abc import Iterable, Iterator, Mapping
from typing import Any

from service.api.corrections import FORMS as CORRECTIONS
from service.api.games import GAME_APIS
from service.api.games.entry_forms import (
    entry_schemas,
    one_of,
    reference,
    without_null,
)
from service.api.games.entry_schemas import any_of
from service.application.keyring import LIMITS, RoleLimits

Json = dict[str, Any]

_NEW_ENTRY = ("entry", "entries")
"""The members of a correction with new entries, of which it has one."""

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
        yield f"{game}Batch", _changed(batch, {"entries": entries})
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
    required = []
    if limits.sessions_max == 0:
        members["sessions"] = _blank(properties["sessions"])
    elif limits.sessions_max:
        members["sessions"] = {**properties["sessions"], "maxItems": limits.sessions_max}
    if not limits.may_be_for_all:
        members["sessions"] = without_null(members["sessions"])
        required.append("sessions")
    if limits.has_punter:
        members["punter"] = without_null(properties["punter"])
        required.append("punter")
    else:
        members["punter"] = _blank(properties["punter"])
    if not limits.may_hide_purses:
        members["purses"] = {**properties["purses"], "enum": [True]}
    return _changed(grant, members, required)


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
    members = _members_of(correction, CORRECTIONS, form, own)
    if not {*_NEW_ENTRY} & {*own}:
        yield name, _changed(correction, members, [form])
        return
    properties = correction["properties"]
    entry = [reference(f"{game}CorrectionEntry") for game in _games()]
    several = {name: part for name, part in properties["entries"].items() if name != "description"}
    entries = [{**without_null(several), "items": each} for each in entry]
    new = {
        name: {**any_of(parts), "description": properties[name]["description"]}
        for name, parts in (("entry", entry), ("entries", entries))
    }
    for one in _NEW_ENTRY:
        blanks = {other: _blank(properties[other]) for other in _NEW_ENTRY}
        has_one = _changed(correction, {**members, **blanks, one: new[one]}, [form, one])
        yield name + _ENDINGS[one], has_one
    yield name, {"oneOf": [reference(name + ending) for ending in _ENDINGS.values()]}


_ENDINGS = {"entry": "ByOne", "entries": "BySeveral"}
"""What the name of a correction with one new entry ends in, and with several."""


def _members_of(
    correction: Json, forms: Mapping[str, Iterable[str]], form: str, own: Iterable[str]
) -> Json:
    """Return the members of a form: its first one has a value, those of other forms are blank."""
    properties = correction["properties"]
    others = {*forms, *(name for names in forms.values() for name in names)} - {form, *own}
    blanks = {name: _blank(properties[name]) for name in properties if name in others}
    return {**blanks, form: _set(properties[form])}


def _sign_ins(sign_in: Json) -> Iterator[tuple[str, Json]]:
    """Yield the schema of signing in with each secret, and with any of them."""
    names = {secret: f"SignInBy{_title(secret)}" for secret in _SECRETS}
    for secret, name in names.items():
        members = _members_of(sign_in, dict.fromkeys(_SECRETS, ()), secret, ())
        yield name, _changed(sign_in, members, [secret])
    yield "SignIn", {"oneOf": [*map(reference, names.values())]}


def _title(member: str) -> str:
    return "".join(map(str.capitalize, member.split("_")))


def _set(schema: Json) -> Json:
    """Return the schema of a member that has a value: true, or another than null."""
    if schema.get("type") == "boolean":
        return {"type": "boolean", "enum": [True], "description": schema["description"]}
    if "anyOf" in schema:
        (part,) = (part for part in schema["anyOf"] if part != {"type": "null"})
        return {**part, "description": schema["description"]}
    return without_null(schema)


def _blank(schema: Json) -> Json:
    """Return the schema of a member without a value: false, or null. It may be left out too."""
    about = {"description": "Leave it out, or send it without a value."}
    if schema.get("type") == "boolean":
        return {"type": "boolean", "enum": [False], **about}
    return {"type": "null", **about}


def _changed(schema: Json, members: Json, required: Iterable[str] = ()) -> Json:
    """Return an object's schema with some members replaced, and with more that are required."""
    return {
        **schema,
        "properties": {**schema["properties"], **members},
        "required": [*dict.fromkeys((*schema.get("required", ()), *required))],
    }
