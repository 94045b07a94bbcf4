"""Score sheets, shared and our own, play to their books by the command line and by import."""

import json
import tomllib
from pathlib import Path
from uuid import uuid4

import pytest
from click.testing import CliRunner

from service.application.draft import Meta
from service.application.handle import Handler, Ports
from service.application.play import import_sheet
from service.application.quiet import NoDoorbell, NoNotice
from service.cli import main
from service.clock import SystemClock
from service.sheets import read_sheet
from service.sheets.write import summary, write_sheet
from service.store.codec import EventCodec
from service.store.memory import MemoryStore

SHEETS = sorted((Path(__file__).parents[1] / "sheets").rglob("*.basset.toml"))
every_sheet = pytest.mark.parametrize("path", SHEETS, ids=lambda path: path.name.split(".")[0])


def imported(path: Path) -> tuple[Handler, str]:
    store = MemoryStore()
    handler = Handler(Ports(store, EventCodec(), SystemClock(), NoDoorbell(), NoNotice()))
    session = str(uuid4())
    sheet = read_sheet(path.read_text(encoding="utf-8"))
    import_sheet(handler, session, sheet, Meta(key="import", fingerprint="", actor="tests"))
    return handler, session


def test_there_are_sheets() -> None:
    assert len(SHEETS) >= 30


@every_sheet
def test_a_sheet_plays_to_its_books(path: Path) -> None:
    done = CliRunner().invoke(main, ["play", "--json", str(path)])
    assert (done.exit_code, done.stderr) == (0, "")


@every_sheet
def test_what_is_printed_is_what_the_sheet_expects(path: Path) -> None:
    printed = json.loads(CliRunner().invoke(main, ["play", "--json", str(path)]).stdout)
    expected = tomllib.loads(path.read_text(encoding="utf-8"))["expect"]
    whole = {key: value for key, value in expected.items() if isinstance(value, int)}
    assert {key: printed[key] for key in whole} == whole


@every_sheet
def test_an_imported_sheet_keeps_balanced_books(path: Path) -> None:
    handler, session = imported(path)
    assert sum(handler.ports.store.balances(session).values()) == 0


@every_sheet
def test_an_imported_sheet_is_written_out_and_comes_to_the_same(path: Path, tmp_path: Path) -> None:
    handler, session = imported(path)
    folded = handler.sessions.current(session)
    tally = folded.game.tally(folded.state)
    again = tmp_path / "again.basset.toml"
    text = write_sheet(folded.game, handler.ports.store.events(session), tally)
    again.write_text(text, encoding="utf-8")
    printed = json.loads(CliRunner().invoke(main, ["play", "--json", str(again)]).stdout)
    assert printed == {"sheet": str(again), **summary(tally)}
