"""The engine in the browser gives the same result as the service for every line of every sheet."""

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, Page

from service.domain.games import DEFAULT_GAME, GAMES
from service.domain.port.game import WHOLE_VIEW, AnyGame
from service.domain.session.rulings import RULING
from service.domain.session.session_summary import session_summary
from service.domain.values.plain import plain
from service.pages.web_app import BUILT
from service.sheets import read_sheet
from tests.api.sheet_parser import Sheet, read
from tests.factories.played_sheets import played_lines
from tests.factories.sheet_paths import released_sheet_paths
from tests.web.browser_tab import TABLET
from tests.web.context_pool import Device, new_context
from tests.web.paroli_server import ParoliServer, running_server

# A document that loads nothing and may start a worker. Other pages run only their own scripts.
BLANK_PAGE = "/docs/start.js"

Played = tuple[int, Any]
Line = tuple[str, str | None, Played]

SHEETS = released_sheet_paths()
"""The built engine knows the games of Paroli only."""

# The sheets that each run plays in the browser: a computed one, and the first of each folder.
COMPUTED = next(path for path in SHEETS if path.name.startswith("hard-parlour-100."))
DAILY = {COMPUTED, *{path.parent: path for path in reversed(SHEETS)}.values()}
OTHERS = [path for path in SHEETS if path not in DAILY]
"""Only for thorough runs. ``tests/domain/test_preview.py`` plays them daily, without a browser."""

START = """([worker, core]) => {
  const pending = [];
  window.core = new Worker(worker, { type: 'module' });
  window.core.onmessage = ({ data }) => pending.shift()(data);
  window.ask = (question) => new Promise((resolve) => {
    pending.push(resolve);
    window.core.postMessage({ id: 0, ...question });
  });
  return window.ask({ load: core });
}"""
PLAY = """async ([base, entries]) => {
  const answers = [await window.ask({ restart: base })];
  for (const entry of entries) answers.push(await window.ask({ apply: entry }));
  return answers;
}"""


@pytest.fixture(scope="module")
def server(blank: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ParoliServer]:
    with running_server(blank, tmp_path_factory.mktemp("core")) as server:
        yield server


@pytest.fixture(scope="module")
def page(browser: Browser, server: ParoliServer) -> Iterator[Page]:
    """A page in which the engine's worker has started and loaded the engine."""
    context = new_context(browser, Device(TABLET))
    context.set_default_timeout(60_000)
    page = context.new_page()
    page.goto(f"{server.address}{BLANK_PAGE}")
    (worker,) = (BUILT / "core").glob("worker-*.js")
    (core,) = (folder for folder in (BUILT / "core").iterdir() if folder.is_dir())
    loaded = page.evaluate(START, [f"/core/{worker.name}", f"/core/{core.name}/"])
    assert loaded == {"id": 0, "result": None}
    yield page
    context.close()


def table_of(game: AnyGame, state: Any) -> dict[str, Any]:
    """Return the table as the engine shows it: the game's view, with the summary."""
    summary = session_summary(game, state, WHOLE_VIEW)
    table: dict[str, Any] = json.loads(
        json.dumps({**plain(game.view(state)), "summary": plain(summary)})
    )
    return table


def view_json(game: AnyGame, version: int, state: Any) -> str:
    return json.dumps({**plain(game.view(state)), "game": game.name, "version": version})


def entry_json(line: str, sheet: Sheet) -> str:
    return json.dumps({"key": line, **sheet.batched(line)})


def between_rulings(path: Path, sheet: Sheet) -> list[tuple[Played, list[Line]]]:
    """Return the lines between rulings, with the state before them.

    The engine has no corrections, which need the log. So it starts again after each ruling.
    """
    opened, *after = played_lines(path)
    parts: list[tuple[Played, list[Line]]] = [(opened, [])]
    for (line, code), played in zip(sheet.lines(), after, strict=True):
        if line.partition(" ")[0] == RULING.verb:
            parts.append((played, []))
        else:
            parts[-1][1].append((line, code, played))
    return parts


def check_sheet(page: Page, path: Path) -> None:
    """Check that the engine has the results of the service for each line of a sheet."""
    sheet = read(path)
    game = read_sheet(path.read_text(encoding="utf-8")).game
    for opened, played in between_rulings(path, sheet):
        entries = [entry_json(line, sheet) for line, _, _ in played]
        begun, *answers = page.evaluate(PLAY, [view_json(game, *opened), entries])
        assert begun == {"id": 0, "result": None}, path
        for answer, (line, code, (version, state)) in zip(answers, played, strict=True):
            result = json.loads(answer["result"])
            assert (result["refused"] or {}).get("code") == code, (path, line)
            assert result["version"] == version, (path, line)
            assert result["table"] == table_of(game, state), (path, line)


def test_the_engine_gives_the_same_result_as_the_service_and_continues_after_an_error(
    page: Page,
) -> None:
    """One test, because each process that runs one has to start the engine."""
    for path in sorted(DAILY):
        check_sheet(page, path)
    version, state = next(iter(played_lines(SHEETS[0])))
    (failed,) = page.evaluate(PLAY, ["{}", []])
    assert "KeyError" in failed["error"]
    view = view_json(GAMES[DEFAULT_GAME], version, state)
    begun, answer = page.evaluate(PLAY, [view, ['{"key": "k", "kind": "end"}']])
    assert "error" not in begun
    assert json.loads(answer["result"])["refused"]["code"] == "deal_not_begun"


@pytest.mark.thorough
@pytest.mark.parametrize("path", OTHERS, ids=lambda path: path.name.partition(".")[0])
def test_the_engine_gives_the_same_result_for_each_line_of_other_sheets(
    page: Page, path: Path
) -> None:
    check_sheet(page, path)
