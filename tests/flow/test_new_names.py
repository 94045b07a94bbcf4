"""New names of players: no two at one table look the same. Names in old logs stay as they are."""

from collections.abc import Callable
from contextlib import suppress
from dataclasses import replace
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from service.application.application import Application
from service.application.recording.score_sheets import SheetDisagrees, import_sheet
from service.application.sessions.correction import Correction
from service.application.sessions.lookalikes import looks_like, skeleton
from service.application.sessions.new_names import NAMES_MAX
from service.application.verification.verify import verify
from service.domain.games.basset import GAME
from service.domain.session.player_renaming import RenamePlayer
from service.domain.values.errors import Refused
from service.domain.values.names import same_name
from service.sheets import BadSheet, read_sheet
from tests.factories.basset import commands
from tests.factories.basset.openings import OpeningFactory
from tests.factories.memory_sessions import SESSION, memory_application, meta, seat_long_ago
from tests.memory_store.store import MemoryStore
from tests.store.archive_lines import export_lines, import_lines

SHEET = """\
title = "{title}"
rules = "oak"
entries = '''
{lines}'''
"""
CYRILLIC_ANNA = "\u0410nna"
ODD = "Eve\u202e"

ALIKE = (
    ("Anna", CYRILLIC_ANNA),
    ("anna", CYRILLIC_ANNA),
    ("ANNA", CYRILLIC_ANNA),
    ("Bob", "\u0412\u041eB"),
    ("Anna 1", "Anna l"),
    ("Anna 1", "Anna I"),
    ("Player 10", "Player 1O"),
    ("Ian", "lan"),
    ("Mamie", "Marnie"),
    ("O'Hara", "O\u2019Hara"),
    ("Anne", "\uff21nne"),
    ("Pan", "\u03a1an"),
    ("\u2764", "\u2764\ufe0e"),
    ("\u0645\u06cc\u200c\u062e", "\u0645\u06cc\u062e"),
    ("\u05d0\u05d1 1", "1 \u05d0\u05d1"),
)
DIFFERENT = (
    ("Anna 1", "Anna 2"),
    ("Seat I", "Seat II"),
    ("Seat 1", "Seat 11"),
    ("Ilia", "Llia"),
    ("Clara", "Ciara"),
    ("Zo\u00e9", "Zoe"),
    ("M\u00fcller", "Muller"),
    ("Vera", "\u0412\u0435\u0440\u0430"),
    ("Player 9", "Player 10"),
    ("\u05d0\u05d1 12", "\u05d0\u05d1 21"),
    ("\u738b", "\u5f20"),
)

NOT_IN_TABLE = (("VVilliam", "William"), ("Bo\u044c", "Bob"), ("Ann\u0190", "AnnE"))
"""Names that a person may confuse, but that Unicode's table does not list. The docs name them."""


@pytest.mark.parametrize(("one", "other"), ALIKE, ids=ascii)
def test_names_that_look_alike_are_found(one: str, other: str) -> None:
    assert looks_like(one, other) or same_name(one, other)
    assert looks_like(one, other) == looks_like(other, one)


@pytest.mark.parametrize(("one", "other"), [*DIFFERENT, *NOT_IN_TABLE], ids=ascii)
def test_other_names_do_not_look_alike(one: str, other: str) -> None:
    assert not looks_like(one, other)


def opened(*names: str) -> Application:
    application = memory_application()
    application.recorder.open(SESSION, GAME, OpeningFactory.build(bank=1000), meta("open"))
    for name in names:
        enter(application, commands.seat(name, 100))
    return application


def opened_long_ago(*names: str) -> Application:
    """Return a session whose players sat down before names were checked."""
    application = opened()
    for name in names:
        seat_long_ago(application, commands.seat(name, 100))
    return application


def enter(application: Application, command: Any) -> None:
    application.recorder.enter(SESSION, command, meta(repr(command)))


def correct(application: Application, correction: Correction) -> None:
    application.recorder.correct(SESSION, correction, meta(repr(correction)))


def refusal_of(act: Callable[..., None], *arguments: Any) -> Refused:
    with pytest.raises(Refused) as refused:
        act(*arguments)
    return refused.value


def players(application: Application) -> list[str]:
    session = application.sessions.current(SESSION)
    return [player.name for player in session.game.summary(session.state).players]


SIMILAR = st.text(alphabet="aA\u0430\u0410oO0\u043el1I \u05d0\u202e\u200b\u0301", max_size=5)


@given(st.lists(SIMILAR, max_size=6))
def test_no_two_players_look_the_same(tried: list[str]) -> None:
    application = opened()
    for name in tried:
        with suppress(Refused):
            enter(application, commands.seat(name, 100))
    looks = [skeleton(" ".join(name.split())) for name in players(application)]
    assert len(set(looks)) == len(looks)
    assert not any("\u202e" in name or "\u200b" in name for name in players(application))


def test_a_new_name_that_looks_like_another_is_refused() -> None:
    application = opened("Anna", "Bess")
    enter(application, RenamePlayer(punter="Bess", name="Beth"))
    for command, name, other in (
        (commands.seat(CYRILLIC_ANNA, 5), CYRILLIC_ANNA, "Anna"),
        (RenamePlayer(punter="Beth", name=CYRILLIC_ANNA), CYRILLIC_ANNA, "Anna"),
        (commands.seat("B\u0435ss", 5), "B\u0435ss", "Bess"),
    ):
        refused = refusal_of(enter, application, command)
        assert refused.code == "name_looks_like_another"
        assert refused.facts == {"name": name, "other": other}
    assert refusal_of(enter, application, commands.seat("anna", 5)).code == "punter_exists"
    # The names that a player has and had belong to this player.
    enter(application, RenamePlayer(punter="Beth", name="B\u0435th"))
    assert players(application) == ["Anna", "B\u0435th"]


