"""Paroli behind a real HTTP server, for tests that are not in Python.

``python -m tests.servers.paroli`` reads lines from standard input, and answers each with a line of
JSON: ``games`` with what the web app has of the games of the tests, and any other line with its
address and house key, after it has emptied the database. It ends at the end of its input.
"""

# The games come first: other modules read the registry when they are imported.
from tests.factories.games import ADDED

# isort: split

import json
import sys
import threading
from collections.abc import Callable, Mapping
from pathlib import Path
from tempfile import TemporaryDirectory

from waitress.server import create_server

from service.domain.port.game_texts import GameTexts
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.api.service_under_test import HOUSE_KEY
from tests.ports import LOOPBACK, free_port
from tests.servers.resettable_service import open_resettable_service
from web.game_declarations import (
    advice_as_json,
    games_as_json,
    notes_as_json,
    texts_as_json,
)

THREADS = 8
TEXT_FILES: Mapping[str, Callable[[GameTexts], object]] = {
    "{}.{}": texts_as_json,
    "{}.{}.notes": notes_as_json,
    "refusals.{}.{}": advice_as_json,
}
"""The files of a game without a folder on the web, by their names with the game and a language."""


def main() -> None:
    with TemporaryDirectory() as name:
        blank, folder = Path(name) / "blank.db", Path(name) / "service"
        open_store(f"sqlite:///{blank}", EventCodec()).close()
        folder.mkdir()
        port = free_port()
        ready = json.dumps({"address": f"http://{LOOPBACK}:{port}", "key": HOUSE_KEY})
        with open_resettable_service(blank, folder) as service:
            server = create_server(service, host=LOOPBACK, port=port, threads=THREADS)
            threading.Thread(target=server.run, daemon=True).start()
            for line in sys.stdin:
                answer = games() if line.strip() == "games" else ready
                if answer == ready:
                    service.reset()
                sys.stdout.write(f"{answer}\n")
                sys.stdout.flush()


def games() -> str:
    """Return the declarations and the texts of the added games, as `web` has them in files."""
    texts = {
        name.format(game.name, language): made(own)
        for game in ADDED.values()
        for language, own in game.texts.items()
        for name, made in TEXT_FILES.items()
    }
    return json.dumps({"declared": games_as_json(ADDED.values()), "texts": texts})


if __name__ == "__main__":
    main()
