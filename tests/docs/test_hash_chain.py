"""The code on the hash chain page computes the same hashes as Paroli."""

from typing import Any

from service.application.recording.draft import Draft, Meta
from service.application.recording.score_sheets import play_sheet
from service.application.sessions.session import new_session
from service.clock import SystemClock
from service.domain.games import GAMES
from service.domain.session.log.recorded import event_view
from service.sheets import read_sheet
from service.store.log.codec import EventCodec
from tests.docs.pages import blocks, page

SESSION = "5f0c5a0e-6c1d-4b3e-9d0a-2f6f2a6a9b11"


def test_the_code_on_the_page_computes_every_hash() -> None:
    (code,) = blocks(page("docs/explanation/hash-chain.md"), "python")
    namespace: dict[str, Any] = {}
    exec(code, namespace)  # noqa: S102 - our own page
    draft = Draft(new_session(SESSION, GAMES["basset"]), EventCodec(), SystemClock())
    evening = page("examples/twelfth-night.basset.toml").partition("[expect]")[0]
    sheet = read_sheet(evening.replace("Carl", r'"Cärl\ \o/"'))
    play_sheet(draft, sheet, Meta("key", "", "house"))
    events = [event_view(recorded) for recorded in draft.recorded]
    assert len(events) > 20
    assert [namespace["link"](SESSION, event) for event in events] == [e["hash"] for e in events]
    assert [e["previous_hash"] for e in events] == ["0" * 64, *(e["hash"] for e in events[:-1])]
