"""Writes the advice of every game's refusals as JSON: ``python web/refusals.py FOLDER``.

One file for each game and language, and ``shared`` for the refusals that every game has.
"""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from service.domain.game_declarations import advice_as_json
from service.domain.games import GAMES
from service.domain.session.refusals import SHARED_TEXTS

if __name__ == "__main__":
    if len(sys.argv) != 2:  # noqa: PLR2004 - the script and its output
        sys.exit("usage: python web/refusals.py FOLDER")
    folder = Path(sys.argv[1])
    folder.mkdir(exist_ok=True)
    of_games = {name: game.refusal_texts for name, game in GAMES.items()}
    for name, by_language in {"shared": SHARED_TEXTS, **of_games}.items():
        for language, texts in by_language.items():
            written = json.dumps(advice_as_json(texts), ensure_ascii=False, indent=1)
            path = folder / f"refusals.{name}.{language}.json"
            path.write_text(written + "\n", encoding="utf-8")
