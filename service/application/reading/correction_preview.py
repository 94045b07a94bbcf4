"""Shows what a correction would change, without recording it."""

from collections.abc import Iterable, Iterator, Mapping
from dataclasses import replace
from itertools import chain
from typing import Any

from service.application.reading.entry_lists import refusal_of
from service.application.reading.must_decide import must_decide
from service.application.reading.standings import standings_of
from service.application.recording.draft import Draft, Meta
from service.application.recording.recorder import Recorder, check_unchanged
from service.application.sessions.correction import (
    Correction,
    CorrectionPlan,
    entered_values,
)
from service.application.sessions.session import Session
from service.domain.port.game import Figure
from service.domain.port.parties import Party
from service.domain.session.corrections import EntryAmended
from service.domain.session.history import entries_that_count
from service.domain.session.seats import purse_account
from service.domain.session.session_events import postings_of
from service.domain.values.plain import plain

Json = dict[str, Any]

_MONEY = ("purse", "at_table", "held", "net")
"""The amounts of a party that a correction changes."""


def preview_correction(recorder: Recorder, session: str, act: Any, meta: Meta) -> Json:
    """Return what a ``Correction``, or the command of an undo, redo or ruling, would change.

    Later entries that the rules would refuse are in ``refused``, and what must be decided so that
    they fit in ``must_decide``. Those that stay, but take the money of other players, such as a
    wager of another banker or the stakes of the last hand, are in ``other_players``. Raises what
    the correction itself raises, but never for those.
    """
    draft = recorder.draft(recorder.sessions.current(session))
    check_unchanged(draft.session, meta)
    draft.settle()
    before = draft.session
    if isinstance(act, Correction):
        draft.correct(replace(act, drop_refused=True), meta)
    else:
        draft.enter(act, meta)
    after = draft.session
    standings = standings_of(before), standings_of(after)
    return {
        "dry_run": True,
        "version": before.version,
        "refused": _refused(draft),
        "must_decide": draft.plan and plain(must_decide(before.game, draft.plan)),
        "other_players": list(_of_other_players(before, after, draft.plan)) if draft.plan else [],
        "balances": _changed(before.balances, after.balances, 0),
        "parties": _party_changes(before, after),
        "counts": list(_count_changes(before, after)),
        "names": list(_name_changes(before, after)),
        "standings": _changed(_places(standings[0]), _places(standings[1]), None),
        "bank_net": _pair(*(each["bank_net"] for each in standings)),
        "phase": _pair(before.row.phase, after.row.phase),
        "waiting_for": _pair(_waiting_for(before), _waiting_for(after)),
        "winners": _pair(_winners(before), _winners(after)),
    }


def _pair(before: Any, after: Any) -> Json:
    return {"before": before, "after": after}


def _changed(before: Mapping[str, Any], after: Mapping[str, Any], missing: Any) -> Json:
    """Return the values that differ, by name, in the order in which they are first named."""
    pairs = {
        name: _pair(before.get(name, missing), after.get(name, missing))
        for name in dict.fromkeys((*before, *after))
    }
    return {name: pair for name, pair in pairs.items() if pair["before"] != pair["after"]}


def _party_changes(before: Session, after: Session) -> list[Json]:
    """Return the parties whose money differs, in the order of their seats."""
    earlier, later = ({p.key: p for p in _parties(session)} for session in (before, after))
    changes = []
    for key, party in (earlier | later).items():
        was, now = earlier.get(key), later.get(key)
        money = {name: _pair(getattr(was, name, 0), getattr(now, name, 0)) for name in _MONEY}
        if any(pair["before"] != pair["after"] for pair in money.values()):
            changes.append({"name": party.name, "role": party.role, **money})
    return changes


def _count_changes(before: Session, after: Session) -> Iterator[Json]:
    """Yield the counts among the game's figures that differ, such as the scores of players."""
    for name, was, now in _figure_changes(before, after, Figure.COUNT):
        yield {"figure": name, "of": None, **_pair(was, now)}
    for name, was, now in _figure_changes(before, after, Figure.COUNTS):
        for of, pair in _changed(was, now, 0).items():
            yield {"figure": name, "of": of, **pair}


def _name_changes(before: Session, after: Session) -> Iterator[Json]:
    """Yield the names among the game's figures that differ, such as that of the banker."""
    for name, was, now in _figure_changes(before, after, Figure.NAME):
        yield {"figure": name, **_pair(was, now)}


def _figure_changes(
    before: Session, after: Session, kind: Figure
) -> Iterator[tuple[str, Any, Any]]:
    """Yield the figures of one kind that differ: name, before and after."""
    game = before.game
    was, now = game.figures_of(before.state), game.figures_of(after.state)
    for name, declared in game.figures.items():
        if declared is kind and was[name] != now[name]:
            yield name, was[name], now[name]


def _parties(session: Session) -> tuple[Party, ...]:
    return session.game.summary(session.state).parties


def _players(session: Session) -> tuple[Party, ...]:
    return session.game.summary(session.state).players


def _places(standings: Json) -> Json:
    return {
        line["punter"]: {"place": line["place"], "net": line["net"]}
        for line in standings["standings"]
    }


def _waiting_for(session: Session) -> list[str]:
    return list(session.game.summary(session.state).waiting_for)


def _winners(session: Session) -> list[str]:
    return list(session.game.summary(session.state).winners)


def _refused(draft: Draft) -> list[Json]:
    """Return the later entries that no longer fit: entry, version, fields, and the refusal."""
    dropped = {
        entry.entry: entry
        for recorded in draft.recorded
        if isinstance(recorded.event, EntryAmended)
        for entry in recorded.event.dropped
    }
    if not dropped:
        return []
    game = draft.session.game
    before = entries_that_count(draft.stored(draft.base)).counting
    return [
        {
            "entry": entry.id,
            "version": entry.version,
            "entered": entered_values(game, entry).as_json(),
            **refusal_of(dropped[entry.id]),
        }
        for entry in before.values()
        if entry.id in dropped
    ]


def _of_other_players(before: Session, after: Session, plan: CorrectionPlan) -> Iterator[Json]:
    """Yield the repeated entries that take or move the money of other players than before."""
    players = (*_players(before), *_players(after))
    named = {purse_account(name): p.name for p in players for name in (p.name, *p.former_names)}

    def names(accounts: Iterable[str]) -> list[str]:
        return list(dict.fromkeys(named[account] for account in accounts if account in named))

    for entry, events in plan.repeated:
        moves = [postings_of(after.game, e) for e in (entry.events[0].event, events[0])]
        payers = [names(p.source for p in each) for each in moves]
        sides = [names(chain.from_iterable((p.source, p.target) for p in each)) for each in moves]
        was, now = payers if all(payers) else sides
        # Money that only comes back, as at the close, may come back to more or fewer players.
        is_changed = set(was) != set(now) if all(payers) else not set(was) & set(now)
        if was and now and is_changed:
            yield {
                "entry": entry.id,
                "version": entry.version,
                "entered": entered_values(after.game, entry).as_json(),
                "players": _pair(was, now),
            }
