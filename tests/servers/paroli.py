"""Paroli behind a real HTTP server, for tests that are not in Python.

``python -m tests.servers.paroli`` reads lines from standard input, and answers each with a line of
JSON. ``games``: what the web app has of the games of the tests. ``restart``, ``apply`` and
``openField`` with JSON: the result of the engine, as the web app's worker returns it. Any other
line: the address and the house key, after the database was emptied. It ends with its input.
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
from service.domain.preview import Preview
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
            engine = Engine()
            for line in sys.stdin:
                request, _, body = line.strip().partition(" ")
                if body:
                    answer = engine.answer(request, body)
                elif request == "games":
                    answer = games()
                else:
                    service.reset()
                    answer = ready
                sys.stdout.write(f"{answer}\n")
                sys.stdout.flush()


class Engine:
    """The rules in a preview of one table, as the worker of the web app runs them."""

    def __init__(self) -> None:
        self._preview: Preview | None = None

    def answer(self, request: str, body: str) -> str:
        """Return the JSON of the result of a request to the worker, by its name there."""
        sent = json.loads(body)
        if request == "restart":
            self._preview = Preview(sent["game"], sent)
            return "null"
        assert self._preview, "The engine has no table."
        if request == "apply":
            return json.dumps(self._preview.enter(sent))
        return json.dumps(self._preview.open_field(*sent))


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
