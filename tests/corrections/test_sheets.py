"""Corrections in score sheets: lines that correct, and exported sheets that show the changes."""

from dataclasses import replace
from typing import Any

import pytest

from service.application.application import Application
from service.application.sessions.correction import Correction
from service.application.verification.verify import since_breaks
from service.domain.games.basset import GAME
from service.domain.session.corrections import EntriesTakenBack, Redo, Undo
from service.sheets import read_sheet
from service.sheets.write import write_sheet
from tests.factories.basset import commands
from tests.factories.memory_sessions import imported, meta

HEAD = "format = 'basset/1'\nrules = 'modern'\nbank = 1000\nentries = '''\n"
LINES = ("seat anne 100", "stake anne K 10", "fasse 2", "pair K 3", "take anne K")


def sheet_of(*lines: str) -> str:
    return HEAD + "\n".join([*lines, "'''", ""])


def exported(application: Application, session: str, *, with_changes: bool = False) -> list[str]:
    """Return the lines of a session's exported sheet, without its header and books."""
    history = application.ports.store.events(session)
    text = write_sheet(GAME, history, {}, with_changes=with_changes)
    assert read_sheet(text).lines
    return text.partition('entries = """\n')[2].partition('"""')[0].splitlines()


def version_of(application: Application, session: str, line: int) -> int:
    """Return the version of the entry of a line, from 1, among those that count."""
    return application.sessions.current(session).checkpoints[line - 1].entry.version


@pytest.mark.parametrize(
    ("lines", "expected"),
    [
        (("undo",), LINES[:-1]),
        (("undo", "undo", "redo"), LINES[:-1]),
        (("undo", "redo"), LINES),
        (("undo", "take anne K 10"), (*LINES[:-1], "take anne K 10")),
        (("end", "close", "undo"), (*LINES, "end")),
        (("ruling bank anne 7",), (*LINES, "ruling bank anne 7")),
        (("ruling anne bank 7", "undo"), LINES),
        (("undo", "stake anne Q 1 ! staking_closed", "redo"), LINES),
        (("redo ! nothing_to_undo",), LINES),
        (("ruling anne bess 7 ! unknown_punter",), LINES),
        (("ruling anne anne 7 ! same_punter",), LINES),
        (("ruling anne bank 700 ! purse_short",), LINES),
    ],
    ids=str,
)
def test_a_sheet_with_corrections_is_exported_corrected(
    lines: tuple[str, ...], expected: tuple[str, ...]
) -> None:
    application, session = imported(sheet_of(*LINES, *lines))
    assert exported(application, session) == list(expected)
    assert exported(*imported(sheet_of(*expected))) == list(expected)


def test_undo_in_a_sheet_stops_at_the_first_entry() -> None:
    application, session = imported(
        sheet_of("seat anne 5", "undo", "undo ! nothing_to_undo", "end ! deal_not_begun")
    )
    assert application.sessions.current(session).counting == 1


def correct(
    application: Application, session: str, key: str, change: Any, line: int, *new: Any
) -> None:
    correction = Correction(
        change=change,
        version=version_of(application, session, line),
        commands=new,
        drop_refused=True,
    )
    application.recorder.correct(session, correction, meta(key))


def test_the_history_is_written_beside_and_below_the_lines() -> None:
    application, session = imported(sheet_of(*LINES))
    correct(application, session, "one", "amended", 2, commands.stake("K", 20))
    correct(application, session, "two", "inserted", 1, commands.seat("bess", 7))
    correct(application, session, "three", "amended", 5, commands.pair("9", "3"))
    application.recorder.enter(session, Undo(), meta("four"))
    lines = exported(application, session, with_changes=True)
    assert [line.partition(" //")[0] for line in lines if not line.startswith("//")] == [
        "seat anne 100",
        "seat bess 7",
        "stake anne K 20",
        "fasse 2",
    ]
    assert any(
        line.startswith("stake anne K 20 // was: stake anne K 10, amended at ") for line in lines
    )
    assert any(line.startswith("seat bess 7 // inserted at ") for line in lines)
    below = [line.partition(": ")[2] for line in lines if line.startswith("//")]
    assert below == ["pair K 3", "pair 9 3", "take anne K"]
    application.recorder.enter(session, Redo(), meta("five"))
    lines = exported(application, session, with_changes=True)
    assert lines[-2].startswith("pair 9 3 // was: pair K 3, amended at ")
    assert lines[-1].startswith("// dropped at ")


def test_a_struck_line_stays_as_a_comment() -> None:
    application, session = imported(sheet_of(*LINES[:3]))
    correct(application, session, "one", "struck", 2)
    lines = exported(application, session, with_changes=True)
    assert lines[0] == "seat anne 100"
    assert lines[1].startswith("// struck out at ")
    assert lines[1].endswith(": stake anne K 10")
    assert exported(application, session) == ["seat anne 100", "fasse 2"]


def test_an_amended_line_that_is_struck_stays_below_the_line_before_it() -> None:
    application, session = imported(sheet_of(*LINES[:2], "stake anne 7 5"))
    correct(application, session, "one", "amended", 2, commands.stake("K", 20))
    correct(application, session, "two", "struck", 2)
    lines = exported(application, session, with_changes=True)
    assert [line.partition(": ")[2] for line in lines[1:3]] == [
        "stake anne K 10",
        "stake anne K 20",
    ]
    assert lines[1].startswith("// amended at ")
    assert lines[2].startswith("// struck out at ")
    assert lines[3:] == ["stake anne 7 5"]


def test_a_draft_in_memory_undoes_deeper_than_its_checkpoints() -> None:
    lines = [f"seat p{number} 1" for number in range(50)]
    application, session = imported(sheet_of(*lines, *["undo"] * 45))
    assert exported(application, session) == lines[:5]


def test_an_undo_before_an_insertion_at_the_end_is_noted() -> None:
    application, session = imported(sheet_of(*LINES[:2], "seat bess 7", "undo"))
    correct(application, session, "one", "inserted", 2, commands.seat("carl", 5))
    lines = exported(application, session, with_changes=True)
    assert any(line.startswith("// undone at ") and "seat bess 7" in line for line in lines)
    assert lines[-1].startswith("seat carl 5 // inserted at ")


def test_a_wrong_first_version_of_a_correction_is_found() -> None:
    application, session = imported(sheet_of(*LINES))
    correct(application, session, "one", "amended", 2, commands.stake("K", 20))
    history = application.ports.store.events(session)
    assert list(since_breaks(history)) == []
    wrong = [
        replace(r, event=replace(r.event, since=1)) if isinstance(r.event, EntriesTakenBack) else r
        for r in history
    ]
    (finding,) = since_breaks(wrong)
    assert "since" in finding.message
