"""The text of a seal: what is written is read back, and damaged text is refused with a reason."""

import json
from pathlib import Path

import pytest

from service.sealing.seal_keys import SealKeys, is_signed
from service.sealing.seal_text import BadSeal, Seal, SealedHead, read_seals, shortened

HEAD = SealedHead(
    session="5f0c5a0e-6c1d-4b3e-9d0a-2f6f2a6a9b11",
    version=214,
    closed=True,
    hash="9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08",
    recorded_at="2026-01-06T23:41:07.000000Z",
    name='Zoë’s  "Ōkubo" 牌 table',
)


@pytest.fixture
def seal(tmp_path: Path) -> Seal:
    keys = SealKeys(tmp_path / "seal-key.pem")
    keys.make_if_missing()
    return keys.seal(HEAD)


def test_a_seal_is_read_back(seal: Seal) -> None:
    assert read_seals(seal.text) == [seal]
    assert is_signed(seal)


@pytest.mark.parametrize(
    "change",
    [
        lambda text: f"\ufeff{text}\n",
        lambda text: f"Scanned today:\r\n\r\n{text}\r\n".replace("\n", "\r\n"),
        lambda text: "\n".join(f"  {line}\t" for line in text.split("\n")),
        lambda text: json.dumps({"text": text}),
        lambda text: f"\ufeff{json.dumps({'seal': {'text': text}})}",
        lambda text: json.dumps({"title": "a report", "seal": {"text": text}}),
    ],
)
def test_blanks_and_wrapping_documents_do_not_count(seal: Seal, change: object) -> None:
    (found,) = read_seals(change(seal.text))  # type: ignore[operator]
    assert found == seal
    assert is_signed(found)


def test_several_seals_are_read_from_one_text(seal: Seal) -> None:
    assert read_seals(f"{seal.text}\n\nand\n{seal.text}") == [seal, seal]


def test_a_fact_that_a_later_version_adds_is_signed_too(seal: Seal) -> None:
    added = seal.text.replace("\nkey ", "\nhouse 57 abcdef\nkey ")
    (found,) = read_seals(added)
    assert found.head == HEAD
    assert not is_signed(found)


@pytest.mark.parametrize("field", ["session", "version", "state", "hash", "recorded", "name"])
def test_each_fact_is_signed(seal: Seal, field: str) -> None:
    values = {
        "session": "00000000-6c1d-4b3e-9d0a-2f6f2a6a9b11",
        "version": "213",
        "state": "open",
        "hash": "0" * 64,
        "recorded": "2026-01-06T23:41:08.000000Z",
        "name": "Another table",
    }
    lines = [
        f"{field} {values[field]}" if line.startswith(f"{field} ") else line
        for line in seal.text.split("\n")
    ]
    (found,) = read_seals("\n".join(lines))
    assert found.text != seal.text
    assert not is_signed(found)


@pytest.mark.parametrize(
    ("old", "new", "message"),
    [
        ("Paroli seal 1", "Paroli seal 2", "newer Paroli"),
        ("Paroli seal 1", "Paroli", "It has no seal"),
        ("version 214", "version 0", "Its version is damaged: '0'"),
        ("state closed", "state over", "Its state is damaged"),
        ("hash 9f", "hash 9F", "Its hash is damaged"),
        ("session 5f0c", "session 5F0C", "Its session is damaged"),
        ("recorded 2026", "recorded yesterday", "Its recorded is damaged"),
        ("key ", "key !", "Its key is damaged"),
        ("signature ", "signature AA", "Its signature is damaged"),
        ("\nstate closed", "", "It has no state: it is incomplete."),
        ("\nstate closed", "\nstate closed\nstate closed", "is damaged, or is there twice"),
        ("\nname", "\nNAME", "is damaged, or is there twice"),
        ("name ", f"name {'x' * 10_000}", "too long"),
    ],
)
def test_damaged_text_is_refused(seal: Seal, old: str, new: str, message: str) -> None:
    with pytest.raises(BadSeal, match=message):
        read_seals(seal.text.replace(old, new))


def test_half_a_seal_is_refused(seal: Seal) -> None:
    with pytest.raises(BadSeal, match="It has no signature: it is incomplete"):
        read_seals(seal.text.rpartition("\n")[0])


def test_a_name_cannot_add_a_line_to_a_seal(tmp_path: Path) -> None:
    keys = SealKeys(tmp_path / "seal-key.pem")
    keys.make_if_missing()
    forged = SealedHead(
        session=HEAD.session,
        version=1,
        closed=False,
        hash=HEAD.hash,
        recorded_at=HEAD.recorded_at,
        name="x\nwinner me",
    )
    assert "winner" not in [line.split(" ")[0] for line in keys.seal(forged).text.split("\n")]


def test_a_long_name_is_shortened() -> None:
    assert shortened("x" * 60) == "x" * 60
    assert shortened("x" * 61) == f"{'x' * 59}…"
