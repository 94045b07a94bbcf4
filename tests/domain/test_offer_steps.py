"""How the fields of an offered entry are filled, with entries of Basset."""

from dataclasses import replace

from service.domain.games import basset
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
