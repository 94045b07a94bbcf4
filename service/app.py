"""Where the parts meet: a store, a handler, a worker and the API make a house."""

from dataclasses import dataclass
from typing import Protocol

from flask import Flask
from werkzeug.utils import import_string

from service.api import health
from service.api.errors import handle_errors
from service.api.keys import guard
from service.api.openapi import as_yaml, document
from service.application.handle import Handler, Ports
from service.application.ports import Clock, Doorbell, Store
from service.application.quiet import NoDoorbell
from service.clock import SystemClock
from service.notice import LocalNotice
from service.pages import pages
from service.store.codec import EventCodec
from service.store.memory import MemoryStore

EMBEDDED_WORKER = "workers.embedded:EmbeddedWorker"
"""Named as a string: the service does not depend on its workers."""

BODY_MOST = 4_000_000
"""The longest body that is read; a longer one is answered 413."""


class Worker(Doorbell, Protocol):
    """A doorbell that answers itself."""

    def start(self, handler: Handler) -> None:
        """Begin to work."""

    def stop(self) -> None:
        """Finish the job at hand and end."""


@dataclass(frozen=True, slots=True)
class House:
    """Everything that runs in one process."""

    handler: Handler
    worker: Worker

    def close(self) -> None:
        """Stop the worker; the store belongs to whoever opened it."""
        self.worker.stop()


def open_house(store: Store, *, clock: Clock | None = None) -> House:
    """Put a house together over ``store``, with its worker running in a thread."""
    worker: Worker = import_string(EMBEDDED_WORKER)()
    handler = make_handler(store, doorbell=worker, clock=clock)
    worker.start(handler)
    return House(handler, worker)


def make_handler(store: Store, *, doorbell: Doorbell, clock: Clock | None = None) -> Handler:
    """Return a handler over ``store`` that rings ``doorbell``."""
    return Handler(Ports(store, EventCodec(), clock or SystemClock(), doorbell, LocalNotice()))


def openapi_yaml() -> str:
    """Return the document of the API as YAML."""
    nobody = make_handler(MemoryStore(), doorbell=NoDoorbell())
    return as_yaml(create_app(nobody, house_key="nobody asks"))


def create_app(handler: Handler, house_key: str) -> Flask:
    """Return the web application of a house. ``house_key`` opens everything."""
    app = Flask("paroli", static_folder=None)
    app.config["MAX_CONTENT_LENGTH"] = BODY_MOST
    # A doubled slash is another path, not a redirect in HTML.
    app.url_map.merge_slashes = False
    app.json.sort_keys = False  # type: ignore[attr-defined]
    app.extensions["paroli"] = handler
    handle_errors(app)
    guard(app, house_key)
    document(app)
    app.register_blueprint(health.blp)
    app.register_blueprint(pages)
    return app
