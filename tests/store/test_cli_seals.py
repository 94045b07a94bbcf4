"""A log that was changed and whose hashes were all computed again: only a seal shows it."""

import json
from collections.abc import Callable, Mapping
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from service.application.archive.exported_logs import read_exported_logs
from service.application.ports.store import StoredEvent
from service.application.sessions.session_cache import SessionCache
from service.application.verification.seals import Seals
from service.sealing.seal_keys import SealKeys
from service.sealing.seal_text import Seal
from service.store.log.codec import EventCodec
from service.store.opening.connect import open_store
from service.store.sqlite.driver import sqlite3
from tests.store.archive_lines import rehash
from tests.store.imported_sheets import COMPUTED, Paroli, import_sheet

CHANGED = "was changed after the session was sealed, and the hashes were computed again."


@pytest.fixture
def keys(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> SealKeys:
    file = tmp_path / "seal-key.pem"
    monkeypatch.setenv("PAROLI_SEAL_KEY_FILE", str(file))
    keys = SealKeys(file)
    keys.make_if_missing()
    return keys


@pytest.fixture
def session(paroli: Paroli) -> str:
    return import_sheet(paroli, COMPUTED[0])


def make_seal(url: str, session: str, keys: SealKeys, version: int | None = None) -> Seal:
    with open_store(url, EventCodec()) as store:
        sessions = SessionCache(store)
        current = sessions.current(session)
        sealed = sessions.at_version(session, version) if version else current
        return Seals(store, keys).seal(sealed)


@pytest.fixture
def seal_file(tmp_path: Path, url: str, session: str, keys: SealKeys) -> Path:
    """A seal that a player kept."""
    file = tmp_path / "kept.seal.txt"
    file.write_text(make_seal(url, session, keys).text, encoding="utf-8")
    return file


def change_log(
    file: Path, session: str, change: Callable[[list[StoredEvent]], list[StoredEvent]]
) -> None:
    """Replace the log by another one with valid hashes, as the owner of the file can."""
    with closing(sqlite3.connect(file, isolation_level=None)) as raw:
        for (name,) in raw.execute(
            "SELECT name FROM sqlite_master WHERE type='trigger'"
        ).fetchall():
            raw.execute(f"DROP TRIGGER {name}")
        with open_store(f"sqlite:///{file}", EventCodec()) as store:
            before = store.stored_events(session)
        after = rehash(change(before))
        raw.executemany(
            "UPDATE events SET data = ?, hash = ?, previous_hash = ?"
            " WHERE stream = ? AND version = ?",
            [(e.data, e.hash, e.previous_hash, session, e.version) for e in after],
        )


def with_more_funds(events: list[StoredEvent]) -> list[StoredEvent]:
    """Return a log whose bank began with one more."""
    opening = json.loads(events[0].data)
    opening["funds"] += 1
    data = json.dumps(opening, sort_keys=True, separators=(",", ":"), ensure_ascii=False)
    return [replace(events[0], data=data), *events[1:]]


def test_only_the_seal_shows_that_everything_was_recorded_again(
    paroli: Paroli, file: Path, session: str, seal_file: Path, tmp_path: Path
) -> None:
    agrees = paroli("verify", "--seal", seal_file).stdout
    assert f"{seal_file}: Correct. The log is the one that was sealed. It is signed" in agrees
    assert agrees.endswith("Checked 1 seal: no problems found.\n")
    file.unlink()
    changed = COMPUTED[0].read_text(encoding="utf-8").partition("[expect]")[0]
    other_sheet = tmp_path / "changed.toml"
    other_sheet.write_text(changed.replace("bank = 20000", "bank = 20001"), encoding="utf-8")
    paroli("import", other_sheet, "--id", session)
    assert "no problems found" in paroli("verify").stdout
    last = len(read_log(paroli, session)["events"])
    _, wrong, summary = paroli("verify", "--seal", seal_file, exits=1).stdout.splitlines()
    assert wrong.startswith(f"{seal_file}: Wrong. One of events 1 to {last} {CHANGED} It is signed")
    assert summary == "Checked 1 seal: 1 problem."


def test_an_earlier_seal_narrows_the_search(
    paroli: Paroli, file: Path, url: str, session: str, keys: SealKeys, tmp_path: Path
) -> None:
    last = make_seal(url, session, keys).head.version
    kept = tmp_path / "two-seals.txt"
    seals = [make_seal(url, session, keys, version) for version in (last - 4, None)]
    kept.write_text("\n\n".join(seal.text for seal in seals), encoding="utf-8")
    assert "Checked 2 seals: no problems" in paroli("verify", "--seal", kept).stdout

    def change(events: list[StoredEvent]) -> list[StoredEvent]:
        return [*events[: last - 2], replace(events[last - 2], data='{"x":1}'), *events[last - 1 :]]

    change_log(file, session, change)
    output = paroli("verify", "--seal", kept, exits=1).stdout
    assert f"One of events {last - 3} to {last} was changed" in output
    assert "4 newer events follow the sealed one." in output


def read_log(paroli: Paroli, session: str) -> dict[str, Any]:
    document: dict[str, Any] = json.loads(paroli("export", session, "--format", "json").stdout)
    return document


def cut(document: Mapping[str, Any]) -> dict[str, Any]:
    return {**document, "events": document["events"][:-1]}


def edited(document: Mapping[str, Any]) -> dict[str, Any]:
    first, second, *more = document["events"]
    return {**document, "events": [first, {**second, "actor": "somebody"}, *more]}


def rehashed(document: Mapping[str, Any]) -> dict[str, Any]:
    """Return an export with one more in the bank and a valid chain."""
    (log,) = read_exported_logs(json.dumps(document).encode()).values()
    after = rehash(with_more_funds(log))
    pairs = zip(document["events"], after, strict=True)
    events = [
        {**event, "data": json.loads(e.data), "hash": e.hash, "previous_hash": e.previous_hash}
        for event, e in pairs
    ]
    return {**document, "events": events}


@pytest.mark.parametrize(
    ("change", "message"),
    [
        (dict, None),
        (cut, "Wrong. The log ends at event"),
        (edited, "Wrong. Event 2 does not match its hash."),
        (rehashed, "Wrong. One of events 1 to"),
        (
            lambda document: {**document, "events": []},
            "Not checked. The file has no log of this session.",
        ),
    ],
)
def test_an_export_is_checked_without_the_database(
    paroli: Paroli,
    file: Path,
    session: str,
    seal_file: Path,
    tmp_path: Path,
    change: Callable[[Mapping[str, Any]], dict[str, Any]],
    message: str | None,
) -> None:
    export = tmp_path / "export.json"
    export.write_text(json.dumps(change(read_log(paroli, session))), encoding="utf-8")
    file.unlink()
    result = paroli("verify", "--seal", seal_file, "--export", export, exits=1 if message else 0)
    matches = "The log matches. Compare the fingerprint. The log is the one that was sealed."
    assert result.stdout.startswith(f"{seal_file}: {message or matches}")
    assert not file.exists()


def test_an_archive_and_a_json_report_are_exports_too(
    paroli: Paroli, session: str, seal_file: Path, tmp_path: Path
) -> None:
    archive, report = tmp_path / "all.jsonl", tmp_path / "report.json"
    paroli("export", "--all", "--output", archive)
    paroli("report", session, "--format", "json", "--output", report)
    for export in (archive, report):
        paroli("verify", "--seal", seal_file, "--export", export)
    # The report has its own seal.
    paroli("verify", "--seal", report, "--export", archive)
    assert json.loads(report.read_text("utf-8"))["seal"]["text"] == seal_file.read_text("utf-8")


def test_a_key_is_the_houses_an_earlier_one_or_a_foreign_one(
    paroli: Paroli, url: str, session: str, keys: SealKeys, seal_file: Path, tmp_path: Path
) -> None:
    before = keys.public_keys()[0].fingerprint
    current = paroli("verify", "--seal", seal_file).stdout
    assert "It is signed with the key of this house." in current
    assert f"fingerprint {before}." in current
    after = paroli("keys", "rotate-seal").stdout.splitlines()[0][: len(before)]
    assert paroli("keys", "seal").stdout == (
        f"{after}  signs seals\n{before}  signed earlier seals\n"
    )
    earlier = paroli("verify", "--seal", seal_file).stdout
    assert "It is signed with an earlier key of this house." in earlier
    foreign = SealKeys(tmp_path / "foreign.pem")
    foreign.make_if_missing()
    seal_file.write_text(make_seal(url, session, foreign).text, encoding="utf-8")
    assert (
        "Wrong. It is not signed with the key of this house. The log is the one that was sealed."
        in paroli("verify", "--seal", seal_file, exits=1).stdout
    )
    known = foreign.public_keys()[0].fingerprint
    entered = paroli("verify", "--seal", seal_file, "--fingerprint", known.lower()).stdout
    assert "It is signed with the key that you entered." in entered
    paroli("verify", "--seal", seal_file, "--fingerprint", before, exits=1)


def test_a_changed_seal_differs_from_a_damaged_file(
    paroli: Paroli, session: str, seal_file: Path, tmp_path: Path
) -> None:
    text = seal_file.read_text("utf-8")
    seal_file.write_text(text.replace("\nname ", "\nname The "), encoding="utf-8")
    forged = paroli("verify", "--seal", seal_file, exits=1).stdout
    assert f"{seal_file}: Wrong. The signature does not match." in forged
    seal_file.write_text(text[:-30], encoding="utf-8")
    damaged = paroli("verify", "--seal", seal_file, exits=2)
    assert damaged.stderr.startswith(f"{seal_file}: This is not a seal that can be checked. Its")
    seal_file.write_text(text, encoding="utf-8")
    for content in (b"[]", b"{}", b"\xff", b'{"session": 5, "events": []}', b'{"events": 1}'):
        (tmp_path / "bad.json").write_bytes(content)
        refused = paroli("verify", "--seal", seal_file, "--export", tmp_path / "bad.json", exits=2)
        assert refused.stderr.startswith(f"{tmp_path / 'bad.json'}: ")
    (tmp_path / "evening.json").write_bytes(b'{"gathering": {}, "events": 7, "sessions": []}')
    evening = ("--export", tmp_path / "evening.json")
    refused = paroli("verify", "--seal", seal_file, *evening, exits=2)
    assert "It is the report of an evening." in refused.stderr
    assert paroli("verify", "--export", "x", exits=2).stderr.endswith("need a --seal.\n")


def test_a_sealed_session_that_the_database_lacks_is_wrong(
    paroli: Paroli, file: Path, seal_file: Path
) -> None:
    file.unlink()
    import_sheet(paroli, COMPUTED[1])
    lines = paroli("verify", "--seal", seal_file, exits=1).stdout.splitlines()
    assert lines[1].startswith(f"{seal_file}: Wrong. The database has no log of this session.")
    assert lines[2] == "Checked 1 seal: 1 problem."
