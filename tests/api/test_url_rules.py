"""The endpoints are added without compiling how their URLs are built, which takes long."""

from uuid import uuid4

import pytest
from werkzeug.routing import Rule

from service.app import create_app, make_application
from tests.api.service_under_test import HOUSE_KEY
from tests.memory_store.store import MemoryStore


def test_what_builds_urls_is_compiled_when_a_url_is_built(monkeypatch: pytest.MonkeyPatch) -> None:
    compiled = []
    compile_builder = Rule._compile_builder

    def record(rule: Rule, append_unknown: bool = True) -> object:  # noqa: FBT001, FBT002 - as werkzeug
        compiled.append(rule.rule)
        return compile_builder(rule, append_unknown)

    monkeypatch.setattr(Rule, "_compile_builder", record)
    app = create_app(make_application(MemoryStore()), HOUSE_KEY)
    assert [rule for rule in compiled if rule.startswith("/v1")] == []
    session = str(uuid4())
    urls = app.url_map.bind("paroli.test")
    built = urls.build("sessions.show_session", {"session": session, "wait": 1})
    assert built == f"/v1/sessions/{session}?wait=1"
    assert compiled[-1:] == ["/v1/sessions/<uuid:session>"]
