"""The reference pages list exactly what the code has, in the same order."""

import dataclasses
import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, get_args, get_type_hints

import click
import pytest
from click.testing import CliRunner

from service.api.http.problem_meanings import TITLES
from service.cli.main import main
from service.domain.evenings.gatherings import GATHERING_EVENTS
from service.domain.people.person import PERSON_EVENTS
from service.domain.port.entries import read_line
from service.domain.port.game import AnyGame
from service.domain.reference_pages import BLOCKS, PAGES
from service.domain.session.bankrolls import PursesReturned
from service.domain.session.corrections import (
    DroppedEntry,
    EntriesTakenBack,
    EntryRestored,
    RestoredEntry,
)
from service.domain.session.player_renaming import PlayerRenamed
from service.domain.session.rulings import RulingMade
from service.domain.session.session_entries import SESSION_ENTRIES, entries_by_verb
from service.domain.session.session_events import SESSION_EVENTS
from service.domain.values.money import CURRENCIES
from service.settings import read_settings
from service.sheets.header import _KEYS
from tests.command import PAROLI_CODE
from tests.docs.pages import ROOT, headings, page, rows, section, ticked
from tests.factories.games import RELEASED
from tests.servers.forked_process import run

EVENTS: dict[str, type[Any]] = {
    **{name: cls for game in RELEASED.values() for name, cls in game.events.items()},
    **SESSION_EVENTS,
    **GATHERING_EVENTS,
    **PERSON_EVENTS,
}
SESSION_MOVES = {EntriesTakenBack, EntryRestored, PlayerRenamed, PursesReturned, RulingMade}
MOVES = {cls for game in RELEASED.values() for cls in game.postings_by_event}
SHEET = page("docs/reference/score-sheet.md")
COMMANDS = page("docs/reference/command-line.md")
REFUSALS = page("docs/reference/refusals.md")


def commands_of(group: click.Group, before: str = "") -> dict[str, click.Command]:
    """Return every command and subcommand of a group by its name, without hidden former names."""
    commands: dict[str, click.Command] = {}
    shown = ((n, command) for n, command in group.commands.items() if not command.hidden)
    for name, command in shown:
        commands[before + name] = command
        if isinstance(command, click.Group):
            commands |= commands_of(command, f"{before}{name} ")
    return commands


BY_NAME = commands_of(main)


def names_of(cls: type[Any]) -> list[str]:
    return [field.name for field in dataclasses.fields(cls)]


@pytest.mark.parametrize("game", RELEASED.values(), ids=RELEASED)
def test_refusals_of_an_entry_are_in_order_of_precedence(game: AnyGame) -> None:
    text = section(REFUSALS, "## Which refusals an entry can meet")
    for entry, codes in rows(
        part_of_game(text, game, "refusals.md, section Which refusals an entry can meet")
    ):
        places = [game.refusal_codes.index(code) for code in ticked(codes.partition(";")[0])]
        assert places == sorted(places), entry


def test_the_page_of_entries_is_the_output_of_the_command() -> None:
    is_same = page("docs/reference/entries.md") == run(PAROLI_CODE, "entries").stdout
    assert is_same, "entries.md differs from the code. Write it again: .venv/bin/paroli reference"


def test_the_reference_pages_are_those_that_the_command_writes(tmp_path: Path) -> None:
    names = (*PAGES, *BLOCKS)
    for name in BLOCKS:
        shutil.copy(ROOT / "docs/reference" / name, tmp_path)
    assert run(PAROLI_CODE, "reference", str(tmp_path)).returncode == 0
    written = {name: (tmp_path / name).read_text(encoding="utf-8") for name in names}
    stale = [name for name, text in written.items() if text != page(f"docs/reference/{name}")]
    assert not stale, (
        f"docs/reference differs from the declarations: {', '.join(stale)}. Write it again: "
        ".venv/bin/paroli reference"
    )


