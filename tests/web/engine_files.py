"""Waits until a page has fetched the engine."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import BrowserContext, Request

from tests.web.dealer import ENGINE_LOADING_MS

ENGINE_FILES = (".whl", "asm.wasm", "python_stdlib.zip", "asm.mjs")


@contextmanager
def engine_loaded(context: BrowserContext) -> Iterator[None]:
    """Wait at the end of the block until the engine's files are fetched that it asks for."""
    loaded: set[str] = set()

    def all_are_loaded(request: Request) -> bool:
        if request.service_worker is None:
            loaded.update(end for end in ENGINE_FILES if request.url.endswith(end))
        return len(loaded) == len(ENGINE_FILES)

    with context.expect_event("requestfinished", all_are_loaded, timeout=ENGINE_LOADING_MS):
        yield
