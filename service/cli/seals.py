"""Checks seals from files, for ``verify``: against the database, or against an exported file."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import click

from service.application.archive.exported_logs import BadExport, Logs, read_exported_logs
from service.application.ports.store import Store
from service.application.verification.seals import differences
from service.cli.output import printable
from service.sealing.seal_keys import NoSealKey, SealKeys, is_signed
from service.sealing.seal_text import BadSeal, Seal, read_seals
from service.settings import read_settings

UNREADABLE = 2
"""The exit status if a file is not a seal or no export."""


@dataclass(frozen=True, slots=True)
class FoundSeal:
    """A seal and the file that has it."""

    file: str
    seal: Seal


@dataclass(frozen=True, slots=True)
class TrustedKeys:
    """The fingerprints of keys: the current one, and those that signed earlier seals.

    Both are empty if no key is known. ``current_name`` and ``earlier_name`` are for messages.
    """

    current: frozenset[str] = frozenset()
    earlier: frozenset[str] = frozenset()
    current_name: str = "the key that you entered"
    earlier_name: str = ""


def read_seal_files(files: Sequence[str]) -> list[FoundSeal]:
    """Return the seals of all files. If a file cannot be read, print why and exit."""
    found: list[FoundSeal] = []
    for file in files:
        try:
            text = Path(file).read_text(encoding="utf-8")
            found += [FoundSeal(file, seal) for seal in read_seals(text)]
        except UnicodeDecodeError:
            _exit(f"{file}: It is not text, so it is not a seal.")
        except OSError as error:
            _exit(f"{file}: The file cannot be read: {error.strerror or error}.")
        except BadSeal as error:
            _exit(f"{file}: This is not a seal that can be checked. {error}")
    return found


def read_export(file: str) -> Logs:
    """Return the logs of an exported file. If it cannot be read, print why and exit."""
    try:
        return read_exported_logs(Path(file).read_bytes())
    except OSError as error:
        _exit(f"{file}: The file cannot be read: {error.strerror or error}.")
    except BadExport as error:
        _exit(f"{file}: {error}")


def _exit(message: str) -> NoReturn:
    click.echo(message, err=True)
    sys.exit(UNREADABLE)


def logs_of(store: Store, found: Sequence[FoundSeal]) -> Logs:
    """Return the stored logs of all sealed sessions."""
    sessions = dict.fromkeys(one.seal.head.session for one in found)
    return {session: store.stored_events(session) for session in sessions}


def trusted_keys(fingerprints: frozenset[str], *, of_house: bool) -> TrustedKeys:
    """Return the given fingerprints, or those of the house's key file if none are given."""
    if fingerprints:
        return TrustedKeys(current=fingerprints)
    if not of_house:
        return TrustedKeys()
    try:
        keys = SealKeys(read_settings().seal_key_file).public_keys()
    except NoSealKey:
        return TrustedKeys()
    current = frozenset(_digits(key.fingerprint) for key in keys if key.current)
    earlier = frozenset(_digits(key.fingerprint) for key in keys if not key.current)
    return TrustedKeys(current, earlier, "the key of this house", "an earlier key of this house")


def _digits(fingerprint: str) -> str:
    return fingerprint.replace(" ", "")


# The page that checks seals has the same sentences: web/src/check-seal/messages/en.ts.
_RIGHT, _WRONG, _NOT_CHECKED = "Correct.", "Wrong.", "Not checked."
_KEY_IS_UNKNOWN = "The log matches. Compare the fingerprint."
_FORGED = "The signature does not match. The text of the seal was changed, or it is forged."
_COMPARE = (
    "Compare this fingerprint with your own note or with those of others. If it differs, another"
    " key signed."
)


@dataclass(frozen=True, slots=True)
class SealReport:
    """The line to print about one seal."""

    line: str
    is_problem: bool


def check_seals(
    found: Sequence[FoundSeal], logs: Logs, trusted: TrustedKeys, *, of_house: bool
) -> Iterator[SealReport]:
    """Check each seal against its log; yield what to print.

    ``of_house``: the logs are those of the house, which has every session that it sealed.
    """
    for one in found:
        others = [other.seal for other in found if other.seal.head.session == one.seal.head.session]
        if is_signed(one.seal):
            genuine = [seal for seal in others if is_signed(seal)]
            conclusion, text = _compare(one.seal, logs, genuine, trusted, of_house=of_house)
        else:
            conclusion, text = _WRONG, _FORGED
        is_problem = conclusion in {_WRONG, _NOT_CHECKED}
        yield SealReport(f"{one.file}: {conclusion} {text}", is_problem)


def _compare(
    seal: Seal, logs: Logs, genuine: Sequence[Seal], trusted: TrustedKeys, *, of_house: bool
) -> tuple[str, str]:
    """Return the conclusion about a signed seal, and the sentences that explain it."""
    stored = logs.get(seal.head.session, [])
    difference = next(differences(seal, stored, genuine), None)
    is_known = _digits(seal.fingerprint) in trusted.current | trusted.earlier
    verdict = difference.message if difference else _agreement(seal, len(stored))
    if not stored:
        verdict = f"The {'database' if of_house else 'file'} has no log of this session."
    if trusted.current and not is_known:
        return _WRONG, f"It is not signed with {trusted.current_name}. {verdict} {_facts(seal)}"
    conclusion = _RIGHT if is_known else _KEY_IS_UNKNOWN
    if difference:
        conclusion = _WRONG if stored or of_house else _NOT_CHECKED
    return conclusion, f"{verdict} {_key_text(seal, trusted)} {_facts(seal)}"


def _agreement(seal: Seal, length: int) -> str:
    same, newer = "The log is the one that was sealed.", length - seal.head.version
    if not newer:
        return same
    follow = "newer event follows" if newer == 1 else "newer events follow"
    return f"{same} {newer} {follow} the sealed one."


def _key_text(seal: Seal, trusted: TrustedKeys) -> str:
    digits = _digits(seal.fingerprint)
    if digits in trusted.current:
        return f"It is signed with {trusted.current_name}."
    return f"It is signed with {trusted.earlier_name}." if digits in trusted.earlier else _COMPARE


def _facts(seal: Seal) -> str:
    head = seal.head
    session = f"Session {head.session[:8]}, {printable(head.name)!r}"
    return f"{session}, event {head.version}, fingerprint {seal.fingerprint}."
