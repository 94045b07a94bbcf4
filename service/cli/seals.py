"""Checks seals from files, for ``verify``: against the database, or against an exported file."""

import sys
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import NoReturn

import click

from service.application.exported_logs import BadExport, Logs, read_exported_logs
from service.application.ports import Store
from service.application.seals import differences
from service.cli.output import format_count, printable
from service.sealing.seal_keys import NoSealKey, SealKeys, is_signed
from service.sealing.seal_text import BadSeal, Seal, read_seals
from service.settings import read_settings

UNREADABLE = 2
"""The exit status if a file is not a seal or no export."""

_FINGERPRINT_CHARACTERS = 32


@dataclass(frozen=True, slots=True)
class FoundSeal:
    """A seal and the file that has it."""

    file: str
    seal: Seal


@dataclass(frozen=True, slots=True)
class TrustedKeys:
    """The fingerprints of keys: the current one, and those that signed earlier seals.

    Both are empty if no key is known. ``where`` says where they come from.
    """

    current: frozenset[str] = frozenset()
    earlier: frozenset[str] = frozenset()
    where: str = ""


def parse_fingerprints(_context: object, _option: object, given: tuple[str, ...]) -> frozenset[str]:
    """Return fingerprints without blanks. Raises: ``click.BadParameter``."""
    found = frozenset("".join(text.split()).upper() for text in given)
    for text in found:
        if len(text) != _FINGERPRINT_CHARACTERS or set(text) - set("0123456789ABCDEF"):
            raise click.BadParameter("A fingerprint has 32 hexadecimal digits, in any groups.")
    return found


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
        return TrustedKeys(current=fingerprints, where="the fingerprint that you gave")
    if not of_house:
        return TrustedKeys()
    try:
        keys = SealKeys(read_settings().seal_key_file).public_keys()
    except NoSealKey:
        return TrustedKeys()
    current = frozenset(_digits(key.fingerprint) for key in keys if key.current)
    earlier = frozenset(_digits(key.fingerprint) for key in keys if not key.current)
    return TrustedKeys(current, earlier, "this house's key file")


def _digits(fingerprint: str) -> str:
    return fingerprint.replace(" ", "")


@dataclass(frozen=True, slots=True)
class SealReport:
    """The lines to print about one seal. ``problems`` counts those that name a problem."""

    lines: tuple[str, ...]
    problems: int


def check_seals(
    found: Sequence[FoundSeal], logs: Logs, trusted: TrustedKeys
) -> Iterator[SealReport]:
    """Check each seal against its log; yield what to print."""
    for one in found:
        others = [other.seal for other in found if other.seal.head.session == one.seal.head.session]
        yield _check(one, logs, others, trusted)


def _check(one: FoundSeal, logs: Logs, others: Sequence[Seal], trusted: TrustedKeys) -> SealReport:
    seal, head = one.seal, one.seal.head
    if not is_signed(seal):
        text = "The signature does not match: the text of the seal was changed, or it is forged."
        return SealReport((f"{one.file}: {text}",), 1)
    stored = logs.get(head.session, [])
    genuine = [other for other in others if other is seal or is_signed(other)]
    problems = [finding.message for finding in differences(seal, stored, genuine)]
    problems += _key_problems(seal, trusted)
    if problems:
        return SealReport(tuple(f"{one.file}: {text}" for text in problems), len(problems))
    return SealReport(
        (f"{one.file}: {_agreement(seal, len(stored))} {_key_text(seal, trusted)}",), 0
    )


def _key_problems(seal: Seal, trusted: TrustedKeys) -> Iterator[str]:
    known = trusted.current | trusted.earlier
    if known and _digits(seal.fingerprint) not in known:
        yield f"The seal is signed with another key, {seal.fingerprint}, not with {trusted.where}."


def _agreement(seal: Seal, length: int) -> str:
    head = seal.head
    newer = length - head.version
    after = f", {format_count(newer, 'newer event')}" if newer else ""
    session = f"session {head.session[:8]}, {printable(head.name)!r}"
    return f"The log is the one that was sealed ({session}, event {head.version}{after})."


def _key_text(seal: Seal, trusted: TrustedKeys) -> str:
    digits = _digits(seal.fingerprint)
    if digits in trusted.earlier:
        return f"Signed with an earlier key of this house, {seal.fingerprint}."
    if digits in trusted.current:
        return f"Signed with {trusted.where}, {seal.fingerprint}."
    return f"Compare the key's fingerprint with the house's: {seal.fingerprint}."
