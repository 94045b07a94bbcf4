"""Writes the texts of every game for the web app: ``python web/texts.py FOLDER``.

For each game and language there are three files: ``GAME.LANGUAGE.json`` with what screens show
immediately, ``GAME.LANGUAGE.notes.json`` with explanations, and ``refusals.GAME.LANGUAGE.json``
with the advice of refusals. ``refusals.shared`` has that of every game. ``text-files.ts`` imports
the files of each game when they are needed.
"""

import json
import sys
from collections.abc import Iterator
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from service.domain.games import GAMES
from service.domain.session.texts import SESSION_TEXTS
from web.game_declarations import advice_as_json, notes_as_json, texts_as_json


def write_texts(folder: Path) -> None:
    """Write all texts to a folder, and remove those of games that are gone."""
    folder.mkdir(parents=True, exist_ok=True)
    for old in folder.glob("*.json"):
        old.unlink()
    for game in GAMES.values():
        for language, texts in game.texts.items():
            _write(folder / f"{game.name}.{language}.json", texts_as_json(texts))
            _write(folder / f"{game.name}.{language}.notes.json", notes_as_json(texts))
            _write(folder / f"refusals.{game.name}.{language}.json", advice_as_json(texts))
    for language, shared in SESSION_TEXTS.items():
        _write(folder / f"refusals.shared.{language}.json", advice_as_json(shared))
    (folder / "text-files.ts").write_text(_imports(), encoding="utf-8")


def _write(path: Path, texts: dict[str, object]) -> None:
    path.write_text(json.dumps(texts, ensure_ascii=False, indent=1) + "\n", encoding="utf-8")


def _imports() -> str:
    """Return the module that imports each file when it is needed."""
    lines = [
        f"  '{name}': () => import('./{name}.json', {{ with: {{ type: 'json' }} }}),"
        for game in GAMES.values()
        for language in game.texts
        for name in _imported(game.name, language)
    ]
    return "\n".join(
        (
            "/** Imports of the texts of all games. `web/texts.py` writes this file. */",
            "",
            "type Load = () => Promise<{ readonly default: unknown }>;",
            "",
            "export const TEXT_FILES: Readonly<Record<string, Load>> = {",
            *lines,
            "};",
            "",
        )
    )


def _imported(game: str, language: str) -> Iterator[str]:
    yield f"{game}.{language}"
    yield f"{game}.{language}.notes"
    yield f"refusals.{game}.{language}"


if __name__ == "__main__":
    if len(sys.argv) != 2:  # noqa: PLR2004 - the script and its folder
        sys.exit("usage: python web/texts.py FOLDER")
    write_texts(Path(sys.argv[1]))