def test_a_page_without_its_block_is_left_as_it_is(tmp_path: Path) -> None:
    for name in BLOCKS:
        (tmp_path / name).write_text("# A page\n", encoding="utf-8")
    result = CliRunner().invoke(main, ["reference", str(tmp_path)])
    assert result.exit_code == 1
    assert "events.md has no block 'events of games'." in result.output
    assert {path.name for path in tmp_path.iterdir()} == {*BLOCKS}


def test_every_error_of_the_api_is_listed() -> None:
    listed = rows(section(page("docs/reference/http.md"), "## Errors"))
    codes = [code for row in listed for code in ticked(row[1])]
    assert sorted(set(codes)) == sorted(TITLES)


def test_every_event_is_listed_with_its_fields() -> None:
    listed = rows(section(page("docs/reference/events.md"), "## Events of a session"))
    fields = {ticked(row[0])[0]: ticked(row[1]) for row in listed}
    expected = {name: names_of(cls) for name, cls in EVENTS.items()}
    different = sorted(
        name for name in {*fields, *expected} if fields.get(name) != expected.get(name)
    )
    assert not different, (
        f"docs/reference/events.md: the rows of {', '.join(different)} differ from the code. "
        "For events of a game, run .venv/bin/paroli reference"
    )


def parts_of(hint: Any) -> Iterator[type[Any]]:
    """Yield the dataclasses in a type hint, and in these, but for the rules of a game."""
    if isinstance(hint, type) and dataclasses.is_dataclass(hint):
        hints = {n: inner for n, inner in get_type_hints(hint).items() if n != "rules"}
        yield hint
        yield from (part for inner in hints.values() for part in parts_of(inner))
    yield from (part for inner in get_args(hint) for part in parts_of(inner))


def test_parts_of_events_are_listed_with_their_fields() -> None:
    listed = rows(section(page("docs/reference/events.md"), "## Parts of events"))
    events = [cls for game in RELEASED.values() for cls in game.events.values()]
    parts = {part for cls in events for part in parts_of(cls)} - {*events}
    fields = [tuple(ticked(row[1])) for row in listed]
    assert sorted(fields) == sorted(
        {tuple(names_of(part)) for part in {*parts, DroppedEntry, RestoredEntry}}
    )


def test_every_event_that_moves_money_is_in_the_accounts() -> None:
    listed = rows(section(page("docs/reference/accounts.md"), "## Postings of each event"))
    named = {name for row in listed for name in ticked(row[0])}
    moving = {name for name, cls in EVENTS.items() if cls in {*MOVES, *SESSION_MOVES}}
    where = "docs/reference/accounts.md, section Postings of each event"
    assert named >= moving, f"{where}: add the postings of {', '.join(sorted(moving - named))}."
    assert named <= moving, f"{where}: {', '.join(sorted(named - moving))} moves no money."


def test_every_setting_is_listed() -> None:
    variables = set(re.findall(r"\bPAROLI_\w+", (ROOT / "service/settings.py").read_text("utf-8")))
    listed = {ticked(row[0])[0]: row[1] for row in rows(page("docs/reference/settings.md"))}
    assert listed.keys() == variables
    settings = read_settings({})
    assert listed["PAROLI_HOST"] == f"`{settings.host}`"
    assert listed["PAROLI_PORT"] == f"`{settings.port}`"
    assert ticked(listed["PAROLI_DATABASE_URL"]) == [settings.database_url.rpartition("/")[2]]


def test_every_command_is_listed() -> None:
    listed = [heading for depth in (2, 3) for heading in headings(COMMANDS, depth)]
    assert sorted(listed) == sorted(f"paroli {name}" for name in BY_NAME)
    in_readme = rows(section(page("README.md"), "## The command line"))
    assert sorted(ticked(row[0])[0].split()[1] for row in in_readme) == sorted(main.commands)


