"""The rules alone: score sheets decided, evolved, settled and posted, nothing recorded."""

from collections.abc import Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from typing import Any
from uuid import uuid4

from bench.comparison import Lane, Measured, Sample, Scale, interleaved, timed_each
from bench.evening import CLOCK, CODEC, some_meta
from service.application.recording.draft import Draft
from service.application.sessions.session import new_session
from service.domain.port.game import AnyGame
from service.domain.values.errors import Refused
from service.sheets import Sheet, read_sheet

SHEETS = Path(__file__).resolve().parents[1] / "tests" / "sheets" / "independently-computed"


def measure(_folder: Path, scale: Scale) -> Iterator[Measured]:
    """Yield how many lines of real sheets go through the core in a second."""
    files = sorted(SHEETS.glob("*.toml"))[: scale.of(200)]
    sheets = [read_sheet(file.read_text(encoding="utf-8")) for file in files]
    lines = sum(len(sheet.lines) for sheet in sheets)
    lanes = (
        Lane("rules: decide, evolve, react, postings", lambda: _rules(sheets, lines)),
        Lane("draft: the same with ids, hashes and answers", lambda: _drafts(sheets, lines)),
    )
    yield Measured("Entries through the core", "entries", interleaved(lanes, scale.rounds))


def _rules(sheets: Sequence[Sheet], lines: int) -> Sample:
    return timed_each(lines, _play, sheets)


def _play(sheet: Sheet) -> None:
    game = sheet.game
    state = _after(game, None, game.start(sheet.opening))
    for line in sheet.lines:
        with suppress(Refused):
            state = _after(game, state, game.decide(state, line.command))
            state = _after(game, state, game.react(state))


def _after(game: AnyGame, state: Any, events: Sequence[object]) -> Any:
    for event in events:
        state = game.evolve(state, event)
        game.postings(event)
    return state


def _drafts(sheets: Sequence[Sheet], lines: int) -> Sample:
    return timed_each(lines, _draft, sheets)


def _draft(sheet: Sheet) -> None:
    draft = Draft(new_session(str(uuid4()), sheet.game), CODEC, CLOCK)
    draft.open(sheet.opening, some_meta())
    for line in sheet.lines:
        with suppress(Refused):
            draft.enter(line.command, some_meta())
