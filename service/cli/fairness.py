"""The command ``fairness``."""

import json
from collections.abc import Iterator, Sequence
from typing import Any

import click

from service.application.reading.fairness import (
    DealtTrial,
    fairness_of,
    fairness_view,
    trials_of,
)
from service.application.reading.queries import Queries
from service.application.sessions.session_cache import SessionCache
from service.cli.store_access import find_sessions, open_configured_store
from service.store.log.events import SqlStore


def print_fairness(*, sessions: Sequence[str], as_json: bool) -> None:
    """Print whether the deals of sessions look like those of a fair shuffle."""
    with open_configured_store(create=False) as store:
        found = find_sessions(store, sessions)
        view = fairness_view(fairness_of(_trials(store, found)))
    if as_json:
        click.echo(json.dumps(view))
        return
    for line in _lines(view):
        click.echo(line)


def _trials(store: SqlStore, sessions: Sequence[str]) -> Iterator[DealtTrial]:
    cache, queries = SessionCache(store), Queries(store)
    for session in sessions:
        current = cache.current(session)
        yield from trials_of(current.game, queries.whole_log(current))


def _lines(view: dict[str, Any]) -> Iterator[str]:
    """Yield the rarest answers first."""
    if not view["answers"]:
        yield "No deal is recorded that a shuffle decided."
        return
    yield from _answers(view["answers"])
    for dealer in view["dealers"]:
        yield f"Entered by {dealer['dealer']}:"
        yield from _answers(dealer["answers"])
    if view["unusual"]:
        yield f"At most {view['unusual_below']} of fair evenings show as much, by chance."
    else:
        yield "Nothing here is unusual for a fair shuffle."


def _answers(answers: Sequence[dict[str, Any]]) -> Iterator[str]:
    ordered = sorted(answers, key=lambda answer: float(answer["corrected"]))
    return (answer["text"] for answer in ordered)