@pytest.mark.parametrize("name", BY_NAME)
def test_a_command_is_listed_with_its_options(name: str) -> None:
    command = BY_NAME[name]
    depth = "##" if name in main.commands else "###"
    text = section(COMMANDS, f"{depth} paroli {name}").partition("\n### ")[0]
    usage = command.collect_usage_pieces(click.Context(command))
    assert ticked(text)[0].split() == ["paroli", *name.split(), *usage]
    listed = [ticked(row[0])[0] for row in rows(text)] if "\n|" in text else []
    assert listed == [param.opts[0] for param in command.params if isinstance(param, click.Option)]


def part_of_game(text: str, game: AnyGame, where: str) -> str:
    """Return what follows "In GAME:", up to the next "In". ``where`` names page and section."""
    begin = f"In {game.title}:"
    assert f"\n{begin}\n" in text, (
        f"docs/reference/{where}: add a line {begin!r} and a table below."
    )
    return text.partition(f"\nIn {game.title}:\n")[2].partition("\nIn ")[0]


def listed_lines(game: AnyGame) -> list[str]:
    text = part_of_game(section(SHEET, "## The lines"), game, "score-sheet.md, section The lines")
    return [ticked(row[0])[0] for row in rows(text)]


@pytest.mark.parametrize("game", RELEASED.values(), ids=RELEASED)
def test_every_line_of_a_sheet_is_listed(game: AnyGame) -> None:
    verbs = [line.split()[0] for line in listed_lines(game)]
    assert list(dict.fromkeys(verbs)) == [kind.verb for kind in game.entries]


def test_every_line_of_a_correction_is_listed() -> None:
    text = section(SHEET, "## The lines").partition("In every game:")[2]
    lines = [ticked(row[0])[0] for row in rows(text)]
    assert [line.split()[0] for line in lines] == [kind.verb for kind in SESSION_ENTRIES]


PLACEHOLDERS = {
    "NAME": "Anne",
    "A": "Anne",
    "B": "Bess",
    "CARD": "Q",
    "AMOUNT": "5",
    "PRICE": "1",
    "POINTS": "5",
    "COUNT": "1",
    "POOL": "ace",
    "OTHER": "Bess",
    "RESTAKE": "9",
    "SUIT": "hearts",
}


@pytest.mark.parametrize("game", RELEASED.values(), ids=RELEASED)
def test_every_line_of_a_sheet_reads_as_it_is_listed(game: AnyGame) -> None:
    for line in listed_lines(game):
        for form in {re.sub(r" \[.*\]", "", line), re.sub(r"[\[\]]", "", line)}:
            verb, *rest = form.split()
            words = [verb, *(PLACEHOLDERS.get(word, word) for word in rest)]
            assert read_line(entries_by_verb(game), words, CURRENCIES["points"]), form


def test_every_key_of_a_sheet_is_listed() -> None:
    keys = [ticked(row[0])[0].strip("[]") for row in rows(section(SHEET, "## The header"))]
    assert sorted(keys) == sorted({*_KEYS, *_opening_keys()})
    expected = [ticked(row[0])[0] for row in rows(section(SHEET, "## What is expected"))]
    missing = {*_figures(), "purses", "at_table", "standings"} ^ {*expected}
    assert not missing, (
        "docs/reference/score-sheet.md, section What is expected: add or remove the row of "
        f"{', '.join(sorted(missing))}."
    )


def _opening_keys() -> set[str]:
    return {own.field.name for game in RELEASED.values() for own in game.opening_fields}


def _figures() -> set[str]:
    return {figure for game in RELEASED.values() for figure in game.figures}


def test_every_coin_is_listed_with_its_value() -> None:
    for codes, unit, coins, _example in rows(section(SHEET, "## Amounts")):
        for code in ticked(codes):
            currency = CURRENCIES[code]
            values = re.findall(r"`(\w+)` (\d+)", coins)
            assert values == [(coin.suffix, str(coin.units)) for coin in currency.coins]
            assert currency.decimals or unit == currency.unit
    listed = {code for row in rows(section(SHEET, "## Amounts")) for code in ticked(row[0])}
    assert listed == set(CURRENCIES)
