"""Checks an append before a store writes it."""

from service.application.ports.store import Append, SessionRow


def check_whole(append: Append) -> None:
    """Raise ``ValueError`` unless the append is of one stream and has consecutive versions."""
    first, last = append.expected + 1, append.expected + len(append.recorded)
    if not append.recorded or [r.version for r in append.recorded] != [*range(first, last + 1)]:
        raise ValueError(f"The events are not those after version {append.expected}.")
    if append.row.id != append.stream or any(r.stream != append.stream for r in append.recorded):
        raise ValueError(f"The append is not of {append.stream} alone.")
    if append.row.version != last:
        raise ValueError(f"The session's row is not at version {last}.")
    if any(not first <= version <= last for version, _ in append.postings):
        raise ValueError("A posting belongs to none of the events.")
    if append.access_key and not (append.expected and isinstance(append.row, SessionRow)):
        raise ValueError("Only an entry of a session that exists names an access key.")
