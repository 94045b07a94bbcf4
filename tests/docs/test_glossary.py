"""The glossary explains each word of commands, events and score sheets, once, in order."""

import re

from service.domain.session.session_entries import entries_by_verb
from service.domain.session.session_events import SESSION_EVENTS
from tests.docs.pages import headings, page, rows, section
from tests.factories.games import RELEASED

GLOSSARY = page("docs/glossary.md")
TOPICS = headings(GLOSSARY, 2)
EVENTS = [name for game in RELEASED.values() for name in game.events]

# Words with their everyday meaning.
EVERYDAY = {
    "abandon",
    "abandoned",
    "accepted",
    "all",
    "back",
    "begin",
    "begun",
    "bought",
    "brought",
    "buy",
    "by",
    "cashed",
    "choose",
    "chosen",
    "claimed",
    "closed",
    "counted",
    "dealt",
    "ended",
    "every",
    "folded",
    "funded",
    "in",
    "laid",
    "lay",
    "maced",
    "made",
    "make",
    "money",
    "name",
    "named",
    "open",
    "opened",
    "or",
    "out",
    "passed",
    "placed",
    "pools",
    "reached",
    "renamed",
    "repeated",
    "said",
    "seated",
    "seen",
    "sell",
    "settled",
    "shuffle",
    "shuffled",
    "sold",
    "stakes",
    "take",
    "taken",
    "turn",
    "turned",
    "withdrawn",
    "won",
}
# Words of the score sheet with another spelling in the glossary.
SPELLINGS = {
    "buyin": "buy-in",
    "cashout": "cash-out",
    "sidebet": "side bet",
    "end": "deal end",
    "last": "last card",
}


def terms(topic: str) -> list[str]:
    return [row[0] for row in rows(section(GLOSSARY, f"## {topic}"))]


def explained() -> set[str]:
    return {term.strip() for topic in TOPICS for row in terms(topic) for term in row.split(",")}


def test_every_word_of_commands_and_events_is_explained() -> None:
    kinds = [kind for game in RELEASED.values() for kind in game.entries]
    commands = {kind.command_for(for_all).__name__ for kind in kinds for for_all in (False, True)}
    names = [re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower() for name in commands]
    names += [name.split(".")[1] for name in (*EVENTS, *SESSION_EVENTS)]
    known = {word for term in explained() for word in re.split(r"[ -]", term)}
    used = {word for name in names for word in name.split("_")}
    assert used - EVERYDAY - known == {"entries"}, "the glossary has entry"


def test_every_word_of_a_sheet_is_explained() -> None:
    assert {
        SPELLINGS.get(verb, verb) for game in RELEASED.values() for verb in entries_by_verb(game)
    } <= explained()


def test_no_word_is_explained_twice_and_all_are_in_order() -> None:
    for topic in TOPICS:
        assert terms(topic) == sorted(set(terms(topic)), key=str.casefold), topic
