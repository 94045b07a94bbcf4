"""How the fields of an offered entry are filled, with entries of Basset."""

from dataclasses import replace

from service.domain.games import basset
from service.domain.port.entries import Field, FieldType
from service.domain.port.list_offers import Names
from service.domain.port.offers import EntryForm, Text, Word
from service.domain.values.errors import Refused

SEAT = next(kind for kind in basset.GAME.entries if kind.verb == "seat")
STAKE = next(kind for kind in basset.GAME.entries if kind.verb == "stake")


def check(free: frozenset[str], *values: str) -> None:
    if values and values[0] not in free:
        raise Refused("unknown_punter", "This player is not free.")


def test_a_word_is_offered_if_a_text_may_follow() -> None:
    kind = replace(STAKE, fields=(STAKE.fields[0], replace(SEAT.fields[0], name="card")))
    form: EntryForm[frozenset[str]] = EntryForm(
        kind=kind, check=check, steps=(Word("punter", lambda _: ("anne", "bess")), Text("card"))
    )
    following = form.open_field(frozenset({"bess"}), ())
    assert following is not None
    assert following.choices == ("bess",)
    text = form.open_field(frozenset({"bess"}), ("bess",))
    assert text is not None
    assert (text.name, text.choices, text.least) == ("card", None, None)
    assert form.open_field(frozenset({"bess"}), ("bess", "anything")) is None


def test_a_list_with_as_many_names_as_it_may_have_has_no_open_field() -> None:
    two_names = Field(name="punters", type=FieldType.PLAYERS, least=1, most=2)
    form: EntryForm[frozenset[str]] = EntryForm(
        kind=replace(STAKE, fields=(two_names,)),
        check=check,
        steps=(Names("punters", lambda *_: ("anne", "bess", "carl")),),
    )
    free = frozenset({"anne", "bess", "carl"})
    second = form.open_field(free, ("anne",))
    assert second is not None
    assert (second.choices, second.most, second.optional) == (("bess", "carl"), 1, True)
    assert form.open_field(free, ("anne", "bess")) is None
