"""Generators make clients from the document: none leaves an endpoint out, and one plays a deal."""

import json
import os
import subprocess
import sys
from contextlib import closing
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from service.api.document.openapi import as_json, as_mapping
from tests.api.document_parts import METHODS
from tests.api.http_server import LOOPBACK, run_server
from tests.api.service_under_test import HOUSE_KEY, ServiceUnderTest
from tests.web.browser import node

ROOT = Path(__file__).parents[2]
PACKAGE = "paroli_client"

MODERN = {"preset": "modern"}
SESSION = {
    "name": "A deal",
    "rules": MODERN,
    "bank": {"funds": 1000},
}


def generate(folder: Path) -> str:
    """Generate the Python client in ``folder``; return what the generator says."""
    config, document = folder / "config.json", folder / "openapi.json"
    document.write_text(as_json(), encoding="utf-8")
    config.write_text(json.dumps({"post_hooks": [], "package_name_override": PACKAGE}))
    command = [sys.executable, "-m", "openapi_python_client", "generate", "--meta", "none"]
    paths = {
        "--path": document,
        "--config": config,
        "--output-path": folder / PACKAGE,
    }
    done = subprocess.run(
        [*command, *(str(word) for option in paths.items() for word in option)],
        env={**os.environ, "NO_COLOR": "1"},
        capture_output=True,
        text=True,
        check=True,
    )
    return done.stdout + done.stderr


class GeneratedClient:
    """Calls the operations of the generated package."""

    def __init__(self, port: int) -> None:
        url = f"http://{LOOPBACK}:{port}"
        made = import_module(f"{PACKAGE}.client").AuthenticatedClient
        self._client = made(url, HOUSE_KEY, httpx_args={"trust_env": False})

    def close(self) -> None:
        """Close its connections."""
        self._client.get_httpx_client().close()

    def call(self, operation: str, *parts: Any, **arguments: Any) -> Any:
        """Return the parsed response of an operation, such as ``entries.enter_stakes``."""
        module = import_module(f"{PACKAGE}.api.{operation}")
        response = module.sync_detailed(*parts, client=self._client, **arguments)
        assert response.status_code in {200, 201}, response.content
        return response.parsed

    def body(self, model: str, **members: Any) -> Any:
        """Return a body of a generated class."""
        return getattr(import_module(f"{PACKAGE}.models"), model).from_dict(members)


@pytest.mark.slow
def test_a_generated_python_client_plays_a_deal(
    own_service: ServiceUnderTest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    output = generate(tmp_path)
    assert "will not be generated" not in output, output
    assert "response will be omitted" not in output, output
    made = [p for p in (tmp_path / PACKAGE / "api").rglob("*.py") if p.name != "__init__.py"]
    items = as_mapping()["paths"].values()
    assert len(made) == sum(method in item for item in items for method in METHODS)
    monkeypatch.syspath_prepend(str(tmp_path))
    with run_server(own_service.app) as port, closing(GeneratedClient(port)) as client:
        play_a_deal(client)


def play_a_deal(client: GeneratedClient) -> None:
    opened = client.call("sessions.open_session", body=client.body("BassetOpening", **SESSION))
    table = opened.id

    def enter(path: str, model: str, **members: Any) -> Any:
        body = client.body(model, **members)
        prefer = {"prefer": "wait=10"} if path == "draws" else {}
        return client.call(f"entries.enter_{path}", table, body=body, **prefer)

    enter("punters", "BassetSeat", name="Anne", purse=100)
    enter("stakes", "BassetStake", punter="Anne", card="Q", amount=10)
    enter("draws", "BassetFasse", kind="fasse", cards=["2"], place=0)
    won = enter("draws", "BassetPair", kind="pair", cards=["Q", "5"], place=1)
    assert won.settled
    data = [type(event.data).__name__ for event in won.events]
    assert data == ["BassetPairDealt", "BassetDrawSettled"]
    assert won.events[0].data.first == "Q"
    enter("answers", "BassetTakeAll", answer="take", all=True)
    enter("deal_ends", "BassetEnd")
    undo = client.body("UndoCorrection", undo=True)
    client.call("corrections.correct", table, body=undo)
    enter("deal_ends", "BassetEnd")
    enter("closings", "BassetClose")
    standings = client.call("ledger.show_standings", table)
    assert [(line.punter, line.net) for line in standings.standings] == [("Anne", 10)]
    report = client.call("reports.report_pdf", table)
    assert report.payload.read(5) == b"%PDF-"
    lansquenet = client.body(
        "LansquenetOpening", name="Hands", game="lansquenet", rules={"preset": "lansquenet"}
    )
    hands = client.call("sessions.open_session", body=lansquenet).id
    seat = client.body("LansquenetSeat", name="Anne", purse=100)
    client.call("entries.enter_punters", hands, body=seat)
    for session, page in ((table, "BassetHistoryPage"), (hands, "LansquenetHistoryPage")):
        history = client.call("ledger.list_history", session, punter="Anne")
        assert (type(history).__name__, history.next_) == (page, None)


@pytest.mark.slow
def test_the_types_of_the_web_app_are_generated_without_a_warning(tmp_path: Path) -> None:
    web = ROOT / "web"
    command = [node(), web / "node_modules" / "openapi-typescript" / "bin" / "cli.js"]
    done = subprocess.run(
        [*command, ROOT / "openapi.yaml", "--output", tmp_path / "schema.d.ts"],
        cwd=web,
        capture_output=True,
        text=True,
        check=True,
    )
    assert "\N{WARNING SIGN}" not in done.stdout + done.stderr
