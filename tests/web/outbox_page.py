"""The outbox of a table in a real browser, without the user interface."""

import subprocess
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import BrowserContext, Page, Route

from service.api.guards.security_headers import POLICIES
from tests.web.browser import WEB, node

PAGE = "<!doctype html><title>Outbox</title><script type=module src=/assets/page.js></script>"
POLICY = {"Content-Security-Policy": POLICIES["web_app"]}
"""The policy of the service's own pages."""

MEDIA_TYPES = {".js": "text/javascript", ".mjs": "text/javascript"}
STATE = """(outbox) => ({
  link: outbox.link.value,
  offlineSince: outbox.offlineSince.value && outbox.offlineSince.value.toISOString(),
  entries: outbox.entries.value.map(({ entry, state }) => [entry.key, state]),
  version: outbox.serverView.value && outbox.serverView.value.version,
  shown: outbox.optimisticView.value && outbox.optimisticView.value.version,
  isExact: outbox.isExact.value,
  isUnsettled: outbox.isUnsettled.value,
})"""

UP_TO_DATE = "state.version === state.shown && !state.isUnsettled"


def bundle(folder: Path) -> Path:
    """Build the outbox alone."""
    script = WEB / "tests" / "outbox" / "bundle.ts"
    subprocess.run([str(node()), str(script), str(folder)], check=True, cwd=WEB)
    return folder


class OutboxPage:
    """One tab at a table. Its state is read from the outbox object in the page."""

    def __init__(self, context: BrowserContext, built: Path, address: str) -> None:
        self.page: Page = context.new_page()
        self.errors: list[str] = []
        self.page.on("pageerror", lambda error: self.errors.append(str(error)))
        self._built = built
        self._address = address
        self.page.route(address, self._document)
        self.page.route("**/assets/*", self._file)
        self.open()

    def open(self) -> None:
        self.page.goto(self._address)
        self.page.wait_for_function("() => window.outbox")

    def enter(self, *entries: dict[str, Any]) -> list[str]:
        """Add entries one after another without waiting; return their keys."""
        script = "(all) => all.map(({ kind, ...fields }) => window.outbox.enqueue(kind, fields))"
        keys: list[str] = self.page.evaluate(script, list(entries))
        return keys

    def call(self, name: str, *arguments: Any) -> None:
        """Call a method of the outbox."""
        script = "([name, arguments_]) => window.outbox[name](...arguments_)"
        self.page.evaluate(script, [name, [*arguments]])

    def state(self) -> dict[str, Any]:
        state: dict[str, Any] = self.page.evaluate(f"() => ({STATE})(window.outbox)")
        return state

    def table(self) -> dict[str, Any]:
        """Return the table as shown: the server's table with the unsent entries."""
        table: dict[str, Any] = self.page.evaluate("() => window.outbox.optimisticView.value")
        return table

    def wait(self, condition: str) -> None:
        """Wait for a condition on ``state``, as JavaScript."""
        script = f"() => {{ const state = ({STATE})(window.outbox); return {condition}; }}"
        self.page.wait_for_function(script)

    def wait_until_recorded(self) -> None:
        """Wait until every entry is recorded and the page shows the server's newest version."""
        self.wait(f"state.entries.length === 0 && state.isExact && {UP_TO_DATE}")

    def _document(self, route: Route) -> None:
        route.fulfill(body=PAGE, content_type="text/html", headers=POLICY)

    def _file(self, route: Route) -> None:
        name = urlsplit(route.request.url).path.removeprefix("/")
        file = self._built / name
        route.fulfill(path=file, content_type=MEDIA_TYPES.get(file.suffix, "text/javascript"))
