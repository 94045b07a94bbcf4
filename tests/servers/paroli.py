"""Paroli behind a real HTTP server, for tests that are not in Python.

``python -m tests.servers.paroli`` reads lines from standard input. For each line, it empties the
database, and prints its address and house key as a line of JSON. It ends at the end of its input.
"""

import json
import sys
import threading
from pathlib import Path
from tempfile import TemporaryDirectory

from waitress.server import create_server

from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from tests.api.service_under_test import HOUSE_KEY
from tests.ports import LOOPBACK, free_port
from tests.servers.resettable_service import open_resettable_service

THREADS = 8


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
            for _ in sys.stdin:
                service.reset()
                sys.stdout.write(f"{ready}\n")
                sys.stdout.flush()


if __name__ == "__main__":
    main()
