"""Writes the declared entries of every game as JSON: ``python web/entries.py OUT.json``."""

import json
import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))

from service.domain.games import GAMES
from web.game_declarations import games_as_json

if __name__ == "__main__":
    if len(sys.argv) != 2:  # noqa: PLR2004 - the script and its output
        sys.exit("usage: python web/entries.py OUT.json")
    declared = json.dumps(games_as_json(GAMES.values()), ensure_ascii=False, indent=1)
    Path(sys.argv[1]).write_text(declared + "\n", encoding="utf-8")