def test_a_bad_character_is_refused_and_named() -> None:
    refused = refusal_of(enter, opened(), commands.seat(ODD, 5))
    assert refused.code == "name_invalid"
    assert refused.facts == {"name": ODD, "character": "U+202E", "position": 4}


def test_old_names_play_on_and_can_be_corrected() -> None:
    application = opened_long_ago("Anna", CYRILLIC_ANNA, ODD)
    enter(application, commands.stake("K", 10, ODD))
    enter(application, commands.stake("Q", 20, CYRILLIC_ANNA))
    # A correction decides the two stakes again, and an amended seat keeps its name.
    amended = commands.seat(ODD, 80)
    correct(application, Correction(change="amended", version=4, commands=(amended,)))
    assert players(application) == ["Anna", CYRILLIC_ANNA, ODD]
    other = commands.seat("Bess\u200b", 80)
    again = Correction(change="amended", version=2, commands=(other,), drop_refused=True)
    assert refusal_of(correct, application, again).code == "name_invalid"
    enter(application, RenamePlayer(punter=CYRILLIC_ANNA, name="Anna B"))
    enter(application, RenamePlayer(punter="Anna B", name=CYRILLIC_ANNA))
    enter(application, RenamePlayer(punter=ODD, name="Claire"))
    store = application.ports.store
    assert all(not each.findings for each in verify(store, application.ports.codec, [SESSION]))
    copy = MemoryStore()
    assert [each.problem for each in import_lines(copy, export_lines(store))] == [None]


def test_a_correction_may_not_bring_in_a_name_that_looks_like_another() -> None:
    application = opened("Anna", "Bess")
    for change in ("amended", "inserted"):
        seat = commands.seat(CYRILLIC_ANNA, 5)
        correction = Correction(change=change, version=3, commands=(seat,))
        assert refusal_of(correct, application, correction).code == "name_looks_like_another"
    # What replaces a name may look like it.
    bess = commands.seat("B\u0435ss", 5)
    correct(application, Correction(change="amended", version=3, commands=(bess,)))
    assert players(application) == ["Anna", "B\u0435ss"]


def test_two_names_of_one_correction_may_not_look_alike() -> None:
    application = opened("Anna")
    seats = (commands.seat("Bess", 5), commands.seat("B\u0435ss", 5))
    for change in ("amended", "inserted"):
        correction = Correction(change=change, version=2, commands=seats)
        assert refusal_of(correct, application, correction).code == "name_looks_like_another"
    assert players(application) == ["Anna"]


def test_a_sheet_with_names_that_look_alike_is_refused_at_its_line() -> None:
    sheet = read_sheet(
        SHEET.format(title="Friday", lines=f'seat Anna 5\nseat "{CYRILLIC_ANNA}" 5\n')
    )
    with pytest.raises(SheetDisagrees) as disagrees:
        import_sheet(memory_application().recorder, SESSION, sheet, meta("import"))
    (found,) = disagrees.value.disagreements
    assert (found.line, found.code) == (5, "name_looks_like_another")


def test_a_table_has_a_limited_number_of_names() -> None:
    application = opened(*(f"p{number}" for number in range(NAMES_MAX - 2)), "Anna")
    enter(application, RenamePlayer(punter="Anna", name="Bess"))
    for command in (commands.seat("Claire", 5), RenamePlayer(punter="Bess", name="Claire")):
        refused = refusal_of(enter, application, command)
        assert (refused.code, refused.facts) == ("too_many_names", {"maximum": NAMES_MAX})
    enter(application, RenamePlayer(punter="Bess", name="Anna"))
    assert players(application)[-1] == "Anna"


def test_a_correction_brings_no_more_names_than_a_table_has() -> None:
    application = opened(*(f"p{number}" for number in range(NAMES_MAX - 1)))
    seats = (commands.seat("Anna", 5), commands.seat("Bess", 5))
    inserted = Correction(change="inserted", version=2, commands=seats)
    assert refusal_of(correct, application, inserted).code == "too_many_names"
    correct(application, replace(inserted, commands=seats[:1]))
    assert players(application)[1] == "Anna"


def test_an_old_table_with_more_names_plays_on_and_can_be_corrected() -> None:
    names = [f"p{number}" for number in range(NAMES_MAX + 1)]
    application = opened_long_ago(*names)
    enter(application, commands.stake("K", 10, names[-1]))
    amended = commands.seat(names[0], 80)
    correct(application, Correction(change="amended", version=2, commands=(amended,)))
    assert players(application) == names
    assert refusal_of(enter, application, commands.seat("Anna", 5)).code == "too_many_names"


def test_a_sheet_with_too_many_names_is_refused_at_its_line() -> None:
    seats = "".join(f"seat p{number} 5\n" for number in range(1000))
    with pytest.raises(SheetDisagrees) as disagrees:
        import_sheet(
            memory_application().recorder,
            SESSION,
            read_sheet(SHEET.format(title="Friday", lines=seats)),
            meta("import"),
        )
    (found,) = disagrees.value.disagreements
    assert (found.line, found.code) == (4 + NAMES_MAX, "too_many_names")


def test_a_title_of_a_sheet_has_no_invisible_character() -> None:
    with pytest.raises(BadSheet, match=r"U\+200B"):
        read_sheet(SHEET.format(title="Fri\u200bday", lines=""))
